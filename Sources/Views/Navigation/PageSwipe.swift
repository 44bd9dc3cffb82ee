import KinoraGeometry
import KinoraStage

/// How far a finger has moved a page aside.
nonisolated struct PageShift: Animatable {
    /// 0 where it stands, 1 where it is gone.
    var share: CGFloat = 0
    var animatableData: CGFloat {
        get { share }
        set { share = newValue }
    }
}

/// A finger that comes from the leading edge and moves the top page of a stack aside.
///
/// It begins at most 20 points from the edge, and once it has moved 10 points mainly away from there; it comes before all
/// gestures of the page. The page is popped where it is let go past the middle, or with speed.
struct PageSwipe: Gesture {
    typealias Value = CGFloat
    typealias Body = Never
    /// The page's element of the last evaluation.
    let find: @MainActor () -> PushedElement?

    func _makeRecognizer() -> Recognizer<CGFloat> { PageSwipeRecognizer(self) }

    /// How far from the edge it begins at most, in points.
    static let edge: CGFloat = 20
    /// A finger that rests so many seconds wants something else.
    static let patience = 0.4
}

final class PageSwipeRecognizer: Recognizer<CGFloat> {
    private let swipe: PageSwipe
    private var start: CGPoint?
    /// The finger and the page where the swipe began.
    private var grip: (finger: CGFloat, offset: CGFloat)?
    private var sampler = VelocitySampler<CGFloat>()

    init(_ swipe: PageSwipe) {
        self.swipe = swipe
        super.init()
    }

    override var role: GestureRole { .scroll }

    override func receive(_ input: GestureInput) {
        switch input.kind {
        case .began: begin(input)
        case .moved: move(input)
        case .ended: end()
        case .tick: if state == .possible { update(.failed) }
        case .pairBegan: update(.failed)
        case .cancelled, .magnify, .rotate: break
        }
    }

    private func begin(_ input: GestureInput) {
        guard let page = swipe.find(), page.isSwiped(from: input.location(in: .local).x) else { return update(.failed) }
        start = input.location
        sampler.add(input.location.x, at: input.time)
        requestTick(at: input.time + PageSwipe.patience)
    }

    private func move(_ input: GestureInput) {
        guard let start, let page = swipe.find() else { return }
        sampler.add(input.location.x, at: input.time)
        if state == .possible {
            let (x, y) = ((input.location.x - start.x) * page.direction, abs(input.location.y - start.y))
            guard max(abs(x), y) >= ScrollPhysics.slop else { return }
            guard x > y else { return update(.failed) }
            update(.active, 0)
        }
        guard state == .active else { return }
        let grip = self.grip ?? (input.location.x, page.offset)
        self.grip = grip
        let offset = grip.offset + (input.location.x - grip.finger) * page.direction
        page.swipe(to: offset)
        update(.active, offset)
    }

    private func end() {
        guard state == .active, grip != nil, let page = swipe.find() else { return update(.failed) }
        page.endSwipe(velocity: sampler.velocity * page.direction)
        update(.ended, value)
    }
}

extension PushedElement {
    /// Whether a finger that goes down here, in points from the page's left edge, takes hold of it: where it is the top page, and its
    /// way back is not hidden.
    func isSwiped(from x: CGFloat) -> Bool {
        guard maySwipe, !context.environment.isLeaving, !covers(child) else { return false }
        return (direction < 0 ? frame.width - x : x) <= PageSwipe.edge
    }

    /// Whether there is another page in it.
    private func covers(_ element: Element) -> Bool {
        if let page = element as? PushedElement, !page.context.environment.isLeaving { return true }
        return element.children.contains(where: covers)
    }

    /// How far it is aside, in points.
    var offset: CGFloat { shift.share * frame.width }

    func swipe(to offset: CGFloat) {
        guard frame.width > 0 else { return }
        record.write { $0.share = min(max(0, offset / frame.width), 1) }
    }

    /// - Parameter velocity: points per second, away from the leading edge.
    func endSwipe(velocity: CGFloat) {
        let (offset, width) = (offset, frame.width)
        let isGone =
            abs(velocity) > ReleasePhysics.flick
            ? velocity > 0 : offset + velocity * ReleasePhysics.foresight > width / 2
        guard isGone else { return comeBack(.released(over: -offset, velocity: velocity)) }
        release.leave(by: .released(over: width - offset, velocity: velocity))
        pop()
        // A source that keeps its path has it come back.
        let (graph, find) = (context.graph, find)
        graph.schedule.add(at: graph.now + ReleasePhysics.patience) {
            guard let page = find(), !page.context.environment.isLeaving, page.shift.share != 0 else { return }
            page.comeBack(.released(over: 0, velocity: 0))
        }
    }

    private func comeBack(_ animation: Animation) { withAnimation(animation) { record.write { $0.share = 0 } } }
}
