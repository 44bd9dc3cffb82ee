import Foundation
import Testing

@testable import KinoraAnimation

/// When fluid springs end, against a search through all steps of the closed form of a damped oscillator.
@Suite("The rest of a fluid spring")
struct FluidSpringRestTests {
    /// Displacement and velocity of `x'' = -ω² x - 2ζω x'` after `t` seconds.
    private func oscillator(_ x: Double, _ v: Double, frequency w: Double, damping z: Double, at t: Double) -> (
        Double, Double
    ) {
        if z == 1 {
            let a = v + w * x
            return ((x + a * t) * exp(-w * t), (v - w * a * t) * exp(-w * t))
        }
        if z < 1 {
            let d = w * (1 - z * z).squareRoot()
            let (c, s, e) = (cos(d * t), sin(d * t), exp(-z * w * t))
            return (e * (x * c + (v + z * w * x) / d * s), e * (v * c - (z * w * v + w * w * x) / d * s))
        }
        let root = w * (z * z - 1).squareRoot()
        let (r, q) = (-z * w + root, -z * w - root)
        let a = (v - q * x) / (r - q)
        let b = x - a
        return (a * exp(r * t) + b * exp(q * t), a * r * exp(r * t) + b * q * exp(q * t))
    }

    @Test(
        "is the first step with a small speed, acceleration and distance",
        arguments: [0.15, 0.5, 2, 5], [0.1, 0.5, 0.825, 1, 1.7])
    func firstStep(_ response: Double, _ damping: Double) {
        let frequency = 2 * Double.pi / response
        let step = max(1.0 / 300, response / 1024)
        let motion = FluidSpringMotion(
            response: response, dampingFraction: damping, blendInterval: 0, blendElapsed: 0, blendDuration: 0)
        for (x, v) in [(-1.0, 0.0), (-100, 0), (-100, 900), (3, -2000), (-0.02, 0), (1, 0.05)] {
            let index = (0...).first { index in
                let (place, speed) = oscillator(x, v, frequency: frequency, damping: damping, at: Double(index) * step)
                let pull = frequency * frequency * place + 2 * damping * frequency * speed
                return abs(speed) <= 0.06 && abs(pull) <= 0.06 && abs(place) <= 0.01 * abs(x)
            }
            let rest = FluidSpringRest(displacement: x, velocity: v, change: x).time(in: motion)
            #expect(abs(rest - Double(index!) * step) < 1e-9)
            let change = FluidSpringRest(displacement: x, velocity: v, change: x)
            #expect(change.earliestTime(in: motion) <= rest)
        }
    }

    @Test("Whether a spring that is retargeted has ended does not depend on when one asks")
    func askedLate() {
        func moved() -> Animator<Double> {
            var animator = Animator<Double>()
            for (count, delta) in [100.0, -30, 55, 3].enumerated() {
                animator.change(
                    by: delta, transaction: Transaction(animation: .spring(duration: 0.3 + Double(count) / 5)),
                    at: Double(count) * 0.05)
            }
            return animator
        }
        let asked = moved()
        let end = asked.removalTime!
        for index in 0...400 {
            let time = 0.15 + Double(index) / 200
            // Without the end, an answer has to come from what is known before it.
            #expect(moved().hasEnded(at: time) == (time >= end))
            #expect(asked.hasEnded(at: time) == (time >= end))
            #expect(moved().residual(at: time) == asked.residual(at: time))
        }
        #expect(moved().removalTime == end)
    }
}
