@testable import KinoraAnimation
import Foundation
import KinoraBasics
import Testing

struct AnimationTests {
    private func shown(_ animation: Animation, _ value: Double, _ time: Double) -> Double? {
        var context = AnimationContext<Double>()
        return animation.animate(value: value, time: time, context: &context)
    }

    private func ends(_ animation: Animation, _ value: Double = 1) -> (removal: Double, logical: Double) {
        let context = AnimationContext<Double>()
        return (
            animation.removalTime(value: value, context: context), animation.logicalTime(value: value, context: context)
        )
    }

    @Test func animationsAreEqualWhenTheirNumbersAre() {
        #expect(Animation.easeIn == .easeIn(duration: 0.35))
        #expect(Animation.easeIn(duration: 1) != .easeIn(duration: 2))
        #expect(Animation.easeIn(duration: 1) != .easeOut(duration: 1))
        #expect(Animation.spring.delay(1) == .spring.delay(1))
        #expect(Animation.spring.delay(1) != .spring.speed(1))
        #expect(Animation.linear.delay(1).speed(2) != .linear.speed(2).delay(1))
        #expect(Set([Animation.spring, .smooth, .spring(), .bouncy]).count == 2)
        #expect(Animation(Animation.bouncy) == .bouncy)
    }

    @Test func descriptionsNameTheAnimation() {
        #expect(Animation.default.description == "DefaultAnimation()")
        #expect(
            Animation.spring.description
                == "FluidSpringAnimation(response: 0.5, dampingFraction: 1.0, blendDuration: 0.0)")
        #expect(Animation.linear.delay(1).description.hasSuffix(".delay(1.0)"))
        #expect(Animation.linear.repeatForever().description.hasSuffix(".repeatForever(autoreverses: true)"))
    }

    @Test func delaysAndSpeedsNestInCallOrder() {
        #expect(ends(.linear(duration: 1).delay(1).speed(2)).removal == 1)
        #expect(ends(.linear(duration: 1).speed(2).delay(1)).removal == 1.5)
        #expect(shown(.linear(duration: 1).delay(1).speed(2), 1, 0.75) == 0.5)
        #expect(shown(.linear(duration: 1).speed(2).delay(1), 1, 1.25) == 0.5)
    }

    @Test func delaysInsideRepeatsAreWaitedEveryTime() {
        let inside = Animation.linear(duration: 1).delay(0.5).repeatCount(2, autoreverses: false)
        #expect(ends(inside).removal == 3)
        #expect(shown(inside, 1, 1.75) == 0 && shown(inside, 1, 2.5) == 0.5)
        let outside = Animation.linear(duration: 1).repeatCount(2, autoreverses: false).delay(0.5)
        #expect(ends(outside).removal == 2.5)
        #expect(shown(outside, 1, 2) == 0.5)
    }

    @Test func anEvenCountOfTurnsEndsAtTheStartAndThenJumps() {
        let animation = Animation.easeInOut(duration: 0.5).repeatCount(4)
        #expect(shown(animation, 10, 2) == 0)
        #expect(shown(animation, 10, 2.0001) == nil)
        #expect(shown(.linear(duration: 1).repeatCount(0), 1, 0.5) == 0.5)
        #expect(ends(.linear(duration: 1).repeatCount(-3)).removal == 1)
    }

    @Test func springsRepeatFromRestToRest() throws {
        let length = ends(.bouncy, 100).removal
        let animation = Animation.bouncy.repeatForever()
        let there = try #require(shown(animation, 100, 0.2))
        let back = try #require(shown(animation, 100, length + 0.2))
        #expect(agree(there + back, 100, 1e-9, scale: 100))
        #expect(ends(animation).removal == .infinity)
        #expect(ends(animation).logical == .infinity)
    }

    @Test func repeatedRepeatsNest() {
        let animation = Animation.linear(duration: 1).repeatCount(2).delay(1).repeatForever(autoreverses: false)
        for cycle in [0.0, 3, 6] {
            #expect(shown(animation, 1, cycle + 0.5) == 0)
            #expect(agree(shown(animation, 1, cycle + 1.25) ?? -1, 0.25, 1e-12))
            #expect(agree(shown(animation, 1, cycle + 2.25) ?? -1, 0.75, 1e-12))
        }
    }

    @Test func completionRulesHold() {
        #expect(ends(.linear(duration: 2)).logical == 2)
        #expect(ends(.spring(duration: 0.4, bounce: 0.5), 100).logical == 0.4)
        #expect(ends(.spring(duration: 0.4, bounce: 0.5), 100).removal > 0.4)
        #expect(ends(.linear(duration: 2).logicallyComplete(after: 0.5)).logical == 0.5)
        #expect(ends(.linear(duration: 2).logicallyComplete(after: 5)).logical == 2)
        #expect(ends(.linear(duration: 2).logicallyComplete(after: 0.5)).removal == 2)
        #expect(ends(.spring.delay(0.25)).logical == 0.75)
        #expect(ends(.spring.speed(2)).logical == 0.25)
        var context = AnimationContext<Double>()
        _ = Animation.spring.animate(value: 1, time: 0.49, context: &context)
        #expect(!context.isLogicallyComplete)
        _ = Animation.spring.animate(value: 1, time: 0.5, context: &context)
        #expect(context.isLogicallyComplete)
    }

    @Test func undampedSpringsNeverEnd() {
        #expect(ends(.spring(duration: 0.5, bounce: 1)).removal == .infinity)
        var animator = Animator<Double>()
        animator.change(by: 1, transaction: Transaction(animation: .spring(bounce: 1)), at: 0)
        #expect(animator.removalTime == nil)
        #expect(animator.logicalCompletionTime == 0.5)
        #expect(agree(animator.residual(at: 100), -1, 1e-9))
    }

    @Test func interpolatingSpringsAddUp() {
        // The later one does not wait for, or stop, the earlier.
        var animator = Animator<Double>()
        let spring = Animation.interpolatingSpring(stiffness: 100, damping: 10)
        animator.change(by: 10, transaction: Transaction(animation: spring), at: 0)
        let first = animator
        animator.change(by: 10, transaction: Transaction(animation: spring), at: 0.2)
        let gap = 10 - first.residual(at: 0.3)
        let part = Spring(stiffness: 100, damping: 10).value(target: 1.0, time: 0.1)
        #expect(agree(animator.residual(at: 0.3), -gap * (1 - part), 1e-9, scale: 10))
    }

    @Test func springsMergeThroughEqualModifiersOnly() {
        var numbers = SplitMix(seed: 20)
        for _ in 0..<50 {
            let (time, later) = (numbers.number(0.3...0.5), numbers.number(0.02...0.2))
            var (delayed, fast) = (Animator<Double>(), Animator<Double>())
            delayed.change(by: 10, transaction: Transaction(animation: .spring.delay(0.2)), at: 0)
            delayed.change(by: -10, transaction: Transaction(animation: .spring.delay(0.2)), at: time)
            var plain = Animator<Double>()
            plain.change(by: 10, transaction: Transaction(animation: .spring), at: 0.2)
            plain.change(by: -10, transaction: Transaction(animation: .spring), at: time)
            #expect(agree(delayed.residual(at: time + later), plain.residual(at: time + later), 1e-9, scale: 10))
            fast.change(by: 10, transaction: Transaction(animation: .spring.speed(2)), at: 0)
            fast.change(by: -10, transaction: Transaction(animation: .spring.speed(2)), at: time)
            var quick = Animator<Double>()
            quick.change(by: 10, transaction: Transaction(animation: .spring(duration: 0.25)), at: 0)
            quick.change(by: -10, transaction: Transaction(animation: .spring(duration: 0.25)), at: time)
            #expect(agree(fast.residual(at: time + later), quick.residual(at: time + later), 1e-2, scale: 10))
        }
    }

    @Test func absurdAnimationsAnswerWithoutTrapping() {
        let absurd = [0, -1, 1e-300, 1e300, Double.infinity, -Double.infinity, Double.nan]
        for a in absurd {
            for b in absurd {
                let animations: [Animation] = [
                    .linear(duration: a).delay(b), .easeIn(duration: 1).speed(a).delay(b),
                    .timingCurve(a, b, b, a, duration: 1), .spring(response: a, dampingFraction: b, blendDuration: a),
                    .interpolatingSpring(mass: a, stiffness: b, damping: 1, initialVelocity: a),
                    .linear(duration: a).repeatForever().speed(b), .linear(duration: b).repeatCount(.max),
                    .spring.logicallyComplete(after: a), .spring.repeatCount(.min).delay(b),
                ]
                var animator = Animator<Double>()
                for (index, animation) in animations.enumerated() {
                    animator.change(by: 1, transaction: Transaction(animation: animation), at: Double(index) / 10)
                    _ = animator.residual(at: Double(index) / 10 + 0.05)
                    _ = animator.velocity(at: Double(index) / 10 + 0.05)
                }
                _ = animator.residual(at: 1e9)
            }
        }
    }
}
