import KinoraStage

/// 250 points of choices, 44 high each or higher with a subtitle. Where they are higher than what is offered, they scroll, and begin
/// where a marked one is seen.
struct MenuPanel<Content: View>: View {
    let dismiss: @MainActor () -> Void
    let content: Content

    init(dismiss: @escaping @MainActor () -> Void, @ViewBuilder content: () -> Content) {
        self.dismiss = dismiss
        self.content = content()
    }

    var body: some View {
        _VariadicView.Tree(Rows()) { MenuContent(content: choices) }
            .frame(width: 250)
            .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 14))
            .clipShape(RoundedRectangle(cornerRadius: 14))
            .shadow(color: .black.opacity(0.2), radius: 16)
            .inSystemText()
    }

    private var choices: some View {
        content
            .buttonStyle(MenuButtonLook())
            .toggleStyle(MenuToggleLook())
            .pickerStyle(.inline)
            .labelStyle(MenuLabelLook())
            .menuStyleOverride(nil)
            .environment(\.isInMenu, true)
            .environment(\.afterAction, dismiss)
    }

    private struct Rows: _VariadicView_UnaryViewRoot {
        func body(children: _VariadicView.Children) -> some View {
            let rows = SpacedChoice.choices(children)
            HeightOfContent {
                ScrollView {
                    VStack(spacing: 0) {
                        ForEach(rows) { row in
                            if let gap = row.gap { MenuGap(gap: gap) }
                            row.view
                        }
                    }
                }
                .defaultScrollAnchor(anchor(of: rows), for: .initialOffset)
            }
        }

        /// As far down as the first marked row is: scrolled by that share of the way, any row is seen.
        private func anchor(of rows: [SpacedChoice]) -> UnitPoint? {
            let marked = rows.firstIndex { $0.view.element.trait(MenuMarkTrait.self) == true }
            return marked.map { UnitPoint(x: 0.5, y: CGFloat($0) / CGFloat(max(1, rows.count - 1))) }
        }
    }
}

/// As high as what scrolls in it, or as what is offered where that is less.
private struct HeightOfContent: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let size = subviews.first?.sizeThatFits(ProposedViewSize(width: proposal.width, height: nil)) ?? .zero
        return CGSize(width: size.width, height: min(size.height, proposal.height ?? .infinity))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews.first?.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
    }
}

// MARK: Groups

/// Told to its menu by a divider, which only parts the choices around it.
enum MenuDividerTrait: ViewTrait { typealias Value = Bool }

/// A choice of a menu, and how it is set off from the one before.
private struct SpacedChoice: Identifiable {
    enum Gap { case line, group }

    let view: _VariadicView.Children.Element
    /// nil for the first choice.
    let gap: Gap?
    var id: AnyHashable { view.id }

    /// What is in different sections, or has a divider between it, is of different groups.
    @MainActor
    static func choices(_ children: _VariadicView.Children) -> [SpacedChoice] {
        var choices: [SpacedChoice] = []
        var isDivided = false
        for child in children {
            guard child.element.trait(MenuDividerTrait.self) != true else {
                isDivided = true
                continue
            }
            let gap = choices.last.map { last -> Gap in isDivided || last.section != section(of: child) ? .group : .line
            }
            choices.append(SpacedChoice(view: child, gap: gap))
            isDivided = false
        }
        return choices
    }

    @MainActor private var section: Int? { SpacedChoice.section(of: view) }
    @MainActor
    private static func section(of view: _VariadicView.Children.Element) -> Int? {
        view.element.trait(SectionTrait.self)?.number
    }
}

/// A hairline between two choices of a group, and eight points of a darker gray between groups.
private struct MenuGap: View {
    let gap: SpacedChoice.Gap
    @Environment(\.colorScheme) private var scheme

    var body: some View {
        switch gap {
        case .line: Divider()
        case .group: Color.black.opacity(scheme == .dark ? 0.16 : 0.08).frame(height: 8)
        }
    }
}

