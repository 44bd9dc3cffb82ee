import KinoraStage

/// A field with text. A stage has no keyboard, so it shows what its binding holds, or its prompt where that is empty.
public struct TextField<Label: View>: View {
    private let text: () -> String
    private let prompt: Text?
    private let label: Label
    /// Along which the field grows. A horizontal one has one line, whatever it holds.
    var axis = Axis.horizontal
    @Environment(\.textFieldStyle) private var style

    fileprivate init(text: @escaping () -> String, prompt: Text?, label: Label) {
        self.text = text
        self.prompt = prompt
        self.label = label
    }

    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(text: { text.wrappedValue }, prompt: prompt, label: label())
    }

    public var body: some View { styled.modifier(SetOptionalTrait<FieldTrait>(value: true)) }

    @ViewBuilder
    private var styled: some View {
        if let look = style as? any FieldLook { plain(isBordered: look.isBordered) } else { style.view(of: erased) }
    }

    /// The field as a style gets it.
    private var erased: TextField<_TextFieldStyleLabel> {
        var field = TextField<_TextFieldStyleLabel>(
            text: text, prompt: placeholder, label: _TextFieldStyleLabel(AnyView(label)))
        field.axis = axis
        return field
    }

    /// What stands in the field while it is empty, where that is text.
    private var placeholder: Text? { prompt ?? label as? Text }

    private func plain(isBordered: Bool) -> some View {
        let string = text()
        return FieldBox(isBordered: isBordered) {
            // Its color changes at once, too, while it goes along with the box.
            content(string).contentTransition(.identity).animation(nil, value: string.isEmpty).geometryGroup()
        }
        .modifier(ChangeEnvironment { if axis == .horizontal { $0.lineLimit = 1 } })
    }

    /// One view, which changes its text at once: a field that is emptied with an animation does not make place for another.
    @ViewBuilder
    private func content(_ string: String) -> some View {
        if let placeholder {
            string.isEmpty ? placeholder.foregroundStyle(PlaceholderTextShapeStyle()) : Text(verbatim: string)
        } else {
            ZStack {
                if string.isEmpty {
                    label.foregroundStyle(PlaceholderTextShapeStyle())
                } else {
                    Text(verbatim: string)
                }
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
        self.axis = axis
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
        self.init(text: { format.written(value.wrappedValue) }, prompt: prompt, label: Text(titleKey))
    }
    /// Shows a formatted value, or the prompt where there is none.
    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(text: { value.wrappedValue.map { format.written($0) } ?? "" }, prompt: prompt, label: Text(titleKey))
    }
    @_disfavoredOverload
    public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(text: { value.wrappedValue.map { format.written($0) } ?? "" }, prompt: prompt, label: Text(title))
    }
    @_disfavoredOverload
    public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(text: { format.written(value.wrappedValue) }, prompt: prompt, label: Text(title))
    }
}

extension TextField {
    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        self.init(text: { format.written(value.wrappedValue) }, prompt: prompt, label: label())
    }
    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        self.init(text: { value.wrappedValue.map { format.written($0) } ?? "" }, prompt: prompt, label: label())
    }
    /// What is selected does not show, as nothing is typed.
    public init(
        text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil,
        @ViewBuilder label: () -> Label
    ) {
        self.init(text: text, prompt: prompt, label: label)
        self.axis = axis ?? .horizontal
    }
}

extension TextField where Label == Text {
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
        axis: Axis? = nil
    ) {
        self.init(titleKey, text: text, prompt: prompt)
        self.axis = axis ?? .horizontal
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil
    ) {
        self.init(title, text: text, prompt: prompt)
        self.axis = axis ?? .horizontal
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

/// Tells what is a field of text from the buttons of an alert.
enum FieldTrait: ViewTrait { typealias Value = Bool }

/// A field's text at the leading edge of the width there is, with its border.
private struct FieldBox<Content: View>: View {
    let isBordered: Bool
    let content: Content
    @Environment(\.multilineTextAlignment) private var alignment
    @Environment(\.takeFocus) private var takeFocus

    init(isBordered: Bool, @ViewBuilder content: () -> Content) {
        self.isBordered = isBordered
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
        if isBordered {
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
