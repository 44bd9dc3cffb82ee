import KinoraStage

/// Controls that belong together, side by side.
public struct ControlGroup<Content: View>: View {
    private let content: Content
    @Environment(\.controlGroupStyle) private var style

    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    public var body: some View {
        AnyView(style.makeBody(configuration: ControlGroupStyleConfiguration(content: AnyView(content))))
    }
}

extension ControlGroup {
    /// The label is shown by menus only.
    public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
    where Content == LabeledControlGroupContent<C, L> {
        self.init { LabeledControlGroupContent(content: content(), label: label()) }
    }

    public init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Text> {
        self.init(content: content) { Text(titleKey) }
    }

    public init<C: View>(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
        self.init(content: content) { Label(titleKey, systemImage: systemImage) }
    }
}

/// The content of a group of controls that has a label.
public struct LabeledControlGroupContent<Content: View, Label: View>: View {
    let content: Content
    let label: Label
    public var body: some View { content }
}

/// How groups of controls look.
@MainActor @preconcurrency
public protocol ControlGroupStyle {
    associatedtype Body: View
    typealias Configuration = ControlGroupStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style arranges.
public struct ControlGroupStyleConfiguration {
    public struct Content: View {
        let view: AnyView
        public var body: some View { view }
    }
    public struct Label: View {
        public var body: some View { EmptyView() }
    }
    public let content: Content
    public let label = Label()
    init(content: AnyView) { self.content = Content(view: content) }
}

/// Controls in a row; in a menu they share its width.
private struct SideBySide<Content: View>: View {
    let content: Content
    var showsTitlesInMenu = true
    @Environment(\.isInMenu) private var isInMenu

    var body: some View {
        if isInMenu {
            Section { MenuColumns(content: content, showsTitles: showsTitlesInMenu) }
        } else {
            HStack { content }
        }
    }
}

public struct AutomaticControlGroupStyle: ControlGroupStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        SideBySide(content: configuration.content)
    }
}
public struct NavigationControlGroupStyle: ControlGroupStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        SideBySide(content: configuration.content)
    }
}
public struct MenuControlGroupStyle: ControlGroupStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        SideBySide(content: configuration.content)
    }
}
public struct CompactMenuControlGroupStyle: ControlGroupStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        SideBySide(content: configuration.content, showsTitlesInMenu: false)
    }
}
public struct PaletteControlGroupStyle: ControlGroupStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        SideBySide(content: configuration.content, showsTitlesInMenu: false)
    }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
    public static nonisolated var automatic: Self { Self() }
}
extension ControlGroupStyle where Self == NavigationControlGroupStyle {
    public static nonisolated var navigation: Self { Self() }
}
extension ControlGroupStyle where Self == MenuControlGroupStyle {
    public static nonisolated var menu: Self { Self() }
}
extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
    public static nonisolated var compactMenu: Self { Self() }
}
extension ControlGroupStyle where Self == PaletteControlGroupStyle {
    public static nonisolated var palette: Self { Self() }
}

private struct ControlGroupStyleKey: EnvironmentKey {
    static var defaultValue: any ControlGroupStyle { AutomaticControlGroupStyle() }
}

extension EnvironmentValues {
    fileprivate var controlGroupStyle: any ControlGroupStyle {
        get { self[ControlGroupStyleKey.self] }
        set { enter(newValue, in: ControlGroupStyleKey.self) }
    }
}

extension View {
    /// How groups of controls below look.
    public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
        environment(\.controlGroupStyle, style)
    }
}

public typealias DefaultControlGroupStyle = AutomaticControlGroupStyle
