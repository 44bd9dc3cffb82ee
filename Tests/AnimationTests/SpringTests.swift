import KinoraAnimation
import Foundation
import KinoraBasics
import KinoraGeometry
import Testing

struct SpringTests {
    /// Integrates `m x'' = k (target - x) - c x'` by Taylor series of degree 20, which knows nothing of exponentials and sines.
    private func integrate(
        _ spring: Spring, target: Double, velocity: Double, to end: Double
    ) -> (value: Double, velocity: Double) {
        let (k, c) = (spring.stiffness / spring.mass, spring.damping / spring.mass)
        let steps = max(1, Int((end * max(k.squareRoot(), c) / 0.5).rounded(.up)))
        let h = end / Double(steps)
        var (x, v) = (-target, velocity)
        for _ in 0..<steps {
            // Terms x^(n) h^n / n! of the displacement and their counterparts of the velocity.
            var (termX, termV) = (x, v)
            for n in 1...20 {
                let scale = h / Double(n)
                let next = (termV * scale, (-k * termX - c * termV) * scale)
                (termX, termV) = next
                (x, v) = (x + termX, v + termV)
            }
        }
        return (x + target, v)
    }

    @Test func closedFormsAgreeWithIntegratedMotion() {
        var numbers = SplitMix(seed: 1)
        var worst = 0.0
        for _ in 0..<1000 {
            let spring = numbers.spring()
            let (target, velocity) = (numbers.number(-100...100), numbers.number(-500...500))
            let time = numbers.number(0...2)
            let reference = integrate(spring, target: target, velocity: velocity, to: time)
            let value = spring.value(target: target, initialVelocity: velocity, time: time)
            let speed = spring.velocity(target: target, initialVelocity: velocity, time: time)
            worst = max(worst, (value - reference.value).magnitude, (speed - reference.velocity).magnitude)
        }
        #expect(worst < 1e-6)
    }

