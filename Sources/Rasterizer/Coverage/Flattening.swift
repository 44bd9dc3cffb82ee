/// Curves to lines, straight into a `CoverageGrid`.
///
/// A curve is cut at equal steps of its parameter, into as many pieces as its second differences ask for: `n` pieces of a
/// polynomial deviate from their chords by at most max|B''| / (8 n²) (Wang et al., 1984).
enum Flattening {
    /// How far a chord may lie from its curve, in pixels. The mean deviation is two thirds of it, so that no pixel's
    /// coverage is off by more than about half a 255th.
    static let tolerance = 1.0 / 320
    /// A curve is cut into at most so many pieces, however large it is.
    static let pieceLimit = 1 << 14

    /// - Parameter m: the largest second difference of the control points, squared; `degree` 2 or 3.
    @inline(__always)
    static func pieces(squaredDifference m: Double, degree: Int) -> Int {
        // |B''| ≤ 2 m for a quadratic, 6 m for a cubic.
        let factor = (degree == 2 ? 0.25 : 0.75) / tolerance
        let n = (factor * m.squareRoot()).squareRoot()
        return n < Double(pieceLimit) ? Int(n) &+ 1 : pieceLimit
    }
}

/// How lines reach the grid.
enum LineEntry {
    /// The whole outline lies inside.
    case inside
    /// Parts may lie outside.
    case clipped
    /// Pixel centres instead of areas.
    case centres
}

extension CoverageGrid {
    /// Adds the lines of `outline`, open contours closed. `origin` is the device position of the grid's corner.
    func add(_ outline: Outline, origin: SIMD2<Double>, entry: LineEntry) {
        switch entry {
        case .inside: addInside(outline, origin)
        case .clipped:
            walk(outline, origin) { addClipped($0.x, $0.y, $1.x, $1.y) }
        case .centres:
            walk(outline, origin) { addCentres($0.x, $0.y, $1.x, $1.y) }
        }
    }

    /// The fast way, in single precision: positions inside a grid have at least ten bits after the point.
    private func addInside(_ outline: Outline, _ origin: SIMD2<Double>) {
        var p = outline.points
        var start = SIMD2<Float>.zero
        var current = SIMD2<Float>.zero
        @inline(__always) func next() -> SIMD2<Float> {
            let q = p.pointee - origin
            p += 1
            return SIMD2(Float(q.x), Float(q.y))
        }
        @inline(__always) func line(_ a: SIMD2<Float>, _ b: SIMD2<Float>) { addInside(a.x, a.y, b.x, b.y) }
        for index in 0..<outline.verbCount {
            switch outline.verbs[index] {
            case .move:
                line(current, start)
                start = next()
                current = start
            case .line:
                let end = next()
                line(current, end)
                current = end
            case .quad:
                let (control, end) = (next(), next())
                addQuad(current, control, end)
                current = end
            case .cubic:
                let (c, d, end) = (next(), next(), next())
                addCubic(current, c, d, end)
                current = end
            case .close:
                line(current, start)
                current = start
            }
        }
        line(current, start)
    }

    @inline(__always)
    private func addQuad(_ p0: SIMD2<Float>, _ p1: SIMD2<Float>, _ p2: SIMD2<Float>) {
        let a = p0 - 2 * p1 + p2
        let b = 2 * (p1 - p0)
        let n = Flattening.pieces(squaredDifference: Double((a * a).sum()), degree: 2)
        let step = 1 / Float(n)
        var last = p0
        var i = 1
        while i < n {
            let t = Float(i) * step
            let q = within((a * t + b) * t + p0)
            addInside(last.x, last.y, q.x, q.y)
            last = q
            i &+= 1
        }
        addInside(last.x, last.y, p2.x, p2.y)
    }

