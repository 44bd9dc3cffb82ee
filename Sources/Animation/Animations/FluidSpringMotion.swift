import KinoraBasics
import KinoraGeometry

/// The free motion of a fluid spring, whose response may blend from that of the spring before.
///
/// While it blends, the response is `response + interval (1 - smoothstep(t / blendDuration))`; its stiffness per mass is
/// `(2π / response)²`, at most 45000, and its damping per mass `2 dampingFraction √stiffness`.
struct FluidSpringMotion {
    let response: Double
    let dampingFraction: Double
    let blendInterval: Double
    let blendElapsed: Double
    let blendDuration: Double
    /// The cached result of `blendPropagator`.
    var blended: SpringPropagator?

    /// Seconds of blend to come.
    var blendRest: Double {
        blendInterval != 0 && blendDuration > blendElapsed ? min(blendDuration - blendElapsed, Self.longestBlend) : 0
    }

    /// Natural frequency, radians per second, after the blend.
    var frequency: Double { Self.frequency(response: response) }

    /// The motion of `time` seconds without blend.
    func settledPropagator(_ time: Double) -> SpringPropagator {
        let spring = Spring(naturalFrequency: frequency, dampingRatio: dampingFraction)
        return spring.propagator(time)
    }

    /// The motion from the merge to `time` seconds after it.
    func propagator(at time: Double) -> SpringPropagator {
        let blend = blendRest
        if time < blend { return self.blend(upTo: max(0, time)) }
        guard blend > 0 else { return settledPropagator(time) }
        return (blended ?? blendPropagator).followed(by: settledPropagator(time - blend))
    }

    /// The motion of the whole blend.
    var blendPropagator: SpringPropagator { blend(upTo: blendRest) }

    private func blend(upTo time: Double) -> SpringPropagator {
        guard time > 0 else { return .identity }
        let step = blendStep
        let whole = (time / step).rounded(.down)
        var motion = SpringPropagator.identity
        for index in 0..<Int(whole) { motion = advanced(motion, from: Double(index) * step, by: step) }
        return advanced(motion, from: whole * step, by: time - whole * step)
    }

    /// The motion up to `time + step`, given that up to `time`; for walking through it.
    func walked(_ motion: SpringPropagator, from time: Double, by step: Double) -> SpringPropagator {
        let blend = blendRest
        guard time < blend else { return motion.followed(by: settledPropagator(step)) }
        let blended = min(step, blend - time)
        let count = (blended / blendStep).rounded(.up)
        var motion = motion
        for index in 0..<Int(count) {
            motion = advanced(motion, from: time + Double(index) * blended / count, by: blended / count)
        }
        return blended < step ? motion.followed(by: settledPropagator(step - blended)) : motion
    }

    /// Short enough that the steps' error stays near 1e-8 of the change.
    private var blendStep: Double {
        let fastest = max(frequency, Self.frequency(response: response + blendInterval))
        return blendRest / ((fastest * blendRest / 0.02).rounded(.up)).clamped(to: 1...4096)
    }

    private static let longestBlend = 60.0

    private func frequency(at time: Double) -> Double {
        let t = ((blendElapsed + time) / blendDuration).clamped(to: 0...1)
        return Self.frequency(response: response + blendInterval * (1 - t * t * (3 - 2 * t)))
    }

    private static func frequency(response: Double) -> Double {
        response > 0 ? min(2 * .pi / response, fastestFrequency) : fastestFrequency
    }

    private static let fastestFrequency = 45000.0.squareRoot()

    /// One step of the classical Runge–Kutta method, for both columns of the matrix.
    private func advanced(_ motion: SpringPropagator, from time: Double, by step: Double) -> SpringPropagator {
        guard step > 0 else { return motion }
        let (w0, w1, w2) = (frequency(at: time), frequency(at: time + step / 2), frequency(at: time + step))
        let (x, v) = (SIMD2(motion.xx, motion.xv), SIMD2(motion.vx, motion.vv))
        let a1 = acceleration(x, v, w0)
        let v2 = v + step / 2 * a1
        let a2 = acceleration(x + step / 2 * v, v2, w1)
        let v3 = v + step / 2 * a2
        let a3 = acceleration(x + step / 2 * v2, v3, w1)
        let v4 = v + step * a3
        let a4 = acceleration(x + step * v3, v4, w2)
        let newX = x + step / 6 * (v + 2 * v2 + 2 * v3 + v4)
        let newV = v + step / 6 * (a1 + 2 * a2 + 2 * a3 + a4)
        return SpringPropagator(xx: newX[0], xv: newX[1], vx: newV[0], vv: newV[1])
    }

    private func acceleration(_ x: SIMD2<Double>, _ v: SIMD2<Double>, _ frequency: Double) -> SIMD2<Double> {
        -frequency * frequency * x - 2 * dampingFraction * frequency * v
    }
}
