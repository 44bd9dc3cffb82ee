import KinoraStage
import KinoraScene

/// A translucent layer that blurs what is behind it, inside the nearest group.
nonisolated public struct Material: PrimitiveStyle, Equatable, Sendable {
    let style: MaterialStyle

    public static let ultraThin = Material(style: .ultraThin)
    public static let thin = Material(style: .thin)
    public static let regular = Material(style: .regular)
    public static let thick = Material(style: .thick)
    public static let ultraThick = Material(style: .ultraThick)
    public static let bar = Material(style: .bar)

    public func _resolved(in environment: EnvironmentValues) -> KinoraResolvedStyle {
        KinoraResolvedStyle(.material(style, dark: environment.colorScheme == .dark))
    }
}

extension ShapeStyle where Self == Material {
    public static var ultraThinMaterial: Material { .ultraThin }
    public static var thinMaterial: Material { .thin }
    public static var regularMaterial: Material { .regular }
    public static var thickMaterial: Material { .thick }
    public static var ultraThickMaterial: Material { .ultraThick }
    public static var bar: Material { .bar }
}
