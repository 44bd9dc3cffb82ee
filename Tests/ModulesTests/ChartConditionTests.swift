import Testing

@testable import Charts

/// Conditions among marks and axes: what one leaves out is not there, and the rest is as without it.
@MainActor
struct ChartConditionTests {
    private func bar(_ height: Int) -> BarMark { BarMark(x: .value("x", "a"), y: .value("y", height)) }

    private func heights<C: ChartContent>(@ChartContentBuilder _ content: () -> C) -> [Double?] {
        content()._marks.map { ($0.y?.end ?? $0.y?.start)?.number }
    }

    @Test("Marks stand in a chart if their condition holds, first, alone, or after others")
    func marks() {
        for isShown in [false, true] {
            let alone = heights { if isShown { bar(1) } }
            let first = heights {
                if isShown { bar(1) }
                bar(2)
            }
            let several = heights {
                bar(2)
                if isShown {
                    bar(1)
                    bar(3)
                }
            }
            #expect(alone == (isShown ? [1] : []) && first == (isShown ? [1, 2] : [2]))
            #expect(several == (isShown ? [2, 1, 3] : [2]))
        }
    }

    private func count<A: AxisContent>(@AxisContentBuilder _ axes: () -> A) -> Int { axes()._axes.count }

    @Test("Axes and their marks stand where their condition holds")
    func axes() {
        for isShown in [false, true] {
            let axes = count {
                AxisMarks { _ in
                    AxisGridLine()
                    if isShown { AxisTick() }
                }
                if isShown { AxisMarks { _ in AxisGridLine() } }
            }
            #expect(axes == (isShown ? 2 : 1))
        }
    }
}
