import Foundation

/// How a change is shown over time: a curve, a spring, or an animation of your own, with delays, speeds and repeats around it.
///
/// Two animations are equal when they are of the same kind with equal numbers.
public struct Animation: Hashable, Sendable, CustomStringConvertible, CustomDebugStringConvertible {
    /// The animation inside.
    public let base: any CustomAnimation
    /// Whether it is one of our own, known without asking for its type at each evaluation.
    private let isTimed: Bool

    /// Wraps an animation.
    public init<A: CustomAnimation>(_ base: A) {
        if let animation = base as? Animation {
            self = animation
        } else {
            self.base = base
            isTimed = base is any TimedAnimation
        }
    }

    /// Whether both are of the same kind with equal numbers.
    public static func == (lhs: Animation, rhs: Animation) -> Bool { lhs.base.equals(rhs.base) }

    /// Hashes the kind and the numbers.
    public func hash(into hasher: inout Hasher) { base.hash(into: &hasher) }

    /// What it is, for people: `DefaultAnimation()` for the default one.
    public var description: String { String(describing: base) }
    /// What it is, for programmers.
    public var debugDescription: String { String(reflecting: base) }
}

extension CustomAnimation {
    func equals(_ other: any CustomAnimation) -> Bool { (other as? Self) == self }
}

/// An animation acts as the one inside, so that animations can be built of animations.
extension Animation: TimedAnimation {
    /// The part of `value` that shows `time` seconds after the start; nil when the animation has ended.
    public func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        isTimed
            ? base.animate(value: value, time: time, context: &context)
            : base.sample(value: value, time: time, context: &context)
    }

    /// The speed, in units of `value` per second, at `time`; nil when unknown.
    ///
    /// SwiftUI's Bézier curves, delays, speeds and repeats return nil. Here all but custom animations know their
    /// speed, so a spring that takes over from any of them goes on smoothly.
    public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        isTimed
            ? base.velocity(value: value, time: time, context: context)
            : base.speed(value: value, time: time, context: context)
    }

    /// Whether this animation takes over from `previous`.
    public func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool {
        isTimed
            ? base.shouldMerge(previous: previous, value: value, time: time, context: &context)
            : base.takesOver(from: previous, value: value, time: time, context: &context)
    }

    func prepare<V: VectorArithmetic>(value: V, context: inout AnimationContext<V>) {
        base.prepared(value: value, context: &context)
    }

    func removalTime<V: VectorArithmetic>(value: V, context: AnimationContext<V>) -> Double {
        base.removal(value: value, context: context)
    }

    func earliestRemoval<V: VectorArithmetic>(value: V, context: AnimationContext<V>) -> Double {
        base.earliestEnd(value: value, context: context)
    }

    func logicalTime<V: VectorArithmetic>(value: V, context: AnimationContext<V>) -> Double {
        base.logicalEnd(value: value, context: context)
    }
}
