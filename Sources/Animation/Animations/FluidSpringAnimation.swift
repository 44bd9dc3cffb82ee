import Foundation
import KinoraGeometry

/// The retargeting spring behind `.spring`, `.smooth`, `.snappy`, `.bouncy` and `.interactiveSpring`.
///
/// It takes over from whatever runs, at its value and velocity. SwiftUI integrates it in steps of 1/300 s; this is the closed
/// form. Of a change, the steps lag by at most 0.4 % for a smooth spring of 0.5 s, 0.5 % for a bouncy one and 1.5 % for an
/// interactive one of 0.15 s, and come to rest 0.02 to 0.07 s later. Where the response blends (see `FluidSpringMotion`) there is no
/// closed form, and steps of fourth order, always the same ones, stand in.
///
/// It counts as done `response` seconds after its last merge, and ends when speed and acceleration are at most 0.06 units and the
/// distance left is at most 1 % of the change: SwiftUI's thresholds, absolute in units of animatable data. Ends fall on
/// multiples of 1/300 s (of response / 1024 for responses above 3.4 s).
struct FluidSpringAnimation: TimedAnimation {
    /// Seconds.
    let response: Double
    /// 1 is critical.
    let dampingFraction: Double
    /// Seconds over which the response of the spring before changes to this one's.
    let blendDuration: Double

    init(response: Double, dampingFraction: Double, blendDuration: Double = 0) {
        self.response = response
        self.dampingFraction = max(0, dampingFraction)
        self.blendDuration = max(0, blendDuration)
    }

