/// A view with a gesture.
package final class GestureElement: WrapperElement {
    package enum Priority: Int { case normal, high, simultaneous }

    /// Gestures of high priority have more than this.
    static let highPrecedence = 500_000

    package let mask: GestureMask
    package let name: Int
    private let priority: Priority
    /// The depth from which on gestures are asked before it, where that is not its own place's.
    private let level: Int?
    let conditions: GestureConditions?
    private let makeRecognizer: (GestureElement, Int, Graph, GestureArena) -> GestureCandidate

    package init<G: Gesture>(
        _ child: Element, _ gesture: G, _ priority: Priority, _ mask: GestureMask, _ context: BuildContext,
        conditions: GestureConditions? = nil, level: Int? = nil
    ) {
        self.mask = mask
        self.conditions = conditions
        self.priority = priority
        self.level = level
        name = context.key(Slot.gesture)
        makeRecognizer = { element, precedence, graph, arena in
            GestureCandidate(
                name: element.name, precedence: precedence, isSimultaneous: element.priority == .simultaneous,
                conditions: element.conditions, gesture._makeRecognizer(), graph, arena)
        }
        super.init(child, context)
    }

    package override func arrange(_ proposal: ProposedViewSize, _ placement: PlacementContext) {
        super.arrange(proposal, placement)
        context.graph.gestureElements[name] = self
    }

    /// Whose gesture it is, where it belongs to a recognizer of UIKit's.
    package var owner: AnyObject? { conditions?.owner }

    func makeCandidate(_ graph: Graph, _ arena: GestureArena) -> GestureCandidate {
        makeRecognizer(self, precedence, graph, arena)
    }

    /// Deeper views come first; high priority turns the order round.
    private var precedence: Int {
        if let level { return 2 * level - 1 }
        let depth = 2 * context.identity.depth
        if priority == .high { return 2 * GestureElement.highPrecedence - depth }
        return preceded.map { 2 * $0.context.identity.depth + 1 } ?? depth
    }

    /// The gesture that this one's view has by itself and that waits for this one.
    private var preceded: GestureElement? {
        guard let conditions else { return nil }
        var inner = child
        while let wrapper = inner as? WrapperElement {
            if let gesture = wrapper as? GestureElement, conditions.precedes(gesture) { return gesture }
            inner = wrapper.child
        }
        return nil
    }
}

package struct AttachGesture<G: Gesture>: ElementModifier {
    package let gesture: G
    package let priority: GestureElement.Priority
    package let mask: GestureMask
    package let conditions: GestureConditions?

    package init(
        gesture: G, priority: GestureElement.Priority, mask: GestureMask, conditions: GestureConditions? = nil
    ) {
        self.gesture = gesture
        self.priority = priority
        self.mask = mask
        self.conditions = conditions
    }

    package func wrap(_ child: Element, _ context: BuildContext) -> Element {
        GestureElement(child, gesture, priority, mask, context, conditions: conditions)
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