// MARK: Marks

/// Whether a choice of a menu has a check mark, told to its menu.
private enum MenuMarkTrait: ViewTrait { typealias Value = Bool }

private struct MenuMarkKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct MenuMarksKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether the choice around has a check mark.
    fileprivate var isMarkedInMenu: Bool {
        get { self[MenuMarkKey.self] }
        set { self[MenuMarkKey.self] = newValue }
    }
    /// Whether any choice of the menu around has one, so that the titles of all leave room for it.
    fileprivate var hasMarksInMenu: Bool {
        get { self[MenuMarksKey.self] }
        set { self[MenuMarksKey.self] = newValue }
    }
}

extension View {
    /// A choice of a menu with a check mark before its title, or without one.
    func markedInMenu(_ isMarked: Bool) -> some View {
        environment(\.isMarkedInMenu, isMarked).modifier(SetTrait<MenuMarkTrait>(value: isMarked))
    }
}

/// The choices of a menu. They are built again where it turns out that one is marked, or that none is any more.
private struct MenuContent<Content: View>: PrimitiveView {
    let content: Content

    func _elements(_ context: BuildContext) -> [Element] {
        let known: Bool = context.stored(Slot.content) ?? false
        let elements = elements(context, hasMarks: known)
        // A menu goes as it was, whatever has been chosen.
        guard context.isUpdating, !context.environment.isLeaving else { return elements }
        let hasMarks = elements.contains { $0.trait(MenuMarkTrait.self) == true }
        context.store(hasMarks, Slot.content)
        return hasMarks == known ? elements : self.elements(context, hasMarks: hasMarks)
    }

    private func elements(_ context: BuildContext, hasMarks: Bool) -> [Element] {
        var place = context.child(.content)
        place.environment.hasMarksInMenu = hasMarks
        return content._elements(place)
    }
}

// MARK: Rows

/// A row of a menu, with room for a check mark before its title where the menu has any.
struct MenuRow: ViewModifier {
    let isPressed: Bool
    @Environment(\.isMarkedInMenu) private var isMarked
    @Environment(\.hasMarksInMenu) private var hasMarks

    /// Points that the marks take.
    private static let column: CGFloat = 20

    func body(content: Content) -> some View {
        content
            .lineLimit(1)
            .padding(.leading, hasMarks ? MenuRow.column : 0)
            .overlay(alignment: .leading) {
                if isMarked { Image(systemName: "checkmark").font(.footnote.weight(.semibold)) }
            }
            .padding(.horizontal, 16)
            // Subtitles make a row higher.
            .padding(.vertical, 9)
            .frame(minHeight: 44)
            .background(Color(SystemColor.fill).opacity(isPressed ? 1 : 0))
    }
}

/// The title of a section, small and gray.
struct MenuHeaderLook: ViewModifier {
    func body(content: Content) -> some View {
        content.font(.footnote).foregroundStyle(.secondary).lineLimit(1)
            .frame(maxWidth: .infinity, alignment: .leading)
            .padding(.horizontal, 16)
            .frame(height: 32)
    }
}

extension ButtonStyleConfiguration {
    /// What a choice of a menu is painted with.
    @MainActor
    func colorInMenu(isEnabled: Bool) -> Color {
        role == .destructive ? .red : Color(isEnabled ? SystemColor.primary : .tertiary)
    }
}

private struct MenuButtonLook: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .frame(maxWidth: .infinity, alignment: .leading)
            .modifier(MenuRow(isPressed: configuration.isPressed))
            .foregroundStyle(configuration.colorInMenu(isEnabled: isEnabled))
    }
}

private struct MenuToggleLook: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button {
            configuration.isOn.toggle()
        } label: {
            configuration.label
        }
        .markedInMenu(configuration.isOn)
    }
}

/// The title and, at the trailing edge, the icon.
private struct MenuLabelLook: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            TitledLabel(configuration.title)
            Spacer(minLength: 8)
            configuration.icon
        }
    }
}
