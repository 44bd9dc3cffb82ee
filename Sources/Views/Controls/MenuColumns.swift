import KinoraStage

/// The controls of a group in a menu: in columns of the same width, with lines between them.
struct MenuColumns<Content: View>: View {
    let content: Content
    /// Whether the titles stand below the icons; else a control that has an icon shows nothing else.
    let showsTitles: Bool

    var body: some View {
        _VariadicView.Tree(Columns(height: showsTitles ? 64 : 44)) {
            content
                .buttonStyle(MenuColumnLook())
                .toggleStyle(MenuColumnToggle())
                .labelStyle(MenuColumnLabel(showsTitle: showsTitles))
        }
    }

    private struct Columns: _VariadicView_UnaryViewRoot {
        /// In points.
        let height: CGFloat

        func body(children: _VariadicView.Children) -> some View {
            HStack(spacing: 0) {
                ForEach(children) { child in
                    if child.id != children.first?.id { Divider() }
                    child.frame(maxWidth: .infinity)
                }
            }
            .frame(height: height)
        }
    }
}

private struct MenuColumnLook: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.isOnInMenuColumn) private var isOn

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .font(.caption)
            .lineLimit(1)
            .padding(.horizontal, 4)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background(Color(SystemColor.fill).opacity(configuration.isPressed || isOn ? 1 : 0))
            .foregroundStyle(configuration.colorInMenu(isEnabled: isEnabled))
    }
}

/// On a ground of its own while it is on.
private struct MenuColumnToggle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button {
            configuration.isOn.toggle()
        } label: {
            configuration.label
        }
        .environment(\.isOnInMenuColumn, configuration.isOn)
    }
}

/// The icon in the middle, and the title below it.
private struct MenuColumnLabel: LabelStyle {
    let showsTitle: Bool

    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 4) {
            configuration.icon.font(.title3)
            if showsTitle { configuration.title }
        }
    }
}

private struct MenuColumnKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether the control around is a toggle that is on.
    fileprivate var isOnInMenuColumn: Bool {
        get { self[MenuColumnKey.self] }
        set { self[MenuColumnKey.self] = newValue }
    }
}
