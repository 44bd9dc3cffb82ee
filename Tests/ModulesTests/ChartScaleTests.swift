import KinoraViews
import Testing

@testable import Charts

/// Where values are along a scale, and which values places have.
@MainActor
struct ChartScaleTests {
    private func line(
        _ low: Double, _ high: Double, _ type: ScaleType = .linear, isReversed: Bool = false,
        ends: (start: CGFloat, end: CGFloat)? = nil
    ) -> ChartScale {
        ChartScale(
            kind: .line(low: low, high: high, isDate: false), length: 100, isReversed: isReversed, ends: ends,
            type: type)
    }

    @Test("Values lie along a scale as its type says, and a place gives its value back")
    func types() {
        let table: [(ScaleType, Double, Double, Double, CGFloat)] = [
            (.linear, 0, 10, 2.5, 25), (.log, 1, 100, 10, 50), (.squareRoot, 0, 100, 25, 50),
            (.power(exponent: 2), 0, 10, 5, 25), (.symmetricLog, -99, 99, 9, 75),
            (.symmetricLog(slopeAtZero: 10), -9.9, 9.9, 0, 50), (.linear, 10, 0, 2.5, 75),
        ]
        for (type, low, high, value, place) in table {
            let scale = line(low, high, type)
            #expect(abs(scale.position(value) - place) < 1e-9, "\(type): \(scale.position(value))")
            #expect(abs((scale.value(at: place)?.number ?? .nan) - value) < 1e-9, "\(type)")
            let upright = line(low, high, type, isReversed: true)
            #expect(abs(upright.position(value) - (100 - place)) < 1e-9)
        }
    }

    @Test("A range keeps room at the ends of the plot")
    func ends() {
        let padded = line(
            0, 10, ends: PlotDimensionScaleRange.plotDimension(startPadding: 10, endPadding: 30)._ends(100))
        #expect(padded.position(0) == 10 && padded.position(10) == 70 && padded.value(at: 40)?.number == 5)
        let given = line(0, 10, ends: (CGFloat(20)...60)._ends(100))
        #expect(given.position(5) == 40)
        let names = ChartScale(kind: .bands(["a", "b"]), length: 100, isReversed: false, ends: (10, 90))
        #expect(names.position(.category("b")) == 70 && names.range(.category("a")) == 10...50)
        #expect(names.value(at: 49) == .category("a") && names.value(at: 95) == nil)
    }

    private func layout(_ content: some ChartContent, _ change: (inout ChartSettings) -> Void) -> ChartLayout {
        var settings = ChartSettings()
        (settings.x.plans, settings.y.plans) = ([], [])
        change(&settings)
        return ChartLayout(ChartPlan(content._marks, settings), settings, CGSize(width: 100, height: 50))
    }
    private func points(_ values: [Double]) -> some ChartContent {
        ForEach(values, id: \.self) { PointMark(x: .value("x", $0), y: .value("y", $0)) }
    }
    private func ends(_ scale: ChartScale) -> [Double] {
        if case .line(let low, let high, _) = scale.kind { [low, high] } else { [] }
    }

