import Foundation

/// A way to move a value over time. Write one, and wrap it: `Animation(MyAnimation())`.
///
/// Values are *changes*: `value` is the whole change (new less old), and the answer is how much of it shows at `time`.
///
/// Frames are asked for in any order, each as a function of its time alone. An animation that keeps state between its calls is
/// therefore replayed: from its start (or its last merge) in steps of 1/60 s up to the time asked for, on a copy of the
/// state. One that keeps none is called once.
public protocol CustomAnimation: Hashable, Sendable {
    /// The part of `value` that shows `time` seconds after the start; nil when the animation has ended.
    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?

    /// The speed, in units of `value` per second, at `time`; nil, the default, when unknown.
    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?

    /// Whether this animation takes over from `previous`, which still runs: it then keeps the clock, which stands at `time`, and
    /// moves the sum of both changes, of which `value` is the previous one. Default false: both run, the later pulling the result
    /// of the earlier to the new target.
    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool
}

extension CustomAnimation {
    /// nil: unknown.
    public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? { nil }

    /// false: both run.
    public func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool { false }
}
