import KinoraScene

/// The numbers behind liquid glass. Lengths are in points, shares are 0…1.
///
/// Values: public layer dumps and a measured write-up of the edge's displacement; the rim and the tint are fitted by eye
/// to screenshots.
struct GlassRecipe: Equatable {
    /// Standard deviation of the blur before everything else.
    var sigma = 5.0
    /// Luminance of black and of white afterwards, and the factor of the chroma.
    var black: Float
    var white: Float
    var saturation: Float
    /// Above this luminance the backdrop is pulled down first; nil leaves it.
    var luminanceCap: Float?
    /// How much white is laid over.
    var fill: Float

    init(_ variant: GlassEffect.Variant, dark: Bool) {
        switch (variant, dark) {
        case (.regular, false): (black, white, saturation, luminanceCap, fill) = (0.40, 0.96, 1.2, nil, 0.20)
        case (.regular, true): (black, white, saturation, luminanceCap, fill) = (0.08, 1.125, 1.3, 0.35, 0)
        case (.clear, false): (black, white, saturation, luminanceCap, fill) = (0.20, 0.95, 1.0, nil, 0.10)
        case (.clear, true): (black, white, saturation, luminanceCap, fill) = (0.05, 0.80, 1.0, nil, 0.05)
        }
    }

    /// How strongly a tint covers the glass, and how much of its own brightness follows the backdrop's.
    static let tintOpacity: Float = 0.7
    static let tintFollowsBackdrop: Float = 0.35

    /// The rim: bright lines this deep, and how much white they add where the light falls.
    static let outerRim: (depth: Float, light: Float) = (0.75, 0.07)
    static let innerRim: (depth: Float, light: Float) = (1.5, 0.04)
    /// The rim's strength away from the light, and opposite to it.
    static let rimAmbient: Float = 0.3
    static let rimOpposite: Float = 0.7
    /// The light comes from above and fades at 60 degrees from there.
    static let lightCosine: Float = 0.5
}

/// How far the edge of glass displaces what is behind it, by depth: D(u) = strength · (1 − u / range)³.
///
/// Measured on a large panel: 34, 29, 24, 12 points at depths 2, 3, 4, 8 and none from 20 on, which strength 42 and range
/// 23 fit; smaller shapes scale the strength by min(60, side / 2) / 60 and the range by min(20, side / 4) / 20.
struct GlassLens: Equatable {
    let strength: Float
    let range: Float

    /// - Parameter side: the shape's shorter side in points.
    init(side: Double) {
        strength = Float(42 * min(60, max(0, side) / 2) / 60)
        range = Float(23 * min(20, max(0, side) / 4) / 20)
    }

    @inline(__always)
    func displacement(at depth: Float) -> Float {
        guard depth < range, range > 0 else { return 0 }
        let rest = 1 - (depth > 0 ? depth : 0) / range
        return strength * rest * rest * rest
    }
}
