import Foundation
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// Content that comes and goes with the date alone, between events.
@MainActor
@Suite("Timelines whose content comes and goes")
struct TimelineContentTests {
    private func stage(@ViewBuilder _ content: @escaping (Double) -> some View) -> Stage {
        Stage(showing: TimelineView(.animation) { content($0.date.timeIntervalSinceReferenceDate) })
    }

    @Test("The branch that a date chooses is shown at that date, in any order")
    func branches() throws {
        let stage = stage { time in
            if Int(time) % 2 == 0 { Mover(x: 10) } else { Mover(x: 20) }
        }
        for (time, x) in [(0.5, 10.0), (1.5, 20), (2.5, 10), (3.5, 20), (1.2, 20), (0, 10)] {
            #expect(try stage.x(time) == x, "\(time)")
        }
    }

    @Test("As many items are shown as a date asks for, in their order")
    func items() throws {
        let stage = stage { time in
            ZStack(alignment: .topLeading) { ForEach(0..<Int(time), id: \.self) { Mover(x: Double(10 * $0)) } }
        }
        for time in [0.5, 3.5, 1.5, 7.5] {
            let places: [Double] = try SceneProbe(stage.scene(at: time)).fills.map { Double($0.rect.minX) }
            let expected: [Double] = (0..<Int(time)).map { Double(10 * $0) }
            #expect(places == expected, "\(time)")
        }
    }

    @Test("An optional view is there when its value is")
    func optional() throws {
        let stage = stage { time in
            if time >= 2, time < 3 { Mover(x: 5) }
        }
        for (time, count) in [(1.0, 0), (2, 1), (2.5, 1), (3, 0)] {
            #expect(try SceneProbe(stage.scene(at: time)).fills.count == count, "\(time)")
        }
    }
}
