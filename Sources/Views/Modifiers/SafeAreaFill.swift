import SceneGraph

/// A rectangle filled with a style that continues into the safe area where it touches it.
struct SafeAreaFill<Style: ShapeStyle>: PrimitiveView {
    let style: Style
    let edges: Edge.Set

    func _elements(_ context: BuildContext) -> [Element] { [SafeAreaFillElement(style, edges, context)] }
}

final class SafeAreaFillElement: Element {
    private let style: ResolvedStyle
    private let edges: Edge.Set
    private var shown = CGRect.zero

    init(_ style: some ShapeStyle, _ edges: Edge.Set, _ context: BuildContext) {
        self.style = context.animated(style: style)
        self.edges = edges
        super.init(context)
    }

    override func arrange(_ proposal: ProposedViewSize, _ placement: PlacementContext) {
        shown = animatedFrame().extended(into: placement.safeArea, of: placement.stage.size, edges: edges)
    }

    override func lower(_ context: inout LoweringContext) -> [Node] {
        style.nodes(for: .fill(Path(shown), FillStyle()), in: shown)
    }

    override func containsPoint(_ point: CGPoint) -> Bool { shown.contains(point) }
}

extension CGRect {
    /// The rectangle with the edges that touch the safe area's moved to those of the stage.
    fileprivate func extended(into safeArea: EdgeInsets, of stage: CGSize, edges: Edge.Set) -> CGRect {
        let tolerance: CGFloat = 0.01
        func touches(_ edge: CGFloat, _ line: CGFloat, _ inset: CGFloat) -> Bool { inset > 0 && abs(edge - line) < tolerance }
        var (left, top, right, bottom) = (minX, minY, maxX, maxY)
        if edges.contains(.leading), touches(left, safeArea.leading, safeArea.leading) { left = 0 }
        if edges.contains(.top), touches(top, safeArea.top, safeArea.top) { top = 0 }
        if edges.contains(.trailing), touches(right, stage.width - safeArea.trailing, safeArea.trailing) { right = stage.width }
        if edges.contains(.bottom), touches(bottom, stage.height - safeArea.bottom, safeArea.bottom) { bottom = stage.height }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}
