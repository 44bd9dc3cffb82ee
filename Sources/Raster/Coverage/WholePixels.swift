import KinoraGeometry
import KinoraPixels

/// Shapes that cover whole pixels and nothing of any other, as most grounds do: their coverage need not be computed.
extension Polylines {
    /// Whether the lines are one rectangle with all sides between pixels.
    var coverWholePixels: Bool {
        guard contourCount == 1 else { return false }
        let p = points + contours[0].start
        let count = contours[0].count
        guard count == 4 || count == 5 && p[4] == p[0] else { return false }
        let beginsAcross = p[0].y == p[1].y && p[1].x == p[2].x && p[2].y == p[3].y && p[3].x == p[0].x
        let beginsDown = p[0].x == p[1].x && p[1].y == p[2].y && p[2].x == p[3].x && p[3].y == p[0].y
        return (beginsAcross || beginsDown) && p[0] == p[0].rounded(.down) && p[2] == p[2].rounded(.down)
    }
}

extension CoverageRuns {
    /// Appends rows of full coverage until the batch is full.
    ///
    /// - Parameter row: the first of them, within `bounds`.
    /// - Returns: the row to go on with.
    func appendWhole(_ bounds: PixelRect, from row: Int) -> Int {
        var row = row
        while row < bounds.maxY && !isFull {
            append(
                SolidRun(
                    x: Int32(truncatingIfNeeded: bounds.x), y: Int32(truncatingIfNeeded: row),
                    count: Int32(truncatingIfNeeded: bounds.width), coverage: 255))
            row += 1
        }
        return row
    }
}
