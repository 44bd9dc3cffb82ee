import KinoraViews
import Testing

@testable import Charts

/// Where bars begin and end once those of one place are stacked.
@MainActor
struct StackingTests {
    private func spans(_ content: some ChartContent) -> [[Double]] {
        ChartPlan(content._marks, ChartSettings()).stacked().map { $0.map { [$0.0, $0.1] } ?? [] }
    }

    private func bars(_ values: [Double], _ method: MarkStackingMethod) -> some ChartContent {
        ForEach(values, id: \.self) { BarMark(x: .value("x", "a"), y: .value("y", $0), stacking: method) }
    }

    @Test("Bars of one place stand on each other, those below zero hang below each other")
    func standard() {
        #expect(spans(bars([4, 2, -1, 3, -2], .standard)) == [[0, 4], [4, 6], [0, -1], [6, 9], [-1, -3]])
        #expect(spans(bars([4, 2], .unstacked)) == [[0, 4], [0, 2]])
    }

    @Test("A normalized stack is one high, a centered one as far below zero as above")
    func shares() {
        #expect(spans(bars([1, 3], .normalized)) == [[0, 0.25], [0.25, 1]])
        #expect(spans(bars([1, 3], .center)) == [[-2, -1], [-1, 2]])
    }

    @Test("A bar with both its ends is where they are")
    func ends() {
        #expect(spans(BarMark(x: .value("x", "a"), yStart: .value("y", 2), yEnd: .value("y", 5))) == [[2, 5]])
    }

    @Test("A legend shows where series have names")
    func legend() {
        let plain = ChartPlan(bars([1], .standard)._marks, ChartSettings())
        #expect(!plain.showsLegend)
        let named = ChartPlan(bars([1], .standard).foregroundStyle(by: .value("kind", "b"))._marks, ChartSettings())
        #expect(named.showsLegend && named.styles.entries.map(\.value.name) == ["b"])
    }
}
