import KinoraStage
import KinoraScene

/// A modifier that changes only how its content is drawn.
@MainActor
@usableFromInline protocol RenderEffect: ElementModifier {
    /// The content's nodes with the effect; `frame` is the content's place in layout space.
    func apply(_ nodes: [Node], frame: CGRect, _ context: inout LoweringContext) -> [Node]

    /// Where the effect moves pixels, from content to parent; identity for effects that do not.
    func transform(frame: CGRect) -> ProjectionTransform

    /// How the effect maps what is drawn; nil where it draws something else. Mirrored in the frame where leading is on the right.
    func mapping(frame: CGRect) -> ProjectionTransform?

    /// Whether the effect depends on the frame. Only then is the frame animated when the layout changes.
    var dependsOnFrame: Bool { get }

    /// Whether the content is in a layer of the effect, which moves as the effect's own place says.
    var movesContent: Bool { get }

    /// Whether a point of the content can be hit; clips return false outside of their shape.
    func allowsHit(at point: CGPoint, frame: CGRect) -> Bool
}

extension RenderEffect {
    @usableFromInline func transform(frame: CGRect) -> ProjectionTransform { ProjectionTransform() }
    @usableFromInline func mapping(frame: CGRect) -> ProjectionTransform? { nil }
    @usableFromInline var dependsOnFrame: Bool { true }
    @usableFromInline var movesContent: Bool { true }
    @usableFromInline func allowsHit(at point: CGPoint, frame: CGRect) -> Bool { true }
    @usableFromInline func wrap(_ child: Element, _ context: BuildContext) -> Element {
        EffectElement(child, self, context)
    }
}

extension RenderEffect where Self: Animatable {
    @usableFromInline func _elements(_ content: @escaping ModifierContent, _ context: BuildContext) -> [Element] {
        followed(content, context) { EffectElement($0, $1, $2) }
    }

    @usableFromInline func _update(
        _ element: Element, from old: Self, in place: KinoraUpdatedPlace, _ content: KinoraContentUpdate
    ) -> Bool { updateFollowed(element, in: place, content) }
}

extension RenderEffect {
    /// A point outside of the effect as it is inside; nil where it cannot be hit.
    func contentPoint(_ point: CGPoint, frame: CGRect, isMirrored: Bool) -> CGPoint? {
        var inverse = transform(frame: frame, isMirrored: isMirrored)
        var inner = point
        if !inverse.isIdentity {
            guard inverse.invert() else { return nil }
            inner = point.applying(inverse)
        }
        return allowsHit(at: inner, frame: frame) ? inner : nil
    }
}

final class EffectElement<Effect: RenderEffect>: ModifierElement<Effect> {
    /// The frame that the effect refers to: with the layout it moves, where an animation does.
    private var shown = CGRect.zero
    private var frameMoves = false
    /// What the content is placed in.
    private var content: PlacedTransform?

    override func arrange(_ proposal: ProposedViewSize, _ placement: PlacementContext) {
        frameMoves = false
        shown = modifier.dependsOnFrame ? animatedFrame(moves: &frameMoves) : frame
        arrangeContent(proposal, placement)
    }

    override func arrangeInPlace(_ proposal: ProposedViewSize, _ placement: PlacementContext) {
        if frameMoves { return arrange(proposal, placement) }
        // What is in there stands where it stood, which an update has to record nevertheless.
        guard !context.graph.isRecording, placement.update(content, to: own) else {
            return arrangeContent(proposal, placement)
        }
        child.arrangeIfRevised()
    }

    /// From content to parent.
    private var own: ProjectionTransform { modifier.transform(frame: shown, isMirrored: isMirrored) }

    private func arrangeContent(_ proposal: ProposedViewSize, _ placement: PlacementContext) {
        var inner = placement
        inner.enter(own, of: self, &content)
        child.place(at: frame.origin, proposal: proposal, inner)
    }

    override func lower(_ context: inout LoweringContext) -> [Node] {
        modifier.apply(child.lowered(&context), frame: shown, isMirrored: isMirrored, &context)
    }

    override func convertToContent(_ point: CGPoint) -> CGPoint? {
        modifier.contentPoint(point, frame: shown, isMirrored: isMirrored)
    }

    override var movesContent: Bool { modifier.movesContent }
}

/// An effect that maps pixels affinely without moving layout.
@usableFromInline protocol AffineEffect: RenderEffect {
    func affine(frame: CGRect) -> CGAffineTransform
}

extension AffineEffect {
    @usableFromInline func transform(frame: CGRect) -> ProjectionTransform { ProjectionTransform(affine(frame: frame)) }
    @usableFromInline func mapping(frame: CGRect) -> ProjectionTransform? { ProjectionTransform(affine(frame: frame)) }
    @usableFromInline func apply(_ nodes: [Node], frame: CGRect, _ context: inout LoweringContext) -> [Node] {
        nodes.transformed(affine(frame: frame))
    }
}
