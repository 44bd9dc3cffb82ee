import KinoraScene
import KinoraStage

/// A column beside the last of a split view: as wide as its page says.
struct SplitColumn: ElementModifier {
    func wrap(_ child: Element, _ context: BuildContext) -> Element { SplitColumnElement(child, context) }
}

private final class SplitColumnElement: WrapperElement {
    /// Points of a column whose page says nothing: two fifths of the stage, and at most 320, as UIKit documents it.
    private var usualWidth: CGFloat { min(320, 0.4 * context.graph.stage.size.width) }

    private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: width(of: child) ?? usualWidth, height: proposal.height)
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

/// A column that comes from the leading edge, and goes there.
nonisolated struct RevealedColumn: ElementModifier, Animatable {
    /// How much of it shows, 0 to 1.
    var share: Double
    var animatableData: Double {
        get { share }
        set { share = newValue }
    }

    @MainActor
    func wrap(_ child: Element, _ context: BuildContext) -> Element {
        RevealedColumnElement(child, share: share, context)
    }
}

private final class RevealedColumnElement: WrapperElement {
    private let share: CGFloat

    init(_ child: Element, share: Double, _ context: BuildContext) {
        self.share = share
        super.init(child, context)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let size = child.sizeThatFits(proposal)
        return CGSize(width: size.width * share, height: size.height)
    }

    override func arrange(_ proposal: ProposedViewSize, _ placement: PlacementContext) {
        let hidden = child.sizeThatFits(proposal).width * (1 - share)
        place(child, at: CGPoint(x: frame.minX - hidden, y: frame.minY), proposal: proposal, placement)
    }

    override func lower(_ context: inout LoweringContext) -> [Node] {
        switch share {
        case 0: []
        case 1: child.lowered(&context)
        default: child.lowered(&context).layered(.clip(Path(frame), rule: .nonzero, inverse: false))
        }
    }

    override func hitTest(_ point: CGPoint) -> [Element] { share == 0 ? [] : super.hitTest(point) }
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
