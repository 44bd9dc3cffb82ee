import KinoraStage
import KinoraScene

/// Blurs a view by another's alpha at each pixel, which gets its size.
struct VariableBlurModifier<Mask: View>: ElementModifier {
    let radius: CGFloat
    let mask: Mask

    func wrap(_ child: Element, _ context: BuildContext) -> Element {
        let place = context.child(.secondary)
        let elements = mask._elements(place)
        let shown = context.animated(radius, slot: Slot.modifier)
        return VariableBlurElement(
            child, elements.isEmpty ? nil : elements.united(.center, place), max(shown, 0), context)
    }
}

/// A mask whose alpha is the share of the radius.
final class VariableBlurElement: MaskElement {
    private let radius: CGFloat

    init(_ child: Element, _ mask: Element?, _ radius: CGFloat, _ context: BuildContext) {
        self.radius = radius
        super.init(child, mask, .center, context)
    }

    override func lower(_ context: inout LoweringContext) -> [Node] {
        let content = child.lowered(&context)
        guard let mask, radius > 0 else { return content }
        return content.layered(.filter(.variableBlur(radius: radius, mask: mask.lowered(&context))))
    }

    /// Hits do not depend on the blur.
    override func convertToContent(_ point: CGPoint) -> CGPoint? { point }
}

extension View {
    /// Blurs the view by a mask that is drawn over its frame, as the Variablur library names it.
    ///
    /// - Parameters:
    ///   - radius: the blur where the mask is opaque, in points; elsewhere the blur is its share by the mask's alpha. The
    ///     standard deviation is half of it.
    /// - maxSampleCount, verticalPassFirst: settings of an approximation for graphics processors. The blur here is
    /// exact, so they
    ///     change nothing.
    ///   - maskRenderer: draws the mask; it gets the view's size in points.
    public func variableBlur(
        radius: CGFloat, maxSampleCount: Int = 15, verticalPassFirst: Bool = false,
        maskRenderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) -> some View {
        modifier(VariableBlurModifier(radius: radius, mask: Canvas(renderer: maskRenderer)))
    }
}
