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

/// Leaves out a page that has gone past an edge. A picture that fills its page and is wider than it reaches over the next ones only
/// while they are in sight, too.
nonisolated struct PageSight: RenderEffect, Animatable {
    /// How many pages it is away from the one that is shown.
    var distance: CGFloat

    var animatableData: CGFloat {
        get { distance }
        set { distance = newValue }
    }

    var dependsOnFrame: Bool { false }
    // Numbers in motion are not exact.
    private var isInSight: Bool { abs(distance) < 1 - 1e-6 }

    func apply(_ nodes: [Node], frame: CGRect, _ context: inout LoweringContext) -> [Node] { isInSight ? nodes : [] }
    func allowsHit(at point: CGPoint, frame: CGRect) -> Bool { isInSight }
}
