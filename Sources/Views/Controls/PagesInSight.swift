import KinoraScene
import KinoraStage

/// Which pages of a tab view are in sight. Views in the others have not appeared.
@MainActor
final class PagesInSight: AppearanceKeeper {
    private let places: RowPlaces
    /// Which page is shown; between two while they move.
    private var position: CGFloat = 0
    /// Whether they move by themselves.
    private var isMoving: @MainActor () -> Bool = { false }

    /// - Parameters:
    ///   - pages: in the order of their numbers.
    ///   - place: what all of them are part of.
    init(of pages: [Element], in place: Identity) { places = RowPlaces(of: pages, in: place) }

    /// The page of a number is shown.
    func show(_ page: Int) { position = CGFloat(page) }

    /// Pages are shown between which a motion has come.
    fileprivate func show(_ position: CGFloat, movedIn context: BuildContext) {
        guard context.isUpdating else { return }
        self.position = position
        let (graph, key) = (context.graph, context.key(Slot.modifier))
        isMoving = { [unowned graph] in graph.storage[key]?.isMoving == true }
    }

    func begin() {}

    var next: AppearanceChange { isMoving() ? .steps : .none }

    func presence(of place: Identity) -> AppearanceOrder? {
        guard let pages = places.rows(of: place) else { return .there(0) }
        // Numbers in motion are not exact.
        return pages.contains { abs(CGFloat($0) - position) < 1 - 1e-6 } ? .there(pages.lowerBound) : .away
    }
}

/// Tells which pages are in sight as they are moved.
nonisolated struct PagePosition: ElementModifier, Animatable {
    var position: CGFloat
    let inSight: PagesInSight

    var animatableData: CGFloat {
        get { position }
        set { position = newValue }
    }

    @MainActor
    func wrap(_ child: Element, _ context: BuildContext) -> Element {
        inSight.show(position, movedIn: context)
        return child
    }
}

/// A page of a row, which has its place while it is shown or next to the one that is, and is drawn while any of it is in sight. A picture
/// that fills its page and is wider than it reaches over the next ones only as long, too.
nonisolated struct PageSight: ElementModifier, Animatable {
    /// Of each page, in points.
    let size: CGSize
    /// How many pages it is away from the one that is shown.
    var distance: CGFloat

    var animatableData: CGFloat {
        get { distance }
        set { distance = newValue }
    }

    // Numbers in motion are not exact.
    fileprivate var isInSight: Bool { abs(distance) < 1 - 1e-6 }
    fileprivate var isNear: Bool { abs(distance) < 2 - 1e-6 }

    @MainActor
    func wrap(_ child: Element, _ context: BuildContext) -> Element { PageElement(child, self, context) }

    @MainActor
    func _elements(_ content: @escaping ModifierContent, _ context: BuildContext) -> [Element] {
        followed(content, context) { PageElement($0, $1, $2) }
    }
}

/// A page that is far away is neither measured nor laid out, so that a row costs what is near.
private final class PageElement: ModifierElement<PageSight> {
    override func measure(_ proposal: ProposedViewSize) -> CGSize { modifier.size }
    override func explicitAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? { nil }
    override var spacing: ViewSpacing { .standard }

    override func arrange(_ proposal: ProposedViewSize, _ placement: PlacementContext) {
        guard modifier.isNear else { return }
        let inner = ProposedViewSize(frame.size)
        let offset = child.offset(aligned: .center, in: frame.size, proposal: inner)
        place(
            child, at: CGPoint(x: frame.minX + offset.x, y: frame.minY + offset.y), proposal: inner,
            holding(.center, placement))
    }

    override func forgetSizes() {
        super.forgetSizes()
        if !modifier.isNear { child.forgetSizes() }
    }

    override var children: [Element] { modifier.isNear ? [child] : [] }

    override func lower(_ context: inout LoweringContext) -> [Node] {
        modifier.isInSight ? child.lowered(&context) : []
    }

    override func convertToContent(_ point: CGPoint) -> CGPoint? { modifier.isInSight ? point : nil }
}
