import KinoraPixels
internal import KinoraRasterKernels

/// Quadrilaterals with a color at each corner: along every row the colors of the two edges are joined by a straight
/// line. Those that are not convex are drawn as two triangles, by the same means.
///
/// A pixel belongs to the shape that holds its center, a center on an edge to the shape right of it or below. An edge is
/// always computed from its upper end, so that both shapes beside it agree.
struct QuadRaster {
    private let surface: Surface
    /// The pixels that may be written.
    private let bounds: PixelRect
    /// Rows are stepped from here on, or from the shape's edge, wherever the area begins.
    private let left: Int
    /// Whether levels are rounded by the thresholds of `OrderedDither`.
    private let dithers: Bool

    /// - Parameters:
    ///   - area: the pixels that may be written, inside the surface.
    ///   - left: at most the left edge of the area.
    init(_ surface: Surface, area: PixelRect, left: Int, dithers: Bool = false) {
        self.surface = surface
        self.dithers = dithers
        bounds = area
        self.left = left
    }

    /// Corners row by row: `a` and `b` above, `c` and `d` below them.
    func fill(_ a: MeshVertex, _ b: MeshVertex, _ c: MeshVertex, _ d: MeshVertex) {
        let (low, high) = (min(min(a.y, b.y), min(c.y, d.y)), max(max(a.y, b.y), max(c.y, d.y)))
        let (left, right) = (min(min(a.x, b.x), min(c.x, d.x)), max(max(a.x, b.x), max(c.x, d.x)))
        guard high > Double(bounds.y), low < Double(bounds.maxY), right > Double(bounds.x), left < Double(bounds.maxX)
        else { return }
        if Self.isConvex(a, b, d, c) {
            withUnsafeTemporaryAllocation(of: MeshVertex.self, capacity: 4) { corners in
                let p = corners.baseAddress!
                p.initialize(to: a)
                (p + 1).initialize(to: b)
                (p + 2).initialize(to: d)
                (p + 3).initialize(to: c)
                fillConvex(p, 4)
            }
        } else {
            fill(a, b, c)
            fill(b, d, c)
        }
    }

    func fill(_ a: MeshVertex, _ b: MeshVertex, _ c: MeshVertex) {
        withUnsafeTemporaryAllocation(of: MeshVertex.self, capacity: 3) { corners in
            let p = corners.baseAddress!
            p.initialize(to: a)
            (p + 1).initialize(to: b)
            (p + 2).initialize(to: c)
            fillConvex(p, 3)
        }
    }

    /// True where all turns between the edges go the same way.
    private static func isConvex(_ a: MeshVertex, _ b: MeshVertex, _ c: MeshVertex, _ d: MeshVertex) -> Bool {
        func turn(_ p: MeshVertex, _ q: MeshVertex, _ r: MeshVertex) -> Double {
            (q.x - p.x) * (r.y - q.y) - (q.y - p.y) * (r.x - q.x)
        }
        let (t0, t1, t2, t3) = (turn(a, b, c), turn(b, c, d), turn(c, d, a), turn(d, a, b))
        return (t0 >= 0 && t1 >= 0 && t2 >= 0 && t3 >= 0) || (t0 <= 0 && t1 <= 0 && t2 <= 0 && t3 <= 0)
    }

    /// From the top corner two chains of edges lead down, one on each side.
    private func fillConvex(_ corners: UnsafePointer<MeshVertex>, _ count: Int) {
        var top = 0
        for i in 1..<count where corners[i].y < corners[top].y { top = i }
        var forward = Chain(at: top, step: 1, count: count)
        var backward = Chain(at: top, step: -1, count: count)
        var y = Self.firstCenter(corners[top].y)
        while forward.advance(to: y, corners), backward.advance(to: y, corners) {
            let end = min(forward.end, backward.end)
            if end > bounds.y && y < bounds.maxY {
                fillRows(from: max(y, bounds.y), to: min(end, bounds.maxY), forward.edge, backward.edge)
            }
            y = end
        }
    }

