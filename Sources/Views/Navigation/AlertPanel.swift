import KinoraStage

/// What an alert shows: a title, a message, fields and buttons, 270 points wide.
struct AlertPanel<Actions: View, Message: View>: View {
    let title: Text
    let dismiss: @MainActor () -> Void
    let actions: Actions
    let message: Message

    var body: some View {
        _VariadicView.Tree(Root(title: title, message: AnyView(message), dismiss: dismiss)) {
            actions.onPanel(dismiss, .alert).font(.footnote).textFieldStyle(.plain)
        }
        .inSystemText()
    }

    private struct Root: _VariadicView_UnaryViewRoot {
        let title: Text
        let message: AnyView
        let dismiss: @MainActor () -> Void

        func body(children: _VariadicView.Children) -> some View {
            let fields = children.filter { $0.element.trait(FieldTrait.self) == true }
            let buttons = children.filter { $0.element.trait(FieldTrait.self) != true }
            VStack(spacing: 0) {
                VStack(spacing: 4) {
                    title.font(.headline)
                    message.font(.footnote)
                }
                .multilineTextAlignment(.center)
                .padding(EdgeInsets(top: 19, leading: 16, bottom: fields.isEmpty ? 19 : 14, trailing: 16))
                .frame(maxWidth: .infinity)
                if !fields.isEmpty {
                    AlertFields(fields: fields).padding(EdgeInsets(top: 0, leading: 16, bottom: 16, trailing: 16))
                }
                PanelButtons(buttons: buttons, dismiss: dismiss)
            }
            .frame(width: 270)
            .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 14))
            .clipShape(RoundedRectangle(cornerRadius: 14))
        }
    }
}

/// The fields of an alert: one below the other in a box.
private struct AlertFields: View {
    let fields: [_VariadicView.Children.Element]

    private var box: RoundedRectangle { RoundedRectangle(cornerRadius: 5) }

    var body: some View {
        VStack(spacing: 0) {
            ForEach(fields) { field in
                if field.id != fields.first?.id { Divider() }
                field.padding(EdgeInsets(top: 4, leading: 5, bottom: 4, trailing: 5))
            }
        }
        .background(BackgroundStyle(), in: box)
        .overlay(box.strokeBorder(Color(SystemColor.separator), lineWidth: 0.5))
    }
}

extension EnvironmentValues {
    /// Whether the dialog around is in a bubble beside what presents it.
    @Entry var isDialogInBubble = false
}

/// What a dialog shows: a title, a message and buttons on one panel, the button that cancels on another below. In a bubble there is none,
/// as a tap beside that cancels.
struct DialogPanel<Actions: View, Message: View>: View {
    let title: Text?
    let dismiss: @MainActor () -> Void
    let actions: Actions
    let message: Message
    @Environment(\.isDialogInBubble) private var isInBubble

    var body: some View {
        let root = Root(title: title, message: AnyView(message), dismiss: dismiss, isInBubble: isInBubble)
        _VariadicView.Tree(root) { actions.onPanel(dismiss, .dialog) }.inSystemText()
    }

    private struct Root: _VariadicView_UnaryViewRoot {
        let title: Text?
        let message: AnyView
        let dismiss: @MainActor () -> Void
        let isInBubble: Bool

        func body(children: _VariadicView.Children) -> some View {
            let cancels = children.filter { $0.element.trait(ButtonRoleTrait.self) == .cancel }
            let others = children.filter { $0.element.trait(ButtonRoleTrait.self) != .cancel }
            if isInBubble {
                choices(others).frame(width: 304)
            } else {
                VStack(spacing: 8) {
                    choices(others)
                        .frame(maxWidth: .infinity)
                        .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 14))
                        .clipShape(RoundedRectangle(cornerRadius: 14))
                    if cancels.isEmpty {
                        Button("Cancel", role: .cancel) {}.onPanel(dismiss, .dialog).modifier(PanelBackground())
                    } else {
                        ForEach(cancels) { $0 }.modifier(PanelBackground())
                    }
                }
            }
        }

        private var hasHead: Bool { title != nil || !(message.view is EmptyView) }

        private func choices(_ rows: [_VariadicView.Children.Element]) -> some View {
            VStack(spacing: 0) {
                if hasHead {
                    VStack(spacing: 4) {
                        title?.fontWeight(.semibold)
                        message
                    }
                    .font(.footnote)
                    .foregroundStyle(.secondary)
                    .multilineTextAlignment(.center)
                    .padding(14)
                }
                PanelRows(rows: rows, hasHead: hasHead)
            }
        }
    }
}

private struct PanelBackground: ViewModifier {
    func body(content: Content) -> some View {
        content
            .background(SurfaceColor.groupedRow, in: RoundedRectangle(cornerRadius: 14))
            .clipShape(RoundedRectangle(cornerRadius: 14))
            // It is above the page.
            .environment(\.isElevated, true)
    }
}

/// Rows with hairlines above them.
private struct PanelRows: View {
    let rows: [_VariadicView.Children.Element]
    let hasHead: Bool

    var body: some View {
        ForEach(rows) { row in
            if hasHead || row.id != rows.first?.id { Divider() }
            row
        }
    }
}

/// The buttons of an alert: two side by side, more below one another; one that only dismisses it if there is none.
private struct PanelButtons: View {
    let buttons: [_VariadicView.Children.Element]
    let dismiss: @MainActor () -> Void

    var body: some View {
        let cancels = buttons.filter { $0.element.trait(ButtonRoleTrait.self) == .cancel }
        let others = buttons.filter { $0.element.trait(ButtonRoleTrait.self) != .cancel }
        if buttons.isEmpty {
            Divider()
            Button("OK", role: .cancel) {}.onPanel(dismiss, .alert)
        } else if buttons.count == 2 {
            Divider()
            HStack(spacing: 0) {
                ForEach(cancels + others) { button in
                    if button.id != (cancels + others).first?.id { Divider() }
                    button
                }
            }
            .frame(height: 44)
        } else {
            PanelRows(rows: others + cancels, hasHead: true)
        }
    }
}

extension View {
    /// Buttons in the look of panels; each dismisses the panel after its action.
    fileprivate func onPanel(_ dismiss: @escaping @MainActor () -> Void, _ look: PanelButtonLook) -> some View {
        buttonStyle(look).environment(\.afterAction, dismiss)
    }
}

/// A button as wide as there is room, gray while pressed; cancel buttons are bold, destructive ones red.
struct PanelButtonLook: ButtonStyle {
    let height: CGFloat
    let font: Font

    static let alert = PanelButtonLook(height: 44, font: .body)
    static let dialog = PanelButtonLook(height: 56, font: .title3)

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .font(configuration.role == .cancel ? font.weight(.semibold) : font)
            .foregroundStyle(
                configuration.role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(TintShapeStyle())
            )
            .lineLimit(1)
            .frame(maxWidth: .infinity)
            .frame(height: height)
            .background(Color(SystemColor.fill).opacity(configuration.isPressed ? 1 : 0))
    }
}
