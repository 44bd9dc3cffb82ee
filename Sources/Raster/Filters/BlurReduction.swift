import KinoraBasics
import KinoraPixels

/// The first halving of a blur, from bytes: exact in sixteen-bit lanes.
///
/// The taps 1 3 3 1 sum to 8 along each axis, so that sums of bytes stay below 2¹⁴: two channels share a 32-bit word and
/// plain integer loops do the work.
extension FloatPlanes {
    /// `surface` at half the resolution along both axes: the cells of `bounds`, zero where the surface does not reach.
    ///
    /// - Parameter inside: where given, pixels outside it count as transparent.
    convenience init(halving surface: Surface, inside: PixelRect?, bounds: PixelRect, alphaOnly: Bool) {
        self.init(bounds: bounds, count: alphaOnly ? 1 : 4, cleared: false)
        guard !bounds.isEmpty else { return }
        let part = inside.map { $0.intersection(surface.bounds) } ?? surface.bounds
        // Pixels of the cells' rows, from the first tap of the first cell to the last of the last.
        let taps = (2 * bounds.x - 1)..<(2 * bounds.maxX + 1)
        let columns = part.isEmpty ? taps.lowerBound..<taps.lowerBound : taps.clamped(to: part.xRange)
        guard !columns.isEmpty else {
            clear(bounds.yRange)
            return
        }
        let count = taps.count
        withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 3 * count) { rows in
            let (even, odd, zero) = (rows.baseAddress!, rows.baseAddress! + count, rows.baseAddress! + 2 * count)
            rows.update(repeating: 0)
            for y in bounds.yRange {
                if 2 * y + 2 < part.y || 2 * y - 1 >= part.maxY {
                    clear(y..<y + 1)
                    continue
                }
                func pixels(_ y: Int) -> UnsafePointer<UInt32> {
                    part.yRange.contains(y)
                        ? UnsafePointer(surface.row(y) + (columns.lowerBound - surface.bounds.x)) : UnsafePointer(zero)
                }
                let start = columns.lowerBound - taps.lowerBound
                PlaneLoops.sumRows(
                    pixels(2 * y - 1), pixels(2 * y), pixels(2 * y + 1), pixels(2 * y + 2), columns.count, even + start,
                    odd + start)
                if alphaOnly {
                    PlaneLoops.sumPairs(odd, bounds.width, low: nil, high: row(0, y))
                } else {
                    PlaneLoops.sumPairs(even, bounds.width, low: row(0, y), high: row(2, y))
                    PlaneLoops.sumPairs(odd, bounds.width, low: row(1, y), high: row(3, y))
                }
            }
        }
    }

    /// Makes whole rows of cells 0.
    private func clear(_ rows: Range<Int>) {
        for index in 0..<count { row(index, rows.lowerBound).update(repeating: 0, count: rows.count * width) }
    }
}
