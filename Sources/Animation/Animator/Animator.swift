import Foundation

/// The part of the changes of one value that is still to be shown: its presentation is the model plus
/// `residual(at:)`.
///
/// It is a value, and its results are a pure function of the changes it was told of and of the time asked for: any
/// time from the last change on, in any order. A change with an animation starts it, or retargets or joins the
/// running ones. A change without one shows at once and does not affect running ones.
package struct Animator<Value: VectorArithmetic> {
    /// Animations in flight as one, with the sum of their changes. An object: animators are copied with every change of what they move.
    private final class Run {
        let animation: Animation
        let change: Value
        /// Absolute seconds of the run's time 0.
        let start: Double
        let context: AnimationContext<Value>

        /// A new or newly merged animation, which looks ahead.
        init(_ animation: Animation, _ change: Value, start: Double, _ context: AnimationContext<Value>) {
            var context = context
            animation.prepare(value: change, context: &context)
            (self.animation, self.change, self.start, self.context) = (animation, change, start, context)
        }

        func residual(at time: Double) -> Value? {
            animation.shown(value: change, time: time - start, context: context).map { $0 - change }
        }

        func velocity(at time: Double) -> Value {
            animation.velocity(value: change, time: time - start, context: context)
                ?? change.zeroOfSameShape
        }

        /// When it ends, in absolute seconds. Not kept: one that is retargeted with every input is seldom asked.
        var removal: Double { start + animation.removalTime(value: change, context: context) }

        /// When it counts as done, in absolute seconds.
        var logical: Double { min(removal, start + animation.logicalTime(value: change, context: context)) }

        /// Whether it certainly goes on after `time`, as far as that is known without looking for the end.
        func isFarFromEnd(at time: Double) -> Bool {
            time < start + animation.earliestRemoval(value: change, context: context) - Self.margin
        }

        /// More than the errors of rounding of a time in seconds.
        private static var margin: Double { 1e-6 }
    }

    private var run: Run?
    private var tracker: Kept<VelocityTracker<Value>>?
    private var lastChange = 0.0

    /// Nothing moves.
    package init() {}

    /// Tells of a change of the model by `delta` at `time` (absolute seconds, not before the last change). Animations find
    /// `surroundings` in their contexts until the next animated change.
    @_specialize(where Value == Double)
    @_specialize(where Value == CGFloat)
    @_specialize(where Value == AnimatablePair<CGFloat, CGFloat>)
    @_specialize(where Value == AnimatablePair<Double, AnimatablePair<CGFloat, CGFloat>>)
    @_specialize(where Value == AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>>)
    package mutating func change(
        by delta: Value, transaction: Transaction, at time: Double, surroundings: AnyObject? = nil
    ) { changeAny(by: delta, transaction, at: time, surroundings) }

    /// The same of values of any type. A function of its own: it finds types as it begins, also where one of the others is chosen.
    @inline(never)
    private mutating func changeAny(
        by delta: Value, _ transaction: Transaction, at time: Double, _ surroundings: AnyObject?
    ) {
        lastChange = time
        if let run, !run.isFarFromEnd(at: time), time > run.removal { self.run = nil }
        if let animation = transaction.effectiveAnimation {
            animate(animation, by: delta, at: time, surroundings)
            tracker = nil
        } else if transaction.tracksVelocity {
            var led = tracker?.content ?? VelocityTracker()
            led.move(by: delta, at: time)
            tracker = Kept(led)
        }
    }

    private mutating func animate(
        _ animation: Animation, by delta: Value, at time: Double, _ surroundings: AnyObject?
    ) {
        let hand = tracker.flatMap { $0.content.isAlive(at: time) ? $0.content.velocity(at: time) : nil }
        guard run != nil || hand != nil else {
            start(animation, delta, at: time, surroundings)
            return
        }
        if retarget(animation, by: delta, hand: hand, at: time, surroundings) { return }
        guard run != nil else {
            start(animation, delta, at: time, surroundings)
            return
        }
        join(animation, by: delta, at: time, surroundings)
    }

    private mutating func start(_ animation: Animation, _ delta: Value, at time: Double, _ surroundings: AnyObject?) {
        var context = AnimationContext<Value>()
        context.surroundings = surroundings
        run = Run(animation, delta, start: time, context)
    }

    /// Lets `animation` take over from running animations and from a gesture, if it merges with them.
    private mutating func retarget(
        _ animation: Animation, by delta: Value, hand: Value?, at time: Double, _ surroundings: AnyObject?
    ) -> Bool {
        var previous = run?.animation
        var change = run?.change ?? delta.zeroOfSameShape
        var context = run?.context ?? AnimationContext()
        let start = run?.start ?? time
        if let hand {
            previous = Animation(LedAnimation(running: previous))
            context.state[LedAnimation.Speed<Value>.self] = hand
        }
        context.surroundings = surroundings
        guard
            let previous,
            animation.shouldMerge(previous: previous, value: change, time: time - start, context: &context)
        else { return false }
        context.isLogicallyComplete = false
        change += delta
        run = Run(animation, change, start: start, context)
        return true
    }

    /// Runs `animation` in addition to the running ones.
    private mutating func join(_ animation: Animation, by delta: Value, at time: Double, _ surroundings: AnyObject?) {
        guard let run else { return }
        var (change, context) = (run.change, run.context)
        context.surroundings = surroundings
        let joined = CombinedAnimation.adding(
            animation, delta: delta, to: run.animation, value: change, time: time - run.start, context: &context)
        change += delta
        self.run = Run(joined, change, start: run.start, context)
    }

    /// What to add to the model at `time` for what is shown then.
    package func residual(at time: Double) -> Value { remaining(at: time) ?? .zero }

    /// The same; nil when nothing is to be added. Adding the zero of a user's own vector type may change a
    /// value: the sum of two lists of numbers, for example, may be as long as the shorter one.
    @_specialize(where Value == Double)
    @_specialize(where Value == CGFloat)
    @_specialize(where Value == AnimatablePair<CGFloat, CGFloat>)
    @_specialize(where Value == AnimatablePair<Double, AnimatablePair<CGFloat, CGFloat>>)
    @_specialize(where Value == AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>>)
    package func remaining(at time: Double) -> Value? { run?.residual(at: time) }

    /// The same as a function that adds it to the model, where there is anything to add, and says whether there is. For the usual
    /// values it knows all types: to find them with each frame takes as long as the rest.
    @_specialize(where Value == Double)
    @_specialize(where Value == CGFloat)
    @_specialize(where Value == AnimatablePair<CGFloat, CGFloat>)
    @_specialize(where Value == AnimatablePair<Double, AnimatablePair<CGFloat, CGFloat>>)
    @_specialize(where Value == AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>>)
    package func motion() -> (_ time: Double, _ value: inout Value) -> Bool {
        guard let run else { return { _, _ in false } }
        return { time, value in
            guard let rest = run.residual(at: time) else { return false }
            value = value + rest
            return true
        }
    }

    /// How fast the presentation moves at `time` by animations alone, in units per second. The speed of a gesture
    /// that sets the model is not included.
    package func velocity(at time: Double) -> Value { run?.velocity(at: time) ?? .zero }

    /// Whether nothing moves any more, and no speed is remembered.
    @_specialize(where Value == Double)
    @_specialize(where Value == CGFloat)
    @_specialize(where Value == AnimatablePair<CGFloat, CGFloat>)
    @_specialize(where Value == AnimatablePair<Double, AnimatablePair<CGFloat, CGFloat>>)
    @_specialize(where Value == AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>>)
    package func isIdle(at time: Double) -> Bool {
        if let run, run.isFarFromEnd(at: time) || time <= run.removal { return false }
        return !(tracker?.content.isAlive(at: time) ?? false)
    }

    /// Whether all motion has ended by `time`, the end itself included.
    @_specialize(where Value == Double)
    @_specialize(where Value == CGFloat)
    @_specialize(where Value == AnimatablePair<CGFloat, CGFloat>)
    @_specialize(where Value == AnimatablePair<Double, AnimatablePair<CGFloat, CGFloat>>)
    @_specialize(where Value == AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>>)
    package func hasEnded(at time: Double) -> Bool {
        if let run, run.isFarFromEnd(at: time) || time < run.removal { return false }
        return !(tracker?.content.isAlive(at: time) ?? false)
    }

    /// When the last animation counts as done, in absolute seconds; nil for never.
    package var logicalCompletionTime: Double? { Self.finite(run?.logical ?? lastChange) }

    /// When all motion ends, in absolute seconds; nil for never.
    package var removalTime: Double? { Self.finite(run?.removal ?? lastChange) }

    private static func finite(_ time: Double) -> Double? { time < .infinity ? time : nil }
}

/// A value in an object: animators are copied with every change of what they move, and seldom follow a hand.
private final class Kept<Content> {
    let content: Content

    init(_ content: Content) { self.content = content }
}