    private func fillRows(from first: Int, to end: Int, _ p: Edge, _ q: Edge) {
        var y = first
        while y < end {
            let center = Double(y) + 0.5
            let (xp, xq) = (p.x(center), q.x(center))
            let (cp, cq) = (p.color(center), q.color(center))
            if xp <= xq {
                fillRow(y, xp, xq, cp, cq)
            } else {
                fillRow(y, xq, xp, cq, cp)
            }
            y &+= 1
        }
    }

    /// Runs longer than this are stepped in pieces, so that rounding of the step stays below the half level that was
    /// added to every color.
    private static let piece = 128

    /// With thresholds that differ from pixel to pixel the step must be nearer to the truth.
    private static let ditheredPiece = 16

    private func fillRow(_ y: Int, _ left: Double, _ right: Double, _ from: SIMD4<Float>, _ to: SIMD4<Float>) {
        var x = max(self.left, Self.firstCenter(left))
        let end = min(bounds.maxX, Self.firstCenter(right))
        guard max(x, bounds.x) < end else { return }
        let piece = dithers ? Self.ditheredPiece : Self.piece
        if x < bounds.x { x += (bounds.x - x) / piece * piece }
        let perPixel = 1 / (right - left)
        let step = FixedColor.word((to - from) * Float(perPixel))
        let row = surface.pixels + ((y &- surface.bounds.y) &* surface.bounds.width &- surface.bounds.x)
        // When alpha is 255, no color can exceed it.
        let isOpaque = min(from.w, to.w) >= MeshVertex.nearlyOpaque
        while x < end {
            let stop = min(end, x &+ piece)
            var word = FixedColor.word(from + (to - from) * share((Double(x) + 0.5 - left) * perPixel))
            let skipped = max(0, bounds.x &- x)
            word = word &+ step &* UInt64(truncatingIfNeeded: skipped)
            x = x &+ skipped
            let p = row + x
            if dithers {
                for i in 0..<stop &- x {
                    let pixel = FixedColor.packed(FixedColor.dithered(word, x &+ i, y))
                    p[i] = isOpaque ? pixel | 0xFF00_0000 : FixedColor.limited(pixel)
                    word = word &+ step
                }
            } else if isOpaque {
                if !rk_color_steps(p, stop &- x, word, step) { FixedColor.plainSteps(p, stop &- x, word, step) }
            } else {
                for i in 0..<stop &- x {
                    p[i] = FixedColor.limited(FixedColor.packed(word))
                    word = word &+ step
                }
            }
            x = stop
        }
    }

    /// The first pixel whose center is at `v` or beyond.
    @inline(__always)
    private static func firstCenter(_ v: Double) -> Int {
        // Positions beyond 2^30 pixels are limited to that.
        let limited = v > -0x1p30 ? (v < 0x1p30 ? v : 0x1p30) : -0x1p30
        // The nearest whole number to v by adding 1.5 · 2^52: centers are half a pixel on.
        let nearest = (limited + 0x1.8p52) - 0x1.8p52
        let whole = Int(truncatingIfNeeded: (limited + 0x1.8p52).bitPattern &- 0x4338_0000_0000_0000)
        // Ties go to even numbers: pixel n has its center at n + 1/2, so a tie decides between n and n + 1.
        return limited - nearest == 0.5 ? whole : (limited - nearest == -0.5 ? whole &- 1 : whole)
    }

    /// The edges on one side, from the top down.
    private struct Chain {
        private var at: Int
        private let step: Int
        private let count: Int
        /// No shape has more edges.
        private var left: Int
        private(set) var edge = Edge()
        /// The first row below the current edge.
        private(set) var end = Int.min

        init(at: Int, step: Int, count: Int) {
            self.at = at
            self.step = step
            self.count = count
            left = count
        }

        /// Makes the edge that crosses the centers of row `y` current; false below the last.
        mutating func advance(to y: Int, _ corners: UnsafePointer<MeshVertex>) -> Bool {
            while end <= y {
                var next = at &+ step
                next = next == count ? 0 : next < 0 ? count &- 1 : next
                guard left > 0, corners[next].y >= corners[at].y else { return false }
                left &-= 1
                let below = QuadRaster.firstCenter(corners[next].y)
                if below > y {
                    edge = Edge(corners[at], corners[next])
                    end = below
                }
                at = next
            }
            return true
        }
    }

    private struct Edge {
        var x0 = 0.0
        var y0 = 0.0
        var slope = 0.0
        var perY = 0.0
        var color0 = SIMD4<Float>.zero
        var change = SIMD4<Float>.zero

