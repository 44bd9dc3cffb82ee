/// Triangles with a colour at each corner, linear in between.

struct MeshVertex {
    /// Device position.
    var x: Double
    var y: Double
    /// Premultiplied, 0...255 · 256 with half a level added, so that the high byte of each 16 bits is the rounded level.
    var color: SIMD4<Float>

    /// From premultiplied floats 0...1; colours are limited to their alpha.
    static func lanes(_ c: SIMD4<Float>) -> SIMD4<Float> {
        let alpha = c.w > 0 ? (c.w < 1 ? c.w : 1) : 0
        var limited = c.replacing(with: 0, where: .!(c .> 0))
        limited.replace(with: alpha, where: limited .> alpha)
        limited.w = alpha
        return limited * (255 * 256) + 128
    }

    func moved(_ offset: SIMD2<Double>) -> MeshVertex { MeshVertex(x: x + offset.x, y: y + offset.y, color: color) }
}

struct TriangleRaster {
    private let pixels: UnsafeMutablePointer<UInt32>
    private let bounds: PixelRect

    init(_ surface: Surface) {
        pixels = surface.pixels
        bounds = surface.bounds
    }

    /// Two triangles that share the diagonal from `b` to `c`; corners row by row.
    func fillQuad(_ a: MeshVertex, _ b: MeshVertex, _ c: MeshVertex, _ d: MeshVertex) {
        let (low, high) = (min(min(a.y, b.y), min(c.y, d.y)), max(max(a.y, b.y), max(c.y, d.y)))
        let (left, right) = (min(min(a.x, b.x), min(c.x, d.x)), max(max(a.x, b.x), max(c.x, d.x)))
        guard high > Double(bounds.y), low < Double(bounds.maxY), right > Double(bounds.x), left < Double(bounds.maxX)
        else { return }
        fill(a, b, c)
        fill(b, d, c)
    }

    func fill(_ p: MeshVertex, _ q: MeshVertex, _ r: MeshVertex) {
        // From top to bottom; an order of its own for equal heights makes an edge the same line from both its sides.
        var (a, b, c) = (p, q, r)
        if Self.isBelow(a, b) { swap(&a, &b) }
        if Self.isBelow(b, c) { swap(&b, &c) }
        if Self.isBelow(a, b) { swap(&a, &b) }
        let long = Edge(a, c)
        let (upper, lower) = (Edge(a, b), Edge(b, c))
        let area = (b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y)
        guard area != 0, area.isFinite else { return }
        let plane = ColorPlane(a, b, c, area: area)
        // Positive: b lies to the right of the long edge.
        let middleIsRight = area > 0
        let first = max(bounds.y, Self.row(a.y))
        let last = min(bounds.maxY, Self.row(c.y))
        let turn = Self.row(b.y)
        var y = first
        while y < last {
            let center = Double(y) + 0.5
            let x0 = long.x(center)
            let x1 = (y < turn ? upper : lower).x(center)
            let (from, to) = middleIsRight ? (x0, x1) : (x1, x0)
            let start = max(bounds.x, Self.row(from))
            let end = min(bounds.maxX, Self.row(to))
            if start < end {
                plane.fill(
                    pixels + ((y &- bounds.y) &* bounds.width &+ (start &- bounds.x)), x: start, y: y, count: end &- start)
            }
            y &+= 1
        }
    }

    private static func isBelow(_ a: MeshVertex, _ b: MeshVertex) -> Bool { a.y > b.y || (a.y == b.y && a.x > b.x) }

    /// The first pixel whose centre is at `v` or beyond.
    @inline(__always)
    private static func row(_ v: Double) -> Int {
        let limited = v > -0x1p30 ? (v < 0x1p30 ? v : 0x1p30) : -0x1p30
        let whole = Int(limited + 0x1p31 - 0.5) &- 0x8000_0000
        return Double(whole) + 0.5 < limited ? whole &+ 1 : whole
    }

    private struct Edge {
        let x0: Double
        let y0: Double
        let slope: Double

        init(_ a: MeshVertex, _ b: MeshVertex) {
            (x0, y0) = (a.x, a.y)
            slope = b.y > a.y ? (b.x - a.x) / (b.y - a.y) : 0
        }

        @inline(__always)
        func x(_ y: Double) -> Double { x0 + (y - y0) * slope }
    }
}

/// Colour as a linear function of the position.
private struct ColorPlane {
    let origin: SIMD4<Float>
    let x0: Double
    let y0: Double
    let perX: SIMD4<Float>
    let perY: SIMD4<Float>

    init(_ a: MeshVertex, _ b: MeshVertex, _ c: MeshVertex, area: Double) {
        origin = a.color
        (x0, y0) = (a.x, a.y)
        let (ab, ac) = (b.color - a.color, c.color - a.color)
        perX = ab * Float((c.y - a.y) / area) - ac * Float((b.y - a.y) / area)
        perY = ac * Float((b.x - a.x) / area) - ab * Float((c.x - a.x) / area)
    }

    /// Both ends of the run are limited to what a pixel can hold, and what lies between is stepped in fixed point: four
    /// lanes of 16 bits in one word.
    @inline(__always)
    func fill(_ pixels: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int) {
        let first = color(x, y)
        guard count > 1 else {
            pixels[0] = Self.packed(Self.word(first))
            return
        }
        let last = color(x &+ count &- 1, y)
        var word = Self.word(first)
        let step = Self.word((last - first) * (1 / Float(Int32(truncatingIfNeeded: count &- 1))))
        for i in 0..<count {
            pixels[i] = Self.packed(word)
            word = word &+ step
        }
    }

    @inline(__always)
    private func color(_ x: Int, _ y: Int) -> SIMD4<Float> {
        let dx = Float(Double(x) + 0.5 - x0)
        let dy = Float(Double(y) + 0.5 - y0)
        var c = origin + perX * dx + perY * dy
        c.replace(with: 64, where: .!(c .> 64))
        c.replace(with: 65_472, where: c .> 65_472)
        return c
    }

    /// Four signed numbers below 2^21 as lanes of one word; negative ones borrow from the lane above, which adding undoes.
    @inline(__always)
    private static func word(_ v: SIMD4<Float>) -> UInt64 {
        let bits = unsafeBitCast(v + 12_582_912, to: SIMD4<Int32>.self) &- 0x4B40_0000
        return UInt64(bitPattern: Int64(bits.x) &+ Int64(bits.y) &<< 16 &+ Int64(bits.z) &<< 32 &+ Int64(bits.w) &<< 48)
    }

    /// The high bytes of the four lanes.
    @inline(__always)
    private static func packed(_ word: UInt64) -> UInt32 {
        let bytes = (word &>> 8) & 0x00FF_00FF_00FF_00FF
        let pairs = bytes | bytes &>> 8
        return UInt32(truncatingIfNeeded: (pairs & 0xFFFF) | ((pairs &>> 16) & 0xFFFF_0000))
    }
}
