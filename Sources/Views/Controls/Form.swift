import KinoraStage

/// Controls in groups, as settings have them.
public struct Form<Content: View>: View {
    private let content: Content
    @Environment(\.formStyle) private var style

    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    public var body: some View { style.view(FormStyleConfiguration(content: .init(AnyView(content)))) }
}

extension Form where Content == FormStyleConfiguration.Content {
    /// What a style was given, for a style that adds to another.
    public init(_ configuration: FormStyleConfiguration) { self.init { configuration.content } }
}

/// How a form looks.
@MainActor @preconcurrency
public protocol FormStyle {
    associatedtype Body: View
    typealias Configuration = FormStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

public struct FormStyleConfiguration {
    public struct Content: PrimitiveView {
        private let view: AnyView
        init(_ view: AnyView) { self.view = view }
        public func _elements(_ context: BuildContext) -> [Element] {
            StyledContent(view, in: FormStyleKey.self)._elements(context)
        }
    }
    public let content: Content
}

extension FormStyle {
    fileprivate func view(_ configuration: FormStyleConfiguration) -> AnyView {
        AnyView(StyleBody(style: self, in: FormStyleKey.self) { $0.makeBody(configuration: configuration) })
    }
}

/// Groups with rounded corners, as an inset grouped list has them.
public struct GroupedFormStyle: FormStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        ListBody(look: InsetGroupedListStyle()._look, selection: nil, content: configuration.content)
    }
}

/// Rows below each other at the leading edge, without groups.
public struct ColumnsFormStyle: FormStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading) { configuration.content }
    }
}

public typealias AutomaticFormStyle = GroupedFormStyle

extension FormStyle where Self == GroupedFormStyle {
    public static var grouped: GroupedFormStyle { .init() }
    public static var automatic: GroupedFormStyle { .init() }
}
extension FormStyle where Self == ColumnsFormStyle { public static var columns: ColumnsFormStyle { .init() } }

private struct FormStyleKey: EnvironmentKey { static var defaultValue: any FormStyle { GroupedFormStyle() } }

extension EnvironmentValues {
    var formStyle: any FormStyle {
        get { self[FormStyleKey.self] }
        set { enter(newValue, in: FormStyleKey.self) }
    }
}

extension View {
    public func formStyle<S: FormStyle>(_ style: S) -> some View { environment(\.formStyle, style) }
}
