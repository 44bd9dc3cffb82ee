import Foundation

// Curves to lines, within a tolerance in device pixels.
//
// A curve is mapped to device space and cut at even parameters into as many lines as Wang's bound on the second
// difference asks for; the points come from forward differences. Curves too long for that are halved first, and
// halves outside of the visible rectangle keep only their ends, so that the cost is bounded by what is visible.

extension Path {
    /// Adds the path's contours to `lines`, in device space.
    ///
    /// A path with a coordinate that is not a number or not finite adds nothing. Coordinates beyond 1e9 pixels are
    /// moved to that distance.
    ///
    /// - Parameters:
    ///   - transform: from the path's points to device pixels.
    ///   - tolerance: the greatest distance between a curve and its lines, in pixels; at least 0.0001. The number
    ///     of lines is limited to some thousand for each curve, counted inside `visible` where that is given, so very
    ///     long curves are less accurate.
    ///   - balanced: moves the points between a curve's ends to its outer side, so that the lines enclose the same area
    ///     as the curve: they then lie as much outside it as inside, by at most the tolerance. For coverage, to which
    ///     only areas matter, this is as good as a tolerance several times smaller.
    ///   - visible: the visible part of the device plane. Curves wholly above, below, left or right of it are drawn as
    ///     one line, which leaves the winding number everywhere inside it as it is.
    package func flatten(
        into lines: inout Polylines, transform: CGAffineTransform = .identity, tolerance: Double,
        balanced: Bool = false, visible: CGRect? = nil
    ) {
        let space = DeviceSpace(transform: transform, tolerance: tolerance, visible: visible)
        var flattener = Flattener(space: space, isBalanced: balanced)
        let (points, contours) = (lines.count, lines.contourCount)
        if let shape = simpleShape {
            Path.forEachElement(of: shape) { flattener.add($0, to: &lines) }
        } else {
            storage.withUnsafeBufferPointer { elements in
                for index in elements.indices { flattener.add(elements[index], to: &lines) }
            }
        }
        flattener.endContour(isClosed: false, of: &lines)
        if !flattener.isSound { lines.truncate(points: points, contours: contours) }
    }
}

/// The state of flattening between two elements.
private struct Flattener {
    let space: DeviceSpace
    let isBalanced: Bool
    /// False once a coordinate was not finite.
    var isSound = true
    /// Index of the first point of the contour under construction.
    private var contourStart = 0
    private var start = Vector.zero
    private var current = Vector.zero
    /// Whether there is a current point, and whether the contour under construction has points.
    private var hasCurrent = false
    private var isDrawing = false

    init(space: DeviceSpace, isBalanced: Bool) {
        self.space = space
        self.isBalanced = isBalanced
    }

    @inline(__always)
    mutating func add(_ element: Path.Element, to lines: inout Polylines) {
        switch element {
        case .move(let end):
            endContour(isClosed: false, of: &lines)
            start = map(end)
            current = start
            hasCurrent = true
        case .line(let end):
            guard begin(&lines) else { return }
            line(to: map(end), &lines)
        case .quadCurve(let end, let control):
            guard begin(&lines) else { return }
            quadratic(current, map(control), map(end), &lines)
        case .curve(let end, let control1, let control2):
            guard begin(&lines) else { return }
            cubic(current, map(control1), map(control2), map(end), depth: 0, &lines)
        case .closeSubpath:
            guard begin(&lines) else { return }
            endContour(isClosed: true, of: &lines)
            current = start
        }
    }

    mutating func endContour(isClosed: Bool, of lines: inout Polylines) {
        guard isDrawing else { return }
        isDrawing = false
        let last = lines.count - 1
        if isClosed && last > contourStart && lines.points[last] == start {
            lines.truncate(points: last, contours: lines.contourCount)
        }
        lines.endContour(from: contourStart, isClosed: isClosed)
    }

    /// Opens a contour at the current point unless one is open; false without a current point.
    @inline(__always)
    private mutating func begin(_ lines: inout Polylines) -> Bool {
        if isDrawing { return true }
        guard hasCurrent else { return false }
        isDrawing = true
        contourStart = lines.count
        lines.append(current)
        return true
    }

    @inline(__always)
    private mutating func map(_ point: CGPoint) -> Vector {
        let p = space.map(point)
        return DeviceSpace.isBeyond(p) ? tame(p) : p
    }

    private mutating func tame(_ p: Vector) -> Vector {
        guard p.x.isFinite, p.y.isFinite else {
            isSound = false
            return .zero
        }
        return DeviceSpace.limited(p)
    }

