import KinoraStage
import KinoraScene

/// A second view behind or in front of the first, which alone decides the layout.
struct Layering<Secondary: View>: ViewModifier {
    enum Side { case background, overlay }
    typealias Body = Never

    let side: Side
    let alignment: Alignment
    let secondary: Secondary
    /// What the second view is to the labels of the first.
    var ground = LabelGround.unchanged

    func _elements(_ content: @escaping ModifierContent, _ context: BuildContext) -> [Element] {
        var inner = context
        ground.set(in: &inner.environment)
        return content(inner).enumerated().map { index, primary in
            let place = context.child(.secondary)
            let elements = secondary._elements(index == 0 ? place : place.child(.index(index)))
            return LayeringElement(primary, elements.united(alignment, place), side, alignment, context)
        }
    }
}

final class LayeringElement: WrapperElement {
    private let secondary: Element
    private let side: SideOfContent
    private let alignment: Alignment
    typealias SideOfContent = Layering<EmptyView>.Side

    init<V>(
        _ child: Element, _ secondary: Element, _ side: Layering<V>.Side, _ alignment: Alignment,
        _ context: BuildContext
    ) {
        self.secondary = secondary
        self.side = side == .background ? .background : .overlay
        self.alignment = alignment
        super.init(child, context)
    }

    override func arrange(_ proposal: ProposedViewSize, _ placement: PlacementContext) {
        super.arrange(proposal, placement)
        let inner = ProposedViewSize(frame.size)
        let own = secondary.dimensions(in: inner)
        let box = child.dimensions(size: frame.size, proposal: proposal)
        place(
            secondary,
            at: CGPoint(
                x: frame.minX + box[alignment.horizontal] - own[alignment.horizontal],
                y: frame.minY + box[alignment.vertical] - own[alignment.vertical]),
            proposal: inner, holding(alignment.horizontal, placement))
    }

    override var children: [Element] { side == .background ? [secondary, child] : [child, secondary] }
    override func lower(_ context: inout LoweringContext) -> [Node] { children.flatMap { $0.lowered(&context) } }

    /// What is behind comes first, as it is drawn first: a reader of sizes in a background is heard before those of its content.
    override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
        let (first, second) = side == .background ? (secondary, child) : (child, secondary)
        guard var value = first.preference(key) else { return second.preference(key) }
        if let other = second.preference(key) { K.reduce(value: &value) { other } }
        return value
    }
}

// What takes a closure came with iOS 15. Sources for older systems too have such of their own, which the compiler takes on a phone, as it knows
// which systems a package is for.
extension View {
    @_disfavoredOverload
    public func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
        modifier(Layering(side: .background, alignment: alignment, secondary: content()))
    }

    @_disfavoredOverload
    public func background<Background: View>(_ background: Background, alignment: Alignment = .center) -> some View {
        modifier(Layering(side: .background, alignment: alignment, secondary: background))
    }

    @_disfavoredOverload
    public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
        modifier(Layering(side: .overlay, alignment: alignment, secondary: content()))
    }

    @_disfavoredOverload
    public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
        modifier(Layering(side: .overlay, alignment: alignment, secondary: overlay))
    }
}
