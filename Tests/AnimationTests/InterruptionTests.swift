@testable import KinoraAnimation
import Foundation
import KinoraBasics
import Testing

/// What happens to motion that is interrupted: continuity, random access and the memory of a hand's speed.
struct InterruptionTests {
    private struct Event {
        var time: Double
        var delta: Double
        var animation: Animation?
        var tracks = false
    }

    private func transaction(_ event: Event) -> Transaction {
        var transaction = Transaction(animation: event.animation)
        transaction.tracksVelocity = event.tracks
        return transaction
    }

    private func fluid(_ numbers: inout SplitMix) -> Animation {
        switch Int.random(in: 0..<6, using: &numbers) {
        case 0: .spring(duration: numbers.number(0.1...1.5), bounce: numbers.number(-0.4...0.8))
        case 1: .interactiveSpring
        case 2: .default
        case 3: .bouncy
        case 4: .spring(response: numbers.number(0.1...1), blendDuration: numbers.number(0...0.4))
        default: .smooth
        }
    }

    private func anything(_ numbers: inout SplitMix) -> Animation {
        switch Int.random(in: 0..<8, using: &numbers) {
        case 0: .linear(duration: numbers.number(0.1...1))
        case 1: .easeInOut(duration: numbers.number(0.1...1)).delay(numbers.number(0...0.2))
        case 2: .interpolatingSpring(stiffness: numbers.number(50...300), damping: numbers.number(5...30))
        case 3: .easeIn(duration: 0.3).repeatCount(3)
        case 4: .timingCurve(0.3, -0.5, 0.4, 1.6, duration: 0.6).speed(numbers.number(0.5...2))
        case 5: .easeOut(duration: 0.5).repeatForever()
        default: fluid(&numbers)
        }
    }

    @Test func retargetedSpringsAreContinuousInValueAndVelocity() {
        var numbers = SplitMix(seed: 10)
        var (value, velocity, count) = (0.0, 0.0, 0)
        for _ in 0..<500 {
            var (animator, time) = (Animator<Double>(), 0.0)
            animator.change(
                by: numbers.number(-100...100), transaction: Transaction(animation: anything(&numbers)), at: 0)
            for _ in 0..<20 {
                time += numbers.number(0...0.3)
                let delta = numbers.number(-100...100)
                let before = animator
                animator.change(by: delta, transaction: Transaction(animation: fluid(&numbers)), at: time)
                // The model jumped by delta, and what shows did not.
                value = max(value, (animator.residual(at: time) + delta - before.residual(at: time)).magnitude)
                velocity = max(velocity, (animator.velocity(at: time) - before.velocity(at: time)).magnitude)
                count += 1
            }
        }
        #expect(count == 10_000)
        #expect(value < 1e-9)
        #expect(velocity < 1e-7)
    }

    @Test func interruptionsOfAnyKindAreContinuousInValue() {
        var numbers = SplitMix(seed: 11)
        var worst = 0.0
        for _ in 0..<500 {
            var (animator, time) = (Animator<Double>(), 0.0)
            for _ in 0..<20 {
                time += numbers.number(0...0.3)
                let (before, delta) = (animator, numbers.number(-100...100))
                animator.change(by: delta, transaction: Transaction(animation: anything(&numbers)), at: time)
                worst = max(worst, (animator.residual(at: time) + delta - before.residual(at: time)).magnitude)
            }
        }
        #expect(worst < 1e-9)
    }

    @Test func velocityIsTheDerivativeOfWhatShows() {
        var numbers = SplitMix(seed: 12)
        let h = 1e-6
        var compared = 0
        for _ in 0..<300 {
            var (animator, time) = (Animator<Double>(), 0.0)
            for _ in 0..<4 {
                animator.change(
                    by: numbers.number(-10...10), transaction: Transaction(animation: anything(&numbers)), at: time)
                time += numbers.number(0.01...0.2)
            }
            let (a, b) = (animator.residual(at: time - h), animator.residual(at: time + h))
            let middle = animator.residual(at: time)
            // Corners and ends, where there is no derivative, show as unequal halves.
            guard ((b - middle) - (middle - a)).magnitude < 1e-8, b != 0 else { continue }
            let slope = (b - a) / (2 * h)
            #expect((slope - animator.velocity(at: time)).magnitude < 1e-2 + 1e-4 * slope.magnitude)
            compared += 1
        }
        #expect(compared > 200)
    }

