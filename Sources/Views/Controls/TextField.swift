import KinoraStage

/// A field with text. A stage has no keyboard, so it shows what its binding holds, or its prompt where that is empty.
public struct TextField<Label: View>: View {
    private let text: () -> String
    private let prompt: Text?
    private let label: Label
    @Environment(\.textFieldStyle) private var style

    private init(text: @escaping () -> String, prompt: Text?, label: Label) {
        self.text = text
        self.prompt = prompt
        self.label = label
    }

    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(text: { text.wrappedValue }, prompt: prompt, label: label())
    }

    public var body: some View {
        let string = text()
        FieldBox(style: style) {
            if string.isEmpty {
                if let prompt {
                    prompt.foregroundStyle(PlaceholderTextShapeStyle())
                } else {
                    label.foregroundStyle(PlaceholderTextShapeStyle())
                }
            } else {
                Text(verbatim: string)
            }
        }
    }
}

extension TextField where Label == Text {
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        self.init(text: text) { Text(titleKey) }
    }
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.init(text: text, prompt: prompt) { Text(titleKey) }
    }
    /// - Parameter axis: along which the field grows; vertical ones wrap.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
        self.init(text: text) { Text(titleKey) }
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>) { self.init(text: text) { Text(title) } }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
        self.init(text: text, prompt: prompt) { Text(title) }
    }

    /// Shows a formatted value.
    public init<F: ParseableFormatStyle>(_ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F)
    where F.FormatOutput == String {
        self.init(titleKey, value: value, format: format, prompt: nil)
    }
    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text?
    ) where F.FormatOutput == String {
        self.init(text: { format.format(value.wrappedValue) }, prompt: prompt, label: Text(titleKey))
    }
    @_disfavoredOverload
    public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(text: { format.format(value.wrappedValue) }, prompt: prompt, label: Text(title))
    }
}

/// A field whose characters show as bullets.
public struct SecureField<Label: View>: View {
    private let text: Binding<String>
    private let prompt: Text?
    private let label: Label

    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.text = text
        self.prompt = prompt
        self.label = label()
    }

    public var body: some View {
        let bullets = String(repeating: "\u{2022}", count: text.wrappedValue.count)
        TextField(text: .constant(bullets), prompt: prompt) { label }
    }
}

extension SecureField where Label == Text {
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>) { self.init(text: text) { Text(titleKey) } }
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.init(text: text, prompt: prompt) { Text(titleKey) }
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>) { self.init(text: text) { Text(title) } }
}

/// What is around a field.
public protocol TextFieldStyle {
    var _isBordered: Bool { get }
}

/// Nothing, which is the default.
public struct PlainTextFieldStyle: TextFieldStyle, Sendable {
    public init() {}
    public var _isBordered: Bool { false }
}

/// A rounded border.
public struct RoundedBorderTextFieldStyle: TextFieldStyle, Sendable {
    public init() {}
    public var _isBordered: Bool { true }
}

public typealias DefaultTextFieldStyle = PlainTextFieldStyle

extension TextFieldStyle where Self == PlainTextFieldStyle {
    public static var plain: PlainTextFieldStyle { .init() }
    public static var automatic: PlainTextFieldStyle { .init() }
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    public static var roundedBorder: RoundedBorderTextFieldStyle { .init() }
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

/// A field's text at the leading edge of the width there is, with its border.
private struct FieldBox<Content: View>: View {
    let style: any TextFieldStyle
    let content: Content
    @Environment(\.multilineTextAlignment) private var alignment
    @Environment(\.takeFocus) private var takeFocus

    init(style: any TextFieldStyle, @ViewBuilder content: () -> Content) {
        self.style = style
        self.content = content()
    }

    private var edge: Alignment {
        switch alignment {
        case .leading: .leading
        case .center: .center
        case .trailing: .trailing
        }
    }

    var body: some View {
        if let takeFocus {
            box.contentShape(Rectangle()).onTapGesture(perform: takeFocus)
        } else {
            box
        }
    }

    @ViewBuilder
    private var box: some View {
        if style._isBordered {
            content
                .frame(maxWidth: .infinity, alignment: edge)
                .padding(EdgeInsets(top: 7, leading: 7, bottom: 7, trailing: 7))
                .background(BackgroundStyle(), in: RoundedRectangle(cornerRadius: 5))
                .overlay { RoundedRectangle(cornerRadius: 5).strokeBorder(SeparatorShapeStyle(), lineWidth: 0.5) }
        } else {
            content.frame(maxWidth: .infinity, alignment: edge)
        }
    }
}
