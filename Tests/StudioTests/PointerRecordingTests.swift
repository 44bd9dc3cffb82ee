import KinoraScripts
import KinoraStage
import Testing

@testable import KinoraProtocol
@testable import KinoraStudio

@Suite struct PointerRecordingTests {
    private static func text(_ samples: [PointerSample]) -> String { Script(PointerRecording(samples).events).text }

    /// A finger from its way down to its way up, with a place for each step.
    private static func drag(
        _ steps: Int, lasting seconds: Double, _ place: (Int) -> (x: Double, y: Double)
    ) -> [PointerSample] {
        (0...steps).map { step -> PointerSample in
            let kind: PointerSample.Kind = step == 0 ? .down : step == steps ? .up : .move
            let (x, y) = place(step)
            return PointerSample(kind, at: seconds * Double(step) / Double(steps), x, y)
        }
    }

    @Test func aShortTouchIsATapWhenTheFingerGoesUp() {
        #expect(
            Self.text([.init(.down, at: 0.4, 10, 20), .init(.move, at: 0.45, 11, 20), .init(.up, at: 0.5, 11, 21)])
                == "- {at: 0.5, tap: [10, 20]}\n")
    }

    @Test func tapsSoonAfterEachOtherCountTogether() {
        let twice: [PointerSample] = [
            .init(.down, at: 1, 10, 20), .init(.up, at: 1.08, 10, 20), .init(.down, at: 1.2, 12, 20),
            .init(.up, at: 1.3, 12, 20),
        ]
        #expect(Self.text(twice) == "- {at: 1.08, tap: [10, 20], count: 2}\n")
        let apart = twice + [.init(.down, at: 1.35, 90, 20), .init(.up, at: 1.4, 90, 20)]
        #expect(Self.text(apart) == "- {at: 1.08, tap: [10, 20], count: 2}\n- {at: 1.4, tap: [90, 20]}\n")
    }

    @Test func tapsCountToTenAndBeginAnew() {
        let taps = (0..<12).flatMap { index -> [PointerSample] in
            let start = 1 + 0.12 * Double(index)
            return [.init(.down, at: start, 10, 20), .init(.up, at: start + 0.05, 10, 20)]
        }
        #expect(Self.text(taps) == "- {at: 1.05, tap: [10, 20], count: 10}\n- {at: 2.25, tap: [10, 20], count: 2}\n")
    }

    @Test func aLongTouchIsAPress() {
        #expect(
            Self.text([.init(.down, at: 0.25, 33.33, 8), .init(.up, at: 1.2501, 33, 8)])
                == "- {at: 0.25, press: [33.3, 8], for: 1}\n")
    }

    @Test func aStraightDragHasTwoPointsAndABentOneItsBend() {
        let straight = Self.drag(50, lasting: 0.5) { (Double($0) * 2, 10) }
        #expect(Self.text(straight) == "- {at: 0, drag: [[0, 10], [100, 10]], for: 0.5}\n")
        let bent = Self.drag(20, lasting: 1) { (Double(min($0, 10)) * 10, Double(max(0, $0 - 10)) * 10) }
        #expect(Self.text(bent) == "- {at: 0, drag: [[0, 0], [100, 0], [100, 100]], for: 1}\n")
    }

    @Test func aDragOfChangingSpeedHasTimes() {
        let samples: [PointerSample] = [
            .init(.down, at: 0, 0, 0), .init(.move, at: 0.2, 80, 0), .init(.move, at: 0.4, 100, 0),
            .init(.up, at: 1, 100, 0),
        ]
        #expect(
            Self.text(samples) == "- {at: 0, drag: [[0, 0], [80, 0], [100, 0], [100, 0]], times: [0, 0.2, 0.4, 1]}\n")
    }

    @Test func atNoMomentIsTheReplayMoreThanAPointFromThePointer() {
        // Slow, then fast, then resting, around a bend, as a hand does it; the pointer is asked 60 times a second.
        func place(_ step: Int) -> (x: Double, y: Double) {
            let share = min(1, Double(step) / 60)
            let way = share * share * share
            return (200 * way, 80 * (way * 3).rounded(.down) / 3 + 30 * way)
        }
        let samples = Self.drag(90, lasting: 1.5, place)
        guard case .drag(let path, let duration, .times(let times))? = PointerRecording(samples).events.first?.action
        else {
            Issue.record("no drag with times")
            return
        }
        #expect(duration == 1.5 && times.count == path.count && path.count < 40)
        for sample in samples {
            let next = max(1, times.firstIndex { $0 >= sample.time - 1e-9 } ?? 1)
            guard case .points(let x, let y) = path[next - 1], case .points(let u, let v) = path[next] else { return }
            let share = (sample.time - times[next - 1]) / (times[next] - times[next - 1])
            let (dx, dy) = (x + share * (u - x) - sample.x, y + share * (v - y) - sample.y)
            // Places are written in tenths and times in thousandths, which counts where it is fast.
            #expect((dx * dx + dy * dy).squareRoot() < 1.6, "at \(sample.time)")
        }
    }

    @Test func hoveringEndsWithAPauseOrOutside() {
        let samples: [PointerSample] = [
            .init(.hover, at: 0, 0, 0), .init(.hover, at: 0.2, 50, 0), .init(.leave, at: 0.3, 60, 0),
            .init(.hover, at: 1, 5, 5), .init(.hover, at: 1.1, 9, 5),
        ]
        #expect(
            Self.text(samples)
                == "- {at: 0, hover: [[0, 0], [50, 0]], for: 0.2, leaves: true}\n- {at: 1, hover: [[5, 5], [9, 5]], for: 0.1}\n"
        )
    }

    @Test func turnsOfTheWheelAddUp() {
        let samples = (0..<5).map { PointerSample(.wheel, at: 0.5 + 0.1 * Double($0), 40, 50, by: 0, 30) }
        #expect(Self.text(samples) == "- {at: 0.5, scroll: [40, 50], by: [0, 150], for: 0.4}\n")
    }

    @Test func whatIsRecordedReadsBackAsItIs() throws {
        var random = SystemRandomNumberGenerator()
        let kinds: [PointerSample.Kind] = [.down, .move, .up, .hover, .leave, .wheel]
        for _ in 0..<200 {
            let samples = (0..<40).map { index in
                PointerSample(
                    kinds.randomElement(using: &random)!, at: Double(index) * 0.07, .random(in: -10...400),
                    .random(in: -10...400), by: .random(in: -99...99), .random(in: -99...99))
            }
            let script = Script(PointerRecording(samples).events)
            #expect(try ScriptSheet(script.text).script() == script)
        }
    }

    @Test func aPathHasAtMostSoManyPoints() {
        let samples = Self.drag(3000, lasting: 3) { (Double($0 % 7) * 30, Double($0 % 11) * 20) }
        guard case .drag(let path, _, _)? = PointerRecording(samples).events.first?.action else {
            Issue.record("no drag")
            return
        }
        #expect(path.count <= PointerRecording.mostPoints && path.count > 2)
    }

    @Test(arguments: [
        "{}", #"{"kind":"fly","time":1}"#, #"{"kind":"up","time":-1}"#, #"{"kind":"up","time":1,"x":1e9}"#,
    ])
    func whatIsNoSampleIsRefused(text: String) throws {
        let value = try JSONValue(text.utf8)
        #expect(throws: HTTPRefusal.self) { try PointerSample(value) }
    }
}
