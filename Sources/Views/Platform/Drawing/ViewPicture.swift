import KinoraScene
import KinoraStage

/// A view as it is at the beginning of a performance of its own.
@MainActor
package struct ViewPicture {
    /// The size that the view takes, in points.
    package let size: CGSize
    /// What it draws, from its upper left corner.
    package let nodes: [Node]

    /// - Parameters:
    ///   - proposal: the size that the view is offered.
    ///   - scale: pixels per point, which the view may ask for.
    package init(_ view: some View, proposal: ProposedViewSize = .unspecified, scale: CGFloat = UIScreen.main.scale) {
        self.init(view, proposal, scale, isSeen: true)
    }

    /// The size that a view takes, in points. The view does not appear for that.
    package static func size(of view: some View, proposal: ProposedViewSize = .unspecified) -> CGSize {
        ViewPicture(view, proposal, UIScreen.main.scale, isSeen: false).size
    }

    private init(_ view: some View, _ proposal: ProposedViewSize, _ scale: CGFloat, isSeen: Bool) {
        let measured = Measured()
        var description = StageDescription(
            size: UIScreen.main.bounds.size, scale: Double(scale), seed: Graph.current?.stage.seed ?? 0)
        description.isSeen = isSeen
        let stage = Stage(
            on: description, duration: 0, script: .empty, defaultTransition: AnyTransition.opacity
        ) { AnyView(PictureRoot(content: view, proposal: proposal, measured: measured)) }
        nodes = (try? stage.scene(at: 0).nodes) ?? []
        size = measured.size
    }
}

private final class Measured { var size = CGSize.zero }

private struct PictureRoot<Content: View>: PrimitiveView {
    let content: Content
    let proposal: ProposedViewSize
    let measured: Measured

    func _elements(_ context: BuildContext) -> [Element] {
        let place = context.child(.content)
        return [PictureRootElement(content._elements(place).united(.center, place), proposal, measured, context)]
    }
}

/// Takes all of the stage, and puts its content into the corner with the size that was asked for.
private final class PictureRootElement: WrapperElement {
    private let proposal: ProposedViewSize
    private let measured: Measured

    init(_ child: Element, _ proposal: ProposedViewSize, _ measured: Measured, _ context: BuildContext) {
        (self.proposal, self.measured) = (proposal, measured)
        super.init(child, context)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    override func arrange(_ proposal: ProposedViewSize, _ placement: PlacementContext) {
        measured.size = child.sizeThatFits(self.proposal)
        child.place(at: frame.origin, proposal: self.proposal, placement)
    }
}

/// What commands have drawn, from the upper left corner of the place.
struct DrawnNodes: PrimitiveView {
    let nodes: [Node]
    func _elements(_ context: BuildContext) -> [Element] { [DrawnNodesElement(nodes, context)] }
}

private final class DrawnNodesElement: Element {
    private let nodes: [Node]
    init(_ nodes: [Node], _ context: BuildContext) {
        self.nodes = nodes
        super.init(context)
    }
    override func lower(_ context: inout LoweringContext) -> [Node] {
        nodes.transformed(CGAffineTransform(translationX: frame.minX, y: frame.minY))
    }
}
