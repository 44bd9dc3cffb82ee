import KinoraScene

/// The numbers behind liquid glass. Lengths are in points, shares are 0…1.
///
/// Values of regular glass: public layer dumps and a measured write-up of the edge's displacement. Those of clear glass are Kinora's:
/// the dumps raise its black to a quarter, which veils a photo, while Apple describes it as showing what is beneath. The rim and
/// the tint are fitted by eye to screenshots.
struct GlassRecipe: Equatable {
    /// Standard deviation of the blur before everything else.
    var sigma: Double
    /// Luminance of black and of white afterwards, and the factor of the chroma.
    var black: Float
    var white: Float
    var saturation: Float
    /// Above this luminance the backdrop is pulled down first; nil leaves it.
    var luminanceCap: Float?
    /// How much white is laid over.
    var fill: Float
    /// How much white the line along the edge adds, and the glow inside it, where the light falls.
    var line: Float
    var glow: Float
    /// Whether the rim takes its light from what is behind: over black it is hardly seen then, and nowhere brighter.
    ///
    /// Measured of dark regular glass over black: 28 of 255 all around on a fill of 23. Over brighter content it is fitted by eye.
    var rimFollowsBackdrop = false

    init(_ variant: GlassEffect.Variant, dark: Bool) {
        switch (variant, dark) {
        case (.regular, false):
            (sigma, black, white, saturation, luminanceCap, fill, line, glow) =
                (5, 0.40, 0.96, 1.2, nil, 0.20, 0.40, 0.06)
        case (.regular, true):
            (sigma, black, white, saturation, luminanceCap, fill, line, glow) =
                (5, 0.08, 1.125, 1.3, 0.35, 0, 0.30, 0.06)
            rimFollowsBackdrop = true
        case (.clear, false):
            (sigma, black, white, saturation, luminanceCap, fill, line, glow) =
                (1.5, 0.06, 1, 1.05, nil, 0.03, 0.50, 0.10)
        case (.clear, true):
            (sigma, black, white, saturation, luminanceCap, fill, line, glow) =
                (1.5, 0.02, 0.90, 1.05, nil, 0.02, 0.42, 0.10)
        }
    }

    /// Below this mean luminance behind it, light glass that adapts becomes dark. By recordings it lies between 0.35 and 0.5.
    static let darkBelow = 0.4
    /// Points of a shape's shorter side up to which glass adapts. Apple says only that bars and buttons do, and that menus and sidebars
    /// are too large to.
    static let adaptsUpTo = 120.0

    /// How strongly a tint covers the glass, and how much of its own brightness follows the backdrop's.
    static let tintOpacity: Float = 0.7
    static let tintFollowsBackdrop: Float = 0.35

    /// The line along the edge is whole up to one depth and gone at the other; the glow reaches farther.
    static let lineDepth: (whole: Float, gone: Float) = (0.6, 1.6)
    static let glowDepth: Float = 7
    /// The rim's strength away from the light, and opposite to it, where light leaves the glass.
    static let rimAmbient: Float = 0.16
    static let rimOpposite: Float = 0.6
    /// The cosine to the light from which an edge shines; it is 1 where the edge faces the light.
    static let lightCosine: Float = 0.1
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
