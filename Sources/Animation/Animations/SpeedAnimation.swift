import Foundation

/// Runs faster or slower.
struct SpeedAnimation<Base: CustomAnimation>: TimedAnimation, CustomStringConvertible {
    let base: Base
    /// Seconds of the base's clock per second; at 0 and below it stands still.
    let speed: Double

    init(base: Base, speed: Double) {
        self.base = base
        self.speed = speed > 0 ? speed : 0
    }

    var description: String { "\(base).speed(\(speed))" }

    private func outer(_ time: Double) -> Double { speed > 0 ? time / speed : .infinity }

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        base.sample(value: value, time: time * speed, context: &context)
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        base.speed(value: value, time: time * speed, context: context)?.scaled(by: speed)
    }

    /// Takes over only from an animation as fast.
    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool {
        guard let previous = previous.base as? any Speeding, previous.speed == speed else { return false }
        return base.takesOver(from: previous.inside, value: value, time: time * speed, context: &context)
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

/// A speed around whatever animation.
private protocol Speeding {
    var speed: Double { get }
    var inside: Animation { get }
}

extension SpeedAnimation: Speeding {
    fileprivate var inside: Animation { Animation(base) }
}
