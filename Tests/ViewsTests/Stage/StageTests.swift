import Foundation
import KinoraPixels
import KinoraScene
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// What a stage promises: exact virtual time, one unit of update at a time, and any moment in any order.
@MainActor
struct StageTests {
    /// The x position of the only fill of a view at a time.
    private func x(_ stage: Stage, _ time: Double) throws -> Double {
        try #require(SceneProbe(stage.scene(at: time)).fills.first).rect.minX
    }

    private struct Slider: View {
        @State private var x = 0.0
        let animation: Animation?
        var body: some View {
            Rectangle().frame(width: 10, height: 10).offset(x: x)
                .frame(width: 100, height: 100, alignment: .topLeading)
                .onAppear { withAnimation(animation) { x = 80 } }
        }
    }

    private func stage(_ content: some View, duration: Double = 4, script: Script = .empty) -> Stage {
        Stage(size: CGSize(width: 100, height: 100), duration: duration, script: script, seed: 7) { content }
    }

    @Test("A linear animation moves evenly and ends at the model value")
    func linear() throws {
        let stage = stage(Slider(animation: .linear(duration: 2)))
        #expect(try abs(x(stage, 0) - 0) < 1e-9)
        #expect(try abs(x(stage, 0.5) - 20) < 1e-9)
        #expect(try abs(x(stage, 1) - 40) < 1e-9)
        #expect(try abs(x(stage, 3) - 80) < 1e-9)
    }

    @Test("A time far away costs no more than a near one: nothing is played between events")
    func farTimes() throws {
        let stage = stage(Slider(animation: .linear(duration: 2)), duration: 1e6)
        #expect(try x(stage, 1e6) == 80)
        #expect(try abs(x(stage, 1) - 40) < 1e-9)
    }

    @Test("Without an animation the change shows at once")
    func unanimated() throws {
        #expect(try x(stage(Slider(animation: nil)), 0) == 80)
    }

    @Test("Any order of times gives the same scenes")
    func anyOrder() throws {
        let times = (0..<24).map { Double($0) / 12 }
        let played = stage(Slider(animation: .spring(duration: 0.5, bounce: 0.3)))
        let inOrder = try times.map { try played.scene(at: $0) }
        let sought = stage(Slider(animation: .spring(duration: 0.5, bounce: 0.3)))
        for index in [23, 5, 11, 0, 17, 5, 22, 1] {
            #expect(try sought.scene(at: times[index]) == inOrder[index])
        }
    }

    /// A square that jumps to the right after a second, and grows when it is tapped there.
    private struct Jumper: View {
        @State private var isRight = false
        @State private var isLarge = false
        var body: some View {
            Rectangle().frame(width: isLarge ? 40 : 20, height: 20)
                .onTapGesture { isLarge = true }
                .frame(width: 100, height: 100, alignment: isRight ? .trailing : .leading)
                .onAppear { DispatchQueue.main.asyncAfter(deadline: .now() + 1) { isRight = true } }
        }
    }

    @Test("A tap meets the views of its own moment, also after a look at an earlier one")
    func inputAfterLookingBack() throws {
        let script = Script([ScriptEvent(at: 2.5, .tap(at: .points(x: 90, y: 50), count: 1))])
        let stage = Stage(size: CGSize(width: 100, height: 100), duration: 4, script: script) { Jumper() }
        func width(_ time: Double) throws -> CGFloat? { try SceneProbe(stage.scene(at: time)).fills.first?.rect.width }
        #expect(try width(2) == 20)
        #expect(try width(0.5) == 20)
        #expect(try width(3) == 40)
    }

    private struct Ticker: View {
        @State private var count = 0
        var body: some View {
            Rectangle().frame(width: 10, height: 10).offset(x: Double(count))
                .frame(width: 100, height: 100, alignment: .topLeading)
                .onAppear {
                    KinoraStage.Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { timer in
                        count += 1
                        if count == 15 { timer.invalidate() }
                    }
                }
        }
    }

    @Test("Waiting for a group runs what queues took for it, once; what was only entered cannot end while one waits")
    func groups() {
        nonisolated(unsafe) var steps: [Int] = []
        let (group, queue) = (KinoraStage.DispatchGroup(), KinoraStage.DispatchQueue(label: "work"))
        queue.async(group: group) { steps.append(1) }
        queue.async(group: group) {
            steps.append(2)
            queue.async(group: group) { steps.append(3) }
        }
        group.wait()
        #expect(steps == [1, 2, 3])
        group.enter()
        #expect(group.wait(timeout: .now() + 1) == .timedOut)
        group.leave()
        #expect(group.wait(timeout: .now()) == .success && steps == [1, 2, 3])
    }

