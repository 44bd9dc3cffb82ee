import KinoraStage
import KinoraPixels
import KinoraScene

// What stands on a material is vibrant: it takes light from what is behind, or adds to it, in place of covering it.

/// The labels of lower levels on a material or on glass.
///
/// Apple publishes no formula. Here a dark label takes a share of white from each channel behind it (`plusDarker`), and a light one
/// adds it (`plusLighter`). The difference to what is behind is then the same on a bright and on a dim part of a photo, where
/// the plain labels lose theirs: they cover six tenths of whatever is behind them. The shares are such that on the page's own
/// white or black a label is as strong as the plain one of its level; the second level keeps 3 to 1 wherever the first
/// does (measured in linear light, as WCAG 2 has it).
enum Vibrancy {
    private static let light = [0.46, 0.24, 0.14]
    private static let dark = [0.50, 0.26, 0.14]

    /// The style of a level from 1 on; what is beyond the last is half of it. Labels of the first level cover, as everywhere.
    static func label(_ level: Int, _ scheme: ColorScheme) -> KinoraResolvedStyle {
        let shares = scheme == .dark ? dark : light
        let share = shares[min(level, shares.count) - 1] * (level > shares.count ? 0.5 : 1)
        var style = KinoraResolvedStyle.color((scheme == .dark ? RGBA.white : .black).opacity(share))
        style.blendMode = scheme == .dark ? .plusLighter : .plusDarker
        return style
    }

    /// The style of a level on glass, which becomes dark where it lies on something dark.
    static func onGlass(_ level: Int, _ scheme: ColorScheme) -> KinoraResolvedStyle {
        var style = level > 0 ? label(level, scheme) : .color(SystemColor.primary.rgba(scheme))
        if scheme == .light { style.labelOnGlass = level }
        return style
    }
}

extension KinoraResolvedStyle {
    /// What takes the place of a label where the glass under it has become dark; nil where that changes nothing, or another color
    /// mixes in.
    var overDarkGlass: KinoraResolvedStyle? {
        guard let level = labelOnGlass, source == Vibrancy.onGlass(level, .light).source else { return nil }
        let light = Vibrancy.onGlass(level, .dark)
        var style = self
        (style.source, style.blendMode, style.labelOnGlass) = (light.source, light.blendMode, nil)
        return style
    }
}

/// What views are laid on, as far as it decides how labels are drawn.
enum LabelGround {
    /// What it was outside.
    case unchanged
    /// A material, or nil for a background that is none.
    case material(Material?)
    /// Glass.
    case glass

    init(_ style: some ShapeStyle) { self = .material(style as? Material ?? (style as? AnyShapeStyle)?.material) }

    func set(in environment: inout EnvironmentValues) {
        switch self {
        case .unchanged: break
        case .material(let material):
            // What already holds is not written: environments stay comparable.
            if environment.backgroundMaterial != material { environment.backgroundMaterial = material }
            if environment.isOnGlass { environment.isOnGlass = false }
        case .glass: if !environment.isOnGlass { environment.isOnGlass = true }
        }
    }
}

private struct OnGlassKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether views lie on liquid glass.
    var isOnGlass: Bool {
        get { self[OnGlassKey.self] }
        set { self[OnGlassKey.self] = newValue }
    }

    /// Whether labels of lower levels are vibrant.
    var hasVibrantLabels: Bool { backgroundMaterial != nil || isOnGlass }
}
