import Foundation
import KinoraGeometry
import KinoraScene
import Testing

@testable import KinoraDrawings

/// Which copies of a pattern's tile an area needs.
struct TileGridTests {
    private let tile = Node.layer(.opacity(1), [])

    /// By how much the copies are moved.
    private func moves(_ grid: TileGrid, _ area: CGRect, _ budget: DrawingBudget = DrawingBudget()) throws -> [CGPoint]
    {
        try grid.copies(of: tile, touching: area, budget).map { node in
            guard case .layer(.transform(let map), [tile]) = node else { throw DrawingError("no moved tile") }
            return CGPoint(x: map.tx, y: map.ty)
        }
    }

    @Test(
        "Every copy that touches the area is there, row by row, and no other",
        arguments: [
            // Tiles side by side, with gaps, and overlapping each other.
            (CGRect(x: 0, y: 0, width: 20, height: 10), CGSize(width: 20, height: 10)),
            (CGRect(x: -3, y: 4, width: 10, height: 10), CGSize(width: 25, height: 17)),
            (CGRect(x: 5, y: -8, width: 31, height: 23), CGSize(width: 7, height: 9)),
        ])
    func touching(_ frame: CGRect, _ step: CGSize) throws {
        let grid = TileGrid(frame: frame, step: step)
        for area in [
            CGRect(x: 10, y: 10, width: 80, height: 80), CGRect(x: -41.5, y: -7.25, width: 33, height: 60),
            CGRect(x: 101, y: -300, width: 64, height: 48),
        ] {
            var expected: [CGPoint] = []
            for row in -48...48 {
                for column in -48...48 {
                    let move = CGPoint(x: Double(column) * step.width, y: Double(row) * step.height)
                    let both = frame.offsetBy(dx: move.x, dy: move.y).intersection(area)
                    if both.width > 0, both.height > 0 { expected.append(move) }
                }
            }
            #expect(try moves(grid, area) == expected)
        }
    }

    @Test("An area without height, as of a level line, has a copy; one far away has its own")
    func edges() throws {
        let grid = TileGrid(
            frame: CGRect(x: 0, y: 0, width: 10, height: 10), step: CGSize(width: 10, height: 10))
        #expect(try moves(grid, CGRect(x: 0, y: 20, width: 20, height: 0)).map(\.x) == [0, 10])
        let far = try moves(grid, CGRect(x: 1e9 + 1, y: -1e9 + 1, width: 8, height: 8))
        #expect(far == [CGPoint(x: 1e9, y: -1e9)])
    }

    @Test("More than 4096 copies are not drawn, and this is said", arguments: [650.0, 1e300, .infinity])
    func tooMany(_ side: Double) throws {
        let grid = TileGrid(
            frame: CGRect(x: 0, y: 0, width: 10, height: 10), step: CGSize(width: 10, height: 10))
        let budget = DrawingBudget()
        #expect(try moves(grid, CGRect(x: 0, y: 0, width: 640, height: 640), budget).count == 4096)
        #expect(budget.omissions.isEmpty)
        #expect(try moves(grid, CGRect(x: 0, y: 0, width: side, height: 640), budget).isEmpty)
        #expect(budget.omissions == ["patterns of very many tiles"])
    }
}
