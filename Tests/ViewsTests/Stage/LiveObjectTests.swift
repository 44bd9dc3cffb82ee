import KinoraScene
import Testing

import class KinoraStage.Stage
@testable import KinoraViews

/// Objects that change whenever they are drawn are played step by step, so that a frame does not depend on those before it.
@MainActor
struct LiveObjectTests {
    private final class Walker {
        var x = 0.0
        var last = 0.0
        var strides: [Double] = []

        func walk(to date: Date) {
            let now = date.timeIntervalSinceReferenceDate
            defer { last = now }
            guard now > last else { return }
            strides.append(Double.random(in: 0...1))
            x += strides.last! * (now - last)
        }
    }

    private struct Walk: View {
        @State var walker = Walker()
        var body: some View {
            TimelineView(.animation) { timeline in
                Canvas { context, _ in
                    walker.walk(to: timeline.date)
                    context.fill(Path(CGRect(x: 0, y: 0, width: walker.x * 50, height: 4)), with: .color(.red))
                }
            }
        }
    }

    private func stage(_ walker: Walker? = nil) -> Stage {
        Stage(size: CGSize(width: 100, height: 10), duration: 9, seed: 3) { Walk(walker: walker ?? Walker()) }
    }

    @Test("A frame alone is the frame of a run, at any rate and in any order")
    func pure() throws {
        let alone = try stage().scene(at: 1)
        for rate in [24.0, 60, 90] {
            let run = stage()
            var last: FrameScene?
            for index in 0...Int(rate) { last = try run.scene(at: Double(index) / rate) }
            #expect(last == alone, "at \(rate) frames a second")
        }
        let sought = stage()
        _ = try sought.scene(at: 3)
        #expect(try sought.scene(at: 1) == alone)
        #expect(try sought.scene(at: 3) != alone)
    }

    @Test("Each step draws numbers of its own, sixty a second")
    func randomness() throws {
        let walker = Walker()
        _ = try stage(walker).scene(at: 1)
        #expect(walker.strides.count == 60)
        #expect(Set(walker.strides).count == 60)
    }

    @Test("Identifiers are drawn from the seed, and no two are the same")
    func identifiers() throws {
        final class Log { var ids: [UUID] = [] }
        struct Items: View {
            let log: Log
            @State private var first = UUID()
            var body: some View {
                Color.red.onAppear { log.ids = [first, UUID(), UUID()] }
            }
        }
        func ids(_ seed: UInt64) throws -> [UUID] {
            let log = Log()
            _ = try Stage(size: CGSize(width: 9, height: 9), duration: 1, seed: seed) { Items(log: log) }.scene(at: 0)
            return log.ids
        }
        let own = try ids(1)
        #expect(Set(own).count == 3)
        #expect(try ids(1) == own)
        #expect(try Set(ids(2)).isDisjoint(with: own))
        #expect(own[1].uuidString.split(separator: "-")[2].hasPrefix("4"))
    }
}
