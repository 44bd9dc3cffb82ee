import Foundation
import KinoraGeometry

/// A spring that scales the whole change and does not merge: overlapping ones combine, so each adds its own bounce.
///
/// A spring damped more than critically runs as the critical one. Ends by the estimate of `Spring.settlingDuration`;
/// counts as done after 2π / √stiffness seconds, whatever the mass. All as in SwiftUI.
struct InterpolatingSpringAnimation: TimedAnimation {
    let mass: Double
    let stiffness: Double
    let damping: Double
    /// In whole changes per second.
    let initialVelocity: Double

    private var spring: Spring { Spring(mass: mass, stiffness: stiffness, damping: damping) }

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        let spring = spring
        if time >= logicalDuration { context.isLogicallyComplete = true }
        guard time <= end(of: spring) else { return nil }
        return value.scaled(by: spring.value(target: 1.0, initialVelocity: initialVelocity, time: time))
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        let spring = spring
        guard time >= 0, time <= end(of: spring) else { return value.zeroOfSameShape }
        return value.scaled(by: spring.velocity(target: 1.0, initialVelocity: initialVelocity, time: time))
    }

    func removalTime<V: VectorArithmetic>(value: V, context: AnimationContext<V>) -> Double { end(of: spring) }

    func logicalTime<V: VectorArithmetic>(value: V, context: AnimationContext<V>) -> Double {
        min(logicalDuration, end(of: spring))
    }

    private var logicalDuration: Double { 2 * .pi / stiffness.squareRoot() }

    /// Underdamped: when `(1 + |B|) e^(-d t)` is down to 0.001, B being the sine's share of the motion.
    private func end(of spring: Spring) -> Double {
        guard spring.angularFrequency > 0 else {
            return spring.settlingDuration(target: 1.0, initialVelocity: initialVelocity, epsilon: 0.001)
        }
        guard spring.decayConstant > 0 else { return .infinity }
        let sine = (spring.decayConstant - initialVelocity) / spring.angularFrequency
        let end = Maths.log((1 + sine.magnitude) / 0.001) / spring.decayConstant
        return end > 0 ? end : 0
    }
}
