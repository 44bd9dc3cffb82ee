import Foundation

/// The animation that is used when none is named: a type of its own that moves like `.spring`.
struct DefaultAnimation: TimedAnimation {
    static let spring = FluidSpringAnimation(response: 0.5, dampingFraction: 1)

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        Self.spring.animate(value: value, time: time, context: &context)
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        Self.spring.velocity(value: value, time: time, context: context)
    }

    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool {
        Self.spring.shouldMerge(previous: previous, value: value, time: time, context: &context)
    }

    func prepare<V: VectorArithmetic>(value: V, context: inout AnimationContext<V>) {
        Self.spring.prepare(value: value, context: &context)
    }

    func removalTime<V: VectorArithmetic>(value: V, context: AnimationContext<V>) -> Double {
        Self.spring.removalTime(value: value, context: context)
    }

    func earliestRemoval<V: VectorArithmetic>(value: V, context: AnimationContext<V>) -> Double {
        Self.spring.earliestRemoval(value: value, context: context)
    }

    func logicalTime<V: VectorArithmetic>(value: V, context: AnimationContext<V>) -> Double {
        Self.spring.logicalTime(value: value, context: context)
    }
}
