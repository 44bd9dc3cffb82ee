import KinoraPixels

/// Which columns of a surface are opaque all the way through some rows: nothing behind them has to be drawn.
enum OpaqueColumns {
    /// Pixels looked at together.
    static let step = 16

    /// Some of the columns of `rows` in which every pixel of `surface` is opaque, in one piece around their middle; empty
    /// where there are none or where the rows reach beyond the surface.
    static func common(to rows: PixelRect, of surface: Surface) -> Range<Int> {
        let part = rows.intersection(surface.bounds)
        let middle = part.x + part.width / 2
        guard !part.isEmpty, part.y == rows.y, part.height == rows.height else { return middle..<middle }
        var (left, right) = (part.x, part.maxX)
        for y in part.yRange {
            let row = surface.row(y) - surface.bounds.x
            left = opaque(row, downTo: left, from: middle)
            right = opaque(row, upTo: right, from: middle)
            if left == right { break }
        }
        return left..<right
    }

    /// How far to the left, or to the right, whole steps from `start` on are opaque.
    private static func opaque(_ row: UnsafePointer<UInt32>, downTo limit: Int, from start: Int) -> Int {
        var at = start
        while at &- step >= limit && isOpaque(row + (at &- step)) { at = at &- step }
        return at
    }

    private static func opaque(_ row: UnsafePointer<UInt32>, upTo limit: Int, from start: Int) -> Int {
        var at = start
        while at &+ step <= limit && isOpaque(row + at) { at = at &+ step }
        return at
    }

    /// Whether `step` pixels are.
    @inline(__always)
    static func isOpaque(_ pixels: UnsafePointer<UInt32>) -> Bool {
        var all = UInt32.max
        for i in 0..<step { all &= pixels[i] }
        return all &>> 24 == 255
    }
}