    @inline(__always)
    private mutating func line(to end: Vector, _ lines: inout Polylines) {
        if end != current {
            lines.append(end)
            current = end
        }
    }

    private mutating func quadratic(_ a: Vector, _ b: Vector, _ c: Vector, _ lines: inout Polylines) {
        let square = space.squaredCount(quadratic: a, b, c)
        if square <= straight || space.isHidden(a, b, c, c) { return line(to: c, &lines) }
        guard square <= Flattener.longest * Flattener.longest else {
            // As a cubic, which can be halved.
            return cubic(a, a + (b - a) * (2.0 / 3), c + (b - c) * (2.0 / 3), c, depth: 0, &lines)
        }
        let n = count(squared: square, a, c, most: Int(Flattener.longest))
        let h = 1 / Double(n)
        let second = (a - b - b + c) * (2 * h * h)
        var first = (b - a) * (2 * h) + second * 0.5
        var p = a
        let shares = shares(n)
        lines.reserve(n)
        for i in 1..<n {
            p += first
            lines.write(p - second * (i == 1 || i == n &- 1 ? shares.outer : shares.inner))
            first += second
        }
        lines.write(c)
        current = c
    }

    private mutating func cubic(
        _ a: Vector, _ b: Vector, _ c: Vector, _ d: Vector, depth: Int, _ lines: inout Polylines
    ) {
        let square = space.squaredCount(cubic: a, b, c, d)
        if space.isHidden(a, b, c, d) { return line(to: d, &lines) }
        if square > Flattener.longest * Flattener.longest && space.isBounded && depth < 12 {
            let (ab, bc, cd) = ((a + b) * 0.5, (b + c) * 0.5, (c + d) * 0.5)
            let (abc, bcd) = ((ab + bc) * 0.5, (bc + cd) * 0.5)
            let middle = (abc + bcd) * 0.5
            cubic(a, ab, abc, middle, depth: depth + 1, &lines)
            return cubic(middle, bcd, cd, d, depth: depth + 1, &lines)
        }
        if square <= straight { return line(to: d, &lines) }
        let n = count(squared: square, a, d, most: Flattener.most)
        if n == 1 { return line(to: d, &lines) }
        // p(t) = a + t (u + t (v + t w)), stepped by differences.
        let h = 1 / Double(n)
        let u = (b - a) * (3 * h)
        let v = (a - b - b + c) * (3 * h * h)
        let w = (d - a + (b - c) * 3) * (h * h * h)
        var first = u + v + w
        var second = v * 2 + w * 6
        let third = w * 6
        var p = a
        let shares = shares(n)
        lines.reserve(n)
        for i in 1..<n {
            p += first
            lines.write(p - second * (i == 1 || i == n &- 1 ? shares.outer : shares.inner))
            first += second
            second += third
        }
        lines.write(d)
        current = d
    }

    /// A curve whose squared count of lines is below this is one line. That has no point to move, so that a balanced
    /// curve must be flatter for it.
    private var straight: Double { isBalanced ? 0.125 : 1 }

    /// How many lines a curve from `start` to `end` gets.
    ///
    /// Where lines are shorter than a pixel, what they lie outside and inside cancels within each; along longer ones it
    /// does not, and balanced curves are cut finer there, up to a deviation of a quarter of the tolerance.
    @inline(__always)
    private func count(squared square: Double, _ start: Vector, _ end: Vector, most: Int) -> Int {
        guard isBalanced else { return countOfLines(squared: square, most: most) }
        let n = max(2, countOfLines(squared: square, most: most))
        let length = (end - start).squaredLength.squareRoot() / Double(n)
        return length <= 1 ? n : countOfLines(squared: square * min(4.5, length), most: most)
    }

    /// How much of the second difference the points next to a curve's ends, and those between, move outwards.
    ///
    /// A line lies inside a parabola by 2/3 of its sagitta on average, and the sagitta is an eighth of the second
    /// difference: a twelfth balances it. The ends of the curve stay, which their neighbors make up for.
    @inline(__always)
    private func shares(_ n: Int) -> (outer: Double, inner: Double) {
        guard isBalanced else { return (0, 0) }
        return (n == 2 ? 1.0 / 6 : 1.0 / 8, 1.0 / 12)
    }

    /// Curves that need more lines than this are halved where only a part of the plane is looked at.
    static let longest = 256.0
    /// No curve is cut into more lines than this where the whole plane is looked at.
    static let most = 4096
}
