/// A view with a gesture.
final class GestureElement: WrapperElement {
    enum Priority: Int { case normal, high, simultaneous }

    let mask: GestureMask
    let name: Int
    private let priority: Priority
    private let makeRecognizer: (GestureElement, Int, Graph, GestureArena) -> GestureCandidate

    init<G: Gesture>(_ child: Element, _ gesture: G, _ priority: Priority, _ mask: GestureMask, _ context: BuildContext)
    {
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

    override func arrange(_ proposal: ProposedViewSize, _ placement: PlacementContext) {
        super.arrange(proposal, placement)
        context.graph.gestureElements[name] = self
    }

    /// Deeper views come first; high priority turns the order round.
    func makeCandidate(_ graph: Graph, _ arena: GestureArena) -> GestureCandidate {
        let depth = context.identity.depth
        return makeRecognizer(self, priority == .high ? 1_000_000 - depth : depth, graph, arena)
    }

    /// A point of the stage in a coordinate space of this view.
    func convert(_ point: CGPoint, to space: CoordinateSpace) -> CGPoint {
        switch space {
        case .global: return point
        case .local:
            let inner = point.applying(placement.transform.inverted())
            return CGPoint(x: inner.x - frame.minX, y: inner.y - frame.minY)
        case .named(let name):
            guard let named = placement.spaces[name] else { return point }
            let inner = point.applying(named.transform.inverted())
            return CGPoint(x: inner.x - named.origin.x, y: inner.y - named.origin.y)
        }
    }
}

struct AttachGesture<G: Gesture>: ElementModifier {
    let gesture: G
    let priority: GestureElement.Priority
    let mask: GestureMask
    func wrap(_ child: Element, _ context: BuildContext) -> Element {
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

    public func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        modifier(AttachGesture(gesture: gesture, priority: .simultaneous, mask: mask))
    }

    /// Runs an action after `count` taps.
    public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        gesture(TapGesture(count: count).onEnded(action))
    }

    /// Runs an action after `count` taps, with the place of the last.
    public func onTapGesture(
        count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
        perform action: @escaping (CGPoint) -> Void
    ) -> some View {
        gesture(SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
    }

    /// Runs an action after a press of `minimumDuration` seconds; `onPressingChanged` tells when a press begins and ends.
    public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
        onPressingChanged: ((Bool) -> Void)? = nil
    ) -> some View {
        modifier(
            AttachGesture(
                gesture: PressTracking(
                    minimumDuration: minimumDuration, maximumDistance: maximumDistance, action: action,
                    pressing: { onPressingChanged?($0) }),
                priority: .normal, mask: .all))
    }

    @_disfavoredOverload
    public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil,
        perform action: @escaping () -> Void
    ) -> some View {
        onLongPressGesture(
            minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
            onPressingChanged: pressing)
    }

    /// Takes part in hit testing only where `enabled`.
    public func allowsHitTesting(_ enabled: Bool) -> some View { modifier(HitTesting(isEnabled: enabled)) }
}

/// A long press that also tells when the finger goes down and up.
struct PressTracking: Gesture {
    typealias Value = Bool
    typealias Body = Never
    let minimumDuration: Double
    let maximumDistance: CGFloat
    let action: () -> Void
    let pressing: (Bool) -> Void

    func _makeRecognizer() -> Recognizer<Bool> { PressTrackingRecognizer(self) }
}

final class PressTrackingRecognizer: Recognizer<Bool> {
    private let gesture: PressTracking
    private var start: (time: Double, location: CGPoint)?
    private var isPressing = false

    init(_ gesture: PressTracking) {
        self.gesture = gesture
        super.init()
    }

    override func handle(_ input: GestureInput) {
        super.handle(input)
        // The finger's lifting is told even after the press was recognized.
        if isPressing, input.kind == .ended || input.kind == .cancelled || state == .failed { press(false) }
    }

    override func receive(_ input: GestureInput) {
        switch input.kind {
        case .began:
            start = (input.time, input.location)
            press(true)
            if gesture.minimumDuration <= 0 { complete() } else { requestTick(after: gesture.minimumDuration) }
        case .moved:
            if let start, start.location.distance(to: input.location) >= gesture.maximumDistance { update(.failed) }
        case .tick:
            if let start, input.time - start.time >= gesture.minimumDuration - 1e-9 { complete() }
        case .ended, .pairBegan: update(.failed)
        case .cancelled, .magnify, .rotate: break
        }
    }

    private func complete() {
        update(.ended, true)
        if state == .ended { gesture.action() }
    }

    private func press(_ isDown: Bool) {
        guard isPressing != isDown else { return }
        isPressing = isDown
        gesture.pressing(isDown)
    }
}

struct HitTesting: ElementModifier {
    let isEnabled: Bool
    func wrap(_ child: Element, _ context: BuildContext) -> Element {
        isEnabled ? child : UntouchableElement(child, context)
    }
}

final class UntouchableElement: WrapperElement {
    override func hitTest(_ point: CGPoint) -> [Element] { [] }
}
