import Foundation
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// When the completions of animations are called.
@MainActor
@Suite("Completions")
struct CompletionTests {
    /// Something to do with the square's place, and marks by which it tells that a completion was called.
    private struct Case: View {
        @State private var x = 0.0
        @State private var marks = 0.0
        @State private var isThere = true
        let act: (_ x: Binding<Double>, _ isThere: Binding<Bool>, _ mark: @escaping () -> Void) -> Void

        var body: some View {
            ZStack(alignment: .topLeading) {
                Mover(y: marks)
                if isThere { Mover(x: x) }
            }
            .onAppear { act($x, $isThere) { marks += 1 } }
        }
    }

    private func marks(_ stage: Stage, _ time: Double) throws -> Double { try stage.y(time) }

    private func animate(
        _ x: Binding<Double>, to end: Double, _ animation: Animation, _ criteria: AnimationCompletionCriteria,
        _ mark: @escaping () -> Void
    ) {
        withAnimation(animation, completionCriteria: criteria) {
            x.wrappedValue = end
        } completion: {
            mark()
        }
    }

    @Test("Logical completion comes when the animation started would have been done, whatever follows")
    func logical() throws {
        let stage = Stage(
            showing: Case { x, _, mark in
                animate(x, to: 40, .linear(duration: 1), .logicallyComplete, mark)
                after(0.5) { withAnimation(.linear(duration: 3)) { x.wrappedValue = 0 } }
            })
        #expect(try marks(stage, 0.99) == 0)
        #expect(try marks(stage, 1.01) == 1)
        #expect(try marks(stage, 9) == 1)
    }

    @Test("Removal comes when all motion of what was moved has ended, later changes included")
    func removed() throws {
        let stage = Stage(
            showing: Case { x, _, mark in
                animate(x, to: 40, .linear(duration: 1), .removed, mark)
                after(0.5) { withAnimation(.linear(duration: 3)) { x.wrappedValue = 0 } }
            })
        #expect(try marks(stage, 3.49) == 0)
        #expect(try marks(stage, 3.51) == 1)
        #expect(try marks(stage, 9) == 1)
    }

    @Test("A spring is logically complete after its duration and removed when it rests")
    func spring() throws {
        for (criteria, times) in [(AnimationCompletionCriteria.logicallyComplete, 0.49...0.51), (.removed, 0.8...1.6)] {
            let stage = Stage(
                showing: Case { x, _, mark in animate(x, to: 40, .spring(duration: 0.5), criteria, mark) })
            #expect(try marks(stage, times.lowerBound) == 0)
            #expect(try marks(stage, times.upperBound) == 1)
        }
    }

    @Test("What repeats for ever is removed when something else ends it")
    func forever() throws {
        let stage = Stage(
            showing: Case { x, _, mark in
                animate(x, to: 40, .linear(duration: 0.5).repeatForever(), .removed, mark)
                after(2) { withAnimation(.spring(duration: 0.2)) { x.wrappedValue = 10 } }
            })
        #expect(try marks(stage, 2) == 0)
        #expect(try marks(stage, 3) == 1)
    }

    @Test("What disappears is removed")
    func gone() throws {
        let stage = Stage(
            showing: Case { x, isThere, mark in
                animate(x, to: 40, .linear(duration: 5), .removed, mark)
                after(1) { isThere.wrappedValue = false }
            })
        #expect(try marks(stage, 0.99) == 0)
        #expect(try marks(stage, 1.01) == 1)
    }

    @Test("Without an animation the completion follows at once")
    func nothing() throws {
        for criteria in [AnimationCompletionCriteria.logicallyComplete, .removed] {
            let stage = Stage(showing: Case { x, _, mark in animate(x, to: 0, .linear(duration: 5), criteria, mark) })
            #expect(try marks(stage, 0) == 1)
        }
    }

    @Test("Blocks within blocks call each completion once, the outer one after the inner motion")
    func nested() throws {
        let stage = Stage(
            showing: Case { x, _, mark in
                withAnimation(.linear(duration: 1)) {
                    withAnimation(.linear(duration: 2)) {
                        x.wrappedValue = 40
                    } completion: {
                        mark()
                    }
                    x.wrappedValue = 41
                } completion: {
                    mark()
                }
            })
        #expect(try marks(stage, 1.9) == 0)
        #expect(try marks(stage, 2.1) == 2)
        #expect(try marks(stage, 9) == 2)
    }

    private struct Told: View {
        @State private var x = 0.0
        @State private var marks = 0.0
        var body: some View {
            ZStack(alignment: .topLeading) {
                Mover(y: marks)
                Mover(x: x).transaction(value: x) { transaction in
                    transaction.animation = .linear(duration: 1)
                    transaction.addAnimationCompletion { marks += 1 }
                }
            }
            .onAppear { after(1) { x = 40 } }
        }
    }

    @Test("Views add completions to transactions, too")
    func told() throws {
        let stage = Stage(showing: Told())
        #expect(try marks(stage, 1.9) == 0)
        #expect(try marks(stage, 2.1) == 1)
        #expect(try marks(stage, 9) == 1)
    }

    @Test("Outside of a stage the completion follows the changes")
    func outside() {
        let outer = Graph.current
        Graph.current = nil
        defer { Graph.current = outer }
        var calls: [Int] = []
        withAnimation(.default) {
            calls.append(1)
        } completion: {
            calls.append(2)
        }
        #expect(calls == [1, 2])
    }
}
