import KinoraStage

/// A field of many lines. A stage has no keyboard, so it shows what its binding holds; it scrolls where that is too long.
public struct TextEditor: View {
    private let text: () -> Text
    @Environment(\.multilineTextAlignment) private var alignment
    @Environment(\.takeFocus) private var takeFocus
    @Environment(\.textEditorStyle) private var style

    public init(text: Binding<String>) { self.text = { Text(verbatim: text.wrappedValue) } }
    public init(text: Binding<AttributedString>) { self.text = { Text(text.wrappedValue) } }
    /// What is selected does not show, as nothing is typed.
    public init(text: Binding<String>, selection: Binding<TextSelection?>) { self.init(text: text) }
    public init(text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>) { self.init(text: text) }

    public var body: some View { style.view(of: editor) }

    private var editor: some View {
        ScrollView {
            text()
                .frame(maxWidth: .infinity, alignment: edge)
                .padding(EdgeInsets(top: 8, leading: 5, bottom: 8, trailing: 5))
        }
        .scrollSurface()
        .onTapGesture { takeFocus?() }
    }

    private var edge: Alignment {
        switch alignment {
        case .leading: .leading
        case .center: .center
        case .trailing: .trailing
        }
    }
}

extension View {
    /// On the color of a page, unless scroll views are to leave out what is behind their content.
    fileprivate func scrollSurface() -> some View { modifier(ScrollSurface()) }
}

private struct ScrollSurface: ViewModifier {
    @Environment(\.scrollContentBackground) private var background
    func body(content: Content) -> some View {
        if background == .hidden { content } else { content.background(BackgroundStyle()) }
    }
}
