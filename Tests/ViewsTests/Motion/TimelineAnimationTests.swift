import Foundation
import KinoraScene
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// Animations within a timeline that changes with every frame: each begins when the date changes the value that it is of.
@MainActor
@Suite("Animations of values that a timeline's date decides")
struct TimelineAnimationTests {
    private func stage(
        _ script: [ScriptEvent] = [], @ViewBuilder _ content: @escaping (Double) -> some View
    ) -> Stage {
        Stage(showing: TimelineView(.animation) { content($0.date.timeIntervalSinceReferenceDate) }, script: script)
    }

    /// At 0 until a time, and at 50 from then on, to which it glides in half a second.
    private struct Glider: View {
        let time: Double
        var start = 1.0
        var body: some View {
            Mover(x: time >= start ? 50 : 0).animation(.linear(duration: 0.5), value: time >= start)
        }
    }

    private static let glide = [(0.5, 0.0), (1, 0), (1.25, 25), (1.1, 10), (1.5, 50), (3, 50), (0.2, 0), (1.4, 40)]

    private func expectGlide(of stage: Stage) throws {
        for (time, x) in Self.glide { #expect(try abs(stage.x(time) - x) < 1e-6, "\(time)") }
    }

    @Test("A value that the date changes glides, whichever frames are asked for")
    func glides() throws {
        try expectGlide(of: stage { Glider(time: $0) })
        try expectGlide(
            of: stage { time in
                Mover(x: time >= 1 ? 50 : 0).animation(.linear(duration: 0.5), value: time >= 1)
            })
    }

    @Test("It glides forth and back, each time from where it is")
    func returns() throws {
        let stage = stage { time in
            let isOn = Int(time) % 2 == 1
            Mover(x: isOn ? 50 : 0).animation(.linear(duration: 0.5), value: isOn)
        }
        for (time, x) in [(1.25, 25.0), (1.9, 50), (2.25, 25), (2.9, 0), (3.1, 10)] {
            #expect(try abs(stage.x(time) - x) < 1e-6, "\(time)")
        }
    }

    @Test("What is in a geometry reader or moves otherwise at the same time glides alike")
    func surroundings() throws {
        try expectGlide(of: stage { time in GeometryReader { _ in Glider(time: time) } })
        struct Beside: View {
            @State private var isWide = false
            let time: Double
            var body: some View {
                VStack(alignment: .leading, spacing: 0) {
                    Glider(time: time)
                    Rectangle().frame(width: isWide ? 90 : 10, height: 10)
                        .onAppear { withAnimation(.linear(duration: 3).repeatForever()) { isWide = true } }
                }
            }
        }
        try expectGlide(of: stage { Beside(time: $0) })
    }

    @Test("An action before and after the change takes nothing from it")
    func actions() throws {
        struct Tapped: View {
            @State private var taps = 0
            let time: Double
            var body: some View {
                VStack(alignment: .leading, spacing: 0) {
                    Glider(time: time)
                    Color.red.frame(width: 20, height: 20).opacity(taps > 0 ? 0.5 : 1)
                        .onTapGesture { withAnimation { taps += 1 } }
                }
            }
        }
        let taps = [0.7, 0.993, 1.003, 1.2].map { ScriptEvent(at: $0, .tap(at: .points(x: 10, y: 20), count: 1)) }
        try expectGlide(of: stage(taps) { Tapped(time: $0) })
    }

    @Test("What changes between two steps is shown as of the first, and glides from the second on")
    func betweenSteps() throws {
        let stage = stage { Glider(time: $0, start: 1.005) }
        for (time, x) in [(1.004, 0.0), (1.006, 0), (1.016, 0), (61.0 / 60 + 0.25, 25), (1.01, 0)] {
            #expect(try abs(stage.x(time) - x) < 1e-6, "\(time)")
        }
    }

    @Test("Where nothing is about to glide the date is that of the frame, and not of a step")
    func exactDates() throws {
        let stage = stage { time in
            Mover(x: time * 10, y: time >= 1 ? 50 : 0).animation(.linear(duration: 0.5), value: time >= 1)
        }
        for time in [0.3, 0.437, 0.9999] { #expect(try abs(stage.x(time) - time * 10) < 1e-6) }
    }

    @Test("A value that nothing but the state decides leaves the dates alone")
    func states() throws {
        struct Counter: View {
            @State private var taps = 0
            let time: Double
            var body: some View {
                Mover(x: time * 10, y: Double(taps) * 20).animation(.linear(duration: 1), value: taps)
                    .onTapGesture { taps += 1 }
            }
        }
        let tap = [ScriptEvent(at: 1.0, .tap(at: .points(x: 14, y: 4), count: 1))]
        let stage = stage(tap) { Counter(time: $0) }
        #expect(try abs(stage.y(1.5) - 10) < 1e-6 && abs(stage.y(3) - 20) < 1e-6)
        #expect(try abs(stage.x(0.4321) - 4.321) < 1e-6)
    }

    @Test("A spring that is told to follow every date trails behind it")
    func following() throws {
        let stage = stage { time in
            Mover(x: time * 10).animation(.linear(duration: 0.5), value: time)
        }
        // Steps that each take half a second make a motion that comes later by half of that, on average.
        for time in [2.0, 3, 4] {
            let lag = try time * 10 - stage.x(time)
            #expect(lag > 0.5 && lag < 5, "\(time): \(lag)")
        }
    }

    @Test("What comes with a date comes with its transition")
    func transitions() throws {
        let stage = stage { time in
            ZStack(alignment: .topLeading) {
                Color.clear.frame(width: 1, height: 1)
                if time >= 1 { Mover(x: 50).transition(.offset(x: -40)) }
            }
            .animation(.linear(duration: 1), value: time >= 1)
        }
        func place(_ time: Double) throws -> Double? {
            try SceneProbe(stage.scene(at: time)).fills.map(\.rect).first { $0.width == 10 }.map { Double($0.minX) }
        }
        #expect(try place(0.9) == nil)
        for (time, x) in [(1.25, 20.0), (1.75, 40), (2.5, 50)] {
            #expect(try abs((place(time) ?? -1) - x) < 1e-6, "\(time)")
        }
    }

    @Test("A transaction of a value is one as the date changes that; animations stay disabled where a view says so")
    func transactionsOfValues() throws {
        try expectGlide(
            of: stage { time in
                Mover(x: time >= 1 ? 50 : 0)
                    .transaction(value: time >= 1) { $0.animation = .linear(duration: 0.5) }
            })
        let disabled = stage { time in Glider(time: time).transaction { $0.disablesAnimations = true } }
        #expect(try disabled.x(0.99) == 0 && disabled.x(1) == 50)
    }

    @Test("Keyframes and phases begin as the date changes their trigger")
    func triggers() throws {
        let keyframes = stage { time in
            KeyframeAnimator(initialValue: 0.0, trigger: time >= 1) { x in
                Mover(x: x)
            } keyframes: { _ in
                LinearKeyframe(50, duration: 0.5)
            }
        }
        try expectGlide(of: keyframes)
        let phases = stage { time in
            PhaseAnimator([0.0, 50], trigger: time >= 1) { x in
                Mover(x: x)
            } animation: { _ in
                .linear(duration: 0.5)
            }
        }
        for (time, x) in [(0.9, 0.0), (1.25, 25), (1.5, 50), (1.75, 25), (2.5, 0)] {
            #expect(try abs(phases.x(time) - x) < 1e-6, "\(time)")
        }
    }

    @Test("Digits of a text that the date changes roll")
    func text() throws {
        let stage = stage { time in
            Text("\(Int(time))").contentTransition(.numericText()).animation(.linear(duration: 0.5), value: Int(time))
        }
        func count(_ time: Double) throws -> Int { try SceneProbe(stage.scene(at: time)).texts.count }
        #expect(try count(0.9) == 1 && count(1.25) == 2 && count(1.9) == 1)
    }

    @Test("Entries of a period are animated while something else moves, too")
    func periods() throws {
        struct Beside: View {
            @State private var isWide = false
            let changesLayout: Bool
            var body: some View {
                VStack(alignment: .leading, spacing: 0) {
                    TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: 1)) { context in
                        Glider(time: context.date.timeIntervalSinceReferenceDate)
                    }
                    Rectangle().frame(width: changesLayout && isWide ? 90 : 10, height: 10)
                        .scaleEffect(isWide ? 2 : 1)
                        .onAppear { withAnimation(.linear(duration: 3).repeatForever()) { isWide = true } }
                }
            }
        }
        for changesLayout in [false, true] { try expectGlide(of: Stage(showing: Beside(changesLayout: changesLayout))) }
    }
}
