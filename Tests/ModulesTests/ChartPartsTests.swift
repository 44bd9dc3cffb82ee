import Foundation
import KinoraScene
import KinoraStage
import KinoraViews
import Testing

@testable import Charts

/// What stands around a chart: legend, labels, axes, and where.
@MainActor
struct ChartPartsTests {
    /// Where text begins, in order, and the boxes of circles.
    private struct Drawn {
        var texts: [CGPoint] = []
        var dots: [CGRect] = []
        var shapes = 0

        @MainActor init(_ view: some View) throws {
            let stage = Stage(size: CGSize(width: 200, height: 120), duration: 1) { view }
            visit(try stage.scene(at: 0).nodes, .identity)
        }

        private mutating func visit(_ nodes: [Node], _ move: CGAffineTransform) {
            for node in nodes {
                switch node {
                case .glyphs(let run):
                    guard let first = run.glyphs.first else { continue }
                    texts.append(CGPoint(x: first.x, y: first.y).applying(move))
                case .fill(let fill):
                    shapes += 1
                    let box = fill.path.boundingRect.applying(move)
                    if box.width == 8, box.height == 8 { dots.append(box) }
                case .group(let inner): visit(inner, move)
                case .layer(.transform(let own), let inner): visit(inner, own.concatenating(move))
                case .layer(_, let inner): visit(inner, move)
                default: break
                }
            }
        }
    }

    private func chart(named: Bool = true) -> some View {
        Chart {
            ForEach(["a", "b"], id: \.self) { name in
                BarMark(x: .value("x", name), y: .value("y", 3)).foregroundStyle(by: .value("kind", named ? name : "a"))
            }
        }
        .chartXAxis(.hidden).chartYAxis(.hidden)
    }

    @Test("A legend has a dot and a name for each series, below the plot or above it, or is hidden")
    func legend() throws {
        let below = try Drawn(chart())
        #expect(below.dots.count == 2 && below.texts.count == 2)
        #expect(below.dots.allSatisfy { $0.minY > 100 } && below.dots[0].minX < below.dots[1].minX)
        #expect(zip(below.dots, below.texts).allSatisfy { $0.maxX < $1.x })
        #expect(try Drawn(chart(named: false)).dots.count == 1)
        #expect(try Drawn(chart().chartLegend(position: .automatic)).dots == below.dots)
        let trailing = try Drawn(chart().chartLegend(position: .bottomTrailing))
        let centered = try Drawn(chart().chartLegend(position: .bottom, alignment: .center))
        #expect(trailing.dots.map(\.minY) == below.dots.map(\.minY) && trailing.dots[0].minX > 100)
        #expect(abs(centered.dots[0].minX * 2 - trailing.dots[0].minX - below.dots[0].minX) < 1)
        let beside = try Drawn(chart().chartLegend(position: .trailing, alignment: .top, spacing: 20))
        #expect(beside.dots[0].minX == beside.dots[1].minX && beside.dots[0].minX > 150)
        #expect(beside.dots[0].minY < beside.dots[1].minY && beside.dots[0].minY < 10)
        let leading = try Drawn(chart().chartLegend(position: .leading, alignment: .bottom))
        #expect(leading.dots.allSatisfy { $0.minX == 0 } && leading.dots[1].maxY > 105)
        #expect(try Drawn(chart().chartLegend(position: .top) { Circle().frame(width: 8, height: 8) }).dots.count == 1)
        let above = try Drawn(chart().chartLegend(position: .top))
        #expect(above.dots.count == 2 && above.dots.map(\.midY).max() ?? 120 < 20, "\(above.dots)")
        #expect(try Drawn(chart().chartLegend(.hidden)).dots.isEmpty)
        #expect(try Drawn(chart().chartLegend(.hidden)).texts.isEmpty)
    }

    @Test("Labels of axes stand above and below the plot")
    func labels() throws {
        let drawn = try Drawn(chart().chartLegend(.hidden).chartXAxisLabel("across").chartYAxisLabel("up"))
        #expect(drawn.texts.count == 2 && drawn.texts.contains { $0.y < 20 } && drawn.texts.contains { $0.y > 100 })
    }

