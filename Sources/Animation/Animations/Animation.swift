import Foundation

/// How a change is shown over time: a curve, a spring, or an animation of your own, with delays, speeds and repeats around it.
///
/// Two animations are equal when they are of the same kind with equal numbers.
public struct Animation: Hashable, Sendable, CustomStringConvertible, CustomDebugStringConvertible {
    /// Most animations are fluid springs under no modifier: their types are known without a look-up, and their copies are numbers.
    private enum Kind: Sendable {
        case fluidSpring(FluidSpringAnimation)
        case standard(DefaultAnimation)
        case other(OtherAnimation)
    }

    private let kind: Kind

    /// Wraps an animation.
    public init<A: CustomAnimation>(_ base: A) {
        switch base {
        case let animation as Animation: self = animation
        case let spring as FluidSpringAnimation: kind = .fluidSpring(spring)
        case let standard as DefaultAnimation: kind = .standard(standard)
        default: kind = .other(OtherAnimation(base))
        }
    }

    /// The same of a spring, without a look at what it is.
    init(_ spring: FluidSpringAnimation) { kind = .fluidSpring(spring) }

    /// The animation inside.
    public var base: any CustomAnimation {
        switch kind {
        case .fluidSpring(let spring): spring
        case .standard(let standard): standard
        case .other(let other): other.animation
        }
    }

    /// The fluid spring that this is.
    var fluidSpring: FluidSpringAnimation? {
        switch kind {
        case .fluidSpring(let spring): spring
        case .standard: DefaultAnimation.spring
        case .other: nil
        }
    }

    /// Whether it is one of our own.
    private var isTimed: Bool {
        if case .other(let other) = kind { other.isTimed } else { true }
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

/// An animation that is not a fluid spring.
private final class OtherAnimation: Sendable {
    let animation: any CustomAnimation
    /// Known without asking for its type at each evaluation.
    let isTimed: Bool

    init(_ animation: any CustomAnimation) {
        self.animation = animation
        isTimed = animation is any TimedAnimation
    }
}

extension CustomAnimation {
    func equals(_ other: any CustomAnimation) -> Bool { (other as? Self) == self }
}

/// An animation acts as the one inside, so that animations can be built of animations.
extension Animation: TimedAnimation {
    /// The part of `value` that shows `time` seconds after the start; nil when the animation has ended.
    public func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        if let fluidSpring { return fluidSpring.animate(value: value, time: time, context: &context) }
        return isTimed
            ? base.animate(value: value, time: time, context: &context)
            : base.sample(value: value, time: time, context: &context)
    }

    /// The same where nobody hears what the animation reports: a fluid spring then needs no context of its own.
    func shown<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        if let fluidSpring { return fluidSpring.shown(value, at: time, context.state.spring(moving: value)) }
        var context = context
        return animate(value: value, time: time, context: &context)
    }

    /// The speed, in units of `value` per second, at `time`; nil when unknown.
    ///
    /// SwiftUI's Bézier curves, delays, speeds and repeats return nil. Here all but custom animations know their
    /// speed, so a spring that takes over from any of them goes on smoothly.
    public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        if let fluidSpring { return fluidSpring.velocity(value: value, time: time, context: context) }
        return isTimed
            ? base.velocity(value: value, time: time, context: context)
            : base.speed(value: value, time: time, context: context)
    }

    /// Whether this animation takes over from `previous`.
    public func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool {
        if let fluidSpring {
            return fluidSpring.shouldMerge(previous: previous, value: value, time: time, context: &context)
        }
        return isTimed
            ? base.shouldMerge(previous: previous, value: value, time: time, context: &context)
            : base.takesOver(from: previous, value: value, time: time, context: &context)
    }

    func prepare<V: VectorArithmetic>(value: V, context: inout AnimationContext<V>) {
        if let fluidSpring { return fluidSpring.prepare(value: value, context: &context) }
        base.prepared(value: value, context: &context)
    }

    func removalTime<V: VectorArithmetic>(value: V, context: AnimationContext<V>) -> Double {
        fluidSpring?.removalTime(value: value, context: context) ?? base.removal(value: value, context: context)
    }

    func earliestRemoval<V: VectorArithmetic>(value: V, context: AnimationContext<V>) -> Double {
        fluidSpring?.earliestRemoval(value: value, context: context) ?? base.earliestEnd(value: value, context: context)
    }

    func logicalTime<V: VectorArithmetic>(value: V, context: AnimationContext<V>) -> Double {
        fluidSpring?.logicalTime(value: value, context: context) ?? base.logicalEnd(value: value, context: context)
    }
}
