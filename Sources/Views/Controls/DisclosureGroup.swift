import KinoraStage

/// A label that shows and hides what is below it.
public struct DisclosureGroup<Label: View, Content: View>: View {
    private let binding: Binding<Bool>?
    private let label: Label
    private let content: () -> Content
    @State private var ownState = false
    @Environment(\.disclosureGroupStyle) private var style

    public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        binding = nil
        self.content = content
        self.label = label()
    }

    public init(
        isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
    ) {
        binding = isExpanded
        self.content = content
        self.label = label()
    }

    public var body: some View {
        style.view(
            DisclosureGroupStyleConfiguration(
                label: .init(AnyView(label)), content: .init(AnyView(content())), isExpanded: binding ?? $ownState))
    }
}

extension DisclosureGroup where Label == Text {
    public init(_ label: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(label) }
    }
    public init(_ label: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content) {
        self.init(isExpanded: isExpanded, content: content) { Text(label) }
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(label) }
    }
}

// MARK: Styles

/// How a disclosure group looks.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
    associatedtype Body: View
    typealias Configuration = DisclosureGroupStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

public struct DisclosureGroupStyleConfiguration {
    public struct Part: PrimitiveView {
        private let view: AnyView
        init(_ view: AnyView) { self.view = view }
        public func _elements(_ context: BuildContext) -> [Element] {
            StyledContent(view, in: DisclosureGroupStyleKey.self)._elements(context)
        }
    }
    public typealias Label = Part
    public typealias Content = Part

    public let label: Label
    public let content: Content
    @Binding public var isExpanded: Bool

    init(label: Label, content: Content, isExpanded: Binding<Bool>) {
        (self.label, self.content, _isExpanded) = (label, content, isExpanded)
    }
}

extension DisclosureGroupStyle {
    fileprivate func view(_ configuration: DisclosureGroupStyleConfiguration) -> AnyView {
        AnyView(StyleBody(style: self, in: DisclosureGroupStyleKey.self) { $0.makeBody(configuration: configuration) })
    }
}

/// The label with a chevron that turns down; a tap on either shows or hides the content below. In a list the label and each
/// view of the content are rows of their own.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View { Disclosure(configuration: configuration) }
}

private struct Disclosure: View {
    let configuration: DisclosureGroupStyleConfiguration
    @Environment(\.rowLevel) private var rowLevel

    var body: some View {
        if let rowLevel {
            title
            if configuration.isExpanded { RowsBelow(content: configuration.content, level: rowLevel + 1) }
        } else {
            VStack(alignment: .leading, spacing: 8) {
                title
                if configuration.isExpanded { configuration.content }
            }
        }
    }

    private var title: some View {
        HStack {
            configuration.label
            Spacer(minLength: 8)
            Image(systemName: "chevron.forward")
                .font(.footnote.weight(.semibold))
                .foregroundStyle(TintShapeStyle())
                .rotationEffect(.degrees(configuration.isExpanded ? 90 : 0))
        }
        .contentShape(Rectangle())
        .onTapGesture { withAnimation { configuration.isExpanded.toggle() } }
    }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
    public static var automatic: AutomaticDisclosureGroupStyle { .init() }
}

private struct DisclosureGroupStyleKey: EnvironmentKey {
    static var defaultValue: any DisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

extension EnvironmentValues {
    fileprivate var disclosureGroupStyle: any DisclosureGroupStyle {
        get { self[DisclosureGroupStyleKey.self] }
        set { enter(newValue, in: DisclosureGroupStyleKey.self) }
    }
}

extension View {
    public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
        environment(\.disclosureGroupStyle, style)
    }
}
