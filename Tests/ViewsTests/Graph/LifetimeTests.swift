import Foundation
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// How long a view's state lives: as long as a view of its identity is there.
@MainActor
struct LifetimeTests {
    /// A square that remembers when it came: it is 10 to the right for each second that had passed by then.
    private struct Aged: View {
        var from = 0.0
        @State private var birth = VirtualClock.now
        var body: some View { Mover(x: from + birth * 10) }
    }

    /// Changes a number: 1 at 0.5 s, 2 at 1.5 s, and so on.
    private struct Counting<Content: View>: View {
        @State private var count = 0
        var animation: Animation?
        @ViewBuilder let content: (Int) -> Content
        var body: some View {
            ZStack(alignment: .topLeading) { content(count) }.onAppear {
                for step in 1...5 { after(Double(step) - 0.5) { withAnimation(animation) { count = step } } }
            }
        }
    }

    private func places(_ view: some View, _ time: Double, _ script: [ScriptEvent] = []) throws -> [Double] {
        try SceneProbe(Stage(showing: view, script: script).scene(at: time)).fills.map { Double($0.rect.minX) }
    }

    @Test("A view keeps its state while its values change")
    func kept() throws {
        let view = Counting { Aged(from: Double($0) * 100) }
        #expect(try places(view, 3.2) == [300])
    }

    @Test("The branches of a condition are two views: each begins anew")
    func branches() throws {
        let view = Counting { count in
            if count % 2 == 0 { Aged() } else { Aged(from: 50) }
        }
        #expect(try places(view, 1.2) == [50 + 5])
        #expect(try places(view, 2.2) == [15])
        #expect(try places(view, 2.6) == [50 + 25])
    }

    @Test("A ternary is one view, whichever its values are")
    func ternary() throws {
        let view = Counting { Aged(from: $0 % 2 == 0 ? 0 : 50) }
        #expect(try places(view, 3.2) == [50])
    }

    @Test("Another identifier is another view")
    func identifiers() throws {
        let view = Counting { Aged().id($0 / 2) }
        // It changes at 1.5 s and at 3.5 s.
        #expect(try places(view, 1.2) == [0])
        #expect(try places(view, 1.6) == [15])
        #expect(try places(view, 3.2) == [15])
        #expect(try places(view, 3.6) == [35])
    }

    @Test("The rows of a ForEach keep their state where their identifiers go, and lose it with them")
    func rows() throws {
        let view = Counting { count in
            ZStack(alignment: .topLeading) {
                ForEach(count == 0 ? [1, 2] : count == 1 ? [2, 1] : [2, 3], id: \.self) { number in
                    Aged(from: Double(number) * 100)
                }
            }
        }
        #expect(try places(view, 1.2) == [200, 100])
        // 3 came at 1.5 s.
        #expect(try places(view, 2.2) == [200, 315])
    }

    @Test("What leaves without an animation is gone; what comes again is new")
    func again() throws {
        let view = Counting { count in
            if count % 2 == 0 { Aged() }
        }
        #expect(try places(view, 0.6) == [])
        #expect(try places(view, 1.6) == [15])
        #expect(try places(view, 2.3) == [15])
    }

    @Test("What comes again while it is leaving is the view it was, with its state")
    func returning() throws {
        let view = Counting(animation: .linear(duration: 3)) { count in
            if count != 1 { Aged() }
        }
        // Away from 0.5 s to 1.5 s, and on its way out all that time.
        #expect(try places(view, 2.2) == [0])
        // After its way out has ended it would be another: here the way takes 0.2 s.
        let quick = Counting(animation: .linear(duration: 0.2)) { count in
            if count != 1 { Aged() }
        }
        #expect(try places(quick, 2.2) == [15])
    }

    private struct Watched: View {
        let log: Log
        var body: some View {
            Color.red.onAppear { log.entries.append("+\(VirtualClock.now)") }
                .onDisappear { log.entries.append("-\(VirtualClock.now)") }
        }
    }

    private final class Log { var entries: [String] = [] }

    @Test("A view appears and disappears once each, at the moment of the change; animated, when its way out has ended")
    func appearance() throws {
        for (animation, expected) in [(nil, "-0.5"), (Animation.linear(duration: 1), "-1.5")] {
            let log = Log()
            let view = Counting(animation: animation) { count in
                if count == 0 { Watched(log: log) }
            }
            _ = try Stage(showing: view).scene(at: 4)
            #expect(log.entries == ["+0.0", expected])
        }
    }
}
