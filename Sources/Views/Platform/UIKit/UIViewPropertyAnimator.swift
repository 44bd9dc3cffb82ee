import KinoraStage

/// How far something that moves in UIKit has come.
@MainActor @preconcurrency
public protocol UIViewAnimating: NSObjectProtocol {
    var state: UIViewAnimatingState { get }
    var isRunning: Bool { get }
    var isReversed: Bool { get set }
    var fractionComplete: CGFloat { get set }
    func startAnimation()
    func startAnimation(afterDelay delay: TimeInterval)
    func pauseAnimation()
    func stopAnimation(_ withoutFinishing: Bool)
    func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}
@MainActor @preconcurrency
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
    func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
    func addAnimations(_ animation: @escaping () -> Void)
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
    func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}
public enum UIViewAnimatingState: Int, Sendable { case inactive, active, stopped }
public enum UIViewAnimatingPosition: Int, Sendable { case end, start, current }

/// How the time of an animation passes.
public protocol UITimingCurveProvider {}
public final class UICubicTimingParameters: UITimingCurveProvider {
    public let animationCurve: UIView.AnimationCurve
    public let controlPoint1: CGPoint
    public let controlPoint2: CGPoint
    let timing: CAMediaTimingFunction

    public init(animationCurve curve: UIView.AnimationCurve) {
        animationCurve = curve
        let name: CAMediaTimingFunctionName =
            switch curve {
            case .easeIn: .easeIn
            case .easeOut: .easeOut
            case .linear: .linear
            case .easeInOut: .easeInEaseOut
            }
        timing = CAMediaTimingFunction(name: name)
        (controlPoint1, controlPoint2) = (timing.controlPoints.0, timing.controlPoints.1)
    }
    public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
        (animationCurve, controlPoint1, controlPoint2) = (.easeInOut, point1, point2)
        timing = CAMediaTimingFunction(
            controlPoints: Float(point1.x), Float(point1.y), Float(point2.x), Float(point2.y))
    }
}
extension CAMediaTimingFunction {
    fileprivate var controlPoints: (CGPoint, CGPoint) {
        (
            CGPoint(x: CGFloat(points.0), y: CGFloat(points.1)), CGPoint(x: CGFloat(points.2), y: CGFloat(points.3))
        )
    }
}
public final class UISpringTimingParameters: UITimingCurveProvider {
    public let initialVelocity: CGVector
    /// nil where only the damping is said: the spring then comes to rest after the animator's duration.
    let spring: Spring?
    let dampingRatio: Double

    public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) {
        (initialVelocity, spring, dampingRatio) = (velocity, nil, Double(ratio))
    }
    public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
        let own = Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true)
        (initialVelocity, spring, dampingRatio) = (velocity, own, own.dampingRatio)
    }
    public convenience init(duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialVelocity: CGVector = .zero) {
        let own = Spring(duration: duration, bounce: Double(bounce))
        self.init(
            mass: 1, stiffness: own.stiffness, damping: own.damping, initialVelocity: initialVelocity)
    }
}

