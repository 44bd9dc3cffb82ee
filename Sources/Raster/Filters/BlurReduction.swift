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
        self.init(bounds: bounds, count: alphaOnly ? 1 : 4)
        let part = inside.map { $0.intersection(surface.bounds) } ?? surface.bounds
        guard !bounds.isEmpty, !part.isEmpty else { return }
        // Pixels of the cells' rows, from the first tap of the first cell to the last of the last.
        let taps = (2 * bounds.x - 1)..<(2 * bounds.maxX + 1)
        let columns = taps.clamped(to: part.xRange)
        guard !columns.isEmpty else { return }
        let count = taps.count
        withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 3 * count) { rows in
            let (even, odd, zero) = (rows.baseAddress!, rows.baseAddress! + count, rows.baseAddress! + 2 * count)
            rows.update(repeating: 0)
            for y in bounds.yRange {
                if 2 * y + 2 < part.y || 2 * y - 1 >= part.maxY { continue }
                func pixels(_ y: Int) -> UnsafePointer<UInt32> {
                    part.yRange.contains(y)
                        ? UnsafePointer(surface.row(y) + (columns.lowerBound - surface.bounds.x)) : UnsafePointer(zero)
                }
                let start = columns.lowerBound - taps.lowerBound
                Self.sumRows(
                    pixels(2 * y - 1), pixels(2 * y), pixels(2 * y + 1), pixels(2 * y + 2), columns.count, even + start,
                    odd + start)
                if alphaOnly {
                    Self.sumPairs(odd, bounds.width, high: row(0, y))
                } else {
                    Self.sumPairs(even, bounds.width, low: row(0, y), high: row(2, y))
                    Self.sumPairs(odd, bounds.width, low: row(1, y), high: row(3, y))
                }
            }
        }
    }

    /// a + 3 (b + c) + d for four rows of pixels: red and blue into `even`, green and alpha into `odd`.
    private static func sumRows(
        _ a: UnsafePointer<UInt32>, _ b: UnsafePointer<UInt32>, _ c: UnsafePointer<UInt32>, _ d: UnsafePointer<UInt32>,
        _ count: Int, _ even: UnsafeMutablePointer<UInt32>, _ odd: UnsafeMutablePointer<UInt32>
    ) {
        let mask: UInt32 = 0x00FF_00FF
        for x in 0..<count {
            let (p, q, r, s) = (a[x], b[x], c[x], d[x])
            let middle = (q & mask) &+ (r & mask)
            even[x] = (p & mask) &+ (s & mask) &+ middle &+ (middle &<< 1)
            let other = ((q &>> 8) & mask) &+ ((r &>> 8) & mask)
            odd[x] = ((p &>> 8) & mask) &+ ((s &>> 8) & mask) &+ other &+ (other &<< 1)
        }
    }

    /// The same taps along a row of sums, every second place, as floats over 64.
    private static func sumPairs(
        _ sums: UnsafePointer<UInt32>, _ count: Int, low: UnsafeMutablePointer<Float>, high: UnsafeMutablePointer<Float>
    ) {
        for x in 0..<count {
            let p = sums + 2 &* x
            let middle = p[1] &+ p[2]
            let sum = p[0] &+ p[3] &+ middle &+ (middle &<< 1)
            low[x] = Float(Int32(truncatingIfNeeded: sum & 0xFFFF)) * (1 / 64)
            high[x] = Float(Int32(truncatingIfNeeded: sum &>> 16)) * (1 / 64)
        }
    }

    private static func sumPairs(_ sums: UnsafePointer<UInt32>, _ count: Int, high: UnsafeMutablePointer<Float>) {
        for x in 0..<count {
            let p = sums + 2 &* x
            let middle = (p[1] &>> 16) &+ (p[2] &>> 16)
            let sum = (p[0] &>> 16) &+ (p[3] &>> 16) &+ middle &+ (middle &<< 1)
            high[x] = Float(Int32(truncatingIfNeeded: sum)) * (1 / 64)
        }
    }
}
