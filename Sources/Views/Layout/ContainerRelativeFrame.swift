import KinoraStage
import KinoraScene

/// The size of the container that relative frames refer to. A scroll view tells it before it measures its content.
final class ContainerSize {
    /// In points, less margins. nil: not known yet.
    var size: CGSize?
    /// Along which it scrolls; vertical where it has both.
    let axis: Axis

    /// Whether sizes of the content depend on it.
    private(set) var isAsked = false

    init(axis: Axis) { self.axis = axis }

    func ask() -> CGSize? {
        isAsked = true
        return size
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
    /// Makes the view as long as its container along `axes`: the nearest scroll view less its content margins, or the stage.
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
