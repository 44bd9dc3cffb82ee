import KinoraPixels
import KinoraScene

/// Colors in the space in which a gradient mixes them: premultiplied gamma-encoded sRGB, or premultiplied Oklab.
enum MixedColor {
    /// Into the space; alpha is the last component.
    static func from(_ color: RGBA, _ space: GradientSpace) -> SIMD4<Float> {
        switch space {
        case .device: return PremultipliedColor.floats(color)
        case .perceptual:
            let lab = Oklab.fromEncoded(SIMD3(color.red, color.green, color.blue))
            let alpha = Float(min(max(color.alpha, 0), 1))
            return SIMD4(Float(lab.x) * alpha, Float(lab.y) * alpha, Float(lab.z) * alpha, alpha)
        }
    }

    /// Out of the space, to premultiplied gamma-encoded sRGB.
    static func toDevice(_ mixed: SIMD4<Float>, _ space: GradientSpace) -> SIMD4<Float> {
        guard space == .perceptual else { return mixed }
        let alpha = mixed.w
        guard alpha > 0 else { return .zero }
        let c = Oklab.toEncoded(SIMD3(Double(mixed.x / alpha), Double(mixed.y / alpha), Double(mixed.z / alpha)))
        return SIMD4(Float(c.x) * alpha, Float(c.y) * alpha, Float(c.z) * alpha, alpha)
    }
}