    @Test("An axis that is hidden has no marks, whoever says them; one that is not keeps those that are said")
    func visibility() throws {
        let bars = Chart { BarMark(x: .value("x", "a"), y: .value("y", 3)) }.chartLegend(.hidden)
        let said = bars.chartXAxis { AxisMarks { _ in AxisValueLabel("x") } }.chartYAxis(.hidden)
        #expect(try Drawn(said).texts.count == 1)
        #expect(try Drawn(said.chartXAxis(.automatic)).texts.count == 1)
        #expect(try Drawn(said.chartXAxis(.visible)).texts.count == 1)
        #expect(try Drawn(said.chartXAxis(.hidden)).texts.isEmpty)
        let hidden = bars.chartXAxis(.hidden).chartYAxis(.hidden)
        #expect(try Drawn(hidden.chartXAxis { AxisMarks { _ in AxisValueLabel("x") } }).texts.isEmpty)
        let none = bars.chartXAxis {}.chartYAxis {}
        #expect(try Drawn(none.chartXAxis(.visible).chartYAxis(.automatic)).texts.isEmpty)
    }

    @Test("A legend that is hidden is not there, wherever it is placed")
    func hiddenLegend() throws {
        #expect(try Drawn(chart().chartLegend(position: .top).chartLegend(.hidden)).dots.isEmpty)
        #expect(try Drawn(chart().chartLegend(position: .top).chartLegend(.automatic)).dots.count == 2)
    }

    @Test("Marks of an axis stand where their values are, and none a point or more beyond its ends")
    func marks() {
        var settings = ChartSettings()
        settings.x.domain = (0.0...100.0)._values
        settings.y.domain = (0.0...50.0)._values
        settings.x.plans =
            AxisMarks(values: [-2.0, -1, -0.5, 0, 50, 100, 100.5, 101, 102]) { _ in AxisGridLine() }._axes
        settings.y.plans = []
        // Points and values are the same across; there are no labels that take room.
        let across = ChartLayout(ChartPlan([], settings), settings, CGSize(width: 100, height: 50))
        #expect(across.plot == CGRect(x: 0, y: 0, width: 100, height: 50))
        #expect(
            across.lines.map { ($0.path.boundingRect.minX * 100).rounded() / 100 } == [11.5, 12, 62, 112, 112.5])
        #expect(
            across.lines.allSatisfy {
                $0.path.boundingRect.minY == ChartLayout.overhang && $0.path.boundingRect.height == 50
            })
        settings.y.plans = AxisMarks(values: [-1.0, -0.5, 0, 20, 50, 50.5, 51]) { _ in AxisGridLine() }._axes
        settings.x.plans = []
        let upright = ChartLayout(ChartPlan([], settings), settings, CGSize(width: 100, height: 50))
        // Values grow upwards.
        #expect(
            upright.lines.map { ($0.path.boundingRect.minY * 100).rounded() / 100 } == [62.5, 62, 42, 12, 11.5])
    }

    @Test("Labels of dates begin right of their lines, which go down beside them; the line at the end has none")
    func dates() {
        let months = (5...9).map { Calendar.charts.date(from: DateComponents(year: 2023, month: $0, day: 1))! }
        func layout(_ preset: AxisMarkPreset, _ size: CGSize) -> ChartLayout {
            var settings = ChartSettings()
            settings.x.domain = (months[0]...months[4])._values
            settings.x.plans = AxisMarks(preset: preset, values: .stride(by: .month))._axes
            settings.y.plans = []
            return ChartLayout(ChartPlan([], settings), settings, size)
        }
        let beside = layout(.automatic, CGSize(width: 300, height: 100))
        let places = months.map { beside.x.position($0._plotted) ?? 0 }
        #expect(beside.labels.map(\.point.x) == places.dropLast().map { $0 + 4 })
        #expect(beside.labels.allSatisfy { $0.anchor.x == 0 })
        // A line of the grid and a tick below it for each month.
        #expect(beside.lines.count == 10)
        let bottom = beside.lines.map(\.path.boundingRect.maxY).max() ?? 0
        #expect(abs(bottom - ChartLayout.overhang - 100) < 1e-6)
        let aligned = layout(.aligned, CGSize(width: 300, height: 100))
        #expect(aligned.labels.map(\.anchor.x) == [0, 0.5, 0.5, 0.5, 1])
        let short = aligned.lines.map(\.path.boundingRect.maxY).max() ?? 0
        #expect(abs(short - ChartLayout.overhang - aligned.plot.maxY - 4) < 1e-6)
    }

    @Test("Marks of a loop are there where their condition holds")
    func conditionalLoop() throws {
        func bars(_ isOn: Bool) throws -> Int {
            try Drawn(
                Chart {
                    ForEach(["a"], id: \.self) { PointMark(x: .value("x", $0), y: .value("y", 1)) }
                    if isOn {
                        ForEach(["b", "c"], id: \.self) { PointMark(x: .value("x", $0), y: .value("y", 1)) }
                    }
                }
                .chartXAxis(.hidden).chartYAxis(.hidden)
            ).shapes
        }
        #expect(try bars(true) == bars(false) + 2)
    }
}
