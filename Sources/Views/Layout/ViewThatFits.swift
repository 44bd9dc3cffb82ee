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
        let candidates = content._elements(context.part(.content))
        return candidates.isEmpty ? [] : [FittingElement(candidates, axes: axes, context)]
    }
}

final class FittingElement: Element {
    private let candidates: [Element]
    private let axes: Axis.Set
    private var chosen: Element?

    init(_ candidates: [Element], axes: Axis.Set, _ context: BuildContext) {
        self.candidates = candidates
        self.axes = axes
        super.init(context)
    }

    private func choice(for proposal: ProposedViewSize) -> Element {
        candidates.dropLast().first { fits($0, proposal) } ?? candidates[candidates.count - 1]
    }

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
        let chosen = choice(for: proposal)
        self.chosen = chosen
        chosen.place(at: frame.origin, proposal: proposal, placement)
    }

    override var spacing: ViewSpacing { candidates[0].spacing }
    override var children: [Element] { chosen.map { [$0] } ?? [] }
    override func lower(_ context: inout LoweringContext) -> [Node] { chosen?.lowered(&context) ?? [] }
}
