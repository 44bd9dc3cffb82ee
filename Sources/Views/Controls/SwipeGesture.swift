import KinoraGeometry
import KinoraStage

/// The row of a list that is swiped aside: one at a time.
@MainActor
struct ListSwipe {
    private let graph: Graph
    private let key: Int

    init(_ context: BuildContext) {
        graph = context.graph
        key = context.key(Slot.scroll)
    }

    var value: SwipedRow? { graph.stored(key, as: SwipedRow?.self) ?? nil }

    func write(_ value: SwipedRow?) {
        if value != self.value { graph.write(Stored(value), key: key) }
    }

    func close() { withAnimation(ListSwipe.motion) { write(nil) } }

    /// Performs an action. A row that is to be deleted stays aside meanwhile, and comes back where it is not deleted.
    func perform(_ action: SwipeAction, slidingTo offset: CGFloat? = nil) {
        guard let act = action.act, var swiped = value else { return close() }
        guard action.isDestructive else {
            close()
            return act()
        }
        withAnimation(ListSwipe.motion) {
            if let offset {
                swiped.offset = offset
                write(swiped)
            }
            act()
        }
        let row = swiped.row
        graph.schedule.add(at: graph.now + ListSwipe.patience) { if value?.row == row { close() } }
    }

    /// How rows move when no finger holds them, and how long one waits for being deleted, in seconds.
    private static let motion = Animation.spring(duration: 0.35)
    private static let patience = 0.5
}

/// A finger that moves rows aside, on a whole list.
///
/// It takes hold of a row that has actions once it has moved 10 points mainly sideways. The row follows, beyond its buttons as
/// far as an action may be performed by it, otherwise less and less. While a row is aside, a touch elsewhere brings it back and
/// does nothing else.
struct SwipeGesture: Gesture {
    typealias Value = CGFloat
    typealias Body = Never
    let swipe: ListSwipe
    /// The list's element of the last evaluation.
    let find: @MainActor () -> ListElement?

    func _makeRecognizer() -> Recognizer<CGFloat> { SwipeRecognizer(self) }
}

final class SwipeRecognizer: Recognizer<CGFloat> {
    private let gesture: SwipeGesture
    private var start: CGPoint?
    private var row: Int?
    /// The finger and the row where the swipe began.
    private var grip: (finger: CGFloat, offset: CGFloat)?
    private var sampler = VelocitySampler<CGFloat>()

    init(_ gesture: SwipeGesture) {
        self.gesture = gesture
        super.init()
    }

    override var role: GestureRole { .scroll }

    override func receive(_ input: GestureInput) {
        switch input.kind {
        case .began: begin(input)
        case .moved: move(input)
        case .ended: end()
        case .pairBegan: update(.failed)
        case .cancelled, .tick, .magnify, .rotate: break
        }
    }

    private func begin(_ input: GestureInput) {
        guard let list = gesture.find() else { return update(.failed) }
        let local = input.location(in: .local)
        let touched = list.row(at: CGPoint(x: list.frame.minX + local.x, y: list.frame.minY + local.y))
        if let open = gesture.swipe.value, open.row != touched?.swipe?.row {
            gesture.swipe.close()
            return update(.active, 0)
        }
        guard let swipe = touched?.swipe else { return update(.failed) }
        row = swipe.row
        start = input.location
        sampler.add(input.location.x, at: input.time)
    }

    private func move(_ input: GestureInput) {
        guard let start, let list = gesture.find(), let element = list.row(numbered: row), let swipe = element.swipe
        else { return }
        sampler.add(input.location.x, at: input.time)
        if state == .possible {
            let (x, y) = (input.location.x - start.x, input.location.y - start.y)
            guard max(abs(x), abs(y)) >= ScrollPhysics.slop else { return }
            let isOpen = gesture.swipe.value != nil
            guard abs(x) > abs(y), isOpen || swipe.reveals(x) else {
                if isOpen { gesture.swipe.close() }
                return update(.failed)
            }
            update(.active, 0)
        }
        // It may have to wait until gestures of the row have failed.
        guard state == .active else { return }
        let grip = self.grip ?? (input.location.x, swipe.offset)
        self.grip = grip
        let wanted = grip.offset + input.location.x - grip.finger
        gesture.swipe.follow(wanted, swipe, width: element.frame.width)
        update(.active, wanted)
    }

    private func end() {
        guard let row else { return update(state == .active ? .ended : .failed) }
        guard state == .active, let element = gesture.find()?.row(numbered: row), let swipe = element.swipe else {
            if gesture.swipe.value != nil { gesture.swipe.close() }
            return update(.failed)
        }
        gesture.swipe.release(swipe, velocity: sampler.velocity, width: element.frame.width)
        update(.ended, value)
    }
}

extension ListSwipe {
    /// Moves a row with the finger, which asks for an offset.
    fileprivate func follow(_ wanted: CGFloat, _ swipe: RowSwipe, width: CGFloat) {
        var distance = swipe.reveals(wanted) ? min(abs(wanted), width) : 0
        let open = swipe.openWidth
        let isFull = swipe.allowsFullSwipe(wanted)
        if !isFull, open > 0, distance > open { distance = ScrollPhysics.banded(distance, limit: open, frame: width) }
        let isArmed = isFull && open > 0 && distance > max(width * ListSwipe.fullShare, open + ListSwipe.fullExcess)
        let offset = wanted < 0 ? -distance : distance
        write(SwipedRow(row: swipe.row, offset: offset, isArmed: value?.isArmed ?? false))
        guard value?.isArmed != isArmed else { return }
        withAnimation(ListSwipe.motion) { write(SwipedRow(row: swipe.row, offset: offset, isArmed: isArmed)) }
    }

    /// Lets a row go, which performs its action, stays open or comes back.
    fileprivate func release(_ swipe: RowSwipe, velocity: CGFloat, width: CGFloat) {
        guard let value, value.row == swipe.row, value.offset != 0 else { return close() }
        let side: CGFloat = value.offset < 0 ? -1 : 1
        if value.isArmed, let action = swipe.first?.action { return perform(action, slidingTo: side * width) }
        let rest = abs(value.offset) + side * velocity * ListSwipe.foresight
        guard rest > swipe.openWidth / 2 else { return close() }
        withAnimation(ListSwipe.motion) { write(SwipedRow(row: swipe.row, offset: side * swipe.openWidth)) }
    }

    /// A swipe performs the first action from this share of the row on, and this many points beyond the buttons.
    private static let fullShare: CGFloat = 0.6
    private static let fullExcess: CGFloat = 40
    /// A row that is let go is looked for where it would be so many seconds later.
    private static let foresight: CGFloat = 0.15
}
