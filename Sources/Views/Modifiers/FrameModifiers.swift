import KinoraStage
import KinoraScene

// The methods of views that say the frames and places of most views are compiled into the code that calls them, as those of effects are.

/// A fixed frame: proposes and reports its own lengths, whatever the content reports.
@usableFromInline struct FixedFrame: ElementModifier, Animatable {
    var width: CGFloat?
    var height: CGFloat?
    let alignment: Alignment

    /// Lengths that are not finite are none.
    @usableFromInline init(width: CGFloat?, height: CGFloat?, alignment: Alignment) {
        self.width = width.finite.map { max(0, $0) }
        self.height = height.finite.map { max(0, $0) }
        self.alignment = alignment
    }

    @usableFromInline var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(width ?? 0, height ?? 0) }
        set {
            if width != nil { width = max(0, newValue.first) }
            if height != nil { height = max(0, newValue.second) }
        }
    }

    @usableFromInline func wrap(_ child: Element, _ context: BuildContext) -> Element {
        FrameElement(child, FrameRule.fixed(self), alignment, context)
    }

    @usableFromInline func _update(
        _ element: Element, from old: Self, in place: KinoraUpdatedPlace, _ content: KinoraContentUpdate
    ) -> Bool { updateUnchanged(element, from: old, in: place, content) }
}

/// A frame with bounds: proposes the proposal clamped to them.
@usableFromInline struct FlexibleFrame: ElementModifier, Animatable {
    var minWidth: CGFloat?
    var idealWidth: CGFloat?
    var maxWidth: CGFloat?
    var minHeight: CGFloat?
    var idealHeight: CGFloat?
    var maxHeight: CGFloat?
    let alignment: Alignment

    /// Lengths that are not finite are none, but for the greatest ones, which may be infinite.
    @usableFromInline init(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment
    ) {
        (self.minWidth, self.idealWidth) = (minWidth.finite, idealWidth.finite)
        (self.minHeight, self.idealHeight) = (minHeight.finite, idealHeight.finite)
        self.maxWidth = maxWidth == .infinity ? maxWidth : maxWidth.finite
        self.maxHeight = maxHeight == .infinity ? maxHeight : maxHeight.finite
        self.alignment = alignment
    }

    @usableFromInline typealias Pair = AnimatablePair<CGFloat, CGFloat>
    @usableFromInline var animatableData: AnimatablePair<Pair, Pair> {
        get {
            AnimatablePair(
                Pair(minWidth ?? 0, maxWidth.finite ?? 0), Pair(minHeight ?? 0, maxHeight.finite ?? 0))
        }
        set {
            if minWidth != nil { minWidth = newValue.first.first }
            if maxWidth.finite != nil { maxWidth = newValue.first.second }
            if minHeight != nil { minHeight = newValue.second.first }
            if maxHeight.finite != nil { maxHeight = newValue.second.second }
        }
    }

    /// As large as what is offered, and no larger where its content is, which stands out on both sides then. So are pages, whose bars
    /// keep to the screen.
    static var offered: FlexibleFrame {
        FlexibleFrame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity, alignment: .center)
    }

    @usableFromInline func wrap(_ child: Element, _ context: BuildContext) -> Element {
        FrameElement(child, FrameRule.flexible(self), alignment, context)
    }

    @usableFromInline func _update(
        _ element: Element, from old: Self, in place: KinoraUpdatedPlace, _ content: KinoraContentUpdate
    ) -> Bool { updateUnchanged(element, from: old, in: place, content) }
}

/// How a frame proposes and what it reports, along each axis (SwiftUI's rules).
enum FrameRule {
    case fixed(FixedFrame)
    case flexible(FlexibleFrame)