        init() {}

        init(_ upper: MeshVertex, _ lower: MeshVertex) {
            (x0, y0) = (upper.x, upper.y)
            perY = 1 / (lower.y - upper.y)
            slope = (lower.x - upper.x) * perY
            color0 = upper.color
            change = lower.color - upper.color
        }

        @inline(__always)
        func x(_ y: Double) -> Double { x0 + (y - y0) * slope }

        @inline(__always)
        func color(_ y: Double) -> SIMD4<Float> { color0 + change * share((y - y0) * perY) }
    }
}

/// A fraction of the way from one color to another. For corners so far away that double precision does not suffice,
/// it may be rounded beyond both colors or be NaN.
@inline(__always)
private func share(_ v: Double) -> Float { v > 0 ? (v < 1 ? Float(v) : 1) : 0 }

/// A corner of a mesh's quadrilaterals.
struct MeshVertex {
    /// Device position.
    var x: Double
    var y: Double
    /// Premultiplied, 0...255 · 256 with half a level added, so that the high byte of each 16 bits is the rounded level.
    var color: SIMD4<Float>

    /// The least value whose alpha counts as 255, with a margin for the rounding of steps along a row.
    static let nearlyOpaque: Float = 255 * 256 + 64

    /// From premultiplied floats 0...1; colors are limited to their alpha.
    static func lanes(_ c: SIMD4<Float>) -> SIMD4<Float> {
        let alpha = c.w > 0 ? (c.w < 1 ? c.w : 1) : 0
        var limited = c.replacing(with: 0, where: .!(c .> 0))
        limited.replace(with: alpha, where: limited .> alpha)
        limited.w = alpha
        return limited * (255 * 256) + 128
    }

    func moved(_ offset: SIMD2<Double>) -> MeshVertex { MeshVertex(x: x + offset.x, y: y + offset.y, color: color) }
}

/// A color as four lanes of 16 bits in one word, stepped by one addition.
enum FixedColor {
    /// Four signed numbers below 2^21; negative ones borrow from the lane above, which adding undoes.
    @inline(__always)
    static func word(_ v: SIMD4<Float>) -> UInt64 {
        let bits = unsafeBitCast(v + 12_582_912, to: SIMD4<Int32>.self) &- 0x4B40_0000
        return UInt64(bitPattern: Int64(bits.x) &+ Int64(bits.y) &<< 16 &+ Int64(bits.z) &<< 32 &+ Int64(bits.w) &<< 48)
    }

    /// With the threshold of a pixel in place of the half level. Thresholds stay a little away from the ends, where a step that
    /// was rounded would make a whole level another.
    @inline(__always)
    static func dithered(_ word: UInt64, _ x: Int, _ y: Int) -> UInt64 {
        let order = UInt64(truncatingIfNeeded: OrderedDither.order[(y & 7) &<< 3 | (x & 7)])
        return word &+ (10 &+ order &* 15 / 4) &* 0x0001_0001_0001_0001 &- 128 &* 0x0001_0001_0001_0001
    }

    /// The high bytes of the four lanes.
    @inline(__always)
    static func packed(_ word: UInt64) -> UInt32 {
        let bytes = (word &>> 8) & 0x00FF_00FF_00FF_00FF
        let pairs = bytes | bytes &>> 8
        return UInt32(truncatingIfNeeded: (pairs & 0xFFFF) | ((pairs &>> 16) & 0xFFFF_0000))
    }

    /// A row that begins with `word`.
    static func plainSteps(_ pixels: UnsafeMutablePointer<UInt32>, _ count: Int, _ word: UInt64, _ step: UInt64) {
        var word = word
        for i in 0..<count {
            pixels[i] = packed(word)
            word = word &+ step
        }
    }

    /// The steps of a color and those of its alpha are rounded apart, so that one may be a level above the other.
    @inline(__always)
    static func limited(_ pixel: UInt32) -> UInt32 {
        let bytes = unsafeBitCast(pixel, to: SIMD4<UInt8>.self)
        return unsafeBitCast(pointwiseMin(bytes, SIMD4(repeating: bytes.w)), to: UInt32.self)
    }
}
