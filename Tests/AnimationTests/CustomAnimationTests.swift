import KinoraAnimation
import Foundation
import KinoraBasics
import Testing

/// Animations written outside the module.
struct CustomAnimationTests {
    /// No state: halfway at once, there after a second.
    private struct Jump: CustomAnimation {
        func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
            if time >= 0.5 { context.isLogicallyComplete = true }
            return time < 1 ? value.scaled(by: 0.5) : nil
        }
    }

    /// State: moves a tenth of what is left at each evaluation, and ends after two seconds.
    private struct Chase: CustomAnimation {
        struct Gone<V: VectorArithmetic>: AnimationStateKey {
            static var defaultValue: V { .zero }
        }

        func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
            guard time < 2 else { return nil }
            let gone = context.state[Gone<V>.self]
            context.state[Gone<V>.self] = gone.interpolated(towards: value, amount: 0.1)
            return context.state[Gone<V>.self]
        }
    }

    /// State: notes at its start how far it has to go, and holds to that.
    private struct Noting: CustomAnimation {
        struct Goal<V: VectorArithmetic>: AnimationStateKey {
            static var defaultValue: V { .zero }
        }

        func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
            guard time < 1 else { return nil }
            if time == 0 { context.state[Goal<V>.self] = value }
            return context.state[Goal<V>.self].scaled(by: time)
        }
    }

    /// Takes over, remembering how often.
    private struct Merging: CustomAnimation {
        struct Count: AnimationStateKey { static var defaultValue: Int { 0 } }

        func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
            time < 1 ? value.scaled(by: time / (1 + Double(context.state[Count.self]))) : nil
        }

        func shouldMerge<V: VectorArithmetic>(
            previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
        ) -> Bool {
            guard previous.base is Merging else { return false }
            context.state[Count.self] += 1
            return true
        }
    }

    private func animator(_ animation: Animation) -> Animator<Double> {
        var animator = Animator<Double>()
        animator.change(by: 10, transaction: Transaction(animation: animation), at: 0)
        return animator
    }

    @Test func aCustomAnimationGetsTheChangeAndEndsWithNil() throws {
        let animator = animator(Animation(Jump()))
        #expect(animator.residual(at: 0.3) == -5)
        #expect(animator.residual(at: 1.2) == 0)
        #expect(agree(try #require(animator.removalTime), 1, 1.0 / 60))
        #expect(agree(try #require(animator.logicalCompletionTime), 0.5, 1.0 / 60))
    }

    @Test func customAnimationsTakeModifiers() throws {
        let animator = animator(Animation(Jump()).speed(2).delay(1))
        #expect(animator.residual(at: 1.4) == -5)
        #expect(animator.residual(at: 1.6) == 0)
        #expect(agree(try #require(animator.removalTime), 1.5, 1.0 / 60))
    }

    @Test func animationsWithStateAreReplayedInSteps() {
        let animator = animator(Animation(Chase()))
        // At step n of 1/60 s the replay has been evaluated n + 1 times.
        for step in [0, 1, 7, 30] {
            let left = 10 * pow(0.9, Double(step + 1))
            #expect(agree(animator.residual(at: Double(step) / 60), -left, 1e-9, scale: 10))
        }
        #expect(animator.residual(at: 2.5) == 0)
    }

    @Test func whatIsStoredAtTheStartAloneIsKnownLater() {
        let animator = animator(Animation(Noting()))
        for time in [0.5, 0.25, 0, 0.75] {
            #expect(agree(animator.residual(at: time), 10 * time - 10, 1e-12, scale: 10))
        }
        #expect(animator.residual(at: 1) == 0)
    }

    @Test func animationsWithStateAreTheSameInAnyOrder() {
        var numbers = SplitMix(seed: 30)
        let animator = animator(Animation(Chase()).delay(0.2).repeatCount(3))
        let times = (0..<80).map { Double($0) / 13 }
        let inOrder = times.map { animator.residual(at: $0) }
        for index in times.indices.shuffled(using: &numbers) {
            #expect(animator.residual(at: times[index]) == inOrder[index])
        }
    }

    @Test func mergingKeepsStateClockAndSum() {
        var animator = animator(Animation(Merging()))
        animator.change(by: 10, transaction: Transaction(animation: Animation(Merging())), at: 0.25)
        let shown = 20 * 0.5 / 2
        #expect(animator.residual(at: 0.5) == shown - 20)
    }

    @Test func springsTakeOverFromCustomAnimationsAtRest() {
        var animator = animator(Animation(Jump()))
        animator.change(by: 10, transaction: Transaction(animation: .smooth), at: 0.5)
        #expect(animator.residual(at: 0.5) == -15)
        #expect(animator.velocity(at: 0.5) == 0)
    }

    @Test func contextsKeepStateByKey() {
        var state = AnimationState<Double>()
        #expect(state[Merging.Count.self] == 0)
        state[Merging.Count.self] = 3
        #expect(state[Merging.Count.self] == 3)
    }
}
