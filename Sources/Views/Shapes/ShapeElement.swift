import KinoraStage
import KinoraScene

/// A shape painted with a style: a leaf. Shape, style and place move with animations.
final class ShapeElement: Element {
    private let outline: (CGRect) -> _ShapeOutline
    private let sizing: (ProposedViewSize) -> CGSize
    private var style: KinoraResolvedStyle
    /// The style at a time in seconds, where it moves.
    private var styleMotion: ((Double) -> KinoraResolvedStyle)?
    private let fillStyle: FillStyle
    private var shown = CGRect.zero

    init<S: Shape>(_ shape: S, _ style: some ShapeStyle, _ fillStyle: FillStyle, _ context: BuildContext) {
        let shape = context.animated(shape, slot: Slot.modifier)
        let surroundings = context.environment.shapeSurroundings
        outline = { shape.outline(drawnIn: $0, surroundings) }
        sizing = { shape.sizeThatFits($0) }
        (self.style, styleMotion) = context.followed(style: style)
        self.fillStyle = fillStyle
        super.init(context)
        context.noteDrawing(by: shape.drawnType)
        if styleMotion != nil { follow() }
    }

    override func refresh() {
        if let styleMotion { style = styleMotion(context.graph.now) }
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { sizing(proposal) }

    override func arrange(_ proposal: ProposedViewSize, _ placement: PlacementContext) { shown = animatedFrame() }

    override func lower(_ context: inout LoweringContext) -> [Node] {
        style.nodes(for: outline(shown).figure(fillStyle), in: shown)
    }

    /// What is painted clear takes no touches, as in SwiftUI; a content shape around it does.
    override func containsPoint(_ point: CGPoint) -> Bool {
        guard !style.isClear else { return false }
        switch outline(shown) {
        case .area(let path): return path.contains(point, eoFill: fillStyle.isEOFilled)
        case .line(let path, let stroke): return path.strokedPath(stroke).contains(point)
        }
    }
}
