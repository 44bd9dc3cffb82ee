import KinoraStage
import KinoraScene

/// Multiplies a view by the alpha of another, which gets its size.
struct MaskModifier<Mask: View>: ElementModifier {
    let alignment: Alignment
    let mask: Mask

    func wrap(_ child: Element, _ context: BuildContext) -> Element {
        let place = context.child(.secondary)
        let elements = mask._elements(place)
        return MaskElement(child, elements.isEmpty ? nil : elements.united(alignment, place), alignment, context)
    }
}

/// Gives the mask the place over its child; `VariableBlurElement` uses it in another way.
class MaskElement: WrapperElement {
    final let mask: Element?
    private let alignment: Alignment

    init(_ child: Element, _ mask: Element?, _ alignment: Alignment, _ context: BuildContext) {
        self.mask = mask
        self.alignment = alignment
        super.init(child, context)
    }

    final override func arrange(_ proposal: ProposedViewSize, _ placement: PlacementContext) {
        super.arrange(proposal, placement)
        guard let mask else { return }
        let inner = ProposedViewSize(frame.size)
        let own = mask.dimensions(in: inner)
        let box = child.dimensions(size: frame.size, proposal: proposal)
        mask.place(
            at: CGPoint(
                x: frame.minX + box[alignment.horizontal] - own[alignment.horizontal],
                y: frame.minY + box[alignment.vertical] - own[alignment.vertical]),
            proposal: inner, placement)
    }

    override func lower(_ context: inout LoweringContext) -> [Node] {
        child.lowered(&context).layered(.mask(mask?.lowered(&context) ?? [], .alpha))
    }
}

extension View {
    /// Multiplies the view by the alpha of another view, which is offered its size. What it hides still takes touches.
    public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View {
        modifier(MaskModifier(alignment: alignment, mask: mask()))
    }

    public func mask<Mask: View>(_ mask: Mask) -> some View { modifier(MaskModifier(alignment: .center, mask: mask)) }
}
