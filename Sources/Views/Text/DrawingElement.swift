import KinoraScene
import KinoraStage

/// A picture of paths in a frame: of its own size, or of the size offered. It is exact at every size.
final class DrawingElement: Element {
    private let drawing: DrawnPicture
    private let image: Image
    private let style: KinoraResolvedStyle?
    private var shown = CGRect.zero

    init(_ drawing: DrawnPicture, _ image: Image, _ context: BuildContext) {
        self.drawing = drawing
        self.image = image
        style =
            image.renderingMode == .template
            ? context.animated(context.environment.foreground(level: 0), slot: Slot.style) : nil
        super.init(context)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        image.resizing == nil ? drawing.size : proposal.replacingUnspecifiedDimensions(by: drawing.size)
    }

    override func arrange(_ proposal: ProposedViewSize, _ placement: PlacementContext) { shown = animatedFrame() }

    override func containsPoint(_ point: CGPoint) -> Bool { shown.contains(point) }

    override func lower(_ context: inout LoweringContext) -> [Node] {
        guard shown.width > 0, shown.height > 0 else { return [] }
        let environment = self.context.environment
        if environment.redactionReasons.contains(.placeholder) { return environment.placeholderBar(in: shown) }
        let nodes = drawing.nodes(in: shown)
        guard let style, !nodes.isEmpty else { return nodes }
        return style.nodes(within: nodes, in: shown)
    }
}
