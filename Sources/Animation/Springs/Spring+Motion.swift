import Foundation

// Where a spring is, how fast it moves and how hard it pulls. All closed forms: exact at any time, in any order.

extension Spring {
    func propagator(_ time: Double) -> SpringPropagator {
        SpringPropagator(decayConstant: decayConstant, angularFrequency: angularFrequency, time: time)
    }

    /// The value `time` seconds after a start at zero with `initialVelocity` (units per second) towards `target`.
    public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
        target + propagator(time).displacement(target.scaled(by: -1), initialVelocity)
    }

    /// The velocity, in units per second, at the same moment.
    public func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
        propagator(time).velocity(target.scaled(by: -1), initialVelocity)
    }

    /// Moves `value` and `velocity` (units per second) on by `deltaTime` seconds towards `target`.
    ///
    /// Exact for any step: two steps equal one of their sum, short of rounding.
    public func update<V: VectorArithmetic>(value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval) {
        let motion = propagator(deltaTime)
        let displacement = value - target
        (value, velocity) = (
            target + motion.displacement(displacement, velocity), motion.velocity(displacement, velocity)
        )
    }

    /// The force on the mass: `stiffness (target - position) - damping velocity`. Divide by the mass for an acceleration.
    public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
        .combination(stiffness, target - position, -damping, velocity)
    }

    /// The value on the way from `fromValue` to `toValue` after `time` seconds.
    /// - Parameter initialVelocity: Per second, in the unit of the values.
    public func value<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval) -> V {
        let start = fromValue.animatableData
        var result = fromValue
        result.animatableData =
            start
            + value(
                target: toValue.animatableData - start, initialVelocity: initialVelocity.animatableData, time: time)
        return result
    }

    /// The velocity, per second, on the way from `fromValue` to `toValue` after `time` seconds.
    public func velocity<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval) -> V {
        var result = fromValue
        result.animatableData = velocity(
            target: toValue.animatableData - fromValue.animatableData,
            initialVelocity: initialVelocity.animatableData, time: time)
        return result
    }

    /// The force on the mass at `position` with `velocity`, pulled from `fromValue` to `toValue`.
    public func force<V: Animatable>(fromValue: V, toValue: V, position: V, velocity: V) -> V {
        var result = fromValue
        result.animatableData = force(
            target: toValue.animatableData, position: position.animatableData, velocity: velocity.animatableData)
        return result
    }
}
