import KinoraStage

/// How a button looks, pressed or not.
@MainActor @preconcurrency
public protocol ButtonStyle {
    associatedtype Body: View
    typealias Configuration = ButtonStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

public struct ButtonStyleConfiguration {
    public let role: ButtonRole?
    public let label: Label
    public let isPressed: Bool

    public struct Label: PrimitiveView {
        private let view: AnyView
        init(_ view: AnyView) { self.view = view }
        public func _elements(_ context: BuildContext) -> [Element] { view._elements(context) }
    }
}

/// How a button looks and when it acts.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
    associatedtype Body: View
    typealias Configuration = PrimitiveButtonStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

public struct PrimitiveButtonStyleConfiguration {
    public let role: ButtonRole?
    public let label: Label
    let action: @MainActor () -> Void

    @MainActor public func trigger() { action() }

    public struct Label: PrimitiveView {
        private let view: AnyView
        init(_ view: AnyView) { self.view = view }
        public func _elements(_ context: BuildContext) -> [Element] { view._elements(context) }
    }
}

extension ButtonStyle {
    /// The style's body with its own dynamic properties installed.
    func view(_ configuration: ButtonStyleConfiguration) -> AnyView {
        AnyView(StyleBody(style: self, in: ButtonStyleKey.self) { $0.makeBody(configuration: configuration) })
    }
}

extension PrimitiveButtonStyle {
    func view(_ configuration: PrimitiveButtonStyleConfiguration) -> AnyView {
        AnyView(
            StyleBody(style: self, in: PrimitiveButtonStyleKey.self) { $0.makeBody(configuration: configuration) })
    }
}

/// Text in the accent color, dimmed while pressed. On glass it is a label, unless a tint is said. In the row of a list the whole row
/// is the button.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
    public init() {}
    public func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> some View {
        Button(configuration).buttonStyle(AutomaticLook())
    }
}

struct BorderlessLook: ButtonStyle {
    private var borderless = BorderlessLabel()

    func makeBody(configuration: Configuration) -> some View { configuration.dimmedLabel(borderless) }
}

/// The same, where no style is said: rows of lists take such buttons over.
struct AutomaticLook: ButtonStyle {
    private var borderless = BorderlessLabel()

    func makeBody(configuration: Configuration) -> some View { configuration.dimmedLabel(borderless) }
}

extension ButtonStyleConfiguration {
    /// The label as a borderless control's.
    @MainActor fileprivate func dimmedLabel(_ borderless: BorderlessLabel) -> some View {
        label.linesCentered().foregroundStyle(borderless.style(role)).opacity(isPressed ? 0.2 : 1)
    }
}

/// The label as it is, dimmed while pressed.
struct PlainLook: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
        configuration.label.opacity(configuration.isPressed ? 0.4 : isEnabled ? 1 : 0.5)
    }
}

/// A filled button; prominent ones are filled with the tint, others with a little of it where one is set. Padding follows the
/// control size, corners the border shape. Without being enabled all of them are gray, as UIKit's.
struct BorderedLook: ButtonStyle {
    let isProminent: Bool
    @Environment(\.controlSize) private var controlSize
    @Environment(\.buttonBorderShape) private var shape
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.shareOfOwnStyle) private var share
    @Environment(\.tintStyle) private var ownTint
    @Environment(\.font) private var font
    @Environment(\.buttonSizing) private var sizing

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            // Icons have the color of the title, not that of a list's.
            .environment(\.listLook, nil)
            .linesCentered()
            .font(font ?? (isSmall ? .subheadline : nil))
            .foregroundStyle(labelStyle(configuration.role))
            .frame(maxWidth: sizing == .flexible ? .infinity : nil)
            .padded(padding, in: shape)
            .background {
                shape.shape(automatic: RoundedRectangle(cornerRadius: radius), radius: radius).fill(
                    fill(configuration.role))
            }
            .opacity(configuration.isPressed ? 0.75 : 1)
    }

    private func tint(_ role: ButtonRole?) -> AnyShapeStyle {
        role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(TintShapeStyle())
    }

    private func labelStyle(_ role: ButtonRole?) -> AnyShapeStyle {
        if !isEnabled { return AnyShapeStyle(Color(SystemColor.tertiary)) }
        guard let share else { return AnyShapeStyle(ForegroundStyle()) }
        if isProminent { return AnyShapeStyle(Color.white) }
        return share == 1 ? tint(role) : AnyShapeStyle(tint(role).opacity(share))
    }

    private func fill(_ role: ButtonRole?) -> AnyShapeStyle {
        if !isEnabled { return AnyShapeStyle(Color(SystemColor.tertiaryFill)) }
        if isProminent { return tint(role) }
        if role != .destructive, let ownTint { return AnyShapeStyle(ownTint.opacity(0.15)) }
        return AnyShapeStyle(Color(SystemColor.tertiaryFill))
    }

    private var isSmall: Bool { controlSize < .regular }

    private var padding: EdgeInsets {
        switch controlSize {
        case .mini, .small: EdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
        case .regular: EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
        case .large, .extraLarge: EdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
        }
    }

    private var radius: CGFloat { isSmall ? 14 : controlSize >= .large ? 12 : 8 }
}

public struct PlainButtonStyle: PrimitiveButtonStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View { Button(configuration).buttonStyle(PlainLook()) }
}
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        Button(configuration).buttonStyle(BorderlessLook())
    }
}
public struct BorderedButtonStyle: PrimitiveButtonStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        Button(configuration).buttonStyle(BorderedLook(isProminent: false))
    }
}
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        Button(configuration).buttonStyle(BorderedLook(isProminent: true))
    }
}

/// A link's look: text in the accent color.
public struct LinkButtonStyle: PrimitiveButtonStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        Button(configuration).buttonStyle(BorderlessLook())
    }
}
extension PrimitiveButtonStyle where Self == LinkButtonStyle { public static var link: LinkButtonStyle { .init() } }

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    public static var automatic: DefaultButtonStyle { .init() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle { public static var plain: PlainButtonStyle { .init() } }
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    public static var borderless: BorderlessButtonStyle { .init() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    public static var bordered: BorderedButtonStyle { .init() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    public static var borderedProminent: BorderedProminentButtonStyle { .init() }
}

private struct ButtonStyleKey: EnvironmentKey { static var defaultValue: any ButtonStyle { AutomaticLook() } }
private struct PrimitiveButtonStyleKey: EnvironmentKey { static var defaultValue: (any PrimitiveButtonStyle)? { nil } }

extension EnvironmentValues {
    var buttonStyle: any ButtonStyle {
        get { self[ButtonStyleKey.self] }
        set { enter(newValue, in: ButtonStyleKey.self) }
    }
    var primitiveButtonStyle: (any PrimitiveButtonStyle)? {
        get { self[PrimitiveButtonStyleKey.self] }
        set { enter(newValue, in: PrimitiveButtonStyleKey.self) }
    }
    /// Whether the source says how buttons look.
    var hasButtonStyle: Bool { primitiveButtonStyle != nil || !(buttonStyle is AutomaticLook) }
}

extension View {
    public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        modifier(ChangeEnvironment { ($0.buttonStyle, $0.primitiveButtonStyle) = (style, nil) })
    }

    @_disfavoredOverload
    public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        modifier(ChangeEnvironment { $0.primitiveButtonStyle = style })
    }
}
