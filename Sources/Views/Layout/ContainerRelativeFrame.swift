import KinoraStage
import KinoraScene

/// The size of the container that relative frames refer to. A scroll view or a page tells it before it measures its content.
final class ContainerSize {
    /// In points, less margins and bars. nil: not known yet.
    private(set) var size: CGSize?
    /// Along which it scrolls; vertical where it has both, and for a page.
    fileprivate(set) var axis: Axis

    /// Whether sizes of the content depend on it.
    private var isAsked = false
    /// Whether its upper edge is that of the safe area, as right below a bar; nil: not known yet.
    private var isBelowBar: Bool?
    private var isAskedForBar = false

    init(axis: Axis) { self.axis = axis }

    /// Whether there is a bar right above it, as far as that is known.
    func askForBar() -> Bool? {
        isAskedForBar = true
        return isBelowBar
    }

    /// Tells the content whether there is a bar right above it; nil where that is not known.
    @MainActor
    func tell(isBelowBar: Bool?, to content: Element) {
        guard self.isBelowBar != isBelowBar else { return }
        if isAskedForBar { content.forgetSizes() }
        self.isBelowBar = isBelowBar
    }

    func ask() -> CGSize? {
        isAsked = true
        return size
    }

    /// Tells the content what is proposed to it. What it has said for another size is forgotten. Where no length is said that it could
    /// have, it has the one of before, or the stage's.
    @MainActor
    func tell(_ proposal: ProposedViewSize, to content: Element) {
        let known = size ?? content.context.graph.stage.size
        func length(_ proposed: CGFloat?, _ known: CGFloat) -> CGFloat {
            guard let proposed, proposed.isFinite else { return known }
            return max(0, proposed)
        }
        let size = CGSize(width: length(proposal.width, known.width), height: length(proposal.height, known.height))
        guard self.size != size else { return }
        if isAsked { content.forgetSizes() }
        self.size = size
    }
}

/// A page of a stack, a tab or a sheet. Relative frames in it are parts of what is proposed to it, which is what bars leave.
final class PageContainerElement: WrapperElement {
    private let container: ContainerSize

    init(_ child: Element, _ container: ContainerSize, _ context: BuildContext) {
        self.container = container
        super.init(child, context)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        container.tell(proposal, to: child)
        return super.measure(proposal)
    }

    override func arrange(_ proposal: ProposedViewSize, _ placement: PlacementContext) {
        container.tell(proposal, to: child)
        super.arrange(proposal, placement)
    }
}

extension BuildContext {
    /// The container of what is built in `content`, which belongs to what is built here. It is kept, so that the environment of the
    /// content stays the same.
    ///
    /// - Parameter axis: along which it scrolls.
    @MainActor
    func container(of content: inout BuildContext, along axis: Axis = .vertical) -> ContainerSize {
        let container = kept(Slot.content, ContainerSize(axis: axis))
        container.axis = axis
        content.environment.containerSize = container
        return container
    }
}

private struct ContainerSizeKey: EnvironmentKey { static var defaultValue: ContainerSize? { nil } }

extension EnvironmentValues {
    /// nil: the stage.
    var containerSize: ContainerSize? {
        get { self[ContainerSizeKey.self] }
        set { self[ContainerSizeKey.self] = newValue }
    }
}

struct RelativeFrame: ElementModifier {
    let axes: Axis.Set
    let alignment: Alignment
    let length: (CGFloat, Axis) -> CGFloat

    func wrap(_ child: Element, _ context: BuildContext) -> Element {
        RelativeFrameElement(child, context, axes: axes, alignment: alignment, length: length)
    }
}

/// A frame whose lengths are parts of those of the nearest container.
final class RelativeFrameElement: WrapperElement {
    private let axes: Axis.Set
    private let alignment: Alignment
    private let length: (CGFloat, Axis) -> CGFloat

    init(
        _ child: Element, _ context: BuildContext, axes: Axis.Set, alignment: Alignment,
        length: @escaping (CGFloat, Axis) -> CGFloat
    ) {
        self.axes = axes
        self.alignment = alignment
        self.length = length
        super.init(child, context)
    }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        let container = context.environment.containerSize?.ask() ?? context.graph.stage.size
        return ProposedViewSize(
            width: axes.contains(.horizontal) ? max(0, length(container.width, .horizontal)) : proposal.width,
            height: axes.contains(.vertical) ? max(0, length(container.height, .vertical)) : proposal.height)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let inner = inner(proposal)
        let own = child.sizeThatFits(inner)
        return CGSize(
            width: axes.contains(.horizontal) ? inner.width ?? own.width : own.width,
            height: axes.contains(.vertical) ? inner.height ?? own.height : own.height)
    }

    override func explicitAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? { nil }

    override func arrange(_ proposal: ProposedViewSize, _ placement: PlacementContext) {
        let inner = inner(proposal)
        let offset = child.offset(aligned: alignment, in: frame.size, proposal: inner)
        place(
            child, at: CGPoint(x: frame.minX + offset.x, y: frame.minY + offset.y), proposal: inner,
            axes.contains(.horizontal) ? holding(alignment.horizontal, placement) : placement)
    }
}

extension View {
    /// Makes the view as long as its container along `axes`: the nearest scroll view less its content margins, page, tab or sheet less
    /// its bars, or the stage.
    public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
        modifier(RelativeFrame(axes: axes, alignment: alignment) { length, _ in length })
    }

    /// Makes the view `span` of `count` equal parts of its container, which are `spacing` points apart.
    public func containerRelativeFrame(
        _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
    ) -> some View {
        let (count, span) = (CGFloat(max(1, count)), CGFloat(max(1, span)))
        return modifier(
            RelativeFrame(axes: axes, alignment: alignment) { length, _ in
                (length - (count - 1) * spacing) / count * span + (span - 1) * spacing
            })
    }

    /// Makes the view as long as `length` says, which gets the container's length and the axis.
    public func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
    ) -> some View {
        modifier(RelativeFrame(axes: axes, alignment: alignment, length: length))
    }
}
