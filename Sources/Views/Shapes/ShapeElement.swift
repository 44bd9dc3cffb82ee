import KinoraStage
import KinoraScene

/// A shape painted with a style: a leaf. Shape, style and place move with animations.
final class ShapeElement: Element {
    private var outline: (CGRect) -> _ShapeOutline
    private var sizing: (ProposedViewSize) -> CGSize
    private var style: KinoraResolvedStyle
    /// The style at a time in seconds, where it moves.
    private var styleMotion: ((Double) -> KinoraResolvedStyle)?
    private var fillStyle: FillStyle
    private var shown = CGRect.zero

    init<S: Shape>(_ shape: S, _ style: some ShapeStyle, _ fillStyle: FillStyle, _ context: BuildContext) {
        let shape = context.animated(shape: shape)
        let surroundings = context.environment.shapeSurroundings
        outline = { shape.outline(drawnIn: $0, surroundings) }
        sizing = { shape.sizeThatFits($0) }
        (self.style, styleMotion) = context.followed(style: style)
        self.fillStyle = fillStyle
        super.init(context)
        context.noteDrawing(by: shape.drawnType)
        if styleMotion != nil { follow() }
    }

    /// A body around it has another shape or style now. False where it has to be made anew, as its size is another or it moves
    /// itself.
    func revise<S: Shape>(to shape: S, _ style: some ShapeStyle, _ fillStyle: FillStyle) -> Bool {
        guard styleMotion == nil, context.canFollow else { return false }
        let surroundings = context.environment.shapeSurroundings
        outline = { shape.outline(drawnIn: $0, surroundings) }
        sizing = { shape.sizeThatFits($0) }
        self.style = style._resolved(in: context.environment)
        self.fillStyle = fillStyle
        noteRevision()
        return keepsSizes
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

extension BuildContext {
    /// The shape to draw now. One of the user's own is told the target itself at the end, as their views and modifiers are.
    fileprivate func animated<S: Shape>(shape: S) -> S {
        var moves = false
        let isWatched =
            S.AnimatableData.self != EmptyAnimatableData.self
            && StoredAnimatableData.mayBeWatched(of: shape.drawnType)
        return animated(shape, slot: Slot.modifier, reportsTarget: isWatched, moves: &moves)
    }
}
