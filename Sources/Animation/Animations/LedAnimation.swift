import Foundation

/// Stands for a value that a gesture moves, when a spring takes over from it: running animations go on, and the
/// gesture's speed is added to theirs.
struct LedAnimation: TimedAnimation {
    let running: Animation?

    /// The gesture's speed, units per second.
    struct Speed<V: VectorArithmetic>: AnimationStateKey {
        static var defaultValue: V? { nil }
    }

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        running?.animate(value: value, time: time, context: &context)
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        let own = running?.velocity(value: value, time: time, context: context)
        guard let hand = context.state[Speed<V>.self] else { return own }
        return own.map { $0 + hand } ?? hand
    }

    func removalTime<V: VectorArithmetic>(value: V, context: AnimationContext<V>) -> Double {
        running?.removalTime(value: value, context: context) ?? 0
    }
}
