import KinoraStage
import KinoraScene

// MARK: Padding

@usableFromInline struct Padding: ElementModifier, Animatable {
    var insets: EdgeInsets

    @usableFromInline init(insets: EdgeInsets) { self.insets = insets }

    /// - Parameter length: of these edges, in points; nil is 16.
    @usableFromInline init(_ edges: Edge.Set, _ length: CGFloat?) {
        self.init(insets: EdgeInsets(length ?? 16, edges: edges))
    }

    @usableFromInline var animatableData: EdgeInsets.AnimatableData {
        get { insets.animatableData }
        set { insets.animatableData = newValue }
    }

    @usableFromInline func wrap(_ child: Element, _ context: BuildContext) -> Element {
        PaddingElement(child, insets, context)
    }

    @usableFromInline func _update(
        _ element: Element, from old: Self, in place: KinoraUpdatedPlace, _ content: KinoraContentUpdate
    ) -> Bool { updateUnchanged(element, from: old, in: place, content) }
}

final class PaddingElement: WrapperElement {
    private let insets: EdgeInsets

    init(_ child: Element, _ insets: EdgeInsets, _ context: BuildContext) {
        self.insets = insets
        super.init(child, context)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let size = child.sizeThatFits(proposal.inset(by: insets))
        return CGSize(
            width: max(0, size.width + insets.leading + insets.trailing),
            height: max(0, size.height + insets.top + insets.bottom))
    }

    override func explicitAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        let innerSize = child.sizeThatFits(proposal.inset(by: insets))
        guard let own = child.explicitAlignment(key, size: innerSize, proposal: proposal.inset(by: insets)) else {
            return nil
        }
        return own + (key.axis == .horizontal ? insets.leading : insets.top)
    }

    /// Edges that it does not move keep the distances of what is in it.
    override var spacing: ViewSpacing {
        var edges: Edge.Set = []
        if insets.top != 0 { edges.insert(.top) }
        if insets.leading != 0 { edges.insert(.leading) }
        if insets.bottom != 0 { edges.insert(.bottom) }
        if insets.trailing != 0 { edges.insert(.trailing) }
        return child.spacing.boxed(at: edges)
    }

    override func arrange(_ proposal: ProposedViewSize, _ placement: PlacementContext) {
        place(
            child, at: CGPoint(x: frame.minX + insets.leading, y: frame.minY + insets.top),
            proposal: proposal.inset(by: insets),
            placement)
    }
}

// MARK: Fixed size

struct FixedSize: ElementModifier {
    let horizontal: Bool
    let vertical: Bool
    func wrap(_ child: Element, _ context: BuildContext) -> Element {
        ProposalElement(child, context) { [horizontal, vertical] proposal in
            ProposedViewSize(width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
        }
    }
}

/// Changes the proposal on its way down and reports the child's answer.
final class ProposalElement: WrapperElement {
    private let change: (ProposedViewSize) -> ProposedViewSize

    init(_ child: Element, _ context: BuildContext, _ change: @escaping (ProposedViewSize) -> ProposedViewSize) {
        self.change = change
        super.init(child, context)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { child.sizeThatFits(change(proposal)) }
    override func explicitAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        child.explicitAlignment(key, size: size, proposal: change(proposal))
    }
    override func arrange(_ proposal: ProposedViewSize, _ placement: PlacementContext) {
        child.place(at: frame.origin, proposal: change(proposal), placement)
    }
}

// MARK: Aspect ratio

public enum ContentMode: Hashable, CaseIterable, Sendable { case fit, fill }

struct AspectRatio: ElementModifier {
    /// Width over height; nil takes the child's ideal ratio.
    let ratio: CGFloat?
    let mode: ContentMode
    func wrap(_ child: Element, _ context: BuildContext) -> Element {
        ProposalElement(child, context) { [ratio, mode] proposal in
            guard proposal != .unspecified else { return proposal }
            let ratio = ratio ?? child.sizeThatFits(.unspecified).ratio
            guard ratio > 0, ratio.isFinite else { return proposal }
            switch (proposal.width, proposal.height) {
            case (nil, nil): return proposal
            case (let width?, nil): return ProposedViewSize(width: width, height: width / ratio)
            case (nil, let height?): return ProposedViewSize(width: height * ratio, height: height)
            case (let width?, let height?):
                let byWidth = (width / height < ratio) == (mode == .fit)
                return byWidth
                    ? ProposedViewSize(width: width, height: width / ratio)
                    : ProposedViewSize(width: height * ratio, height: height)
            }
        }
    }
}

extension CGSize {
    /// Width over height; 1 without a height.
    fileprivate var ratio: CGFloat { height > 0 ? width / height : 1 }
}

// MARK: Alignment guides, traits

struct AlignmentGuide: ElementModifier {
    let key: AlignmentKey
    let compute: (ViewDimensions) -> CGFloat
    func wrap(_ child: Element, _ context: BuildContext) -> Element { GuideElement(child, key, compute, context) }
}

final class GuideElement: WrapperElement {
    private let key: AlignmentKey
    private let compute: (ViewDimensions) -> CGFloat