    @Test func anyOrderOfTimesGivesTheSameBits() {
        var numbers = SplitMix(seed: 13)
        for _ in 0..<50 {
            var (animator, time) = (Animator<AnimatablePair<Double, Float>>(), 0.0)
            for _ in 0..<5 {
                animator.change(
                    by: AnimatablePair(numbers.number(-50...50), Float(numbers.number(-1...1))),
                    transaction: Transaction(animation: anything(&numbers)), at: time)
                time += numbers.number(0...0.2)
            }
            let times = (0..<60).map { time + Double($0) / 60 }
            let inOrder = Dictionary(uniqueKeysWithValues: times.map { ($0, animator.residual(at: $0)) })
            for time in times.shuffled(using: &numbers) { #expect(animator.residual(at: time) == inOrder[time]) }
        }
    }

    @Test func motionEndsWhenItSaysSo() {
        var numbers = SplitMix(seed: 14)
        for _ in 0..<300 {
            var (animator, time) = (Animator<Double>(), 0.0)
            for _ in 0..<3 {
                animator.change(
                    by: numbers.number(-50...50), transaction: Transaction(animation: anything(&numbers)), at: time)
                time += numbers.number(0...0.2)
            }
            guard let end = animator.removalTime else { continue }
            #expect(animator.residual(at: end + 1e-9) == 0)
            #expect(animator.isIdle(at: end + 1e-9))
            #expect(!animator.isIdle(at: end - 1e-9))
            #expect((animator.logicalCompletionTime ?? .infinity) <= end)
        }
    }

    @Test func anUnanimatedChangeShowsAtOnceAndLeavesMotionAlone() {
        var animator = Animator<Double>()
        animator.change(by: 100, transaction: Transaction(animation: .easeInOut(duration: 1)), at: 0)
        let before = animator
        animator.change(by: 30, transaction: Transaction(), at: 0.4)
        for time in [0.4, 0.5, 0.9, 1.2] { #expect(animator.residual(at: time) == before.residual(at: time)) }
    }

    @Test func disabledAnimationsDoNotRun() {
        var transaction = Transaction(animation: .default)
        transaction.disablesAnimations = true
        var animator = Animator<Double>()
        animator.change(by: 1, transaction: transaction, at: 0)
        #expect(animator.residual(at: 0.01) == 0)
        #expect(animator.isIdle(at: 0.01))
    }

    @Test func aSpringInheritsTheSpeedOfTheHand() {
        var animator = Animator<Double>()
        var transaction = Transaction()
        transaction.tracksVelocity = true
        // 400 units per second, at 60 Hz.
        for step in 1...6 { animator.change(by: 400.0 / 60, transaction: transaction, at: Double(step) / 60) }
        #expect(animator.residual(at: 0.1) == 0)
        #expect(!animator.isIdle(at: 0.2))
        animator.change(by: -40, transaction: Transaction(animation: .spring), at: 0.1)
        #expect(agree(animator.residual(at: 0.1), 40, 1e-12))
        #expect(agree(animator.velocity(at: 0.1), 400, 1e-9, scale: 400))
        let expected = Spring().value(target: -40.0, initialVelocity: 400, time: 0.07) + 40
        #expect(agree(animator.residual(at: 0.17), expected, 1e-9, scale: 40))
    }

    @Test func theSpeedOfTheHandFadesAndIsForgotten() {
        var led = Animator<Double>()
        var transaction = Transaction()
        transaction.tracksVelocity = true
        for step in 0...5 { led.change(by: 10, transaction: transaction, at: Double(step) * 0.1) }
        var soon = led
        soon.change(by: 5, transaction: Transaction(animation: .spring), at: 0.6)
        #expect(agree(soon.velocity(at: 0.6), 100 * pow(0.998, 100), 1e-9, scale: 100))
        #expect(led.isIdle(at: 2.6))
        var late = led
        late.change(by: 5, transaction: Transaction(animation: .spring), at: 2.6)
        #expect(late.velocity(at: 2.6) == 0)
        var curve = led
        curve.change(by: 5, transaction: Transaction(animation: .easeInOut), at: 0.5)
        #expect(curve.velocity(at: 0.5) == 0)
    }

    @Test func aDragHandsOverToASpringWithoutAKink() {
        var animator = Animator<Double>()
        for step in 0..<30 {
            animator.change(by: 8, transaction: Transaction(animation: .interactiveSpring), at: Double(step) / 60)
        }
        let before = animator
        animator.change(by: -240, transaction: Transaction(animation: .spring), at: 0.5)
        #expect(agree(animator.residual(at: 0.5) - 240, before.residual(at: 0.5), 1e-9, scale: 240))
        #expect(agree(animator.velocity(at: 0.5), before.velocity(at: 0.5), 1e-9, scale: 500))
        #expect(before.velocity(at: 0.5) > 300)
    }

    @Test func aBlendDoesNotStartAnewWithEveryStepOfADrag() {
        // From a slow spring to a quick one that is retargeted each frame: after the blend it is as quick as one without.
        var (dragged, plain) = (Animator<Double>(), Animator<Double>())
        dragged.change(by: 100, transaction: Transaction(animation: .spring(response: 2)), at: 0)
        plain.change(by: 100, transaction: Transaction(animation: .spring(response: 2)), at: 0)
        for step in 1...60 {
            let time = Double(step) / 60
            dragged.change(by: 1, transaction: Transaction(animation: .interactiveSpring), at: time)
            plain.change(by: 1, transaction: Transaction(animation: .interactiveSpring(blendDuration: 0)), at: time)
        }
        #expect((dragged.residual(at: 1) - plain.residual(at: 1)).magnitude < 0.5)
    }
}
