import KinoraStage

/// How text editors look.
@MainActor @preconcurrency
public protocol TextEditorStyle {
    associatedtype Body: View
    typealias Configuration = TextEditorStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a text editor style is given: the editor, which it may put into other views.
public struct TextEditorStyleConfiguration: View {
    let editor: AnyView
    public var body: some View { editor }
}

/// On the color of a page.
public struct AutomaticTextEditorStyle: TextEditorStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration }
}
/// Without a ground of its own.
public struct PlainTextEditorStyle: TextEditorStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        configuration.scrollContentBackground(.hidden)
    }
}
extension TextEditorStyle where Self == AutomaticTextEditorStyle { public static var automatic: Self { .init() } }
extension TextEditorStyle where Self == PlainTextEditorStyle { public static var plain: Self { .init() } }

extension TextEditorStyle {
    func view(of editor: some View) -> AnyView {
        let configuration = TextEditorStyleConfiguration(editor: AnyView(editor))
        return AnyView(
            StyleBody(style: self, in: TextEditorStyleKey.self) { $0.makeBody(configuration: configuration) })
    }
}

private struct TextEditorStyleKey: EnvironmentKey {
    static var defaultValue: any TextEditorStyle { AutomaticTextEditorStyle() }
}

extension EnvironmentValues {
    var textEditorStyle: any TextEditorStyle {
        get { self[TextEditorStyleKey.self] }
        set { enter(newValue, in: TextEditorStyleKey.self) }
    }
}

extension View {
    public func textEditorStyle(_ style: some TextEditorStyle) -> some View { environment(\.textEditorStyle, style) }
}
