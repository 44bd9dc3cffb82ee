import Foundation

/// Shows the start for a while, then runs.
struct DelayAnimation<Base: CustomAnimation>: TimedAnimation, CustomStringConvertible {
    let base: Base
    /// Seconds.
    let delay: Double

    var description: String { "\(base).delay(\(delay))" }

    private func inner(_ time: Double) -> Double { max(0, time - delay) }
    private func outer(_ time: Double) -> Double { max(0, time + delay) }

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        base.sample(value: value, time: inner(time), context: &context)
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        if time < delay { return value.zeroOfSameShape }
        return base.speed(value: value, time: inner(time), context: context)
    }

    /// Takes over only from an animation delayed as long.
    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool {
        guard let previous = previous.base as? any Delaying, previous.delay == delay else { return false }
        return base.takesOver(from: previous.inside, value: value, time: inner(time), context: &context)
    }

    func prepare<V: VectorArithmetic>(value: V, context: inout AnimationContext<V>) {
        base.prepared(value: value, context: &context)
    }

    func removalTime<V: VectorArithmetic>(value: V, context: AnimationContext<V>) -> Double {
        outer(base.removal(value: value, context: context))
    }

    func logicalTime<V: VectorArithmetic>(value: V, context: AnimationContext<V>) -> Double {
        outer(base.logicalEnd(value: value, context: context))
    }
}

/// A delay around whatever animation.
private protocol Delaying {
    var delay: Double { get }
    var inside: Animation { get }
}

extension DelayAnimation: Delaying {
    fileprivate var inside: Animation { Animation(base) }
}
