import Foundation
import KinoraBasics
import KinoraGeometry

// How long a spring takes to come to rest, and which spring takes a given time. The rules are SwiftUI's, estimates included.

extension Spring {
    /// Seconds until a change of 1 stays within 0.001 of its target, by SwiftUI's estimate; infinite without damping.
    public var settlingDuration: TimeInterval { settlingDuration(target: 1.0, epsilon: 0.001) }

    /// Seconds until the value stays within `epsilon` of `target`, by SwiftUI's estimate.
    ///
    /// Underdamped: `ln((|d target - v₀| + |target|) / epsilon) / d`, mostly more than it takes, but less for slow or almost
    /// critical springs. Otherwise: the first tenth of a second that
    /// is followed by one second within `epsilon`; 0 when there is none in the first 102 seconds. Undamped: infinite.
    public func settlingDuration<V: VectorArithmetic>(
        target: V, initialVelocity: V = .zero, epsilon: Double
    ) -> TimeInterval {
        if decayConstant == 0 { return .infinity }
        if angularFrequency > 0 { return envelopeDuration(target, initialVelocity, epsilon) }
        return scannedDuration(target, initialVelocity, epsilon)
    }

    /// Seconds until the value on the way from `fromValue` to `toValue` stays within `epsilon` (in animatable data).
    public func settlingDuration<V: Animatable>(
        fromValue: V, toValue: V, initialVelocity: V, epsilon: Double
    ) -> TimeInterval {
        settlingDuration(
            target: toValue.animatableData - fromValue.animatableData,
            initialVelocity: initialVelocity.animatableData, epsilon: epsilon)
    }

    private func envelopeDuration<V: VectorArithmetic>(_ target: V, _ velocity: V, _ epsilon: Double) -> Double {
        let slope = V.combination(decayConstant, target, -1, velocity).magnitude
        let duration = Maths.log((slope + target.magnitude) / epsilon) / decayConstant
        return duration > 0 ? duration : 0
    }

    private func scannedDuration<V: VectorArithmetic>(_ target: V, _ velocity: V, _ epsilon: Double) -> Double {
        let displacement = target.scaled(by: -1)
        var arrival: Double?
        for sample in 0..<Self.scanSamples {
            let time = Double(sample) * Self.scanInterval
            let distance = propagator(time).displacement(displacement, velocity).magnitude
            guard distance.isFinite else { return 0 }
            guard distance < epsilon else {
                arrival = nil
                continue
            }
            let since = arrival ?? time
            if time - since > 1 { return since }
            arrival = since
        }
        return 0
    }

    static let scanInterval = 0.1
    static let scanSamples = 1024

    /// The spring whose motion dies down to `epsilon` in `settlingDuration` seconds; its mass is 1.
    ///
    /// Underdamped, the solution of `z / √(1 - z²) · exp(-z w₀ S) = epsilon` for w₀; critical, of `(1 + w₀ S) exp(-w₀ S) = epsilon`.
    /// SwiftUI takes a few Newton steps towards the same root and ends within 1e-4 of it.
    /// - Parameters:
    ///   - settlingDuration: Seconds, held to 0.01…10.
    ///   - dampingRatio: Held to 2.2e-16…1.
    ///   - epsilon: What counts as rest, as a part of the change. Default 0.001.
    public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
        let duration = settlingDuration.clamped(to: 0.01...10)
        let z = dampingRatio.clamped(to: Double.ulpOfOne...1)
        let w0: Double
        if z < 1 {
            w0 = Maths.log(z / (epsilon * (1 - z * z).squareRoot())) / (z * duration)
        } else {
            w0 = Self.criticalRoot(epsilon) / duration
        }
        self.init(naturalFrequency: w0 > 0 ? w0 : 0, dampingRatio: z)
    }

    /// The x at which (1 + x) e^-x is `epsilon`, by Newton's method on its logarithm, which is concave.
    private static func criticalRoot(_ epsilon: Double) -> Double {
        guard epsilon > 0, epsilon < 1 else { return 0 }
        let goal = Maths.log(epsilon)
        var x = 1 - goal
        for _ in 0..<32 {
            let next = x + (Maths.log(1 + x) - x - goal) * (1 + x) / x
            if next == x { break }
            x = next
        }
        return x
    }
}
