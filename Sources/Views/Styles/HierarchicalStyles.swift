import KinoraStage
import KinoraScene

/// How much of a style is left at each level of importance.
enum HierarchyLevel {
    /// Apple does not publish the fifth level; here it is half of the fourth.
    private static let opacities = [1, 0.5, 0.25, 0.18, 0.09]

    static func opacity(_ level: Int) -> Double { opacities[min(max(level, 0), opacities.count - 1)] }

    /// The system's colors for text, which are vibrant on materials and glass.
    static func label(_ level: Int, in environment: EnvironmentValues) -> KinoraResolvedStyle {
        let scheme = environment.colorScheme
        if environment.isOnGlass { return Vibrancy.onGlass(level, scheme) }
        if level > 0, environment.hasVibrantLabels { return Vibrancy.label(level, scheme) }
        let colors: [SystemColor] = [.primary, .secondary, .tertiary, .quaternary]
        if colors.indices.contains(level) { return .color(colors[level].rgba(scheme)) }
        return .color(SystemColor.quaternary.rgba(scheme)).opacity(0.5)
    }
}

/// A level of importance of the current foreground style.
nonisolated public struct HierarchicalShapeStyle: PrimitiveStyle, Sendable {
    let level: Int

    public static let primary = HierarchicalShapeStyle(level: 0)
    public static let secondary = HierarchicalShapeStyle(level: 1)
    public static let tertiary = HierarchicalShapeStyle(level: 2)
    public static let quaternary = HierarchicalShapeStyle(level: 3)
    public static let quinary = HierarchicalShapeStyle(level: 4)

    public func _resolved(in environment: EnvironmentValues) -> KinoraResolvedStyle {
        environment.foreground(level: level)
    }
}

/// A level of importance of a style that is said around it in the same text.
nonisolated private struct LevelWithin: PrimitiveStyle {
    let level: AnyShapeStyle
    let outer: AnyShapeStyle

    func _resolved(in environment: EnvironmentValues) -> KinoraResolvedStyle {
        var inside = environment
        inside.foregroundStyles = ForegroundStyles([outer], outer: environment.foregroundStyles)
        return level._resolved(in: inside)
    }
}

extension AnyShapeStyle {
    /// This style where another one is said around it: a level of importance is one of the other's.
    nonisolated func within(_ outer: AnyShapeStyle) -> AnyShapeStyle {
        switch style {
        case is HierarchicalShapeStyle: AnyShapeStyle(LevelWithin(level: self, outer: outer))
        case let nested as LevelWithin:
            AnyShapeStyle(LevelWithin(level: nested.level, outer: nested.outer.within(outer)))
        default: self
        }
    }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    public static var primary: HierarchicalShapeStyle { .primary }
    public static var secondary: HierarchicalShapeStyle { .secondary }
    public static var tertiary: HierarchicalShapeStyle { .tertiary }
    public static var quaternary: HierarchicalShapeStyle { .quaternary }
    public static var quinary: HierarchicalShapeStyle { .quinary }
}

/// Lower levels of any style.
extension ShapeStyle {
    public var secondary: some ShapeStyle { opacity(HierarchyLevel.opacity(1)) }
    public var tertiary: some ShapeStyle { opacity(HierarchyLevel.opacity(2)) }
    public var quaternary: some ShapeStyle { opacity(HierarchyLevel.opacity(3)) }
    public var quinary: some ShapeStyle { opacity(HierarchyLevel.opacity(4)) }
}
