import KinoraScene
import KinoraStage
import KinoraViews
import Testing

@testable import Charts

/// Charts where text runs from right to left.
@MainActor
struct ChartDirectionTests {
    @Test("Marks and labels run from the left in both directions")
    func same() throws {
        func nodes(_ direction: LayoutDirection) throws -> [Node] {
            let stage = Stage(size: CGSize(width: 200, height: 150), duration: 1) {
                Chart {
                    BarMark(x: .value("a", "A"), y: .value("v", 5))
                    BarMark(x: .value("a", "B"), y: .value("v", 3))
                }
                .environment(\.layoutDirection, direction)
            }
            return try stage.scene(at: 0).nodes
        }
        let plain = try nodes(.leftToRight)
        #expect(!plain.isEmpty)
        #expect(try nodes(.rightToLeft) == plain)
    }
}
