import KinoraStage
import KinoraScene

/// Shows the first of its views that fits into what is offered at its ideal size; the last one where none does.
public struct ViewThatFits<Content: View>: PrimitiveView {
    private let axes: Axis.Set
    private let content: Content

    /// - Parameter axes: along which a view must fit.
    public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.content = content()
    }

    public func _elements(_ context: BuildContext) -> [Element] {
        var place = context.part(.content)
        let gate = place.enterAppearanceGate()
        let candidates = content._elements(place)
        guard !candidates.isEmpty else { return [] }
        let element = FittingElement(candidates, axes: axes, context)
        if context.isUpdating { gate.keeper = ChosenView(of: element, candidates, in: place.identity) }
        return [element]
    }
}

/// Of views of which one is shown, that one has appeared.
private final class ChosenView: AppearanceKeeper {
    private let places: RowPlaces
    /// Elements hold the environment, which holds this.
    private weak var element: FittingElement?

    @MainActor
    init(of element: FittingElement, _ candidates: [Element], in place: Identity) {
        self.element = element
        places = RowPlaces(of: candidates, in: place)
    }

    func begin() {}
    var next: AppearanceChange { .none }

    func presence(of place: Identity) -> AppearanceOrder? {
        // Before it has a place none is chosen.
        guard let chosen = element?.chosenIndex else { return nil }
        return places.rows(of: place).map { $0.contains(chosen) ? .there(0) : .away } ?? .there(0)
    }
}

final class FittingElement: Element {
    private let candidates: [Element]
    private let axes: Axis.Set
    fileprivate private(set) var chosenIndex: Int?
    private var chosen: Element? { chosenIndex.map { candidates[$0] } }

    init(_ candidates: [Element], axes: Axis.Set, _ context: BuildContext) {
        self.candidates = candidates
        self.axes = axes
        super.init(context)
    }

    private func index(for proposal: ProposedViewSize) -> Int {
        candidates.dropLast().firstIndex { fits($0, proposal) } ?? candidates.count - 1
    }

    private func choice(for proposal: ProposedViewSize) -> Element { candidates[index(for: proposal)] }

    private func fits(_ candidate: Element, _ proposal: ProposedViewSize) -> Bool {
        let ideal = candidate.sizeThatFits(
            ProposedViewSize(
                width: axes.contains(.horizontal) ? nil : proposal.width,
                height: axes.contains(.vertical) ? nil : proposal.height))
        return (!axes.contains(.horizontal) || ideal.width <= proposal.width ?? .infinity)
            && (!axes.contains(.vertical) || ideal.height <= proposal.height ?? .infinity)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { choice(for: proposal).sizeThatFits(proposal) }

    override func explicitAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        choice(for: proposal).explicitAlignment(key, size: size, proposal: proposal)
    }

    override func arrange(_ proposal: ProposedViewSize, _ placement: PlacementContext) {
        let index = index(for: proposal)
        chosenIndex = index
        candidates[index].place(at: frame.origin, proposal: proposal, placement)
    }

    override var spacing: ViewSpacing { candidates[0].spacing }
    override var children: [Element] { chosen.map { [$0] } ?? [] }
    override func lower(_ context: inout LoweringContext) -> [Node] { chosen?.lowered(&context) ?? [] }
}
