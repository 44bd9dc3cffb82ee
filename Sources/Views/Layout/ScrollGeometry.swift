import KinoraStage

/// How a scroll view and its content stand to each other, in points.
public struct ScrollGeometry: Equatable, Sendable {
    /// How far the content has moved up and left; negative by the insets at the start.
    public var contentOffset: CGPoint
    public var contentSize: CGSize
    /// What the content margins and bars keep free around the content.
    public var contentInsets: EdgeInsets
    /// The size of all in which content is seen, with what is below bars.
    public var containerSize: CGSize

    public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
        self.contentOffset = contentOffset
        self.contentSize = contentSize
        self.contentInsets = contentInsets
        self.containerSize = containerSize
    }

    /// What is seen of the content, with what is below bars.
    public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
    public var bounds: CGRect { visibleRect }
}

/// Evaluates what depends on the first scroll view below, once that has its place.
struct ScrollFollower<Followed: View>: ElementModifier {
    @ViewBuilder let view: (ScrollElement) -> Followed

    func wrap(_ child: Element, _ context: BuildContext) -> Element {
        let reader = DeferredElement(alignment: .topLeading, context.child(.secondary)) { _, place in
            guard let scroll = child.firstScroll else { return [] }
            return view(scroll)._elements(place)
        }
        return ScrollFollowerElement(child, reader, context)
    }
}

private final class ScrollFollowerElement: WrapperElement {
    private let reader: Element

    init(_ child: Element, _ reader: Element, _ context: BuildContext) {
        self.reader = reader
        super.init(child, context)
    }

    override var children: [Element] { [child, reader] }

    override func arrange(_ proposal: ProposedViewSize, _ placement: PlacementContext) {
        super.arrange(proposal, placement)
        reader.place(at: frame.origin, proposal: ProposedViewSize(frame.size), placement)
    }

    override func hitTest(_ point: CGPoint) -> [Element] {
        let path = child.hitTest(point)
        return path.isEmpty ? [] : path + [self]
    }
}

extension Element {
    var firstScroll: ScrollElement? {
        if let scroll = self as? ScrollElement { return scroll }
        for child in children { if let scroll = child.firstScroll { return scroll } }
        return nil
    }
}

extension View {
    /// Runs an action when a value made from the geometry of the first scroll view below changes, also while it slides by
    /// itself, and once at first: then where a bound position has it begin.
    public func onScrollGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View {
        modifier(
            ScrollFollower { scroll in
                EmptyLeaf().onChange(of: transform(scroll.shownGeometry), initial: true) { old, new in
                    // At first both are the same. What a position changes before it is seen is told as the first change.
                    if old == new, let next = scroll.nextOffset, transform(scroll.geometry(at: next)) != new { return }
                    action(old, new)
                }
            })
    }

    /// Runs an action when the view comes into the frame of its scroll view or leaves it, and once at first.
    ///
    /// - Parameter threshold: the share of the view's area that has to be seen, 0…1.
    public func onScrollVisibilityChange(threshold: Double = 0.5, _ action: @escaping (Bool) -> Void) -> some View {
        onGeometryChange(for: Bool.self) { proxy in
            guard let viewport = proxy.placement.viewport else { return true }
            let own = proxy.frame(in: CoordinateSpace.named(AnyHashable(NamedCoordinateSpace.scrollName)))
            return own.isSeen(in: CGRect(origin: .zero, size: viewport.size), threshold)
        } action: {
            action($0)
        }
    }

    /// Runs an action when other views of the first scroll view's target layout are seen, and once at first.
    ///
    /// - Parameters:
    ///   - idType: that of the views' identifiers.
    ///   - threshold: the share of a view's area that has to be seen, 0…1.
    public func onScrollTargetVisibilityChange<ID: Hashable>(
        idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
    ) -> some View {
        modifier(
            ScrollFollower { scroll in
                let seen = scroll.frame.offsetBy(dx: scroll.shownOffset.x, dy: scroll.shownOffset.y)
                let ids = scroll.targets.filter { $0.frame.isSeen(in: seen, threshold) }
                    .compactMap { $0.explicitID(below: scroll.context.identity)?.base as? ID }
                EmptyLeaf().onChange(of: ids, initial: true) { _, new in action(new) }
            })
    }
}

extension CGRect {
    /// Whether a share of this rectangle's area is within another; of one without area, whether it touches it.
    fileprivate func isSeen(in frame: CGRect, _ share: Double) -> Bool {
        let part = intersection(frame)
        guard !part.isNull else { return false }
        let area = width * height
        return area > 0 ? part.width * part.height >= share * area && part.width * part.height > 0 : true
    }
}
