import KinoraStage

/// How a scroll view and its content stand to each other, in points.
public struct ScrollGeometry: Equatable, Sendable {
    /// How far the content has moved up and left; negative by the margins at the start.
    public var contentOffset: CGPoint
    public var contentSize: CGSize
    public var contentInsets: EdgeInsets
    public var containerSize: CGSize

    public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
        self.contentOffset = contentOffset
        self.contentSize = contentSize
        self.contentInsets = contentInsets
        self.containerSize = containerSize
    }

    /// What is seen of the content.
    public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
    public var bounds: CGRect { visibleRect }
}

/// Runs an action when a value made from the geometry of the first scroll view below changes, and once at first.
struct ScrollGeometryAction<Value: Equatable>: ElementModifier {
    let transform: (ScrollGeometry) -> Value
    let action: (_ old: Value, _ new: Value) -> Void

    func wrap(_ child: Element, _ context: BuildContext) -> Element {
        if context.isUpdating { observe(child, context) }
        return child
    }

    private func observe(_ child: Element, _ context: BuildContext) {
        context.graph.enqueueAfterLayout {
            guard let scroll = child.firstScroll else { return }
            let value = transform(scroll.geometry)
            let previous: Value? = context.stored(Slot.preference)
            context.store(value, Slot.preference)
            guard previous != value else { return }
            context.graph.enqueue(.change, transaction: context.transaction) { action(previous ?? value, value) }
        }
    }
}

extension Element {
    fileprivate var firstScroll: ScrollElement? {
        if let scroll = self as? ScrollElement { return scroll }
        for child in children { if let scroll = child.firstScroll { return scroll } }
        return nil
    }
}

extension View {
    /// Runs an action when a value made from the geometry of the scroll view changes, and once at first.
    public func onScrollGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View {
        modifier(ScrollGeometryAction(transform: transform, action: action))
    }
}