    @Test("An axis ends at the marks that are wished for, unless it is hidden or its domain is said")
    func desiredMarks() {
        let values = points([0, 27_000])
        let marks = AxisMarks(values: .automatic(desiredCount: 3))._axes
        #expect(ends(layout(values) { $0.y.plans = marks }.y) == [0, 40_000])
        #expect(ends(layout(values) { $0.x.plans = marks }.x) == [0, 40_000])
        #expect(ends(layout(values) { _ in }.y) == [0, 30_000])
        #expect(ends(layout(values) { ($0.y.plans, $0.y.visibility) = (marks, .hidden) }.y) == [0, 30_000])
        #expect(
            ends(layout(values) { ($0.y.plans, $0.y.domain) = (marks, (0.0...27_000)._values) }.y) == [0, 27_000])
    }

    @Test("A domain begins with zero, goes the other way round, or is what the source makes of it")
    func domains() {
        typealias Domain = AutomaticScaleDomain
        func across(_ domain: some ScaleDomain, _ type: ScaleType? = nil) -> [Double] {
            ends(
                layout(points([20, 80])) {
                    ($0.x.domain, $0.x.type) = (domain._values, type)
                }.x)
        }
        #expect(across(Domain.automatic) == [20, 80])
        #expect(across(Domain.automatic(includesZero: true)) == [0, 80])
        #expect(across(Domain.automatic(reversed: true)) == [80, 20])
        #expect(across([100.0, 0.0]) == [100, 0])
        #expect(across(Domain.automatic(dataType: Int.self) { $0.append(200) }) == [20, 200])
        #expect(across(Domain.automatic, .log) == [10, 100])
        let names = layout(ForEach(["a", "b"], id: \.self) { BarMark(x: .value("x", $0), y: .value("y", 1)) }) {
            $0.x.domain = Domain.automatic(reversed: true)._values
        }
        #expect(names.plan.categoriesX == ["b", "a"])
    }

    @Test("A scrolled axis shows a part of its domain, from where the source says or somebody has moved it")
    func scroll() {
        func shown(_ position: Double?, _ scrolled: CGFloat? = nil) -> ChartLayout {
            var settings = ChartSettings()
            (settings.x.plans, settings.y.plans) = ([], [])
            settings.x.domain = (0.0...100.0)._values
            settings.x.scroll = ChartScroll(
                isOn: true, length: 25, position: position.map { value in { value._plotted } })
            return ChartLayout(
                ChartPlan(points([0, 100])._marks, settings), settings, CGSize(width: 100, height: 50),
                scrolled: scrolled.map { CGPoint(x: $0, y: 0) })
        }
        let first = shown(nil)
        #expect(first.content.width == 400 && first.x.value(at: 0)?.number == 0 && first.x.value(at: 100)?.number == 25)
        let given = shown(50)
        #expect(given.offset.x == 200 && given.x.position(50) == 0 && given.x.position(62.5) == 50)
        #expect(given.x.value(atOffset: 40)?.number == 10 && given.x.offset(of: .number(10)) == 40)
        #expect(shown(95).offset.x == 300)
        #expect(shown(50, 100).x.position(25) == 0)
        #expect(first.isScrolled && !layout(points([1])) { _ in }.isScrolled)
    }

    @Test("An axis that goes down the plot is scrolled from its upper end")
    func upright() {
        var settings = ChartSettings()
        (settings.x.plans, settings.y.plans) = ([], [])
        settings.y.domain = (0.0...100.0)._values
        settings.y.scroll = ChartScroll(isOn: true, length: 50)
        let plan = ChartPlan(points([0, 100])._marks, settings)
        let top = ChartLayout(plan, settings, CGSize(width: 100, height: 50))
        #expect(top.y.position(100) == 0 && top.y.position(50) == 50 && top.y.value(atOffset: 0)?.number == 50)
        settings.y.scroll.position = { .number(0) }
        let bottom = ChartLayout(plan, settings, CGSize(width: 100, height: 50))
        #expect(bottom.offset.y == 50 && bottom.y.position(0) == 50 && bottom.y.position(50) == 0)
    }

    @Test("Ticks of powers are those of ten, with 2 and 5 times of them where there are few")
    func powers() {
        func found(_ low: Double, _ high: Double) -> [Double] {
            AxisValues.powers(from: low, through: high).compactMap(\.number).map { ($0 * 1e6).rounded() / 1e6 }
        }
        #expect(found(1, 1000) == [1, 10, 100, 1000] && found(1, 10) == [1, 2, 5, 10])
        #expect(found(0.01, 1) == [0.01, 0.1, 1] && found(3, 60) == [5, 10, 20, 50] && found(0, 5).isEmpty)
    }
}