    @inline(__always)
    private func addCubic(_ p0: SIMD2<Float>, _ p1: SIMD2<Float>, _ p2: SIMD2<Float>, _ p3: SIMD2<Float>) {
        let d1 = p0 - 2 * p1 + p2
        let d2 = p1 - 2 * p2 + p3
        let m = max((d1 * d1).sum(), (d2 * d2).sum())
        let n = Flattening.pieces(squaredDifference: Double(m), degree: 3)
        let a = d2 - d1
        let b = 3 * d1
        let c = 3 * (p1 - p0)
        let step = 1 / Float(n)
        var last = p0
        var i = 1
        while i < n {
            let t = Float(i) * step
            let q = within(((a * t + b) * t + c) * t + p0)
            addInside(last.x, last.y, q.x, q.y)
            last = q
            i &+= 1
        }
        addInside(last.x, last.y, p3.x, p3.y)
    }

    /// Rounding may push a point of a curve past the box of its control points by an ulp.
    @inline(__always)
    private func within(_ q: SIMD2<Float>) -> SIMD2<Float> {
        var q = q
        q.replace(with: 0, where: q .< 0)
        let limit = SIMD2(Float(width), Float(height))
        q.replace(with: limit, where: q .> limit)
        return q
    }

    /// The careful way, in double precision, for outlines that reach beyond the grid.
    @inline(__always)
    private func walk(
        _ outline: Outline, _ origin: SIMD2<Double>, _ line: (SIMD2<Double>, SIMD2<Double>) -> Void
    ) {
        var p = outline.points
        var start = SIMD2<Double>.zero
        var current = SIMD2<Double>.zero
        func next() -> SIMD2<Double> {
            let q = p.pointee - origin
            p += 1
            return q
        }
        for index in 0..<outline.verbCount {
            switch outline.verbs[index] {
            case .move:
                line(current, start)
                start = next()
                current = start
            case .line:
                let end = next()
                line(current, end)
                current = end
            case .quad:
                let (p0, p1, p2) = (current, next(), next())
                current = p2
                if isBeyondReach(p0, p1, p2, p2) {
                    line(p0, p2)
                    continue
                }
                let a = p0 - 2 * p1 + p2
                let b = 2 * (p1 - p0)
                let n = Flattening.pieces(squaredDifference: (a * a).sum(), degree: 2)
                var last = p0
                for i in 1..<max(n, 1) where n > 1 {
                    let t = Double(i) / Double(n)
                    let q = (a * t + b) * t + p0
                    line(last, q)
                    last = q
                }
                line(last, p2)
            case .cubic:
                let (p0, p1, p2, p3) = (current, next(), next(), next())
                current = p3
                if isBeyondReach(p0, p1, p2, p3) {
                    line(p0, p3)
                    continue
                }
                let d1 = p0 - 2 * p1 + p2
                let d2 = p1 - 2 * p2 + p3
                let n = Flattening.pieces(squaredDifference: max((d1 * d1).sum(), (d2 * d2).sum()), degree: 3)
                let (a, b, c) = (d2 - d1, 3 * d1, 3 * (p1 - p0))
                var last = p0
                for i in 1..<max(n, 1) where n > 1 {
                    let t = Double(i) / Double(n)
                    let q = ((a * t + b) * t + c) * t + p0
                    line(last, q)
                    last = q
                }
                line(last, p3)
            case .close:
                line(current, start)
                current = start
            }
        }
        line(current, start)
    }

    /// True for a curve that cannot be told from its chord in the grid: wholly above, below, or to one side.
    private func isBeyondReach(
        _ a: SIMD2<Double>, _ b: SIMD2<Double>, _ c: SIMD2<Double>, _ d: SIMD2<Double>
    ) -> Bool {
        let (w, h) = (Double(width), Double(height))
        return max(a.y, b.y, c.y, d.y) <= 0 || min(a.y, b.y, c.y, d.y) >= h || max(a.x, b.x, c.x, d.x) <= 0
            || min(a.x, b.x, c.x, d.x) >= w
    }
}
