import KinoraBasics
import KinoraPixels
import KinoraScene

/// The space in which a gradient mixes colors: the premultiplied components that the scene gives, or premultiplied Oklab.
struct MixedColor: Equatable {
    let space: GradientSpace
    /// What the components of the scene's colors mean.
    let colors: PictureColors

    /// Whether the way from one color to another is straight in the components themselves.
    var isStraight: Bool { space == .device }

    /// Into the space; alpha is the last component.
    func from(_ color: RGBA) -> SIMD4<Float> {
        switch space {
        case .device: return PremultipliedRGBA(color).components
        case .perceptual:
            let lab = Oklab(
                colors == .sRGB
                    ? color : .fromDisplayP3(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha))
            let alpha = Float(color.alpha.clamped(to: 0...1))
            return SIMD4(Float(lab.lightness) * alpha, Float(lab.a) * alpha, Float(lab.b) * alpha, alpha)
        }
    }

    /// Out of the space.
    func toDevice(_ mixed: SIMD4<Float>) -> PremultipliedRGBA {
        guard space == .perceptual else { return PremultipliedRGBA(components: mixed) }
        let alpha = mixed.w
        guard alpha > 0 else { return PremultipliedRGBA(components: .zero) }
        let lab = Oklab(
            lightness: Double(mixed.x / alpha), a: Double(mixed.y / alpha), b: Double(mixed.z / alpha))
        let c = colors == .sRGB ? lab.rgba() : lab.rgba().inDisplayP3
        return PremultipliedRGBA(
            components: SIMD4(Float(c.red) * alpha, Float(c.green) * alpha, Float(c.blue) * alpha, alpha))
    }
}
