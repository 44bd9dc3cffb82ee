import KinoraBasics
import KinoraGeometry
import KinoraStage

/// A finger that drags the content of a scroll view.
///
/// It begins once the finger has moved 10 points mainly along an axis along which the content moves. The content follows the finger; beyond its
/// ends it follows less and less, as a rubber band does, but on a sheet, which takes such a drag itself. Let go, it slides on as far
/// as its speed carries it, stops at the content's ends, and rests where a target behavior wants it.
struct ScrollPan: Gesture {
    typealias Value = CGSize
    typealias Body = Never
    let axes: Axis.Set
    /// The scroll view's element of the last evaluation.
    let find: @MainActor () -> ScrollElement?

    func _makeRecognizer() -> Recognizer<CGSize> { ScrollPanRecognizer(self) }
}

final class ScrollPanRecognizer: Recognizer<CGSize> {
    private let pan: ScrollPan
    private var start: CGPoint?
    /// The finger and the content where the pan began.
    private var grip: (finger: CGPoint, offset: CGPoint)?
    private var sampler = VelocitySampler<CGPoint.AnimatableData>()

    init(_ pan: ScrollPan) {
        self.pan = pan
        super.init()
    }

    override var role: GestureRole { .scroll }

    override func receive(_ input: GestureInput) {
        switch input.kind {
        case .began:
            start = input.location
            sampler.add(input.location.animatableData, at: input.time)
        case .moved: move(input)
        case .ended: end()
        case .pairBegan: update(.failed)
        case .cancelled, .tick, .magnify, .rotate: break
        }
    }

    private func move(_ input: GestureInput) {
        guard let start else { return }
        sampler.add(input.location.animatableData, at: input.time)
        if state == .possible {
            switch direction(CGSize(width: input.location.x - start.x, height: input.location.y - start.y)) {
            case .undecided: return
            case .across: return update(.failed)
            case .along: update(.active, .zero)
            }
        }
        // It may have to wait until gestures of the content have failed.
        guard state == .active, let element = pan.find() else { return }
        let grip = self.grip ?? (input.location, element.beginPan())
        self.grip = grip
        let moved = CGSize(width: input.location.x - grip.finger.x, height: input.location.y - grip.finger.y)
        element.pan(to: CGPoint(x: grip.offset.x - moved.width, y: grip.offset.y - moved.height))
        update(.active, moved)
    }

    private func end() {
        guard state == .active, let grip else { return update(.failed) }
        let velocity = sampler.velocity
        pan.find()?.endPan(from: grip.offset, velocity: CGSize(width: -velocity.first, height: -velocity.second))
        update(.ended, value)
    }

    private enum Direction { case undecided, along, across }

    private func direction(_ moved: CGSize) -> Direction {
        let (x, y) = (abs(moved.width), abs(moved.height))
        guard max(x, y) >= ScrollPhysics.slop else { return .undecided }
        if y > x, pan.find()?.leavesPanToSheet(moved) == true { return .across }
        let axes = pan.find()?.touchAxes ?? pan.axes
        return axes.contains(x > y ? .horizontal : .vertical) ? .along : .across
    }
}

/// How scrolled content behaves by itself.
enum ScrollPhysics {
    /// How far a finger moves before it drags content along. Points.
    static let slop: CGFloat = 10
    /// The speed that is left after each millisecond; that of the system's normal deceleration.
    private static let rate = 0.998
    /// Seconds in which the speed falls to 1/e.
    static let timeConstant = timeConstant(rate: rate)
    /// - Parameter rate: the share of the speed that is left after each millisecond. Content that would never rest does so in the end.
    static func timeConstant(rate: Double) -> Double { -1 / (1000 * Maths.log(rate.clamped(to: 1e-9...0.9999))) }

    /// Where content rests that slides on from an offset at a speed, in points and points per second.
    static func rest(_ offset: CGFloat, velocity: CGFloat, timeConstant: Double) -> CGFloat {
        offset + velocity * timeConstant
    }

    /// The page at which content rests that would come to an offset: the nearest one, at most one from that where it was.
    static func page(_ offset: CGPoint, from start: CGPoint, of size: CGSize) -> CGPoint {
        func page(_ offset: CGFloat, _ start: CGFloat, _ length: CGFloat) -> CGFloat {
            guard length > 0 else { return start }
            let first = (start / length).rounded()
            return min(max(first - 1, (offset / length).rounded()), first + 1) * length
        }
        return CGPoint(x: page(offset.x, start.x, size.width), y: page(offset.y, start.y, size.height))
    }

    /// An offset as it is shown: beyond the ends `0...limit` less than asked for, and never farther than the frame is long.
    static func banded(_ offset: CGFloat, limit: CGFloat, frame: CGFloat) -> CGFloat {
        guard frame > 0 else { return min(max(0, offset), limit) }
        func band(_ distance: CGFloat) -> CGFloat { (1 - 1 / (distance * 0.55 / frame + 1)) * frame }
        if offset < 0 { return -band(-offset) }
        return offset > limit ? limit + band(offset - limit) : offset
    }

    /// The inverse of `banded`, within what a band can show.
    static func unbanded(_ shown: CGFloat, limit: CGFloat, frame: CGFloat) -> CGFloat {
        guard frame > 0 else { return shown }
        func pulled(_ distance: CGFloat) -> CGFloat {
            let share = min(distance / frame, 0.99)
            return (1 / (1 - share) - 1) * frame / 0.55
        }
        if shown < 0 { return -pulled(-shown) }
        return shown > limit ? limit + pulled(shown - limit) : shown
    }
}

