/// Which columns of a surface are opaque all the way through some rows: what lies behind them need not be made.
enum OpaqueColumns {
    /// Pixels looked at together.
    private static let step = 16

    /// Some of the columns of `rows` in which every pixel of `surface` is opaque, in one piece around their middle; empty
    /// where there are none or where the rows reach beyond the surface.
    static func common(to rows: PixelRect, of surface: Surface) -> Range<Int> {
        let part = rows.intersection(surface.bounds)
        let middle = part.x + part.width / 2
        guard !part.isEmpty, part.y == rows.y, part.height == rows.height else { return middle..<middle }
        var (left, right) = (part.x, part.maxX)
        for y in part.yRange {
            let row = surface.row(y) - surface.bounds.x
            left = middle - opaque(row, from: middle - step, to: left, by: -step)
            right = middle + opaque(row, from: middle, to: right, by: step)
            if left == right { break }
        }
        return left..<right
    }

    /// How many pixels from the middle on, in whole steps towards `limit`, are opaque.
    private static func opaque(_ row: UnsafePointer<UInt32>, from start: Int, to limit: Int, by step: Int) -> Int {
        var (at, count) = (start, 0)
        while step < 0 ? at >= limit : at + step <= limit {
            var all = UInt32.max
            for i in 0..<Self.step { all &= row[at + i] }
            guard all &>> 24 == 255 else { break }
            at += step
            count += Self.step
        }
        return count
    }
}