    @_specialize(where V == Double)
    @_specialize(where V == CGFloat)
    @_specialize(where V == AnimatablePair<CGFloat, CGFloat>)
    @_specialize(where V == AnimatablePair<Double, AnimatablePair<CGFloat, CGFloat>>)
    @_specialize(where V == AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>>)
    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        let state = context.state.spring
        if time - state.start >= response { context.isLogicallyComplete = true }
        guard isMoving(at: time, state, value) else { return nil }
        return value
            + motion(state).propagator(at: time - state.start).displacement(
                state.displacement(from: value), state.velocity(like: value))
    }

    @_specialize(where V == Double)
    @_specialize(where V == CGFloat)
    @_specialize(where V == AnimatablePair<CGFloat, CGFloat>)
    @_specialize(where V == AnimatablePair<Double, AnimatablePair<CGFloat, CGFloat>>)
    @_specialize(where V == AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>>)
    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        let state = context.state.spring
        guard isMoving(at: time, state, value) else { return value.zeroOfSameShape }
        return motion(state).propagator(at: time - state.start).velocity(
            state.displacement(from: value), state.velocity(like: value))
    }

    @_specialize(where V == Double)
    @_specialize(where V == CGFloat)
    @_specialize(where V == AnimatablePair<CGFloat, CGFloat>)
    @_specialize(where V == AnimatablePair<Double, AnimatablePair<CGFloat, CGFloat>>)
    @_specialize(where V == AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>>)
    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool {
        let before = context.state.spring
        var state = FluidSpringState<V>()
        state.velocity = previous.velocity(value: value, time: time, context: context) ?? before.velocity
        state.offset = previous.animate(value: value, time: time, context: &context) ?? value
        state.start = time
        if let spring = previous.fluidSpring { blend(from: spring, before, time, &state) }
        state.end = FluidSpringEnd()
        context = context.emptied
        context.state.keep(state)
        return true
    }

    /// The response of another spring is left gradually; the blend of this very spring goes on where it stands.
    private func blend<V>(
        from spring: FluidSpringAnimation, _ before: FluidSpringState<V>, _ time: Double,
        _ state: inout FluidSpringState<V>
    ) {
        if spring == self {
            (state.blendInterval, state.blendElapsed) = (
                before.blendInterval, before.blendElapsed + time - before.start
            )
        } else {
            state.blendInterval = spring.response - response
        }
    }

    @_specialize(where V == Double)
    @_specialize(where V == CGFloat)
    @_specialize(where V == AnimatablePair<CGFloat, CGFloat>)
    @_specialize(where V == AnimatablePair<Double, AnimatablePair<CGFloat, CGFloat>>)
    @_specialize(where V == AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>>)
    func prepare<V: VectorArithmetic>(value: V, context: inout AnimationContext<V>) {
        var state = context.state.spring
        let motion = motion(state)
        guard state.end == nil || motion.blendRest > 0 else { return }
        state.blended = motion.blendPropagator
        state.end = FluidSpringEnd()
        context.state.keep(state)
    }

    @_specialize(where V == Double)
    @_specialize(where V == CGFloat)
    @_specialize(where V == AnimatablePair<CGFloat, CGFloat>)
    @_specialize(where V == AnimatablePair<Double, AnimatablePair<CGFloat, CGFloat>>)
    @_specialize(where V == AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>>)
    func removalTime<V: VectorArithmetic>(value: V, context: AnimationContext<V>) -> Double {
        end(of: context.state.spring, value)
    }

    @_specialize(where V == Double)
    @_specialize(where V == CGFloat)
    @_specialize(where V == AnimatablePair<CGFloat, CGFloat>)
    @_specialize(where V == AnimatablePair<Double, AnimatablePair<CGFloat, CGFloat>>)
    @_specialize(where V == AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>>)
    func earliestRemoval<V: VectorArithmetic>(value: V, context: AnimationContext<V>) -> Double {
        earliestEnd(of: context.state.spring, value)
    }

    func logicalTime<V: VectorArithmetic>(value: V, context: AnimationContext<V>) -> Double {
        let state = context.state.spring
        return min(state.start + max(0, response), end(of: state, value))
    }

    /// Whether the motion has not ended at `time`.
    private func isMoving<V>(at time: Double, _ state: FluidSpringState<V>, _ value: V) -> Bool {
        time < earliestEnd(of: state, value) || time < end(of: state, value)
    }

    private func end<V>(of state: FluidSpringState<V>, _ value: V) -> Double {
        if let end = state.end?.time { return end }
        let end = state.start + rest(state, value).time(in: motion(state))
        state.end?.time = end
        return end
    }

    /// The end where it is known, or a time before it.
    private func earliestEnd<V>(of state: FluidSpringState<V>, _ value: V) -> Double {
        if let known = state.end?.time ?? state.end?.earliest { return known }
        let earliest = state.start + rest(state, value).earliestTime(in: motion(state))
        state.end?.earliest = earliest
        return earliest
    }

    private func rest<V>(_ state: FluidSpringState<V>, _ value: V) -> FluidSpringRest {
        FluidSpringRest(
            displacement: state.displacement(from: value), velocity: state.velocity(like: value), change: value)
    }

    private func motion<V>(_ state: FluidSpringState<V>) -> FluidSpringMotion {
        FluidSpringMotion(
            response: response, dampingFraction: dampingFraction, blendInterval: state.blendInterval,
            blendElapsed: state.blendElapsed, blendDuration: blendDuration, blended: state.blended)
    }
}

/// When a fluid spring that has set out comes to rest. To look for that takes longer than to retarget the spring, and one that
/// follows a finger is retargeted before anybody has to know.
final class FluidSpringEnd {
    /// On the animation's clock, in seconds.
    var time: Double?
    /// It is not at rest before this.
    var earliest: Double?
}

/// Where a fluid spring set out at its last merge.
struct FluidSpringState<V: VectorArithmetic> {
    /// How much of the change showed; nil for nothing.
    var offset: V?
    /// Units per second; nil for none.
    var velocity: V?
    /// When, on the animation's clock.
    var start = 0.0
    /// The previous spring's response less this one's, in seconds.
    var blendInterval = 0.0
    /// How much of the blend had passed, in seconds.
    var blendElapsed = 0.0
    /// The motion of the whole blend, once known.
    var blended: SpringPropagator?
    /// When the motion ends, as far as anybody has asked.
    var end: FluidSpringEnd?

    /// How far what showed is from `value`.
    func displacement(from value: V) -> V { offset.map { $0 - value } ?? value.scaled(by: -1) }

    func velocity(like value: V) -> V { velocity ?? value.zeroOfSameShape }
}
