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
        let state = context.state.spring(moving: value)
        if time - state.start >= response { context.isLogicallyComplete = true }
        return shown(value, at: time, state)
    }

    /// The part of `value` that shows.
    @_specialize(where V == Double)
    @_specialize(where V == CGFloat)
    @_specialize(where V == AnimatablePair<CGFloat, CGFloat>)
    @_specialize(where V == AnimatablePair<Double, AnimatablePair<CGFloat, CGFloat>>)
    @_specialize(where V == AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>>)
    func shown<V: VectorArithmetic>(_ value: V, at time: Double, _ state: FluidSpringState<V>) -> V? {
        propagator(at: time, state, value).map {
            value + $0.displacement(state.displacement(from: value), state.velocity(like: value))
        }
    }

    @_specialize(where V == Double)
    @_specialize(where V == CGFloat)
    @_specialize(where V == AnimatablePair<CGFloat, CGFloat>)
    @_specialize(where V == AnimatablePair<Double, AnimatablePair<CGFloat, CGFloat>>)
    @_specialize(where V == AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>>)
    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        let state = context.state.spring(moving: value)
        return propagator(at: time, state, value)?.velocity(
            state.displacement(from: value), state.velocity(like: value)) ?? value.zeroOfSameShape
    }

    @_specialize(where V == Double)
    @_specialize(where V == CGFloat)
    @_specialize(where V == AnimatablePair<CGFloat, CGFloat>)
    @_specialize(where V == AnimatablePair<Double, AnimatablePair<CGFloat, CGFloat>>)
    @_specialize(where V == AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>>)
    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool {
        let before = context.state.spring(moving: value)
        let (offset, velocity): (V, V?)
        if let spring = previous.fluidSpring {
            (offset, velocity) = spring.course(of: value, at: time, before)
        } else {
            velocity = previous.velocity(value: value, time: time, context: context) ?? before.velocity
            offset = previous.animate(value: value, time: time, context: &context) ?? value
        }
        let blend = previous.fluidSpring.map { self.blend(from: $0, before, time) }
        context = context.emptied
        context.state.keep(
            FluidSpringState(moving: value, offset: offset, velocity: velocity, start: time, blend: blend ?? .init()))
        return true
    }

    /// The part of `value` that shows, and how fast it moves: both are of one motion.
    private func course<V: VectorArithmetic>(
        of value: V, at time: Double, _ state: FluidSpringState<V>
    ) -> (offset: V, velocity: V) {
        guard let propagator = propagator(at: time, state, value) else { return (value, value.zeroOfSameShape) }
        let (displacement, velocity) = (state.displacement(from: value), state.velocity(like: value))
        return (
            value + propagator.displacement(displacement, velocity), propagator.velocity(displacement, velocity)
        )
    }

    /// The response of another spring is left gradually; the blend of this very spring goes on where it stands.
    private func blend<V>(
        from spring: FluidSpringAnimation, _ before: FluidSpringState<V>, _ time: Double
    ) -> FluidSpringBlend {
        if spring == self {
            .init(interval: before.blend.interval, elapsed: before.blend.elapsed + time - before.start)
        } else {
            .init(interval: spring.response - response)
        }
    }

    @_specialize(where V == Double)
    @_specialize(where V == CGFloat)
    @_specialize(where V == AnimatablePair<CGFloat, CGFloat>)
    @_specialize(where V == AnimatablePair<Double, AnimatablePair<CGFloat, CGFloat>>)
    @_specialize(where V == AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>>)
    func prepare<V: VectorArithmetic>(value: V, context: inout AnimationContext<V>) {
        let state = context.state.spring(moving: value)
        let motion = motion(state)
        guard !context.state.keepsSpring || motion.blendRest > 0 else { return }
        var blend = state.blend
        blend.motion = motion.blendPropagator
        context.state.keep(
            FluidSpringState(
                moving: value, offset: state.offset, velocity: state.velocity, start: state.start, blend: blend))
    }

    @_specialize(where V == Double)
    @_specialize(where V == CGFloat)
    @_specialize(where V == AnimatablePair<CGFloat, CGFloat>)
    @_specialize(where V == AnimatablePair<Double, AnimatablePair<CGFloat, CGFloat>>)
    @_specialize(where V == AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>>)
    func removalTime<V: VectorArithmetic>(value: V, context: AnimationContext<V>) -> Double {
        end(of: context.state.spring(moving: value), value)
    }

    @_specialize(where V == Double)
    @_specialize(where V == CGFloat)
    @_specialize(where V == AnimatablePair<CGFloat, CGFloat>)
    @_specialize(where V == AnimatablePair<Double, AnimatablePair<CGFloat, CGFloat>>)
    @_specialize(where V == AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>>)
    func earliestRemoval<V: VectorArithmetic>(value: V, context: AnimationContext<V>) -> Double {
        earliestEnd(of: context.state.spring(moving: value), value)
    }

    func logicalTime<V: VectorArithmetic>(value: V, context: AnimationContext<V>) -> Double {
        let state = context.state.spring(moving: value)
        return min(state.start + max(0, response), end(of: state, value))
    }

    /// What the time since it set out has done; nil where the motion has ended.
    private func propagator<V>(at time: Double, _ state: FluidSpringState<V>, _ value: V) -> SpringPropagator? {
        isMoving(at: time, state, value) ? motion(state).propagator(at: time - state.start) : nil
    }

    /// Whether the motion has not ended at `time`.
    private func isMoving<V>(at time: Double, _ state: FluidSpringState<V>, _ value: V) -> Bool {
        time < earliestEnd(of: state, value) || time < end(of: state, value)
    }

    private func end<V>(of state: FluidSpringState<V>, _ value: V) -> Double {
        if let end = state.end { return end }
        let end = state.start + rest(state, value).time(in: motion(state))
        state.end = end
        return end
    }

    /// The end where it is known, or a time before it.
    private func earliestEnd<V>(of state: FluidSpringState<V>, _ value: V) -> Double {
        if let known = state.end ?? state.earliestEnd { return known }
        let earliest = state.start + rest(state, value).earliestTime(in: motion(state))
        state.earliestEnd = earliest
        return earliest
    }

    private func rest<V>(_ state: FluidSpringState<V>, _ value: V) -> FluidSpringRest {
        FluidSpringRest(
            displacement: state.displacement(from: value), velocity: state.velocity(like: value), change: value)
    }

    private func motion<V>(_ state: FluidSpringState<V>) -> FluidSpringMotion {
        FluidSpringMotion(
            response: response, dampingFraction: dampingFraction, blendInterval: state.blend.interval,
            blendElapsed: state.blend.elapsed, blendDuration: blendDuration, blended: state.blend.motion)
    }
}
