/// A view with a gesture.
package final class GestureElement: WrapperElement {
    package enum Priority: Int { case normal, high, simultaneous }

    package let mask: GestureMask
    package let name: Int
    private let priority: Priority
    private let makeRecognizer: (GestureElement, Int, Graph, GestureArena) -> GestureCandidate

    package init<G: Gesture>(
        _ child: Element, _ gesture: G, _ priority: Priority, _ mask: GestureMask, _ context: BuildContext
    ) {
        self.mask = mask
        self.priority = priority
        name = context.key(Slot.gesture)
        makeRecognizer = { element, precedence, graph, arena in
            GestureCandidate(
                name: element.name, precedence: precedence, isSimultaneous: element.priority == .simultaneous,
                gesture._makeRecognizer(), graph, arena)
        }
        super.init(child, context)
    }

    package override func arrange(_ proposal: ProposedViewSize, _ placement: PlacementContext) {
        super.arrange(proposal, placement)
        context.graph.gestureElements[name] = self
    }

    /// Deeper views come first; high priority turns the order round.
    func makeCandidate(_ graph: Graph, _ arena: GestureArena) -> GestureCandidate {
        let depth = context.identity.depth
        return makeRecognizer(self, priority == .high ? 1_000_000 - depth : depth, graph, arena)
    }
}

package struct AttachGesture<G: Gesture>: ElementModifier {
    package let gesture: G
    package let priority: GestureElement.Priority
    package let mask: GestureMask

    package init(gesture: G, priority: GestureElement.Priority, mask: GestureMask) {
        self.gesture = gesture
        self.priority = priority
        self.mask = mask
    }

    package func wrap(_ child: Element, _ context: BuildContext) -> Element {
        GestureElement(child, gesture, priority, mask, context)
    }
}

extension View {
    public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        modifier(AttachGesture(gesture: gesture, priority: .normal, mask: mask))
    }

    public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        modifier(AttachGesture(gesture: gesture, priority: .normal, mask: isEnabled ? .all : .subviews))
    }

    public func highPriorityGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        modifier(AttachGesture(gesture: gesture, priority: .high, mask: mask))
    }

    public func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        modifier(AttachGesture(gesture: gesture, priority: .high, mask: isEnabled ? .all : .subviews))
    }

    public func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        modifier(AttachGesture(gesture: gesture, priority: .simultaneous, mask: mask))
    }

    public func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        modifier(AttachGesture(gesture: gesture, priority: .simultaneous, mask: isEnabled ? .all : .subviews))
    }

    /// Takes part in hit testing only where `enabled`.
    public func allowsHitTesting(_ enabled: Bool) -> some View { modifier(HitTesting(isEnabled: enabled)) }
}

package struct HitTesting: ElementModifier {
    package let isEnabled: Bool
    package func wrap(_ child: Element, _ context: BuildContext) -> Element {
        isEnabled ? child : UntouchableElement(child, context)
    }
}

package final class UntouchableElement: WrapperElement {
    package override func hitTest(_ point: CGPoint) -> [Element] { [] }
}
