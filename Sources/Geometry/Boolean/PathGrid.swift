import Foundation

/// How finely paths are combined: a grid of whole numbers over the plane, and how far a curve may be from the lines that stand for
/// it while crossings are looked for. What comes out are the curves themselves.
struct PathGrid {
    /// No coordinate on the grid is larger.
    static let extent = 0x1p29

    /// The distance between two points of the grid: a power of two, so that whole and half points lie on it.
    let step: Double
    /// In points: as asked for, else 1/256, finer for paths smaller than 256 points; and no finer than the grid.
    let tolerance: Double
    private let origin: Vector

    /// The grid for what lies in a box that is not empty.
    init(_ box: BoundingBox, tolerance: Double? = nil) {
        let middle = box.low * 0.5 + box.high * 0.5
        // A small path far away is as coarse as its own numbers are there.
        let distance = max(middle.x.magnitude, middle.y.magnitude)
        let size = max(box.high.x - middle.x, box.high.y - middle.y, distance * 0x1p-26, 0x1p-900)
        // 1/65536 point for paths of 512 points to 16 thousand: what others differ by in their last digits falls together.
        let wanted = min(0x1p-16, size * 0x1p-24)
        step = PathGrid.powerOfTwo(notBelow: max(wanted, size * 0x1p-28))
        self.tolerance = max(tolerance ?? min(0x1p-8, size * 0x1p-15), step)
        origin = Vector((middle.x / step).rounded() * step, (middle.y / step).rounded() * step)
    }

    private static func powerOfTwo(notBelow x: Double) -> Double {
        let power = x.binade
        return power < x ? 2 * power : power
    }

    func snap(_ p: Vector) -> GridPoint {
        func whole(_ x: Double) -> Int32 { Int32(min(max(x.rounded(), -PathGrid.extent), PathGrid.extent)) }
        return GridPoint(x: whole((p.x - origin.x) / step), y: whole((p.y - origin.y) / step))
    }

    func place(_ p: GridPoint) -> Vector { origin + Vector(Double(p.x), Double(p.y)) * step }
}
