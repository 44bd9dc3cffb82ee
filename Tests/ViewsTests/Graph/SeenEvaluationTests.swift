import KinoraScene
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// Bodies read the clock, and make identifiers, when SwiftUI would evaluate them, and not with every frame.
@MainActor
struct SeenEvaluationTests {
    /// A bar that is as wide, in points, as ten times the seconds that it sees.
    private struct Bar: View {
        let seconds: Double
        var body: some View { Rectangle().frame(width: seconds * 10, height: 4) }
    }

    /// The words that `UUID()` is made of in sources: here, beside Foundation, that is Foundation's own.
    fileprivate static func identifier() -> UInt64 {
        var generator = StageGenerator(byEvaluation: true)
        return generator.next()
    }

    private static func stage(_ view: some View) -> Stage {
        Stage(size: CGSize(width: 200, height: 100), duration: 4) { view }
    }

    private func widths(_ stage: Stage, _ time: Double) throws -> [Double] {
        try SceneProbe(stage.scene(at: time)).fills.map { Double($0.rect.width) }
    }

    /// Counts from when it was made, as sources of shaders often do.
    private struct Counting: View {
        let start = Date.present
        var body: some View {
            TimelineView(.animation) { Bar(seconds: $0.date.timeIntervalSince(start)) }
        }
    }

    @Test("A date in a property of a view stands while the body that made the view does")
    func property() throws {
        let stage = Self.stage(VStack { Nested() })
        for time in [0.5, 1, 3] { #expect(try abs(widths(stage, time)[0] - time * 10) < 1e-9) }
    }

    private struct Nested: View { var body: some View { VStack { Counting() } } }

    /// Its state is written after a second, and the outer one's after two.
    private struct Outer: View {
        @State private var count = 0
        var body: some View {
            VStack {
                Bar(seconds: 1 + VirtualClock.now)
                Inner()
                Told(count: count)
            }
            .task {
                try? await Task.sleep(for: .seconds(2))
                count += 1
            }
        }
    }
    private struct Inner: View {
        @State private var count = 0
        var body: some View {
            Bar(seconds: 1 + VirtualClock.now)
                .task {
                    try? await Task.sleep(for: .seconds(1))
                    count += 1
                }
                .opacity(count == 0 ? 1 : 0.5)
        }
    }
    private struct Told: View {
        let count: Int
        var body: some View { Bar(seconds: 1 + VirtualClock.now) }
    }

    /// Bars of the outer view, the inner one, and one that is told the outer one's state.
    private static let expected: [(time: Double, widths: [Double])] = [
        (0, [10, 10, 10]), (0.9, [10, 10, 10]), (1, [10, 20, 10]), (1.7, [10, 20, 10]), (2, [30, 20, 30]),
        (3, [30, 20, 30]),
    ]

    @Test("A body sees the time of the last change of what it reads")
    func changes() throws {
        let stage = Self.stage(Outer())
        for (time, expected) in Self.expected { #expect(try widths(stage, time) == expected, "\(time) s") }
    }

    @Test("What it sees does not depend on the frames before")
    func order() throws {
        let backwards = Self.stage(Outer())
        for (time, expected) in Self.expected.reversed() {
            #expect(try widths(backwards, time) == expected, "\(time) s")
        }
        for (time, expected) in Self.expected { #expect(try widths(backwards, time) == expected, "\(time) s") }
        for (time, expected) in Self.expected {
            #expect(try widths(Self.stage(Outer()), time) == expected, "\(time) s")
        }
    }

    @Test("Content of a timeline sees the time of each frame, also within closures and views of its own")
    func timelines() throws {
        let stage = Self.stage(
            TimelineView(.animation) { _ in
                GeometryReader { _ in Bar(seconds: VirtualClock.now) }
                Now()
            })
        for time in [0.5, 2.25] { #expect(try widths(stage, time).allSatisfy { abs($0 - time * 10) < 1e-9 }) }
    }

    private struct Now: View { var body: some View { Bar(seconds: VirtualClock.now) } }

    private struct Counter: View {
        var body: some View {
            VStack {
                Text(timerInterval: Date.present...Date.present.addingTimeInterval(3))
                Text(Date.present.addingTimeInterval(3), style: .timer)
            }
        }
    }

    @Test("Texts that count begin when their body was evaluated")
    func countingTexts() throws {
        let stage = Self.stage(Counter())
        let same = Self.stage(
            VStack {
                Text("0:02"); Text("0:02")
            })
        func glyphs(_ stage: Stage, _ time: Double) throws -> [[GlyphOutline]] {
            try SceneProbe(stage.scene(at: time)).texts.map { text in
                text.run.glyphs.map { glyph in text.run.outlines[glyph.outline] }
            }
        }
        #expect(try glyphs(stage, 1) == glyphs(same, 0))
        #expect(try glyphs(stage, 0) != glyphs(stage, 1))
    }

    @Test("A value that every evaluation makes anew animates each change of what the body reads, also one on appearing")
    func identifiersAsValues() throws {
        struct Growing: View {
            @State private var seconds = 0.0
            var body: some View {
                Bar(seconds: seconds)
                    .animation(.linear(duration: 1), value: SeenEvaluationTests.identifier())
                    .onAppear { seconds = 10 }
                    .task {
                        try? await Task.sleep(for: .seconds(2))
                        seconds = 0
                    }
            }
        }
        let stage = Self.stage(Growing())
        for (time, width) in [(0.0, 0.0), (0.5, 50), (1.5, 100), (2.25, 75), (3, 0), (0.25, 25)] {
            #expect(try abs((widths(stage, time).first ?? 0) - width) < 1e-9, "\(time) s")
        }
    }

    @Test("A body that is not evaluated anew makes the identifiers that it made before")
    func identifiers() throws {
        final class Log { var ids: [UInt64] = [] }
        struct Logging: View {
            let log: Log
            @State private var count = 0
            var body: some View {
                log.ids.append(SeenEvaluationTests.identifier())
                return VStack {
                    Bar(seconds: Double(count))
                    Inner()
                }
                .task {
                    try? await Task.sleep(for: .seconds(2))
                    count += 1
                }
            }
        }
        let log = Log()
        let stage = Self.stage(Logging(log: log))
        for time in [0.5, 1.5] { _ = try stage.scene(at: time) }
        #expect(Set(log.ids).count == 1)
        _ = try stage.scene(at: 3)
        #expect(Set(log.ids).count == 2)
        _ = try stage.scene(at: 0.5)
        #expect(Set(log.ids).count == 2)
    }

    @Test("An action sees the present time")
    func actions() throws {
        struct Acting: View {
            @State private var seen = 0.0
            var body: some View {
                Bar(seconds: seen)
                    .task {
                        try? await Task.sleep(for: .seconds(1.5))
                        seen = VirtualClock.now
                    }
            }
        }
        #expect(try widths(Self.stage(Acting()), 3) == [15])
    }
}

extension Date {
    /// What `Date()` is in sources, where Foundation's own is hidden.
    fileprivate static var present: Date { VirtualClock.date(at: VirtualClock.now) }
}
