/// Reads a flattened layer at any position: bilinear, premultiplied, transparent outside.
public struct LayerSampler: @unchecked Sendable {
    @usableFromInline let pixels: UnsafePointer<UInt32>
    @usableFromInline let width: Int
    @usableFromInline let height: Int
    /// Pixel position = x · `columnX` + y · `columnY` + `offset` for a position (x, y) in points.
    @usableFromInline let columnX: SIMD2<Float>
    @usableFromInline let columnY: SIMD2<Float>
    @usableFromInline let offset: SIMD2<Float>

    /// - Parameters:
    ///   - pixels: `width * height` premultiplied pixels that outlive the sampler.
    ///   - columnX, columnY, offset: the affine map from the function's points to pixels; pixel (0, 0) has its centre at
    ///     (0.5, 0.5).
    public init(
        pixels: UnsafePointer<UInt32>, width: Int, height: Int, columnX: SIMD2<Float>, columnY: SIMD2<Float>,
        offset: SIMD2<Float>
    ) {
        self.pixels = pixels
        self.width = width
        self.height = height
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

    @inlinable @inline(__always)
    func texel(_ x: Int, _ y: Int) -> SIMD4<Float> {
        guard x >= 0, y >= 0, x < width, y < height else { return .zero }
        let p = pixels[y &* width &+ x]
        return SIMD4(
            Float(p & 255), Float((p &>> 8) & 255), Float((p &>> 16) & 255), Float(p &>> 24)) * (1 / 255)
    }

    /// The colour at `position` (points, same space as the function's own position). NaN reads transparent.
    @inlinable
    public func sample(_ position: SIMD2<Float>) -> SIMD4<Float> {
        let p = columnX * position.x + columnY * position.y + offset - SIMD2(repeating: 0.5)
        guard p.x > -2, p.y > -2, p.x < Float(width) + 1, p.y < Float(height) + 1 else { return .zero }
        let (fx, fy) = (p.x.rounded(.down), p.y.rounded(.down))
        let (x, y) = (Int(fx), Int(fy))
        let (u, v) = (p.x - fx, p.y - fy)
        let top = texel(x, y) * (1 - u) + texel(x + 1, y) * u
        let bottom = texel(x, y + 1) * (1 - u) + texel(x + 1, y + 1) * u
        return top * (1 - v) + bottom * v
    }
}
