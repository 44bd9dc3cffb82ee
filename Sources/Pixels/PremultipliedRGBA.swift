/// A premultiplied color in gamma-encoded sRGB: red, green and blue times alpha, then alpha.
///
/// Colors of extended range keep their values; alpha is 0…1.
public struct PremultipliedRGBA: Hashable, Sendable {
    /// Red, green, blue, alpha.
    public var components: SIMD4<Float>

    @inlinable
    public init(components: SIMD4<Float>) { self.components = components }

    /// A straight color, its alpha limited to 0…1.
    public init(_ color: RGBA) {
        let alpha = limited(color.alpha)
        components = SIMD4(
            Float(color.red * alpha), Float(color.green * alpha), Float(color.blue * alpha), Float(alpha))
    }

    /// A premultiplied pixel of eight bits a channel.
    public init(pixel: UInt32) {
        let (red, green) = (Float(pixel & 255), Float(pixel &>> 8 & 255))
        components = SIMD4(red, green, Float(pixel &>> 16 & 255), Float(pixel &>> 24)) / 255
    }

    public static let clear = PremultipliedRGBA(components: .zero)

    /// The pixel of eight bits a channel: each limited to 0…alpha and rounded to the nearest. NaN becomes 0.
    public var pixel: UInt32 {
        func limited(_ v: Float, _ high: Float) -> Float { v > 0 ? (v < high ? v : high) : 0 }
        func level(_ v: Float) -> UInt32 { UInt32(v * 255 + 0.5) }
        let alpha = limited(components.w, 1)
        let (red, green) = (level(limited(components.x, alpha)), level(limited(components.y, alpha)))
        return red | green &<< 8 | level(limited(components.z, alpha)) &<< 16 | level(alpha) &<< 24
    }

    /// The straight color; clear where alpha is 0.
    public var straight: RGBA {
        let alpha = Double(components.w)
        guard alpha > 0 else { return .clear }
        return RGBA(
            red: Double(components.x) / alpha, green: Double(components.y) / alpha, blue: Double(components.z) / alpha,
            alpha: alpha)
    }

    /// `self` at 0 and `other` at 1, each component in a straight line.
    @inlinable
    public func mixed(with other: PremultipliedRGBA, at fraction: Float) -> PremultipliedRGBA {
        PremultipliedRGBA(components: components + (other.components - components) * fraction)
    }
}

/// `v` limited to 0…1; NaN becomes 0.
func limited(_ v: Double) -> Double { v > 0 ? (v < 1 ? v : 1) : 0 }
