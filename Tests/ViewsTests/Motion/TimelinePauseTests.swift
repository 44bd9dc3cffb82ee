import Foundation
import KinoraScene
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// A paused timeline, identities with transitions, and grids that change.
@MainActor
struct TimelinePauseTests {
    private struct Clock: View {
        @State private var isPaused = false
        var body: some View {
            TimelineView(.animation(paused: isPaused)) { context in
                Rectangle().frame(width: context.date.timeIntervalSinceReferenceDate * 10, height: 10)
            }
            .task {
                try? await Task.sleep(for: .seconds(1))
                isPaused = true
                try? await Task.sleep(for: .seconds(2))
                isPaused = false
            }
        }
    }

    @Test("A timeline freezes at the moment of the pause and goes on without a jump")
    func pause() throws {
        let stage = Stage(size: CGSize(width: 100, height: 100), duration: 5) { Clock() }
        func width(_ time: Double) throws -> Double {
            try #require(SceneProbe(stage.scene(at: time)).fills.first).rect.width
        }
        for (time, expected) in [(0.5, 5.0), (1, 10), (1.7, 10), (2.9, 10), (3, 10), (3.5, 15), (4.5, 25)] {
            #expect(try abs(width(time) - expected) < 1e-6)
        }
    }

    /// A timeline that rests between 0.1 and 0.3 s, whose dates are told.
    private struct ToldClock: View {
        @State private var isPaused = false
        let tell: (Date) -> Void
        var body: some View {
            TimelineView(.animation(paused: isPaused)) { context in
                Rectangle().onChange(of: context.date) { tell($1) }
            }
            .task {
                try? await Task.sleep(for: .seconds(0.1))
                isPaused = true
                try? await Task.sleep(for: .seconds(0.2))
                isPaused = false
            }
        }
    }

    @Test("The dates of a timeline that goes on after a pause never go back")
    func datesAfterPause() throws {
        var dates: [Date] = []
        let stage = Stage(size: CGSize(width: 100, height: 100), duration: 1) { ToldClock { dates.append($0) } }
        _ = try stage.scene(at: 0.5)
        #expect(dates.count > 10 && dates == dates.sorted() && Set(dates).count == dates.count)
    }

    private struct Replaced: View {
        @State private var number = 1
        let isOuter: Bool
        var body: some View {
            ZStack {
                if isOuter {
                    Rectangle().frame(width: 10, height: 10).id(number).transition(.offset(x: 40))
                } else {
                    Rectangle().frame(width: 10, height: 10).transition(.offset(x: 40)).id(number)
                }
            }
            .onAppear { withAnimation(.linear(duration: 1)) { number = 2 } }
        }
    }

    @Test(
        "A new identity comes and goes with the transition in both orders of the modifiers", arguments: [true, false])
    func identityTransition(isOuter: Bool) throws {
        let stage = Stage(size: CGSize(width: 200, height: 100), duration: 5) { Replaced(isOuter: isOuter) }
        let fills = try SceneProbe(stage.scene(at: 0.25)).fills.map(\.rect.minX).sorted()
        try #require(fills.count == 2)
        // The old one has gone a quarter of the way, the new one has three quarters to come.
        #expect(abs(fills[0] - 105) < 1e-6)
        #expect(abs(fills[1] - 125) < 1e-6)
    }

    private struct Columns: View {
        @State private var isWide = false
        let isLazy: Bool
        var body: some View {
            LazyVGrid(columns: Array(repeating: GridItem(.fixed(20), spacing: 0), count: isWide ? 4 : 2), spacing: 0) {
                ForEach(0..<4) { index in Rectangle().frame(width: 20, height: 20) }
            }
            .onAppear { withAnimation(.linear(duration: 1)) { isWide = true } }
        }
    }

    @Test("The items of a grid move to their places when its columns change")
    func grid() throws {
        let stage = Stage(size: CGSize(width: 80, height: 80), duration: 5) { Columns(isLazy: true) }
        func places(_ time: Double) throws -> [CGPoint] {
            try SceneProbe(stage.scene(at: time)).fills.map(\.rect.origin)
        }
        let (start, middle, end) = try (places(0), places(0.5), places(2))
        #expect(start == [CGPoint(x: 20, y: 20), CGPoint(x: 40, y: 20), CGPoint(x: 20, y: 40), CGPoint(x: 40, y: 40)])
        #expect(end == (0..<4).map { CGPoint(x: Double($0) * 20, y: 30) })
        for index in 0..<4 {
            #expect(abs(middle[index].x - (start[index].x + end[index].x) / 2) < 1e-6)
            #expect(abs(middle[index].y - (start[index].y + end[index].y) / 2) < 1e-6)
        }
    }
}
