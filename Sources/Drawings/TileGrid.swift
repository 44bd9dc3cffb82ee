import Foundation
import KinoraGeometry
import KinoraScene

/// Where the copies of a pattern's tile lie: the tile's frame moved by whole steps across and down.
struct TileGrid {
    /// What one tile covers, in the pattern's space.
    let frame: CGRect
    /// From one copy to the next, above 0.
    let step: CGSize

    /// More copies than these are not drawn.
    private static let limit = 4096.0

    /// The copies of a tile that touch an area of the pattern's space, row by row; none, and a word about it, where they are
    /// too many.
    func copies(of tile: Node, touching area: CGRect, _ budget: DrawingBudget) throws(DrawingError) -> [Node] {
        let columns = Self.steps(area.minX - frame.maxX, area.maxX - frame.minX, step.width)
        let rows = Self.steps(area.minY - frame.maxY, area.maxY - frame.minY, step.height)
        let count = columns.count * rows.count
        // Infinite areas have infinitely many, or no number of them.
        guard count <= Self.limit else {
            budget.omit("patterns of very many tiles")
            return []
        }
        try budget.spend(elements: Maths.int(count))
        return (0..<Maths.int(rows.count)).flatMap { row in
            (0..<Maths.int(columns.count)).map { column in
                let (x, y) = (columns.first + Double(column), rows.first + Double(row))
                return .layer(.transform(CGAffineTransform(translationX: x * step.width, y: y * step.height)), [tile])
            }
        }
    }

    /// The whole numbers of steps that lie between two distances: at least one.
    private static func steps(_ low: Double, _ high: Double, _ step: Double) -> (first: Double, count: Double) {
        // What a tile covers by rounding alone is not counted.
        let first = Maths.floor(low / step + 1e-9) + 1
        return (first, max(1, Maths.ceil(high / step - 1e-9) - first))
    }
}
