import KinoraStage

/// What is around a field.
@MainActor @preconcurrency
public protocol TextFieldStyle {
    associatedtype _Body: View
    typealias _Label = _TextFieldStyleLabel
    /// The field as it is shown; `configuration` is the field without what is around it.
    @ViewBuilder @MainActor @preconcurrency func _body(configuration: TextField<_Label>) -> _Body
}

/// A field's label, for styles.
public struct _TextFieldStyleLabel: PrimitiveView {
    private let view: AnyView
    init(_ view: AnyView) { self.view = view }
    public func _elements(_ context: BuildContext) -> [Element] { view._elements(context) }
}

/// A style that fields draw themselves.
@MainActor
protocol FieldLook: TextFieldStyle {
    var isBordered: Bool { get }
}

/// Nothing, which is the default.
public struct PlainTextFieldStyle: TextFieldStyle, FieldLook, Sendable {
    public nonisolated init() {}
    var isBordered: Bool { false }
    public func _body(configuration: TextField<_Label>) -> some View { configuration.textFieldStyle(self) }
}

/// A rounded border.
public struct RoundedBorderTextFieldStyle: TextFieldStyle, FieldLook, Sendable {
    public nonisolated init() {}
    var isBordered: Bool { true }
    public func _body(configuration: TextField<_Label>) -> some View { configuration.textFieldStyle(self) }
}

public typealias DefaultTextFieldStyle = PlainTextFieldStyle

extension TextFieldStyle where Self == PlainTextFieldStyle {
    public static nonisolated var plain: PlainTextFieldStyle { .init() }
    public static nonisolated var automatic: PlainTextFieldStyle { .init() }
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    public static nonisolated var roundedBorder: RoundedBorderTextFieldStyle { .init() }
}

extension TextFieldStyle {
    /// The field in this style. In there it has none of its own.
    func view(of field: TextField<_Label>) -> AnyView {
        AnyView(
            StyleBody(style: self, in: TextFieldStyleKey.self) { $0._body(configuration: field) }.textFieldStyle(.plain)
        )
    }
}

private struct TextFieldStyleKey: EnvironmentKey {
    static var defaultValue: any TextFieldStyle { PlainTextFieldStyle() }
}

extension EnvironmentValues {
    var textFieldStyle: any TextFieldStyle {
        get { self[TextFieldStyleKey.self] }
        set { self[TextFieldStyleKey.self] = newValue }
    }
}

extension View {
    public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View { environment(\.textFieldStyle, style) }
}