    @Test("A timer ticks at exact virtual times and stops when it is told")
    func timer() throws {
        let stage = stage(Ticker())
        #expect(try x(stage, 0.0999) == 0)
        #expect(try x(stage, 0.1001) == 1)
        #expect(try x(stage, 0.75) == 7)
        #expect(try x(stage, 3) == 15)
    }

    private struct Delayed: View {
        @State private var steps: [Int] = []
        var body: some View {
            Rectangle().frame(width: 10, height: 10).offset(x: Double(steps.reduce(0) { $0 * 2 + $1 }))
                .frame(width: 100, height: 100, alignment: .topLeading)
                .onAppear {
                    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { steps.append(3) }
                    DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { steps.append(5) }
                }
        }
    }

    @Test("Delayed work runs in the order of its times")
    func delayed() throws {
        let stage = stage(Delayed())
        #expect(try x(stage, 0.6) == 5)
        #expect(try x(stage, 1.1) == 13)
    }

    private struct Endless: View {
        @State private var a = 0
        @State private var b = 0
        var body: some View {
            Rectangle()
                .onAppear { a = 1 }
                .onChange(of: a) { b += 1 }
                .onChange(of: b) { a += 1 }
        }
    }

    @Test("Handlers that feed each other end in a named error")
    func endless() {
        #expect(throws: StageError.doesNotSettle(time: 0, rounds: Graph.roundLimit, views: ["Endless"])) {
            try stage(Endless()).scene(at: 0)
        }
    }

    private struct Guest: View {
        @State private var isShown = true
        var body: some View {
            VStack {
                if isShown { Rectangle().frame(width: 20, height: 20).transition(.opacity) }
            }
            .frame(width: 100, height: 100)
            .onTapGesture { withAnimation(.linear(duration: 1)) { isShown = false } }
            .contentShape(Rectangle())
        }
    }

    @Test("A view that leaves fades out in its place and is gone when the animation ends")
    func removal() throws {
        let script = Script([ScriptEvent(at: 0.5, .tap(at: .unit(x: 0.5, y: 0.5), count: 1))])
        let stage = stage(Guest(), script: script)
        func opacity(_ time: Double) throws -> Double { try SceneProbe(stage.scene(at: time)).opacity }
        #expect(try opacity(0.4) == 1)
        #expect(try abs(opacity(1) - 0.5) < 1e-9)
        #expect(try SceneProbe(stage.scene(at: 1.6)).fills.isEmpty)
    }

    private struct Lottery: View {
        @State private var numbers: [Double] = []
        var body: some View {
            ZStack(alignment: .topLeading) {
                ForEach(numbers, id: \.self) { number in
                    Rectangle().frame(width: 4, height: 4).offset(x: number)
                }
            }
            .frame(width: 100, height: 100, alignment: .topLeading)
            .onAppear { numbers = (0..<5).map { _ in Double.random(in: 0...90) } }
        }
    }

    @Test("Chance comes from the seed: equal seeds agree, others do not")
    func seeded() throws {
        func scene(_ seed: UInt64) throws -> FrameScene {
            try Stage(size: CGSize(width: 100, height: 100), duration: 1, seed: seed) { Lottery() }.scene(at: 0)
        }
        #expect(try scene(1) == scene(1))
        #expect(try scene(1) != scene(2))
    }

    private struct Phases: View {
        @State private var count = 0
        @State private var done = 0
        var body: some View {
            Rectangle().frame(width: 10, height: 10).offset(x: Double(count) * 10, y: Double(done))
                .frame(width: 100, height: 100, alignment: .topLeading)
                .onAppear {
                    withAnimation(.linear(duration: 0.5)) {
                        count = 4
                    } completion: {
                        done = 7
                    }
                }
        }
    }

    @Test("A completion runs when the animation it belongs to has ended")
    func completion() throws {
        let stage = stage(Phases())
        func y(_ time: Double) throws -> Double {
            try #require(SceneProbe(stage.scene(at: time)).fills.first).rect.minY
        }
        #expect(try y(0.49) == 0)
        #expect(try y(0.51) == 7)
    }
}
