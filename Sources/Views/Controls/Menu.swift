import KinoraStage

/// A label that opens a panel of choices when it is tapped. A tap on a choice runs its action and closes the panel.
public struct Menu<Label: View, Content: View>: View {
    private let label: Label
    private let content: Content
    private let primaryAction: (() -> Void)?
    @State private var isOpen = false
    @Environment(\.menuStyle) private var style
    @Environment(\.isInMenu) private var isInMenu
    @Environment(\.isEnabled) private var isEnabled
    private var borderless = BorderlessLabel()
    @Environment(\.hasButtonStyle) private var hasButtonStyle

    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(content: content, label: label, primary: nil)
    }
    /// - Parameter primaryAction: what a tap does; then a long press opens the menu.
    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
        primaryAction: @escaping () -> Void
    ) {
        self.init(content: content, label: label, primary: primaryAction)
    }
    private init(content: () -> Content, label: () -> Label, primary: (() -> Void)?) {
        self.content = content()
        self.label = label()
        primaryAction = primary
    }

    public var body: some View {
        if let style {
            style.menu(MenuStyleConfiguration(label: AnyView(LabelRow(label)), content: { AnyView(content) }))
        } else {
            opener
                .panel(.beside(lifted: false), isPresented: $isOpen) {
                    MenuPanel(dismiss: { isOpen = false }) { content }
                }
        }
    }

    private func act() { if let primaryAction { primaryAction() } else { isOpen = true } }

    /// A button where the source says how buttons look; else the label.
    @ViewBuilder
    private var opener: some View {
        if hasButtonStyle && !isInMenu {
            Button(action: act) { label }
                .simultaneousGesture(LongPressGesture().onEnded { _ in if primaryAction != nil { isOpen = true } })
        } else {
            look
                .contentShape(Rectangle())
                .onTapGesture(perform: act)
                .onLongPressGesture { if primaryAction != nil { isOpen = true } }
                .allowsHitTesting(isEnabled)
        }
    }

    @ViewBuilder
    private var look: some View {
        if isInMenu {
            HStack {
                label
                Spacer(minLength: 8)
                Image(systemName: "chevron.forward").font(.footnote.weight(.semibold)).foregroundStyle(.secondary)
            }
            .modifier(MenuRow(isPressed: false))
        } else {
            LabelRow(label).linesCentered().foregroundStyle(borderless.style())
        }
    }
}

extension Menu where Label == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}

extension Menu where Label == Text {
    public init(
        _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
        primaryAction: @escaping () -> Void
    ) {
        self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction)
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
    ) {
        self.init(content: content, label: { Text(title) }, primaryAction: primaryAction)
    }
}

extension Menu where Label == KinoraViews.Label<Text, Image> {
    public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { KinoraViews.Label(titleKey, systemImage: systemImage) }
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { KinoraViews.Label(title, systemImage: systemImage) }
    }
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
        primaryAction: @escaping () -> Void
    ) {
        self.init(
            content: content, label: { KinoraViews.Label(titleKey, systemImage: systemImage) },
            primaryAction: primaryAction)
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, @ViewBuilder content: () -> Content,
        primaryAction: @escaping () -> Void
    ) {
        self.init(
            content: content, label: { KinoraViews.Label(title, systemImage: systemImage) },
            primaryAction: primaryAction)
    }
}

extension Menu where Label == AnyView, Content == AnyView {
    public init(_ configuration: MenuStyleConfiguration) {
        self.init(content: configuration.makeContent) { configuration.labelView }
    }
}

// MARK: Styles

/// How a menu's label looks.
@MainActor @preconcurrency
public protocol MenuStyle {
    associatedtype Body: View
    typealias Configuration = MenuStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// A menu, for styles: make it with `Menu(configuration)`.
public struct MenuStyleConfiguration {
    let labelView: AnyView
    let makeContent: () -> AnyView

    init(label: AnyView, content: @escaping () -> AnyView) { (labelView, makeContent) = (label, content) }
}

extension MenuStyle {
    fileprivate func menu(_ configuration: MenuStyleConfiguration) -> AnyView {
        let body = StyleBody(style: self, in: MenuStyleKey.self) { $0.makeBody(configuration: configuration) }
        return AnyView(body.menuStyleOverride(nil))
    }
}

/// The label in the tint, as menus look without a style.
public struct DefaultMenuStyle: MenuStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}
public typealias BorderlessButtonMenuStyle = DefaultMenuStyle
public typealias ButtonMenuStyle = DefaultMenuStyle

extension MenuStyle where Self == DefaultMenuStyle {
    public static var automatic: DefaultMenuStyle { .init() }
    public static var button: DefaultMenuStyle { .init() }
    public static var borderlessButton: DefaultMenuStyle { .init() }
}

/// The label of a bordered button, as menus of macOS look.
public struct BorderedButtonMenuStyle: MenuStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View { Menu(configuration).buttonStyle(.bordered) }
}

extension MenuStyle where Self == BorderedButtonMenuStyle {
    public static var borderedButton: BorderedButtonMenuStyle { .init() }
}

private struct MenuStyleKey: EnvironmentKey { static var defaultValue: (any MenuStyle)? { nil } }
private struct InMenuKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    fileprivate var menuStyle: (any MenuStyle)? {
        get { self[MenuStyleKey.self] }
        set { self[MenuStyleKey.self] = newValue }
    }
    /// Whether views are choices of a menu.
    var isInMenu: Bool {
        get { self[InMenuKey.self] }
        set { self[InMenuKey.self] = newValue }
    }
}

extension View {
    public func menuStyle<S: MenuStyle>(_ style: S) -> some View { menuStyleOverride(style) }
    func menuStyleOverride(_ style: (any MenuStyle)?) -> some View { environment(\.menuStyle, style) }
    /// Menus open without an arrow on a stage.
    public func menuIndicator(_ visibility: Visibility) -> some View { self }
}
