/// Reads a flattened layer at any position: bilinear, premultiplied, transparent outside.
public struct LayerSampler: @unchecked Sendable {
    /// `width * height` premultiplied pixels, row by row.
    public let pixels: UnsafePointer<UInt32>
    /// Pixels across.
    public let width: Int
    /// Pixels down.
    public let height: Int
    /// How many cells there are between texels, across and down: none in an empty layer.
    @usableFromInline let columns: UInt
    @usableFromInline let rows: UInt
    /// Pixel position = x · `columnX` + y · `columnY` + `offset` for a position (x, y) in points.
    public let columnX: SIMD2<Float>
    /// What a point down adds.
    public let columnY: SIMD2<Float>
    /// Where the function's origin lies.
    public let offset: SIMD2<Float>

    /// - Parameters:
    ///   - pixels: `width * height` premultiplied pixels that outlive the sampler.
    ///   - columnX, columnY, offset: the affine map from the function's points to pixels; pixel (0, 0) has its center at
    ///     (0.5, 0.5).
    public init(
        pixels: UnsafePointer<UInt32>, width: Int, height: Int, columnX: SIMD2<Float>, columnY: SIMD2<Float>,
        offset: SIMD2<Float>
    ) {
        self.pixels = pixels
        self.width = width
        self.height = height
        (columns, rows) = (UInt(max(0, width - 1)), UInt(max(0, height - 1)))
        self.columnX = columnX
        self.columnY = columnY
        self.offset = offset
    }

    /// A sampler of an upright layer: pixel position = point position · scale + offset.
    public init(
        pixels: UnsafePointer<UInt32>, width: Int, height: Int, scale: SIMD2<Float>, offset: SIMD2<Float>
    ) {
        self.init(
            pixels: pixels, width: width, height: height, columnX: SIMD2(scale.x, 0), columnY: SIMD2(0, scale.y),
            offset: offset)
    }

    /// The color at `position` (points, same space as the function's own position). NaN reads transparent.
    @inlinable @inline(__always)
    public func sample(_ position: SIMD2<Float>) -> SIMD4<Float> {
        let p = columnX * position.x + columnY * position.y + offset
        // Adding 1.5 · 2²³ rounds a float to a whole number and leaves that number in its low bits. Here p − 1 is
        // rounded instead of p − 0.5 (the texel's center) − 0.5 (to round down). At whole numbers the result may be
        // one less, with a share of 1 instead of 0, which reads the same color. Positions that are too large, or
        // NaN, become a cell far outside.
        let magic = p + (12_582_912 - 1)
        let cell = unsafeBitCast(magic, to: SIMD2<Int32>.self) &- 0x4B40_0000
        let share = p - 0.5 - (magic - 12_582_912)
        let (x, y) = (Int(cell.x), Int(cell.y))
        guard UInt(bitPattern: x) < columns, UInt(bitPattern: y) < rows else { return sampleEdge(x, y, share) }
        let above = pixels + (y &* width &+ x)
        let below = above + width
        return Self.mix(above[0], above[1], below[0], below[1], share)
    }

    /// The same where not all four texels lie inside.
    @usableFromInline
    func sampleEdge(_ x: Int, _ y: Int, _ share: SIMD2<Float>) -> SIMD4<Float> {
        guard x >= -1, y >= -1, x < width, y < height else { return .zero }
        func texel(_ x: Int, _ y: Int) -> UInt32 {
            x >= 0 && y >= 0 && x < width && y < height ? pixels[y * width + x] : 0
        }
        return Self.mix(texel(x, y), texel(x + 1, y), texel(x, y + 1), texel(x + 1, y + 1), share)
    }

    /// The bilinear mix of four texels.
    ///
    /// Bytes become floats by setting the exponent of 2²³ above them, which adds 2²³: green and alpha stay where they are,
    /// times 256, until the end. (Conversions of vectors are taken apart by the compiler and make this twice as slow.)
    @inlinable @inline(__always)
    static func mix(_ a: UInt32, _ b: UInt32, _ c: UInt32, _ d: UInt32, _ share: SIMD2<Float>) -> SIMD4<Float> {
        let (a, b, c, d) = (raised(a), raised(b), raised(c), raised(d))
        let top = (a - 8_388_608) + (b - a) * share.x
        let bottom = (c - 8_388_608) + (d - c) * share.x
        return (top + (bottom - top) * share.y) * SIMD4(1 / 255, 1 / 65_280, 1 / 255, 1 / 65_280)
    }

    @inlinable @inline(__always)
    static func raised(_ pixel: UInt32) -> SIMD4<Float> {
        let lanes = SIMD4<UInt32>(pixel, pixel, pixel &>> 16, pixel &>> 16) & SIMD4<UInt32>(0xFF, 0xFF00, 0xFF, 0xFF00)
        return unsafeBitCast(lanes | SIMD4<UInt32>(repeating: 0x4B00_0000), to: SIMD4<Float>.self)
    }
}
