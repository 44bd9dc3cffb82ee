import KinoraStage

/// The titles of the pages on a capsule at the top of a wide screen, as on tablets: in the row of the navigation bar, which leaves its
/// middle to them, or above a page without one.
struct TopTabBar: View {
    let pages: [TabPage]
    let index: Int
    let look: TabBarLook
    let choose: (Int) -> Void

    /// Points.
    static let height: CGFloat = 44

    /// Whether the screen is so wide and high that the bar is at its top.
    static func fits(_ width: UserInterfaceSizeClass?, _ height: UserInterfaceSizeClass?) -> Bool {
        width == .regular && height == .regular
    }

    var body: some View {
        HStack(spacing: 0) {
            ForEach(pages) { page in
                item(page)
                    .contentShape(Rectangle())
                    .onTapGesture { choose(page.id) }
            }
        }
        .padding(3)
        .background(look.background.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.thinMaterial), in: Capsule())
        .frame(height: TopTabBar.height)
    }

    private func item(_ page: TabPage) -> some View {
        let isChosen = page.id == index
        return TabTitle(item: page.item, isSearch: page.isSearch)
            .font(.system(size: 15, weight: isChosen ? .semibold : .medium))
            .foregroundStyle(isChosen ? look.chosenStyle : AnyShapeStyle(look.unselected ?? .primary))
            .lineLimit(1).fixedSize()
            .padding(.horizontal, 16)
            .frame(height: 34)
            .background { if isChosen { Capsule().fill(Color(SystemColor.fill)) } }
            .overlay(alignment: .topTrailing) { if let badge = page.badge { TabBadge(label: badge) } }
    }
}

/// Puts the bar of a wide screen in its place.
struct TopTabs: ViewModifier {
    /// Whether the page's own bar has room for it.
    let sharesRow: Bool
    let bar: TopTabBar?

    func body(content: Content) -> some View {
        content
            .safeAreaInset(edge: VerticalEdge.top, spacing: 0) { if !sharesRow { bar } }
            .overlay(alignment: .top) { if sharesRow { bar } }
    }
}

/// Whether the bar of a page leaves its middle to the tabs around it.
enum TabRowSharedKey: PreferenceKey {
    static var defaultValue: Bool? { nil }
    static func reduce(value: inout Bool?, nextValue: () -> Bool?) { value = nextValue() ?? value }
}

private struct TopTabsKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether the tabs around are at the top of the screen.
    var hasTopTabs: Bool {
        get { self[TopTabsKey.self] }
        set { self[TopTabsKey.self] = newValue }
    }
}
