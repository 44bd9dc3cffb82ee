import KinoraViews
import Testing

@testable import Charts

/// Which styles, symbols, sizes and lines values have.
@MainActor
struct ChartLookTests {
    /// The plan of a chart below the modifiers.
    private func plan<C: ChartContent>(_ content: C, _ change: (inout ChartSettings) -> Void = { _ in }) -> ChartPlan {
        var settings = ChartSettings()
        change(&settings)
        return ChartPlan(content._marks, settings)
    }
    private func points(_ names: [String]) -> some ChartContent {
        ForEach(names, id: \.self) {
            PointMark(x: .value("x", 1), y: .value("y", 1)).symbol(by: .value("n", $0)).lineStyle(by: .value("n", $0))
        }
    }
    private func numbers(_ numbers: [Double]) -> some ChartContent {
        ForEach(numbers, id: \.self) {
            PointMark(x: .value("x", 1), y: .value("y", 1)).symbolSize(by: .value("n", $0))
                .foregroundStyle(by: .value("n", $0))
        }
    }

    @Test("Series take symbols and lines in their order, which a domain changes")
    func order() {
        let square = CGRect(x: 0, y: 0, width: 10, height: 10)
        func shapes(_ plan: ChartPlan) -> [Path] { plan.symbols.entries.map { $0.look.path(in: square) } }
        let own = plan(points(["a", "b"]))
        #expect(shapes(own) == [BasicChartSymbolShape.circle, .square].map { $0.path(in: square) })
        #expect(own.strokes.entries.map { $0.look.dash.isEmpty } == [true, false])
        let turned = plan(points(["a", "b"])) { $0.symbols = ChartLooks(domain: ["b", "a"]._values) }
        #expect(turned.symbols.domain == [.category("b"), .category("a")])
        #expect(turned.symbols.look(of: .category("a"))?.path(in: square) == shapes(own)[1])
        let given = plan(points(["a", "b"])) {
            $0.symbols = ChartLooks(range: [AnyChartSymbolShape(BasicChartSymbolShape.cross)])
        }
        #expect(shapes(given).allSatisfy { $0 == BasicChartSymbolShape.cross.path(in: square) })
    }

    @Test("Sizes of numbers go from one end of the range to the other, by the type of the scale")
    func sizes() {
        func areas(_ change: (inout ChartSettings) -> Void) -> [CGFloat?] {
            let plan = plan(numbers([0, 25, 100]), change)
            return [0, 25, 100].map { plan.sizes.look(of: .number($0)) }
        }
        #expect(areas { $0.sizes = ChartLooks(range: [100, 500]) } == [100, 200, 500])
        #expect(areas { $0.sizes = ChartLooks(range: [100, 500], type: .squareRoot) } == [100, 300, 500])
        #expect(areas { $0.sizes = ChartLooks(domain: (0.0...50.0)._values, range: [0, 100]) } == [0, 50, 100])
        #expect(areas { $0.sizes = .mapped { (value: Double) in CGFloat(value) } } == [0, 25, 100])
        #expect(areas { $0.sizes = .pairs([25.0: 7]) }[1] == 7)
    }

    @Test("Colors of numbers lie between those of a range, and numbers with names of their own are categories")
    func ramp() {
        let ramp = plan(numbers([0, 10])) { $0.colors = [.black, .white] }
        #expect(ramp.styles.domain == [.number(0), .number(10)] && ramp.styles.entries.isEmpty && ramp.showsLegend)
        #expect(ChartPlan.color([.black, .white], 0) == .black && ChartPlan.color([.black, .white], 1) == .white)
        let named = plan(numbers([0, 10])) { $0.styles = ChartLooks(pairs: [(.number(10), AnyShapeStyle(Color.red))]) }
        #expect(named.styles.numbers == nil && named.styles.entries.count == 2)
    }

    @Test("Categories of a gradient go from its one end to the other, those of an array take its colors in turn")
    func gradient() {
        let gradient = Gradient(colors: [.black, .red, .white])
        #expect(gradient._looks(ofCategories: 3) == [.black, .red, .white])
        #expect(gradient._looks(ofCategories: 2) == [.black, .white])
        #expect(gradient._looks(ofCategories: 1) == [.black] && gradient._looks(ofCategories: 0).isEmpty)
        #expect(Gradient(colors: [])._looks(ofCategories: 2).isEmpty)
        #expect([Color.red, .green, .blue]._looks(ofCategories: 2) == [.red, .green, .blue])
        let plan = plan(points(["a", "b", "c"])) { settings in
            settings.symbols.categories = { count in
                (0..<count).map { AnyChartSymbolShape($0 == count - 1 ? BasicChartSymbolShape.cross : .circle) }
            }
        }
        let square = CGRect(x: 0, y: 0, width: 10, height: 10)
        let shapes = plan.symbols.entries.map { $0.look.path(in: square) }
        #expect(shapes == [BasicChartSymbolShape.circle, .circle, .cross].map { $0.path(in: square) })
    }

    @Test("What a mark says itself comes before what surrounds it")
    func inner() {
        let mark = PointMark(x: .value("x", 1), y: .value("y", 1)).symbolSize(7).symbolSize(9)
            .lineStyle(StrokeStyle(lineWidth: 3)).lineStyle(StrokeStyle(lineWidth: 4))._marks[0]
        #expect(mark.symbolSize == 7 && mark.line?.lineWidth == 3)
    }
}
