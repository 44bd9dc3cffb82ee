import KinoraStage

/// A column beside the last of a split view: as wide as its page says.
struct SplitColumn: ElementModifier {
    func wrap(_ child: Element, _ context: BuildContext) -> Element { SplitColumnElement(child, context) }
}

private final class SplitColumnElement: WrapperElement {
    /// Points of a column whose page says nothing.
    private static let usualWidth: CGFloat = 240

    private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: width(of: child) ?? SplitColumnElement.usualWidth, height: proposal.height)
    }

    /// What the first page of the column's stack says.
    private func width(of element: Element) -> CGFloat? {
        if let page = element as? NavigationLevelElement { return page.columnWidth }
        for child in element.children { if let width = width(of: child) { return width } }
        return nil
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { child.sizeThatFits(offer(proposal)) }

    override func arrange(_ proposal: ProposedViewSize, _ placement: PlacementContext) {
        child.place(at: frame.origin, proposal: offer(proposal), placement)
    }
}

private struct SidebarKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether a list is in the first column of a split view, where it looks like a sidebar unless it has a style.
    var isSidebar: Bool {
        get { self[SidebarKey.self] }
        set { self[SidebarKey.self] = newValue }
    }
}

extension View {
    /// The width in points of the column of a split view that the page is in.
    public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
        modifier(ChangePage { $0.columnWidth = width })
    }

    /// The same, between bounds; nobody drags a column's edge.
    public func navigationSplitViewColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View {
        let upper = max ?? .infinity
        return navigationSplitViewColumnWidth(ideal > upper ? upper : ideal < (min ?? 0) ? min ?? 0 : ideal)
    }
}