    func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        switch self {
        case .fixed(let frame):
            return ProposedViewSize(width: frame.width ?? proposal.width, height: frame.height ?? proposal.height)
        case .flexible(let frame):
            return ProposedViewSize(
                width: FrameRule.clamp(proposal.width ?? frame.idealWidth, frame.minWidth, frame.maxWidth),
                height: FrameRule.clamp(proposal.height ?? frame.idealHeight, frame.minHeight, frame.maxHeight))
        }
    }

    func size(_ proposal: ProposedViewSize, child: CGSize) -> CGSize {
        switch self {
        case .fixed(let frame):
            return CGSize(width: frame.width ?? child.width, height: frame.height ?? child.height)
        case .flexible(let frame):
            return CGSize(
                width: FrameRule.reported(
                    proposal.width, child.width, minimum: frame.minWidth, ideal: frame.idealWidth,
                    maximum: frame.maxWidth),
                height: FrameRule.reported(
                    proposal.height, child.height, minimum: frame.minHeight, ideal: frame.idealHeight,
                    maximum: frame.maxHeight))
        }
    }

    /// What the child is offered where the frame stands. A flexible frame offers its own lengths where the child has others by itself, so
    /// that a page that is at least as high as its scroll view is filled.
    @MainActor
    func placing(_ proposal: ProposedViewSize, in size: CGSize, _ child: Element) -> ProposedViewSize {
        var offer = childProposal(proposal)
        guard case .flexible = self else { return offer }
        let own = child.sizeThatFits(offer)
        if own.width != size.width { offer.width = size.width }
        if own.height != size.height { offer.height = size.height }
        return offer
    }

    /// The edges that the frame decides on.
    var edges: Edge.Set {
        let (isWide, isHigh) =
            switch self {
            case .fixed(let frame): (frame.width != nil, frame.height != nil)
            case .flexible(let frame):
                (
                    frame.minWidth != nil || frame.idealWidth != nil || frame.maxWidth != nil,
                    frame.minHeight != nil || frame.idealHeight != nil || frame.maxHeight != nil
                )
            }
        return (isWide ? Edge.Set.horizontal : []).union(isHigh ? .vertical : [])
    }

    /// Whether the frame may be wider than what is in it.
    var concernsWidth: Bool {
        switch self {
        case .fixed(let frame): frame.width != nil
        case .flexible(let frame): frame.minWidth != nil || frame.maxWidth != nil
        }
    }

    private static func clamp(_ length: CGFloat?, _ minimum: CGFloat?, _ maximum: CGFloat?) -> CGFloat? {
        guard let length else { return nil }
        return max(min(length, maximum ?? .infinity), minimum ?? 0)
    }

    private static func reported(
        _ proposal: CGFloat?, _ child: CGFloat, minimum: CGFloat?, ideal: CGFloat?, maximum: CGFloat?
    ) -> CGFloat {
        // Asked for its ideal, the frame has the one that it was given, whatever its child is.
        if proposal == nil, let wanted = clamp(ideal, minimum, maximum) { return wanted }
        let wanted = proposal ?? child
        switch (minimum, maximum) {
        case (let low?, let high?): return max(low, min(high, wanted))
        case (nil, let high?): return min(high, max(wanted, child))
        case (let low?, nil): return max(low, min(child, max(wanted, low)))
        case (nil, nil): return child
        }
    }
}

/// A frame around one child, which it aligns and never clips.
final class FrameElement: WrapperElement {
    private let rule: FrameRule
    private let alignment: Alignment

    init(_ child: Element, _ rule: FrameRule, _ alignment: Alignment, _ context: BuildContext) {
        self.rule = rule
        self.alignment = alignment
        super.init(child, context)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        rule.size(proposal, child: child.sizeThatFits(rule.childProposal(proposal)))
    }

    /// Edges that it decides on are those of a box; a spacer's keep no distance all the same.
    override var spacing: ViewSpacing {
        child.layoutPriority == -.infinity ? child.spacing : child.spacing.boxed(at: rule.edges)
    }

    override func explicitAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        let inner = rule.placing(proposal, in: size, child)
        let childSize = child.sizeThatFits(inner)
        guard let own = child.explicitAlignment(key, size: childSize, proposal: inner) else { return nil }
        let offset = child.offset(aligned: alignment, in: size, proposal: inner)
        return own + (key.axis == .horizontal ? offset.x : offset.y)
    }

    override func arrange(_ proposal: ProposedViewSize, _ placement: PlacementContext) {
        let inner = rule.placing(proposal, in: frame.size, child)
        let offset = child.offset(aligned: alignment, in: frame.size, proposal: inner)
        place(
            child, at: CGPoint(x: frame.minX + offset.x, y: frame.minY + offset.y), proposal: inner,
            rule.concernsWidth ? holding(alignment.horizontal, placement) : placement)
    }
}

extension View {
    /// Gives the view exactly these lengths, in points; nil leaves an axis as it is, and so does a length that is not finite.
    @inlinable
    public consuming func frame(
        width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        modifier(FixedFrame(width: width, height: height, alignment: alignment))
    }

    /// Bounds the view's lengths, in points. A `maxWidth` of infinity fills what is proposed; other lengths that are not finite bound
    /// nothing.
    @inlinable
    public consuming func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        modifier(
            FlexibleFrame(
                minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
                idealHeight: idealHeight, maxHeight: maxHeight, alignment: alignment))
    }
}

extension CGFloat? {
    /// nil where it is infinite or not a number.
    fileprivate var finite: CGFloat? { flatMap { $0.isFinite ? $0 : nil } }
}