/// Changes views in a motion that can be held, scrubbed and turned round.
@MainActor @preconcurrency
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
    open private(set) var state = UIViewAnimatingState.inactive
    open private(set) var isRunning = false
    /// Whether it goes back to where it began.
    open var isReversed = false {
        didSet { if isRunning, isReversed != oldValue { go(from: clock?.elapsed(at: VirtualClock.present) ?? 0) } }
    }
    open var isInterruptible = true
    open var isUserInteractionEnabled = true
    /// Whether a fraction that is set is the part of the way, and not of the time.
    open var scrubsLinearly = true
    open var pausesOnCompletion = false
    /// Seconds. A spring of mass, stiffness and damping has its own.
    open private(set) var duration: TimeInterval
    open private(set) var delay: TimeInterval = 0
    open private(set) var timingParameters: (any UITimingCurveProvider)?
    private var animations: [(changes: () -> Void, delayFactor: Double)] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []
    private var clock: MotionClock?
    private var motions: [ViewMotion] = []
    private var event: Int?

    public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        timingParameters = parameters
        if let spring = parameters as? UISpringTimingParameters, let own = spring.spring {
            self.duration = own.settlingDuration(
                target: 1.0, initialVelocity: spring.initialVelocity.dx, epsilon: 0.001)
        } else {
            self.duration = duration
        }
        super.init()
    }
    /// An animator without a duration: its changes are there at once.
    public override convenience init() {
        self.init(duration: 0, timingParameters: UICubicTimingParameters(animationCurve: .easeInOut))
    }
    public convenience init(
        duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
        if let animations { addAnimations(animations) }
    }
    public convenience init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
        animations: (() -> Void)? = nil
    ) {
        let curve = UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2)
        self.init(duration: duration, timingParameters: curve)
        if let animations { addAnimations(animations) }
    }
    public convenience init(
        duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
        if let animations { addAnimations(animations) }
    }
    @discardableResult
    open class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> UIViewPropertyAnimator {
        let timing = options.timing.controlPoints
        let animator = UIViewPropertyAnimator(
            duration: duration, controlPoint1: timing.0, controlPoint2: timing.1, animations: animations)
        if let completion { animator.addCompletion(completion) }
        animator.startAnimation(afterDelay: delay)
        return animator
    }

    /// Adds changes that begin when a part of what is left of the duration is over, 0…1.
    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        animations.append((animation, Double(delayFactor)))
        if clock != nil { runAnimations() }
    }
    open func addAnimations(_ animation: @escaping () -> Void) { addAnimations(animation, delayFactor: 0) }
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    open func startAnimation() { start(isHeld: false) }
    open func startAnimation(afterDelay delay: TimeInterval) {
        self.delay = delay
        if delay <= 0 || VirtualClock.schedule(after: delay, { [self] in startAnimation() }) == nil { startAnimation() }
    }

    private func start(isHeld: Bool) {
        if clock == nil {
            guard ViewMotion.isPossible, duration > 0 else { return finishAtOnce() }
            clock = MotionClock(duration: duration, at: VirtualClock.present, rate: 0)
            runAnimations()
        }
        state = .active
        isRunning = !isHeld
        go(from: unscrubbed())
    }

    /// Where nothing can move, the changes are there at once.
    private func finishAtOnce() {
        let changes = animations
        animations = []
        ViewMotion.withoutMotion { changes.forEach { $0.changes() } }
        if !VirtualClock.isPresenting { complete(.end) }
    }

    private func runAnimations() {
        let changes = animations
        animations = []
        for change in changes {
            let wait = change.delayFactor.clamped(to: 0...1) * duration
            let motion = ViewMotion(curve: curve, duration: duration - wait)
            (motion.clock, motion.lateness) = (clock, wait)
            motion.run(change.changes)
            motions.append(motion)
        }
    }

    private var curve: ViewMotion.Curve {
        if let spring = timingParameters as? UISpringTimingParameters {
            let own = spring.spring ?? Spring(settlingDuration: duration, dampingRatio: spring.dampingRatio)
            return .spring(own, initialVelocity: Double(spring.initialVelocity.dx))
        }
        return .timing(
            (timingParameters as? UICubicTimingParameters)?.timing ?? CAMediaTimingFunction(name: .easeInEaseOut))
    }

    /// Goes on from a number of seconds, or stands there.
    private func go(from seconds: Double, rate: Double = 1) {
        guard let clock else { return }
        VirtualClock.noteObjects()
        clock.isLinear = false
        clock.go(from: seconds, rate: !isRunning ? 0 : isReversed ? -rate : rate, at: VirtualClock.present)
        if let event { VirtualClock.cancel(event) }
        event = nil
        guard clock.end < .infinity else { return }
        event = VirtualClock.schedule(after: clock.end - VirtualClock.present) { [self] in arrive() }
    }

    private func arrive() {
        isRunning = false
        if pausesOnCompletion { return go(from: isReversed ? 0 : duration) }
        finish(at: isReversed ? .start : .end)
    }

    /// The fraction in time that looks like the scrubbed fraction of the way.
    private func unscrubbed() -> Double {
        guard let clock else { return 0 }
        let seconds = clock.elapsed(at: VirtualClock.present)
        guard clock.isLinear, case .timing(let function) = curve else { return seconds }
        return function.curve.inverse.value(at: seconds / duration) * duration
    }

    /// The part that is done, 0…1. Setting it holds the motion there.
    open var fractionComplete: CGFloat {
        get { clock.map { CGFloat($0.elapsed(at: VirtualClock.present) / duration) } ?? 0 }
        set {
            if clock == nil { start(isHeld: true) }
            guard let clock else { return }
            isRunning = false
            go(from: Double(newValue).clamped(to: 0...1) * duration)
            if case .timing = curve { clock.isLinear = scrubsLinearly }
        }
    }

    open func pauseAnimation() {
        isRunning = false
        start(isHeld: true)
    }
    open func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    ) {
        guard clock != nil else { return startAnimation() }
        isRunning = true
        let seconds = unscrubbed()
        let left = isReversed ? seconds : duration - seconds
        // What is left takes a part of the whole duration; by 0, as long as it would have.
        let wanted = Double(durationFactor) * duration
        go(from: seconds, rate: wanted > 0 && left > 0 ? left / wanted : 1)
    }

    /// Leaves views as they look at the moment; without finishing, nobody is told.
    open func stopAnimation(_ withoutFinishing: Bool) {
        guard state == .active else { return }
        for change in motions.flatMap(\.changes) {
            let shown = change.layer.shownValue(at: change.key, model: change.layer.value(at: change.key) ?? change.old)
            change.layer.set(shown, at: change.key)
        }
        dropMotions()
        state = withoutFinishing ? .inactive : .stopped
    }
    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        guard state == .stopped else { return }
        complete(finalPosition)
    }

    private func finish(at position: UIViewAnimatingPosition) {
        if position == .start {
            for change in motions.flatMap(\.changes) { change.layer.set(change.old, at: change.key) }
        }
        dropMotions()
        complete(position)
    }

    private func dropMotions() {
        if let event { VirtualClock.cancel(event) }
        if let clock { for change in motions.flatMap(\.changes) { change.layer.drop(clock) } }
        (event, clock, motions, isRunning) = (nil, nil, [], false)
        VirtualClock.noteObjects()
    }

    private func complete(_ position: UIViewAnimatingPosition) {
        (state, isRunning) = (.inactive, false)
        let ends = completions
        completions = []
        ends.forEach { $0(position) }
    }
}
