import Foundation
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// How the columns of a `Grid` share a width.
@MainActor
struct GridSharesTests {
    /// A view that takes what it is offered, between two widths.
    private struct Box: View {
        let least: CGFloat
        let most: CGFloat
        var body: some View { Color.red.frame(minWidth: least, maxWidth: most).frame(height: 10) }
    }

    private func widths(_ boxes: [(least: CGFloat, most: CGFloat)], in total: CGFloat) throws -> [CGFloat] {
        let grid = Grid(horizontalSpacing: 0) {
            GridRow { ForEach(boxes.indices, id: \.self) { Box(least: boxes[$0].least, most: boxes[$0].most) } }
        }
        let stage = Stage(size: CGSize(width: 400, height: 50), duration: 1) { grid.frame(width: total) }
        return try SceneProbe(stage.scene(at: 0)).fills.map(\.rect.width)
    }

    @Test("Columns that do not fit are offered the same part, and hand nothing on")
    func same() throws {
        // The first needs less than its part; the others are offered (300 − 30) / 3 each.
        #expect(try widths([(0, 30), (0, 120), (0, 95), (0, 200)], in: 300) == [30, 90, 90, 90])
    }

    @Test("A column that cannot be that narrow is so wide, and the others have less")
    func wide() throws {
        #expect(try widths([(150, 150), (0, 200), (0, 200)], in: 300) == [150, 75, 75])
        #expect(try widths([(40, 40), (0, .infinity), (0, 500)], in: 300) == [40, 130, 130])
    }

    @Test("What fills any width has the rest")
    func rest() throws {
        let grid = Grid(horizontalSpacing: 0) {
            GridRow {
                Text("one two").frame(height: 60)
                Color.red
            }
        }
        let stage = Stage(size: CGSize(width: 80, height: 100), duration: 1) { grid }
        let rect = try #require(SceneProbe(stage.scene(at: 0)).fills.first).rect
        // The text breaks in its half, and leaves a part of that.
        #expect(rect.width > 40 && rect.maxX == 80)
    }
}
