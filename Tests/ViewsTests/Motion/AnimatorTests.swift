import Foundation
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// Phase and keyframe animators, triggered and looping.
@MainActor
@Suite("Animators")
struct AnimatorTests {
    // MARK: Phases

    @Test("Phases loop from the moment they appear, each with its animation")
    func loopingPhases() throws {
        let stage = Stage(
            showing: PhaseAnimator([0.0, 20, 80]) {
                Mover(x: $0)
            } animation: {
                .linear(duration: $0 == 0 ? 2 : 1)
            })
        for (time, x) in [(0.0, 0.0), (0.5, 10), (1.5, 50), (3, 40), (4.5, 10), (6, 80)] {
            #expect(try abs(stage.x(time) - x) < 1e-9, "\(time)")
        }
    }

    /// An animator whose trigger fires at the times given.
    private struct Triggered<Content: View>: View {
        @State private var trigger = 0
        let times: [Double]
        @ViewBuilder let content: (Int) -> Content
        var body: some View {
            content(trigger).onAppear { for time in times { after(time) { trigger += 1 } } }
        }
    }

    @Test("Triggered phases wait, go once through all of them and end at the first")
    func triggeredPhases() throws {
        let stage = Stage(
            showing: Triggered(times: [1, 6]) { trigger in
                PhaseAnimator([0.0, 20, 80], trigger: trigger) {
                    Mover(x: $0)
                } animation: { _ in
                    .linear(duration: 1)
                }
            })
        for (time, x) in [(0.9, 0.0), (1.5, 10), (2.5, 50), (3.5, 40), (4.5, 0), (5.9, 0), (6.5, 10), (9.5, 0)] {
            #expect(try abs(stage.x(time) - x) < 1e-9, "\(time)")
        }
    }

    @Test("A trigger in the middle of a run moves on to the next phase at once")
    func interruptedPhases() throws {
        let stage = Stage(
            showing: Triggered(times: [1, 1.5]) { trigger in
                PhaseAnimator([0.0, 20, 80], trigger: trigger) {
                    Mover(x: $0)
                } animation: { _ in
                    .linear(duration: 1)
                }
            })
        // 0 to 20 is half done at 1.5, when 80 becomes the target.
        #expect(try abs(stage.x(1.5) - 10) < 1e-9)
        #expect(try stage.x(2.4) > 60)
        #expect(try abs(stage.x(2.5) - 80) < 1e-9)
        #expect(try abs(stage.x(3) - 40) < 1e-9)
        #expect(try abs(stage.x(9)) < 1e-9)
    }

    @Test("One phase stands still; a round without any motion stops")
    func stillPhases() throws {
        #expect(try Stage(showing: PhaseAnimator([30.0]) { Mover(x: $0) }).x(3) == 30)
        let unanimated = Stage(
            showing: PhaseAnimator([0.0, 20]) {
                Mover(x: $0)
            } animation: { _ in
                nil
            })
        #expect(try unanimated.x(3) == unanimated.x(7))
    }

    // MARK: Keyframes

    @Test("Repeating keyframes begin again; those that do not show the beginning")
    func repeatingKeyframes() throws {
        func stage(_ repeats: Bool) -> Stage {
            Stage(
                showing: KeyframeAnimator(initialValue: 10.0, repeating: repeats) {
                    Mover(x: $0)
                } keyframes: { _ in
                    LinearKeyframe(50, duration: 1)
                    LinearKeyframe(90, duration: 1)
                })
        }
        for (time, x) in [(0.0, 10.0), (0.5, 30), (1.5, 70), (2.5, 30), (5.5, 70)] {
            #expect(try abs(stage(true).x(time) - x) < 1e-9, "\(time)")
        }
        #expect(try stage(false).x(1.5) == 10)
    }

    @Test("Keyframes that take no time show where they jump to, and nothing moves")
    func keyframesWithoutDuration() throws {
        let jump = Stage(
            showing: KeyframeAnimator(initialValue: 10.0) {
                Mover(x: $0)
            } keyframes: { _ in
                MoveKeyframe(50)
            })
        for time in [0.0, 0.5, 3] { #expect(try jump.x(time) == 50, "\(time)") }
        let none = Stage(
            showing: KeyframeAnimator(initialValue: 10.0) {
                Mover(x: $0)
            } keyframes: { _ in
                LinearKeyframe(30, duration: 0)
            })
        for time in [0.0, 0.5, 3] { #expect(try none.x(time) == none.x(0), "\(time)") }
    }

    @Test("Triggered keyframes wait at the initial value, run, and stay at their end")
    func triggeredKeyframes() throws {
        let stage = Stage(
            showing: Triggered(times: [1, 4]) { trigger in
                KeyframeAnimator(initialValue: 10.0, trigger: trigger) {
                    Mover(x: $0)
                } keyframes: { current in
                    LinearKeyframe(50, duration: 1)
                    LinearKeyframe(current + 20, duration: 1)
                }
            })
        // The second run begins at the initial value; its closure is told where the first has ended.
        for (time, x) in [(0.5, 10.0), (1.5, 30), (2.5, 40), (3.5, 30), (4.5, 30), (5.5, 50), (9, 50)] {
            #expect(try abs(stage.x(time) - x) < 1e-9, "\(time)")
        }
    }

    @Test("A trigger in the middle of keyframes goes on with value and velocity")
    func interruptedKeyframes() throws {
        let stage = Stage(
            showing: Triggered(times: [1, 1.5]) { trigger in
                KeyframeAnimator(initialValue: 0.0, trigger: trigger) {
                    Mover(x: $0)
                } keyframes: { _ in
                    CubicKeyframe(80, duration: 1)
                }
            })
        let h = 1e-4
        let (before, at, later) = (try stage.x(1.5 - h), try stage.x(1.5), try stage.x(1.5 + h))
        #expect(abs(at - 40) < 1e-6)
        #expect(abs((later - at) / h - (at - before) / h) < 0.1)
        #expect((later - at) / h > 100)
        #expect(try abs(stage.x(2.5) - 80) < 1e-9)
    }

    @Test("Keyframes ignore the transaction")
    func transaction() throws {
        let stage = Stage(
            showing: Triggered(times: [1]) { trigger in
                KeyframeAnimator(initialValue: 0.0, trigger: trigger) {
                    Mover(x: $0)
                } keyframes: { _ in
                    LinearKeyframe(80, duration: 1)
                }
                .transaction { $0.animation = .easeIn(duration: 5) }
            })
        #expect(try abs(stage.x(1.5) - 40) < 1e-9)
    }
}
