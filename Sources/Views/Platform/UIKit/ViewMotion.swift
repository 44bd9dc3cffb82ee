import KinoraStage

/// How changes of views within a block move: what `UIView.animate` and its kind say.
@MainActor final class ViewMotion {
    enum Curve {
        case timing(CAMediaTimingFunction)
        case spring(Spring, initialVelocity: Double)
        case animation(Animation)
    }

    /// The blocks that run; nil where one is not to move anything.
    private static var running: [ViewMotion?] = []
    static var current: ViewMotion? { running.last ?? nil }
    @PerformanceValue(of: "moves views") static var isEnabled = true

    fileprivate(set) var curve: Curve
    /// Seconds, without the delay.
    fileprivate(set) var duration: Double
    let delay: Double
    var repeatCount: Float = 0
    var autoreverses = false
    var clock: MotionClock?
    /// Seconds by which the motion begins after its clock.
    var lateness = 0.0
    let batch: MotionBatch
    /// Whether changes come as keyframes, and the part of the duration that those made now take.
    var keyframe: (start: Double, duration: Double)?
    /// What was changed, and from what, for motions that may be turned round.
    private(set) var changes: [(layer: CALayer, key: String, old: LayerValue)] = []

    init(curve: Curve, duration: Double, delay: Double = 0, completion: ((Bool) -> Void)? = nil) {
        (self.curve, self.duration, self.delay) = (curve, max(0, duration), max(0, delay))
        batch = MotionBatch(completion: completion)
    }

    /// Whether motion can be begun at all: in a performance, and not while a frame is drawn.
    static var isPossible: Bool { isEnabled && VirtualClock.mayRecord && running.last.map { $0 != nil } ?? true }

    /// Runs a block whose changes move.
    func run(_ changes: () -> Void) {
        Self.running.append(self)
        changes()
        Self.running.removeLast()
    }

    static func withoutMotion(_ changes: () -> Void) {
        running.append(nil)
        changes()
        running.removeLast()
    }

    /// Runs a block, and calls what waits for the end. While a frame is drawn nothing waits, as nothing is begun.
    static func perform(_ motion: @autoclosure () -> ViewMotion, _ changes: () -> Void, completion: ((Bool) -> Void)?) {
        guard isPossible else {
            withoutMotion(changes)
            if !VirtualClock.isPresenting { completion?(true) }
            return
        }
        let motion = motion()
        motion.run(changes)
        motion.batch.leave(finished: true)
    }

    // MARK: One change

    /// Moves a layer's property from what is shown.
    func move(_ layer: CALayer, _ key: String, from old: LayerValue, to new: LayerValue) {
        guard duration + delay > 0 else { return layer.end(layer.motions.remove { $0.key == key }) }
        if !changes.contains(where: { $0.layer === layer && $0.key == key }) { changes.append((layer, key, old)) }
        if let keyframe { return moveInKeyframe(layer, key, from: old, to: new, keyframe) }
        let shown = layer.shownValue(at: key, model: old)
        layer.end(layer.motions.remove { $0.key == key })
        let animation = animation(key)
        (animation.fromValue, animation.toValue) = (shown, new)
        animation.fillMode = .backwards
        begin(animation, on: layer, key)
    }

    /// All keyframes of a property are one group, so that they are repeated together.
    private func moveInKeyframe(
        _ layer: CALayer, _ key: String, from old: LayerValue, to new: LayerValue,
        _ window: (start: Double, duration: Double)
    ) {
        let known = layer.motions.all.last { $0.key == key && $0.batch === batch }?.animation as? CAAnimationGroup
        let step = CABasicAnimation(keyPath: key)
        step.fromValue = known == nil ? layer.shownValue(at: key, model: old) : old
        step.toValue = new
        step.beginTime = window.start * duration
        step.duration = window.duration * duration
        step.fillMode = known == nil ? .both : .forwards
        if let known {
            known.animations?.append(step)
            return
        }
        layer.end(layer.motions.remove { $0.key == key })
        let group = CAAnimationGroup()
        group.animations = [step]
        group.fillMode = .backwards
        if case .timing(let function) = curve { group.timingFunction = function }
        begin(group, on: layer, key)
    }

    private func begin(_ animation: CAAnimation, on layer: CALayer, _ key: String) {
        animation.duration = animation.ownDuration ?? duration
        animation.repeatCount = repeatCount
        animation.autoreverses = autoreverses
        let start = layer.time(at: VirtualClock.present) + delay
        layer.begin(animation, key: key, start: clock == nil ? start : lateness, clock: clock, batch: batch)
    }

    private func animation(_ key: String) -> CABasicAnimation {
        switch curve {
        case .timing(let function):
            let animation = clock == nil ? CABasicAnimation(keyPath: key) : ScrubbedAnimation(keyPath: key)
            (animation as? ScrubbedAnimation)?.clock = clock
            animation.timingFunction = function
            return animation
        case .spring(let spring, let velocity):
            let animation = CASpringAnimation(keyPath: key)
            (animation.mass, animation.stiffness, animation.damping) = (1, spring.stiffness, spring.damping)
            animation.initialVelocity = CGFloat(velocity)
            return animation
        case .animation(let curve):
            let animation = CurvedAnimation(keyPath: key)
            animation.curve = curve
            animation.duration = animation.curveDuration
            return animation
        }
    }
}

/// Moves by an animation of SwiftUI, its delay and repeats included.
private final class CurvedAnimation: CABasicAnimation {
    var curve = Animation.default
    private lazy var animator: Animator<Double> = {
        var animator = Animator<Double>()
        animator.change(by: 1, transaction: Transaction(animation: curve), at: 0)
        return animator
    }()
    /// Seconds; infinite for one that repeats for ever.
    var curveDuration: Double { animator.removalTime ?? .infinity }
    override func fraction(at place: LayerTiming.Place) -> Double { 1 + animator.residual(at: place.seconds) }
}

/// Moves evenly while a finger leads it.
private final class ScrubbedAnimation: CABasicAnimation {
    var clock: MotionClock?
    override func fraction(at place: LayerTiming.Place) -> Double {
        clock?.isLinear == true ? place.progress : super.fraction(at: place)
    }
}

extension UIView {
    /// How long the changes take, and in which way they move, that follow in the block that runs now.
    package class func setPace(duration: TimeInterval, timing: CAMediaTimingFunction?) {
        guard let motion = ViewMotion.current else { return }
        motion.duration = max(0, duration)
        if let timing { motion.curve = .timing(timing) }
    }
}
