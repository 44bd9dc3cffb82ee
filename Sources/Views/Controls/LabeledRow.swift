import KinoraStage

// What controls with a label beside them have in common.

private struct LabelsHiddenKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether controls leave their labels out.
    var labelsAreHidden: Bool {
        get { self[LabelsHiddenKey.self] }
        set { self[LabelsHiddenKey.self] = newValue }
    }
}

extension View {
    /// Leaves out the labels of controls below, and the room they would take.
    public func labelsVisibility(_ visibility: Visibility) -> some View {
        environment(\.labelsAreHidden, visibility == .hidden)
    }
    public func labelsHidden() -> some View { environment(\.labelsAreHidden, true) }
}

/// A label at the leading edge and a control at the trailing one; the control alone where labels are hidden.
struct LabeledRow<Label: View, Control: View>: View {
    private let label: Label
    private let control: Control
    @Environment(\.labelsAreHidden) private var hidesLabel
    @Environment(\.listLook) private var listLook

    init(@ViewBuilder label: () -> Label, @ViewBuilder control: () -> Control) {
        self.label = label()
        self.control = control()
    }

    var body: some View {
        if hidesLabel {
            control
        } else {
            HStack {
                TitledLabel(label)
                Spacer()
                // In lists controls reach into the insets of their row, which is as high as one of text.
                control.padding(.vertical, listLook == nil ? 0 : -6)
            }
        }
    }
}

/// A label and a value that belongs to it.
public struct LabeledContent<Label: View, Content: View>: View {
    private let label: Label
    private let content: Content

    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.content = content()
        self.label = label()
    }

    @Environment(\.labeledContentStyle) private var style

    public var body: some View {
        style.view(LabeledContentStyleConfiguration(label: AnyView(label), content: AnyView(content)))
    }
}

/// How labeled contents look.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
    associatedtype Body: View
    typealias Configuration = LabeledContentStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension LabeledContentStyle {
    fileprivate func view(_ configuration: LabeledContentStyleConfiguration) -> AnyView {
        AnyView(StyleBody(style: self, in: LabeledContentStyleKey.self) { $0.makeBody(configuration: configuration) })
    }
}

/// What a style arranges.
public struct LabeledContentStyleConfiguration {
    public struct Label: View {
        let view: AnyView
        public var body: some View { view }
    }
    public struct Content: View {
        let view: AnyView
        public var body: some View { StyledContent(view, in: LabeledContentStyleKey.self) }
    }
    public let label: Label
    public let content: Content
    init(label: AnyView, content: AnyView) { (self.label, self.content) = (Label(view: label), Content(view: content)) }
}

/// The label at the leading edge, the content in gray at the trailing one. Controls keep their own colors.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        LabeledRow {
            configuration.label
        } control: {
            configuration.content
                .modifier(SetForeground(levels: [AnyShapeStyle(.secondary)], isStandard: true))
        }
    }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
    public static nonisolated var automatic: Self { Self() }
}

private struct LabeledContentStyleKey: EnvironmentKey {
    static var defaultValue: any LabeledContentStyle { AutomaticLabeledContentStyle() }
}

extension EnvironmentValues {
    fileprivate var labeledContentStyle: any LabeledContentStyle {
        get { self[LabeledContentStyleKey.self] }
        set { enter(newValue, in: LabeledContentStyleKey.self) }
    }
}

extension View {
    /// How labeled contents below look.
    public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
        environment(\.labeledContentStyle, style)
    }
}

extension LabeledContent
where
    Label == LabeledContentStyleConfiguration.Label,
    Content == LabeledContentStyleConfiguration.Content
{
    /// What a style was given, for a style that adds to another.
    public init(_ configuration: LabeledContentStyleConfiguration) {
        self.init {
            configuration.content
        } label: {
            configuration.label
        }
    }
}

extension LabeledContent where Label == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}

extension LabeledContent where Label == Text, Content == Text {
    public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
        self.init(titleKey) { Text(value) }
    }

    @_disfavoredOverload
    public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) { self.init(title) { Text(value) } }

    public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(titleKey) { Text(value, format: format) }
    }
}
