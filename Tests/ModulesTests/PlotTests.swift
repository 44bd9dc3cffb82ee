import KinoraViews
import Testing

@testable import Charts

/// Plots over functions and collections.
@MainActor
struct PlotTests {
    private struct Item {
        let x: Double
        let y: Int
        let kind: String
    }
    private let items = [Item(x: 1, y: 10, kind: "a"), Item(x: 2, y: 20, kind: "b")]

    @Test("A plot of a collection is the marks of its elements")
    func collections() {
        let points = PointPlot(items, x: .value("x", \.x), y: .value("y", \.y))
            .foregroundStyle(by: .value("kind", \.kind)).symbol(by: .value("kind", \.kind))._marks
        #expect(points.map { $0.x?.start } == [.number(1), .number(2)])
        #expect(points.map { $0.y?.start } == [.number(10), .number(20)])
        #expect(
            points.map(\.styleBy) == [.category("a"), .category("b")] && points.map(\.symbolBy) == points.map(\.styleBy)
        )
        let bars = BarPlot(items, x: .value("kind", \.kind), y: .value("y", \.y))._marks
        #expect(bars.map(\.kind) == [.bar, .bar] && bars.map { $0.x?.start } == [.category("a"), .category("b")])
        #expect(RulePlot(items, x: .value("x", \.x))._marks.map(\.kind) == [.rule, .rule])
        #expect(SectorPlot(items, angle: .value("y", \.y))._marks.map(\.kind) == [.sector, .sector])
        #expect(RectanglePlot(items, x: .value("x", \.x), y: .value("y", \.y))._marks.count == 2)
        #expect(
            LinePlot(items, x: .value("x", \.x), y: .value("y", \.y), series: .value("k", \.kind))._marks[1].series
                == "b")
        #expect(AreaPlot(items, x: .value("x", \.x), y: .value("y", \.y))._marks[0].kind == .area)
    }

    @Test("A function is followed over its domain, or over the axis, and breaks off where it has no number")
    func functions() {
        var settings = ChartSettings()
        settings.x.domain = (-2.0...2.0)._values
        let own = ChartPlan(LinePlot(x: "x", y: "y", domain: 0...1) { $0 * $0 }._marks, settings).marks
        #expect(
            own.first?.x?.start == .number(0) && own.last?.x?.start == .number(1) && own.last?.y?.start == .number(1))
        #expect(own.allSatisfy { ($0.y?.start.number ?? -1) == ($0.x?.start.number ?? 0) * ($0.x?.start.number ?? 0) })
        let wide = ChartPlan(LinePlot(x: "x", y: "y") { 1 / $0 }._marks, settings).marks
        #expect(wide.first?.x?.start == .number(-2) && wide.last?.x?.start == .number(2))
        #expect(Set(wide.compactMap(\.series)).count == 2 && Set(own.compactMap(\.series)).count == 1)
        let band = ChartPlan(
            AreaPlot(x: "x", yStart: "a", yEnd: "b", domain: 0...1) { (yStart: -$0, yEnd: $0) }._marks, settings
        ).marks
        #expect(band.last?.y?.start == .number(-1) && band.last?.y?.end == .number(1))
        let round = ChartPlan(
            LinePlot(x: "x", y: "y", t: "t", domain: 0...1) { (x: 2 * $0, y: 3 * $0) }._marks, settings
        ).marks
        #expect(round.last?.x?.start == .number(2) && round.last?.y?.start == .number(3))
    }
}