    init(
        _ child: Element, _ key: AlignmentKey, _ compute: @escaping (ViewDimensions) -> CGFloat, _ context: BuildContext
    ) {
        self.key = key
        self.compute = compute
        super.init(child, context)
        context.graph.noteGuide(at: context.identity)
    }

    override func explicitAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        key == self.key
            ? compute(child.dimensions(size: size, proposal: proposal))
            : child.explicitAlignment(key, size: size, proposal: proposal)
    }
}

// MARK: Position

/// Takes the proposed space and centers its child at a point of it, which is told from the leading edge.
@usableFromInline struct PositionModifier: ElementModifier, Animatable {
    var position: CGPoint

    @usableFromInline init(position: CGPoint) { self.position = position }

    @usableFromInline var animatableData: CGPoint.AnimatableData {
        get { position.animatableData }
        set { position.animatableData = newValue }
    }
    @usableFromInline func wrap(_ child: Element, _ context: BuildContext) -> Element {
        PositionElement(child, self, context)
    }
    @usableFromInline func _elements(_ content: @escaping ModifierContent, _ context: BuildContext) -> [Element] {
        followed(content, context) { PositionElement($0, $1, $2) }
    }
    @usableFromInline func _update(
        _ element: Element, from old: Self, in place: KinoraUpdatedPlace, _ content: KinoraContentUpdate
    ) -> Bool { updateFollowed(element, in: place, content) }
}

final class PositionElement: ModifierElement<PositionModifier> {
    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: child.sizeThatFits(proposal))
    }
    override func explicitAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? { nil }
    override func arrange(_ proposal: ProposedViewSize, _ placement: PlacementContext) {
        let size = child.sizeThatFits(proposal)
        place(
            child,
            at: CGPoint(
                x: frame.minX + modifier.position.x - size.width / 2,
                y: frame.minY + modifier.position.y - size.height / 2),
            proposal: proposal, placement)
    }
}

// MARK: The views' methods

extension View {
    @inlinable
    public consuming func padding(_ insets: EdgeInsets) -> some View { modifier(Padding(insets: insets)) }

    /// Keeps the edges away by `length` points; nil is 16.
    @inlinable
    public consuming func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        modifier(Padding(edges, length))
    }

    @inlinable
    public consuming func padding(_ length: CGFloat) -> some View { padding(.all, length) }

    public func fixedSize() -> some View { modifier(FixedSize(horizontal: true, vertical: true)) }
    public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        modifier(FixedSize(horizontal: horizontal, vertical: vertical))
    }

    public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        modifier(AspectRatio(ratio: aspectRatio, mode: contentMode))
    }
    public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
        modifier(AspectRatio(ratio: aspectRatio.width / aspectRatio.height, mode: contentMode))
    }
    public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }
    public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

    public func alignmentGuide(_ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat)
        -> some View
    {
        modifier(AlignmentGuide(key: g.key, compute: computeValue))
    }
    public func alignmentGuide(_ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat) -> some View
    {
        modifier(AlignmentGuide(key: g.key, compute: computeValue))
    }

    public func layoutPriority(_ value: Double) -> some View { modifier(SetTrait<LayoutPriorityTrait>(value: value)) }
    public func zIndex(_ value: Double) -> some View { modifier(SetTrait<ZIndexTrait>(value: value)) }
    public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
        modifier(SetTrait<LayoutValueTrait<K>>(value: value))
    }

    @inlinable
    public consuming func position(_ position: CGPoint) -> some View { modifier(PositionModifier(position: position)) }
    @inlinable
    public consuming func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { position(CGPoint(x: x, y: y)) }
}