/// Sliding to a standstill: what is left of the way shrinks by a constant share each moment.
struct ScrollDeceleration: CustomAnimation {
    /// After so many time constants it stands; a thousandth of the way is left then, which the motion is stretched by.
    private static let length = 7.0
    var timeConstant = ScrollPhysics.timeConstant

    func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
        let elapsed = time / timeConstant
        guard elapsed < ScrollDeceleration.length else { return nil }
        return value.scaled(by: (1 - Maths.exp(-elapsed)) / (1 - Maths.exp(-ScrollDeceleration.length)))
    }
}

extension ScrollElement {
    /// The finger has taken hold of the content, which stands where it is drawn.
    func beginPan() -> CGPoint {
        let held = shownOffset
        enter(.interacting)
        stand(at: held, isByUser: true)
        let grip = CGPoint(
            x: ScrollPhysics.unbanded(held.x, limit: limit.x, frame: frame.width),
            y: ScrollPhysics.unbanded(held.y, limit: limit.y, frame: frame.height))
        hosting.panBegan(at: grip)
        return grip
    }

    func pan(to offset: CGPoint) {
        hosting.panMoved(to: offset)
        let (x, y) = (offset.x + hosting.jump.width, offset.y + hosting.jump.height)
        let axes = touchAxes
        let shown = CGPoint(
            x: axes.contains(.horizontal) ? ScrollPhysics.banded(x, limit: limit.x, frame: frame.width) : 0,
            y: axes.contains(.vertical) ? ScrollPhysics.banded(y, limit: limit.y, frame: frame.height) : 0)
        stand(at: hosting.view?.bounces == false ? clamped(shown) : shown, isByUser: true)
        refreshIfPulled()
    }

    /// - Parameters:
    ///   - start: where the content was when the finger took hold.
    ///   - velocity: that of the content's offset, in points per second.
    func endPan(from start: CGPoint, velocity: CGSize) {
        hosting.panEnded(velocity: velocity)
        let now = modelOffset
        let constant = hosting.timeConstant
        let free = CGPoint(
            x: axes.contains(.horizontal)
                ? ScrollPhysics.rest(now.x, velocity: velocity.width, timeConstant: constant) : 0,
            y: axes.contains(.vertical)
                ? ScrollPhysics.rest(now.y, velocity: velocity.height, timeConstant: constant) : 0)
        let gripped = CGPoint(x: start.x + hosting.jump.width, y: start.y + hosting.jump.height)
        let rest =
            hosting.pageRest(free, from: gripped, of: self)
            ?? restingPlace(for: free, from: gripped, velocity: velocity)
        var target = hosting.target(rest, velocity: velocity, of: self)
        if target == rest, rest == clamped(free), hosting.isFollowed, clamped(now) == now { target = free }
        decelerate(
            to: target,
            target == free
                ? Animation(ScrollDeceleration(timeConstant: constant))
                : settling(from: now, to: target, velocity: velocity),
            velocity: CGVector(dx: velocity.width, dy: velocity.height))
        hosting.panIsOver()
    }

    /// The source moves the content at once, and takes along a finger that holds it, and what it has still to slide.
    func carry(to point: CGPoint) {
        hosting.carry(by: CGSize(width: point.x - shownOffset.x, height: point.y - shownOffset.y))
        jump(to: point)
    }

    /// The source moves the content at once. What it has still to slide it slides from there.
    func jump(to point: CGPoint) {
        let way = CGSize(width: modelOffset.x - shownOffset.x, height: modelOffset.y - shownOffset.y)
        let slides = isSliding && way != .zero
        withTransaction(\.disablesAnimations, true) { stand(at: point) }
        guard slides else { return }
        renewPhase()
        // It has to have been seen there first.
        let goal = CGPoint(x: point.x + way.width, y: point.y + way.height)
        context.graph.enqueue(.change) { [hosting] in
            guard let element = hosting.element, element.isSliding else { return }
            element.decelerate(to: goal, Animation(ScrollDeceleration(timeConstant: hosting.timeConstant)))
        }
    }

    /// The source moves the content in an animation.
    func glide(to point: CGPoint, _ animation: Animation = .easeInOut(duration: 0.3)) {
        guard point != modelOffset || point != shownOffset else { return }
        enter(.animating)
        renewPhase()
        let token = phaseToken
        withAnimation(animation) {
            stand(at: point)
        } completion: { [self] in
            if phaseToken == token { enter(.idle) }
        }
    }

    /// Content that slides beyond its ends, where somebody may move it, comes back once nobody has.
    func turnBackBeyondEnds() {
        let (goal, now) = (clamped(modelOffset), shownOffset)
        guard isSliding, goal != modelOffset, clamped(now) != now else { return }
        let constant = hosting.timeConstant
        let velocity = CGSize(width: (modelOffset.x - now.x) / constant, height: (modelOffset.y - now.y) / constant)
        renewPhase()
        decelerate(to: goal, settling(from: now, to: goal, velocity: velocity))
    }

    /// A spring without bounce that takes over the finger's speed.
    private func settling(from now: CGPoint, to target: CGPoint, velocity: CGSize) -> Animation {
        let (dx, dy) = (target.x - now.x, target.y - now.y)
        let (way, speed) = abs(dx) > abs(dy) ? (dx, velocity.width) : (dy, velocity.height)
        return .interpolatingSpring(duration: 0.4, bounce: 0, initialVelocity: min(max(speed / way, -20), 20))
    }
}