    @Test func springsReadBackAsTheyWereWritten() {
        var numbers = SplitMix(seed: 2)
        for _ in 0..<1000 {
            let (duration, bounce) = (numbers.number(0.05...5), numbers.number(-0.9...1))
            let spring = Spring(duration: duration, bounce: bounce)
            #expect(agree(spring.duration / duration, 1, 1e-9))
            #expect(agree(spring.bounce, bounce, 1e-9))
            let (mass, stiffness, damping) = (numbers.number(0.1...10), numbers.number(1...900), numbers.number(0...90))
            let physical = Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true)
            #expect(agree(physical.mass / mass, 1, 1e-12))
            #expect(agree(physical.stiffness / stiffness, 1, 1e-9))
            #expect(agree(physical.damping, damping, 1e-9, scale: damping))
            let again = Spring(mass: 1, stiffness: spring.stiffness, damping: spring.damping, allowOverDamping: true)
            let time = numbers.number(0...2)
            #expect(agree(again.value(target: 1, time: time), spring.value(target: 1.0, time: time), 1e-9))
        }
    }

    @Test func settersChangeOneSideOnly() {
        var spring = Spring(duration: 0.8, bounce: 0.2)
        spring.bounce = 0.5
        #expect(agree(spring.duration, 0.8, 1e-12) && agree(spring.bounce, 0.5, 1e-12))
        spring.duration = 0.4
        #expect(agree(spring.duration, 0.4, 1e-12) && agree(spring.bounce, 0.5, 1e-12))
        spring.dampingRatio = 2
        #expect(agree(spring.response, 0.4, 1e-9) && agree(spring.bounce, -0.5, 1e-9))
        let stiffness = spring.stiffness
        spring.damping = 3
        #expect(agree(spring.stiffness / stiffness, 1, 1e-9) && agree(spring.damping, 3, 1e-9))
        spring.mass = 2
        #expect(agree(spring.stiffness / stiffness, 1, 1e-9) && agree(spring.damping, 3, 1e-9) && spring.mass == 2)
    }

    @Test func overdampingIsRefusedUnlessAllowed() {
        let refused = Spring(mass: 1, stiffness: 100, damping: 50)
        #expect(agree(refused.dampingRatio, 1, 1e-12) && agree(refused.stiffness, 100, 1e-9))
        #expect(agree(Spring(mass: 1, stiffness: 100, damping: 50, allowOverDamping: true).dampingRatio, 2.5, 1e-9))
    }

    @Test func updatesInManyStepsEqualOne() {
        var numbers = SplitMix(seed: 3)
        for _ in 0..<100 {
            let spring = numbers.spring()
            var (value, velocity) = (numbers.number(-10...10), numbers.number(-100...100))
            var (whole, wholeVelocity) = (value, velocity)
            spring.update(value: &whole, velocity: &wholeVelocity, target: 5, deltaTime: 0.6)
            for _ in 0..<60 { spring.update(value: &value, velocity: &velocity, target: 5, deltaTime: 0.01) }
            #expect(agree(value, whole, 1e-10, scale: 10) && agree(velocity, wholeVelocity, 1e-9, scale: 100))
        }
    }

    @Test func forceIsMassTimesAcceleration() {
        var numbers = SplitMix(seed: 4)
        for _ in 0..<200 {
            let (spring, time, h) = (numbers.spring(), numbers.number(0.01...1), 1e-4)
            let value = spring.value(target: 1.0, time: time)
            let velocity = spring.velocity(target: 1.0, time: time)
            let before = spring.velocity(target: 1.0, time: time - h)
            let after = spring.velocity(target: 1.0, time: time + h)
            let force = spring.force(target: 1.0, position: value, velocity: velocity)
            let measured = spring.mass * (after - before) / (2 * h)
            #expect((force - measured).magnitude < 1e-4 * max(spring.stiffness, spring.damping * spring.damping))
        }
    }

    @Test func springsSettleWithinTheirSettlingDuration() {
        var numbers = SplitMix(seed: 5)
        for _ in 0..<500 {
            let spring = numbers.spring()
            let duration = spring.settlingDuration
            guard duration > 0, duration.isFinite else { continue }
            // The estimate leaves out the amplitude √(1 + (d / w)²) of an underdamped spring, and counts 1 + d for it.
            var left = 0.001
            if spring.dampingRatio < 1 {
                let d = spring.damping / (2 * spring.mass)
                let w = (spring.stiffness / spring.mass - d * d).squareRoot()
                left *= (1 + d / w * d / w).squareRoot() / (1 + d)
            }
            // A critical or overdamped spring's answer is a sampled one: it holds at multiples of 0.1 s.
            for step in 0..<20 {
                let value = spring.value(target: 1.0, time: duration + Double(step) * 0.1)
                #expect((value - 1).magnitude <= left * (1 + 1e-9), "\(spring)")
            }
        }
    }

    @Test func aSpringForASettlingDurationSettlesThen() {
        for dampingRatio in [0.1, 0.3, 0.5, 0.8, 0.99, 1] {
            let spring = Spring(settlingDuration: 1.5, dampingRatio: dampingRatio)
            #expect(agree(spring.dampingRatio, dampingRatio, 1e-9))
            // Its defining equation, by its own quantities.
            let w0 = 2 * Double.pi / spring.response
            let envelope =
                dampingRatio < 1
                ? dampingRatio / (1 - dampingRatio * dampingRatio).squareRoot() * exp(-dampingRatio * w0 * 1.5)
                : (1 + w0 * 1.5) * exp(-w0 * 1.5)
            #expect(agree(envelope / 0.001, 1, 1e-9))
        }
    }

    @Test func anUndampedSpringNeverSettles() {
        #expect(Spring(duration: 0.5, bounce: 1).settlingDuration == .infinity)
        #expect(Spring(duration: 0.5, bounce: 3).dampingRatio == 0)
    }

    @Test func dampingNearCriticalIsSmooth() {
        // Just above, at and just below critical damping the motions differ no more than the damping does.
        for time in stride(from: 0.0, through: 2, by: 0.05) {
            let critical = Spring(response: 0.5, dampingRatio: 1)
            for offset in [-1e-6, -1e-9, -1e-13, 1e-13, 1e-9, 1e-6] {
                let near = Spring(response: 0.5, dampingRatio: 1 + offset)
                #expect(
                    agree(
                        near.value(target: 1.0, time: time), critical.value(target: 1.0, time: time),
                        1e-5 * (offset.magnitude * 1e6 + 1e-7)),
                    "\(offset) at \(time)")
            }
        }
    }

    @Test func valuesMoveInTheirOwnUnits() {
        let spring = Spring.bouncy
        let angle = spring.value(
            fromValue: Angle.degrees(10), toValue: .degrees(100), initialVelocity: .degrees(30), time: 0.2)
        let degrees = spring.value(fromValue: 10.0, toValue: 100, initialVelocity: 30, time: 0.2)
        #expect(agree(angle.degrees, degrees, 1e-9, scale: 100))
        let velocity = spring.velocity(
            fromValue: CGPoint(x: 1, y: 2), toValue: CGPoint(x: 5, y: 2), initialVelocity: .zero, time: 0.1)
        #expect(agree(Double(velocity.x), spring.velocity(target: 4.0, time: 0.1), 1e-9, scale: 10))
        #expect(velocity.y == 0)
    }

    @Test func absurdSpringsAnswerWithoutTrapping() {
        let absurd = [0, -1, 1e-300, 1e300, Double.infinity, -Double.infinity, Double.nan]
        for a in absurd {
            for b in absurd {
                for spring in [
                    Spring(duration: a, bounce: b), Spring(response: a, dampingRatio: b),
                    Spring(mass: a, stiffness: b, damping: 1), Spring(mass: 1, stiffness: a, damping: b),
                    Spring(settlingDuration: a, dampingRatio: b, epsilon: a),
                ] {
                    _ = spring.value(target: 1.0, initialVelocity: a, time: b)
                    _ = spring.velocity(target: 1.0, initialVelocity: b, time: a)
                    #expect(spring.settlingDuration.isNaN || spring.settlingDuration >= 0)
                }
            }
        }
    }
}
