import Foundation

/// Counts as done after a time of its own, though it never keeps a finished animation alive.
struct LogicalCompletionAnimation<Base: CustomAnimation>: TimedAnimation, CustomStringConvertible {
    let base: Base
    /// Seconds.
    let duration: Double

    var description: String { "\(base).logicallyComplete(after: \(duration))" }

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        let result = base.sample(value: value, time: time, context: &context)
        if time >= duration { context.isLogicallyComplete = true }
        return result
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        base.speed(value: value, time: time, context: context)
    }

    /// Takes over only from an animation with the same rule.
    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool {
        guard let previous = previous.base as? any LogicallyCompleting, previous.duration == duration else {
            return false
        }
        return base.takesOver(from: previous.inside, value: value, time: time, context: &context)
    }

    func prepare<V: VectorArithmetic>(value: V, context: inout AnimationContext<V>) {
        base.prepared(value: value, context: &context)
    }

    func removalTime<V: VectorArithmetic>(value: V, context: AnimationContext<V>) -> Double {
        base.removal(value: value, context: context)
    }

    func logicalTime<V: VectorArithmetic>(value: V, context: AnimationContext<V>) -> Double {
        min(max(0, duration), base.removal(value: value, context: context))
    }
}

private protocol LogicallyCompleting {
    var duration: Double { get }
    var inside: Animation { get }
}

extension LogicalCompletionAnimation: LogicallyCompleting {
    fileprivate var inside: Animation { Animation(base) }
}
