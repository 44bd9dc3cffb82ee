import KinoraStage

/// Content on a panel of its own, with a label above it.
public struct GroupBox<Label: View, Content: View>: View {
    private let label: Label
    private let content: Content
    @Environment(\.groupBoxStyle) private var style

    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.content = content()
        self.label = label()
    }

    public init(label: Label, @ViewBuilder content: () -> Content) {
        self.label = label
        self.content = content()
    }

    public var body: some View {
        style.view(GroupBoxStyleConfiguration(label: .init(AnyView(label)), content: .init(AnyView(content))))
    }
}

extension GroupBox where Label == EmptyView {
    public init(@ViewBuilder content: () -> Content) { self.init(content: content) { EmptyView() } }
}

extension GroupBox where Label == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}

extension GroupBox where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
    public init(_ configuration: GroupBoxStyleConfiguration) {
        self.init(content: { configuration.content }, label: { configuration.label })
    }
}

/// How a group box looks.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
    associatedtype Body: View
    typealias Configuration = GroupBoxStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

public struct GroupBoxStyleConfiguration {
    public struct Label: PrimitiveView {
        private let view: AnyView
        init(_ view: AnyView) { self.view = view }
        public func _elements(_ context: BuildContext) -> [Element] { view._elements(context) }
    }
    public struct Content: PrimitiveView {
        private let view: AnyView
        init(_ view: AnyView) { self.view = view }
        public func _elements(_ context: BuildContext) -> [Element] {
            StyledContent(view, in: GroupBoxStyleKey.self)._elements(context)
        }
    }

    public let label: Label
    public let content: Content
}

extension GroupBoxStyle {
    fileprivate func view(_ configuration: GroupBoxStyleConfiguration) -> AnyView {
        AnyView(StyleBody(style: self, in: GroupBoxStyleKey.self) { $0.makeBody(configuration: configuration) })
    }
}

/// A panel in the second background color (the third inside another box), with 16 points of padding and corners of 8.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
    @Environment(\.groupBoxDepth) private var depth

    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading) {
            configuration.label.font(.headline)
            configuration.content.frame(maxWidth: .infinity).environment(\.groupBoxDepth, depth + 1)
        }
        .padding()
        .background(
            Color(depth % 2 == 0 ? SystemColor.secondaryBackground : .tertiaryBackground),
            in: RoundedRectangle(cornerRadius: 8))
    }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
    public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

private struct GroupBoxStyleKey: EnvironmentKey {
    static var defaultValue: any GroupBoxStyle { DefaultGroupBoxStyle() }
}
private struct GroupBoxDepthKey: EnvironmentKey { static var defaultValue: Int { 0 } }

extension EnvironmentValues {
    var groupBoxStyle: any GroupBoxStyle {
        get { self[GroupBoxStyleKey.self] }
        set { enter(newValue, in: GroupBoxStyleKey.self) }
    }
    /// How many boxes are around.
    var groupBoxDepth: Int {
        get { self[GroupBoxDepthKey.self] }
        set { self[GroupBoxDepthKey.self] = newValue }
    }
}

extension View {
    public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View { environment(\.groupBoxStyle, style) }
}
