import KinoraBasics

/// A premultiplied color in gamma-encoded sRGB: red, green and blue times alpha, then alpha.
///
/// Colors of extended range keep their values until they become pixels; alpha is 0…1.
@frozen
public struct PremultipliedRGBA: Hashable, Sendable {
    /// Red, green, blue, alpha.
    public var components: SIMD4<Float>

    /// The color of these components: red, green and blue times alpha, then alpha.
    @inlinable @inline(__always)
    public init(components: SIMD4<Float>) { self.components = components }

    /// A straight color, its alpha limited to 0…1.
    public init(_ color: RGBA) {
        let alpha = color.alpha.clamped(to: 0...1)
        components = SIMD4(
            Float(color.red * alpha), Float(color.green * alpha), Float(color.blue * alpha), Float(alpha))
    }

    /// The color of a pixel.
    @inlinable @inline(__always)
    public init(_ pixel: PremultipliedPixel) {
        components = SIMD4<Float>(unsafeBitCast(pixel.word, to: SIMD4<UInt8>.self)) * (1 / 255)
    }

    /// The pixel of eight bits a channel: alpha limited to 0…1, color to 0…alpha, each rounded to the nearest. NaN becomes 0.
    @inlinable @inline(__always)
    public var pixel: PremultipliedPixel {
        var c = components * 255
        c.replace(with: 0, where: .!(c .> 0))
        let alpha = SIMD4<Float>(repeating: c.w < 255 ? c.w : 255)
        c.replace(with: alpha, where: c .> alpha)
        // Four times `ByteLevel.nearest`.
        let bits = unsafeBitCast(c + 8_388_608, to: SIMD4<UInt32>.self)
        return PremultipliedPixel(word: unsafeBitCast(SIMD4<UInt8>(truncatingIfNeeded: bits), to: UInt32.self))
    }
}
