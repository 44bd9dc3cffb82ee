import KinoraStage
import KinoraScene

// Styles named for what they are used for, and the environment they are read from.

private struct TintKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }
private struct AccentColorKey: EnvironmentKey { static var defaultValue: Color? { nil } }
private struct BackgroundStyleKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }

extension EnvironmentValues {
    var tintStyle: AnyShapeStyle? {
        get { self[TintKey.self] }
        set { self[TintKey.self] = newValue }
    }
    var accentColor: Color? {
        get { self[AccentColorKey.self] }
        set { self[AccentColorKey.self] = newValue }
    }
    /// What `.background` stands for; nil is the system's background.
    public var backgroundStyle: AnyShapeStyle? {
        get { self[BackgroundStyleKey.self] }
        set { self[BackgroundStyleKey.self] = newValue }
    }
}

/// What controls are colored with: the tint, or the accent color.
nonisolated public struct TintShapeStyle: PrimitiveStyle, Sendable {
    public init() {}
    public func _resolved(in environment: EnvironmentValues) -> KinoraResolvedStyle {
        environment.tintStyle?._resolved(in: environment) ?? Color.accentColor._resolved(in: environment)
    }
}

/// What views are laid on. Its second and third levels are the system's colors for groups and for what they hold.
nonisolated public struct BackgroundStyle: PrimitiveStyle, Sendable {
    private let level: Int

    public init() { level = 0 }
    private init(level: Int) { self.level = level }

    public func _resolved(in environment: EnvironmentValues) -> KinoraResolvedStyle {
        guard let style = environment.backgroundStyle else {
            let colors: [SystemColor] = [.background, .secondaryBackground, .tertiaryBackground]
            return Color(colors[min(level, colors.count - 1)])._resolved(in: environment)
        }
        var outside = environment
        outside.backgroundStyle = nil
        return style._resolved(in: outside).opacity(HierarchyLevel.opacity(level))
    }

    public var secondary: some ShapeStyle { BackgroundStyle(level: 1) }
    public var tertiary: some ShapeStyle { BackgroundStyle(level: 2) }
    /// The system has no color of this level; it is the third.
    public var quaternary: some ShapeStyle { BackgroundStyle(level: 3) }
}

/// The system's fill behind controls, of four levels.
nonisolated public struct FillShapeStyle: PrimitiveStyle, Sendable {
    private let level: Int

    public init() { level = 0 }
    private init(level: Int) { self.level = level }

    public func _resolved(in environment: EnvironmentValues) -> KinoraResolvedStyle {
        let colors: [SystemColor] = [.fill, .secondaryFill, .tertiaryFill, .quaternaryFill]
        return Color(colors[level])._resolved(in: environment)
    }

    public var secondary: some ShapeStyle { FillShapeStyle(level: 1) }
    public var tertiary: some ShapeStyle { FillShapeStyle(level: 2) }
    public var quaternary: some ShapeStyle { FillShapeStyle(level: 3) }
}

/// Lines between rows.
nonisolated public struct SeparatorShapeStyle: PrimitiveStyle, Sendable {
    public init() {}
    public func _resolved(in environment: EnvironmentValues) -> KinoraResolvedStyle {
        Color(.separator)._resolved(in: environment)
    }
}

/// Placeholder text.
nonisolated public struct PlaceholderTextShapeStyle: PrimitiveStyle, Sendable {
    public init() {}
    public func _resolved(in environment: EnvironmentValues) -> KinoraResolvedStyle {
        Color(.tertiary)._resolved(in: environment)
    }
}

/// The text of links.
nonisolated public struct LinkShapeStyle: PrimitiveStyle, Sendable {
    public init() {}
    public func _resolved(in environment: EnvironmentValues) -> KinoraResolvedStyle {
        Color.blue._resolved(in: environment)
    }
}

/// What is selected: the tint.
nonisolated public struct SelectionShapeStyle: PrimitiveStyle, Sendable {
    public init() {}
    public func _resolved(in environment: EnvironmentValues) -> KinoraResolvedStyle {
        TintShapeStyle()._resolved(in: environment)
    }
}

extension ShapeStyle where Self == TintShapeStyle { public static var tint: TintShapeStyle { TintShapeStyle() } }
extension ShapeStyle where Self == BackgroundStyle {
    public static var background: BackgroundStyle { BackgroundStyle() }
}
extension ShapeStyle where Self == FillShapeStyle { public static var fill: FillShapeStyle { FillShapeStyle() } }
/// What windows are filled with.
nonisolated public struct WindowBackgroundShapeStyle: PrimitiveStyle, Sendable {
    public init() {}
    public func _resolved(in environment: EnvironmentValues) -> KinoraResolvedStyle {
        BackgroundStyle()._resolved(in: environment)
    }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
    public static var windowBackground: WindowBackgroundShapeStyle { .init() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
    public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}
extension ShapeStyle where Self == PlaceholderTextShapeStyle {
    public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}
extension ShapeStyle where Self == LinkShapeStyle { public static var link: LinkShapeStyle { LinkShapeStyle() } }
extension ShapeStyle where Self == SelectionShapeStyle {
    public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

/// Sets the tint. A tint made of the tint refers to the one outside.
struct SetTint: ContextModifier {
    let style: AnyShapeStyle?
    func change(_ context: inout BuildContext) {
        context.environment.tintStyle = style.map {
            AnyShapeStyle(OuterTint(style: $0, outer: context.environment.tintStyle))
        }
    }

    private struct OuterTint: PrimitiveStyle {
        let style: AnyShapeStyle
        let outer: AnyShapeStyle?
        func _resolved(in environment: EnvironmentValues) -> KinoraResolvedStyle {
            var outside = environment
            outside.tintStyle = outer
            return style._resolved(in: outside)
        }
    }
}

extension View {
    /// The color of controls below; nil returns to the accent color.
    public func tint(_ tint: Color?) -> some View { modifier(SetTint(style: tint.map { AnyShapeStyle($0) })) }

    public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
        modifier(SetTint(style: tint.map { AnyShapeStyle($0) }))
    }

    /// What `Color.accentColor` stands for below; nil is blue.
    public func accentColor(_ accentColor: Color?) -> some View {
        modifier(ChangeEnvironment { $0.accentColor = accentColor })
    }

    /// What `.background` stands for below.
    public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        modifier(ChangeEnvironment { $0.backgroundStyle = AnyShapeStyle(style) })
    }
}
