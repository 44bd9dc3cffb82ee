import KinoraScene
import KinoraStage
import KinoraViews
import Testing

@testable import Charts

/// Fingers on a chart that scrolls and whose values can be selected.
@MainActor
struct ChartSelectionTests {
    private final class Log {
        var position = 0.0
        var selected: [Double?] = []
    }

    private func performed(_ script: [ScriptEvent]) throws -> Log {
        let log = Log()
        let position = Binding(get: { log.position }, set: { log.position = $0 })
        let selection = Binding<Double?>(get: { log.selected.last ?? nil }, set: { log.selected.append($0) })
        let stage = Stage(size: CGSize(width: 300, height: 200), duration: 6, script: Script(script)) {
            Chart(0..<40, id: \.self) { BarMark(x: .value("x", Double($0)), y: .value("y", 1)) }
                .chartXAxis(.hidden).chartYAxis(.hidden)
                .chartScrollableAxes(.horizontal).chartXVisibleDomain(length: 10)
                .chartScrollPosition(x: position).chartXSelection(value: selection)
        }
        _ = try stage.scene(at: 6)
        return log
    }

    @Test("A drag scrolls and selects nothing")
    func drags() throws {
        let log = try performed([
            ScriptEvent(
                at: 1,
                .drag(path: [.points(x: 250, y: 100), .points(x: 50, y: 100)], duration: 0.5, easesOut: true))
        ])
        #expect(log.position > 4 && log.selected.isEmpty)
    }

    @Test("A tap selects what is below it, and nothing is scrolled")
    func taps() throws {
        let log = try performed([ScriptEvent(at: 1, .tap(at: .points(x: 150, y: 100), count: 1))])
        #expect(log.position == 0 && log.selected.count == 1)
        #expect(log.selected.first.map { abs(($0 ?? 0) - 5) < 1 } == true)
    }
}
