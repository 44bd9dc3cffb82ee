import Dispatch
import Foundation
import KinoraScene
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// Asynchronous work runs on the virtual clock, in order, on the stage's thread.
@MainActor
struct TaskTests {
    private func stage(@ViewBuilder _ content: @escaping @MainActor () -> some View) -> Stage {
        Stage(size: CGSize(width: 100, height: 100), duration: 10, seed: 7) { content() }
    }

    private func x(_ stage: Stage, _ time: Double) throws -> Double {
        try #require(SceneProbe(stage.scene(at: time)).fills.first).rect.minX
    }

    private struct Sleeper: View {
        @State private var x = 0.0
        var body: some View {
            ObjectTests.Mark(x: x).task {
                for step in 1...50 {
                    try? await Task.sleep(for: .milliseconds(100))
                    x = Double(step)
                }
            }
        }
    }

    @Test("Sleeping takes virtual time exactly, at any order of times")
    func sleeping() throws {
        let stage = stage { Sleeper() }
        #expect(try x(stage, 0.05) == 0)
        #expect(try x(stage, 1.05) == 10)
        #expect(try x(stage, 4.05) == 40)
        #expect(try x(stage, 2.05) == 20)
        #expect(try x(stage, 9) == 50)
    }

    @Test("Sleeping by a clock that is named, or until a moment, takes virtual time, too")
    func clocks() throws {
        final class Log { var moments: [Double] = [] }
        let log = Log()
        let stage = stage {
            Color.red.task {
                let sleeps: [() async throws -> Void] = [
                    { try await Task.sleep(until: .now + .seconds(0.5), clock: .continuous) },
                    { try await Task.sleep(until: .now.advanced(by: .seconds(0.5)), clock: .suspending) },
                    { try await Task.sleep(for: .seconds(0.5), clock: .continuous) },
                    { try await Task.sleep(for: .seconds(0.5), tolerance: .seconds(1), clock: .suspending) },
                    { try await Task.sleep(until: ContinuousClock.now + .seconds(0.5), clock: ContinuousClock()) },
                ]
                for sleep in sleeps {
                    try? await sleep()
                    log.moments.append(VirtualClock.present)
                }
            }
        }
        _ = try stage.scene(at: 5)
        #expect(log.moments == [0.5, 1, 1.5, 2, 2.5])
    }

    @Test("Work of the main actor and of the main queue takes turns, in the order in which it was asked for")
    func turns() throws {
        final class Log { var text = "" }
        let log = Log()
        let stage = stage {
            Color.red.onAppear {
                DispatchQueue.main.async { log.text += "A" }
                Task { @MainActor in log.text += "B" }
                DispatchQueue.main.async {
                    log.text += "C"
                    Task { @MainActor in log.text += "D" }
                    DispatchQueue.main.async { log.text += "E" }
                }
                log.text += "I"
            }
        }
        _ = try stage.scene(at: 0)
        #expect(log.text == "IABCDE")
    }

    private struct Restarting: View {
        @State private var id = 0
        @State private var x = 0.0
        var body: some View {
            ObjectTests.Mark(x: x)
                .task(id: id) {
                    do {
                        try await Task.sleep(nanoseconds: 1_000_000_000)
                        x += 10
                    } catch {
                        x += 1
                    }
                }
                .onAppear { DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { id = 1 } }
        }
    }

    @Test("Another id cancels the work and begins it anew")
    func restarting() throws {
        let stage = stage { Restarting() }
        #expect(try x(stage, 0.4) == 0)
        #expect(try x(stage, 0.6) == 1)
        #expect(try x(stage, 1.4) == 1)
        #expect(try x(stage, 1.5) == 11)
    }

    private actor Store {
        private var total = 0
        func add(_ value: Int) -> Int {
            total += value
            return total
        }
    }

    nonisolated static func double(_ value: Int) async -> Int { value * 2 }

    private struct Asking: View {
        let ask: () -> Bool
        var body: some View { ObjectTests.Mark(x: ask() ? 10 : 5) }
    }

    @Test("Another thread sees no stage while one performs here, and none is left when it has")
    func otherThreads() throws {
        let ask = {
            final class Answer: @unchecked Sendable { var isNone = false }
            let (answer, done) = (Answer(), Dispatch.DispatchSemaphore(value: 0))
            Thread.detachNewThread {
                answer.isNone = Graph.current == nil
                done.signal()
            }
            done.wait()
            return answer.isNone && Graph.current != nil
        }
        let place = try x(stage { Asking(ask: ask) }, 0)
        #expect(place == 10)
        #expect(Graph.current == nil)
    }

    private struct Hopping: View {
        @State private var x = 0.0
        var body: some View {
            ObjectTests.Mark(x: x).onAppear {
                Task {
                    let store = Store()
                    let sum = await withTaskGroup(of: Int.self) { group in
                        for value in 1...4 { group.addTask { await TaskTests.double(value) } }
                        var sum = 0
                        for await value in group { sum = await store.add(value) }
                        return sum
                    }
                    async let more = TaskTests.double(sum)
                    let start = ContinuousClock.now
                    try await ContinuousClock().sleep(for: .seconds(2))
                    let slept = start.duration(to: .now) == .seconds(2)
                    x = Double(await more) + (slept ? 0 : 50)
                }
            }
        }
    }

    @Test("Groups, actors and detached functions finish at the moment they are waited for")
    func hopping() throws {
        let stage = stage { Hopping() }
        #expect(try x(stage, 1.9) == 0)
        #expect(try x(stage, 2) == 40)
    }

    private struct Leaving: View {
        @State private var isShown = true
        @State private var x = 0.0
        var body: some View {
            ZStack {
                ObjectTests.Mark(x: x)
                if isShown {
                    Color.clear.task {
                        try? await Task.sleep(for: .seconds(5))
                        x = Task.isCancelled ? 3 : 60
                    }
                }
            }
            .onAppear { DispatchQueue.main.asyncAfter(deadline: .now() + 1) { isShown = false } }
        }
    }

    @Test("Work is cancelled when its view is gone")
    func leaving() throws {
        let stage = stage { Leaving() }
        #expect(try x(stage, 0.9) == 0)
        #expect(try x(stage, 1.1) == 3)
        #expect(try x(stage, 6) == 3)
    }

    private struct Restless: View {
        var body: some View {
            ObjectTests.Mark(x: 0).task { while true { await Task.yield() } }
        }
    }

    @Test("Work that never rests is an error, not a hang")
    func restless() throws {
        let stage = stage { Restless() }
        #expect(throws: StageError.doesNotSettle(time: 0, rounds: Graph.jobLimit, views: [])) { try stage.scene(at: 0) }
    }

    @Test("Tasks outside of a performance still run")
    func outside() async {
        _ = try? stage { Sleeper() }.scene(at: 1)
        let value = await Task.detached { await TaskTests.double(21) }.value
        await MainActor.run { #expect(value == 42) }
    }
}
