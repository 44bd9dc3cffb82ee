import KinoraStage
import KinoraScene

/// Moves what is inside as one: when the place of the view changes within an animation, everything in it is moved along the
/// same way, and its own changes are animated relative to that.
struct GeometryGroup: ElementModifier {
    func wrap(_ child: Element, _ context: BuildContext) -> Element { GeometryGroupElement(child, context) }
}

final class GeometryGroupElement: WrapperElement {
    private var shown = CGRect.zero
    /// What the content is placed in.
    private var content: PlacedTransform?

    /// The child has a layout space of its own that begins at the group's corner.
    override func arrange(_ proposal: ProposedViewSize, _ placement: PlacementContext) {
        shown = animatedFrame(animatesSize: false)
        var inner = placement
        inner.enter(
            ProjectionTransform(CGAffineTransform(translationX: shown.minX, y: shown.minY)), of: self, &content)
        inner.viewport = placement.viewport?.offsetBy(dx: -frame.minX, dy: -frame.minY)
        let bounds = placement.safeBounds ?? CGRect(origin: .zero, size: placement.stage.size)
        inner.safeBounds = bounds.offsetBy(dx: -frame.minX, dy: -frame.minY)
        child.place(at: .zero, proposal: proposal, inner)
    }

    override func lower(_ context: inout LoweringContext) -> [Node] {
        child.lowered(&context).transformed(CGAffineTransform(translationX: shown.minX, y: shown.minY))
    }

    override func convertToContent(_ point: CGPoint) -> CGPoint? {
        CGPoint(x: point.x - shown.minX, y: point.y - shown.minY)
    }

    override var layoutOrigin: CGPoint { frame.origin }
}

extension View {
    /// Keeps changes of the view's place from being animated by each of its parts on its own.
    public func geometryGroup() -> some View { modifier(GeometryGroup()) }
}
