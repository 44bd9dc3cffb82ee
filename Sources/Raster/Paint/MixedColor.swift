import KinoraBasics
import KinoraPixels
import KinoraScene

/// Colors in the space in which a gradient mixes them: premultiplied gamma-encoded sRGB, or premultiplied Oklab.
enum MixedColor {
    /// Into the space; alpha is the last component.
    static func from(_ color: RGBA, _ space: GradientSpace) -> SIMD4<Float> {
        switch space {
        case .device: return PremultipliedRGBA(color).components
        case .perceptual:
            let lab = Oklab(color)
            let alpha = Float(color.alpha.clamped(to: 0...1))
            return SIMD4(Float(lab.lightness) * alpha, Float(lab.a) * alpha, Float(lab.b) * alpha, alpha)
        }
    }

    /// Out of the space.
    static func toDevice(_ mixed: SIMD4<Float>, _ space: GradientSpace) -> PremultipliedRGBA {
        guard space == .perceptual else { return PremultipliedRGBA(components: mixed) }
        let alpha = mixed.w
        guard alpha > 0 else { return PremultipliedRGBA(components: .zero) }
        let lab = Oklab(
            lightness: Double(mixed.x / alpha), a: Double(mixed.y / alpha), b: Double(mixed.z / alpha))
        let c = lab.rgba()
        return PremultipliedRGBA(
            components: SIMD4(Float(c.red) * alpha, Float(c.green) * alpha, Float(c.blue) * alpha, alpha))
    }
}
