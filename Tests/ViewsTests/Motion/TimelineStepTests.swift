import Foundation
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// Which entry of its schedule a timeline shows: the last one that has come, until the moment of the next.
@MainActor
struct TimelineStepTests {
    /// The date that shows at each time, in seconds.
    private func shown(_ schedule: some TimelineSchedule, at times: [Double]) throws -> [Double] {
        let stage = Stage(
            showing: TimelineView(schedule) { Mover(x: $0.date.timeIntervalSinceReferenceDate * 10) })
        return try times.map { (try stage.x($0) * 100).rounded() / 1000 }
    }

    @Test("An interval's date shows from its moment to the next one's", arguments: [0.5, 2, 1.0 / 3])
    func interval(_ step: Double) throws {
        let times = [0, 0.51, 0.99, 1, 1.01, 1.49, 1.99, 2, 2.7].map { $0 * step }
        let entries = [0, 0, 0, 1, 1, 1, 1, 2, 2].map { ($0 * step * 1000).rounded() / 1000 }
        #expect(try shown(.animation(minimumInterval: step), at: times) == entries)
    }

    @Test("A period counts from its own date, before and after it")
    func periodic() throws {
        let schedule = PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0.3), by: 1)
        #expect(try shown(schedule, at: [0, 0.29, 0.31, 1.29, 1.31, 2.31]) == [-0.7, -0.7, 0.3, 0.3, 1.3, 2.3])
    }

    @Test("Dates of a list show from their moment; before the first it shows the first")
    func explicit() throws {
        let dates = [1, 2.5, 4].map { Date(timeIntervalSinceReferenceDate: $0) }
        #expect(
            try shown(.explicit(dates), at: [0, 0.99, 1, 2.49, 2.5, 3.99, 4, 9]) == [1, 1, 1, 1, 2.5, 2.5, 4, 4])
    }

    @Test("Whole minutes begin at their moment")
    func minutes() {
        let schedule = EveryMinuteTimelineSchedule()
        #expect([0, 59.9, 60, 119.9, 120].map { schedule.entry(at: $0, start: 17) } == [0, 0, 60, 60, 120])
        let dates = schedule.entries(from: Date(timeIntervalSinceReferenceDate: 90), mode: .normal)
        #expect(dates.prefix(2).map(\.timeIntervalSinceReferenceDate) == [60, 120])
    }

    @Test("A schedule's entries are evenly apart; paused or in low frequency an animation has none")
    func entries() {
        let start = Date(timeIntervalSinceReferenceDate: 5)
        func entries(_ schedule: AnimationTimelineSchedule, _ mode: TimelineScheduleMode = .normal) -> [Double] {
            schedule.entries(from: start, mode: mode).prefix(3).map(\.timeIntervalSinceReferenceDate)
        }
        #expect(entries(.animation(minimumInterval: 0.25)) == [5, 5.25, 5.5])
        #expect(entries(.animation(minimumInterval: 0.25, paused: true)).isEmpty)
        #expect(entries(.animation, .lowFrequency).isEmpty)
    }

    @Test("A handler of the date runs once for each entry")
    func handlers() throws {
        final class Log { var dates: [Double] = [] }
        let log = Log()
        let view = TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: 0.5)) { context in
            Color.red.onChange(of: context.date) { log.dates.append(context.date.timeIntervalSinceReferenceDate) }
        }
        _ = try Stage(showing: view).scene(at: 2.2)
        #expect(log.dates == [0.5, 1, 1.5, 2])
    }

    private static let start = Date(timeIntervalSinceReferenceDate: 0.3)

    /// The only fill at a time.
    private func fill(_ stage: Stage, _ time: Double) throws -> CGRect {
        try #require(SceneProbe(stage.scene(at: time)).fills.first).rect
    }

    @Test("What an entry changes is animated")
    func animatedEntries() throws {
        let view = TimelineView(.periodic(from: Self.start, by: 1)) { context in
            let seconds = context.date.timeIntervalSince(Self.start)
            Rectangle().frame(width: 10, height: 10).offset(x: seconds * 40)
                .animation(.linear(duration: 0.5), value: seconds)
        }
        let stage = Stage(size: CGSize(width: 10, height: 10), duration: 5) { view }
        // Before the first entry the one of a period before it shows.
        for (time, place) in [
            (0.5, -24.0), (1.2, 0), (1.3, 0), (1.55, 20), (1.9, 40), (2.425, 50), (2.9, 80), (1.55, 20),
        ] {
            #expect(try abs(fill(stage, time).minX - place) < 1e-6, "\(time)")
        }
    }

    @Test("Entries of an animation that are far from each other are events, too, after a pause as well")
    func rareEntries() throws {
        struct Steps: View {
            @State private var isPaused = false
            var body: some View {
                TimelineView(.animation(minimumInterval: 1, paused: isPaused)) { context in
                    let seconds = context.date.timeIntervalSinceReferenceDate
                    Rectangle().frame(width: 10, height: 10).offset(x: seconds * 20)
                        .animation(.linear(duration: 0.5), value: seconds)
                }
                .task {
                    try? await Task.sleep(for: .seconds(1.6))
                    isPaused = true
                    try? await Task.sleep(for: .seconds(2))
                    isPaused = false
                }
            }
        }
        let stage = Stage(showing: Steps())
        // The second step, due at 2 s, is due 2 s later.
        for (time, x) in [(0.9, 0.0), (1.25, 10), (1.6, 20), (3.9, 20), (4.25, 30), (4.9, 40)] {
            #expect(try abs(stage.x(time) - x) < 1e-6, "\(time)")
        }
    }

    @Test("Frames at the very moment of an entry show it")
    func momentsOfEntries() throws {
        let stage = Stage(
            showing: TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: 0.1)) {
                Mover(x: $0.date.timeIntervalSinceReferenceDate * 10)
            })
        for frame in 0...30 { #expect(try abs(stage.x(Double(frame) / 10) - Double(frame)) < 1e-6) }
        let minutes = Stage(
            showing: TimelineView(.everyMinute) { Mover(x: $0.date.timeIntervalSinceReferenceDate) })
        for (time, x) in [(59.9, 0.0), (60, 60), (60.001, 60), (119.99, 60), (120, 120)] {
            #expect(try minutes.x(time) == x)
        }
    }

    @Test("Each entry draws other random numbers, which all frames of it show")
    func randomEntries() throws {
        let view = TimelineView(.periodic(from: Self.start, by: 0.5)) { _ in
            HStack { ForEach(0..<1) { _ in Rectangle().frame(width: .random(in: 1...90)) } }
        }
        func width(_ time: Double) throws -> Double { try fill(Stage(showing: view), time).width }
        let widths = try [0.3, 0.8, 1.3].map(width)
        #expect(Set(widths).count == 3)
        #expect(try [0.5, 0.9, 1.7].map(width) == widths)
    }

    /// The dates that the content below was made for.
    private static var dates: [Double] = []

    private struct ToldEntries: View {
        var body: some View {
            TimelineView(.periodic(from: TimelineStepTests.start, by: 0.25)) { context in
                let _ = TimelineStepTests.dates.append(context.date.timeIntervalSinceReferenceDate)
                Color.red.phaseAnimator([0, 1]) { content, phase in content.offset(x: phase) }
            }
        }
    }

    @Test("A schedule's content is made once for each entry, whatever frames are asked for", arguments: [10.0, 30, 60])
    func evaluations(rate: Double) throws {
        Self.dates = []
        let stage = Stage(showing: ToldEntries())
        for frame in 0...Int(rate) { _ = try stage.scene(at: Double(frame) / rate) }
        let dates = Self.dates.filter { $0 > 0 }
        #expect(dates.count == 4 && Set(dates).count == 4)
    }
}
