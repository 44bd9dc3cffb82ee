import KinoraStage
import KinoraScene

/// A rectangle filled with a style that continues into the safe area where it touches it.
struct SafeAreaFill<Style: ShapeStyle>: PrimitiveView {
    let style: Style
    let edges: Edge.Set

    func _elements(_ context: BuildContext) -> [Element] { [SafeAreaFillElement(style, edges, context)] }
}

final class SafeAreaFillElement: Element {
    private let style: KinoraResolvedStyle
    private let edges: Edge.Set
    private var shown = CGRect.zero

    init(_ style: some ShapeStyle, _ edges: Edge.Set, _ context: BuildContext) {
        self.style = context.animated(style: style)
        self.edges = edges
        super.init(context)
    }

    override func arrange(_ proposal: ProposedViewSize, _ placement: PlacementContext) {
        let (own, reach) = (animatedFrame(), placement.reach(of: frame, edges: edges.placed(isMirrored)))
        shown = CGRect(
            x: own.minX - reach.leading, y: own.minY - reach.top, width: own.width + reach.leading + reach.trailing,
            height: own.height + reach.top + reach.bottom)
    }

    override func lower(_ context: inout LoweringContext) -> [Node] {
        style.nodes(for: .fill(Path(shown), FillStyle()), in: shown)
    }

    override func containsPoint(_ point: CGPoint) -> Bool { shown.contains(point) }
}
