import KinoraPixels

/// The last doubling of a blur, to bytes: in sixteen-bit lanes where weights need no normalizing, in floats elsewhere.
///
/// Half-resolution values become twelve bits (a sixteenth of a level); the taps 3 1 sum to 4 along each axis, so that sums
/// stay below 2¹⁶ and two channels share a 32-bit word.
struct BlurEnlargement {
    private let half: FloatPlanes
    private let wanted: PixelRect
    /// Factors of the wanted columns and rows; empty where all are 1.
    private let columns: [Float]
    private let rows: [Float]
    /// The columns whose factor is so near to 1 that the bytes do not change.
    private let plainColumns: Range<Int>

    /// - Parameter half: the blurred planes at half the resolution, which are normalized here where that is exact enough.
    init(_ half: FloatPlanes, _ steps: BlurSteps) {
        self.half = half
        wanted = steps.wanted
        guard let inside = steps.inside else {
            (columns, rows, plainColumns) = ([], [], wanted.xRange)
            return
        }
        if steps.isWide {
            half.scale(
                columns: BlurSteps.reciprocals(steps.x, inside.xRange, level: 1),
                rows: BlurSteps.reciprocals(steps.y, inside.yRange, level: 1))
            (columns, rows, plainColumns) = ([], [], wanted.xRange)
            return
        }
        columns = BlurSteps.reciprocals(steps.x, inside.xRange, level: 0)
        rows = BlurSteps.reciprocals(steps.y, inside.yRange, level: 0)
        let first = columns.firstIndex(where: Self.isPlain) ?? columns.count
        let last = columns.lastIndex(where: Self.isPlain) ?? first - 1
        plainColumns = (wanted.x + first)..<(wanted.x + max(first, last + 1))
    }

    /// A factor that changes no value by an eighth of a level.
    private static func isPlain(_ factor: Float) -> Bool { factor > 0.9999 && factor < 1 + 1 / 2048 }

    func write(to surface: Surface) {
        let plain = plainColumns
        if !plain.isEmpty { writePlain(plain, surface) }
        guard !columns.isEmpty else { return }
        for y in wanted.yRange {
            if Self.isPlain(rows[y - wanted.y]) && !plain.isEmpty {
                writeScaled(wanted.x..<plain.lowerBound, y, surface)
                writeScaled(plain.upperBound..<wanted.maxX, y, surface)
            } else {
                writeScaled(wanted.xRange, y, surface)
            }
        }
    }

    // MARK: Sixteen-bit lanes

    /// Writes the pixels of `range` in all rows whose factor is 1.
    private func writePlain(_ range: Range<Int>, _ surface: Surface) {
        let cells = BlurAxis.cellsToDouble(range)
        let width = range.count
        // Two expanded rows of two words a pixel, and the cells of one of them before they are expanded.
        withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 4 * width + 2 * cells.count) { storage in
            let base = storage.baseAddress!
            var previous = (even: base, odd: base + width)
            var current = (even: base + 2 * width, odd: base + 3 * width)
            let (even, odd) = (base + 4 * width, base + 4 * width + cells.count)
            func expand(_ y: Int, _ target: (even: UnsafeMutablePointer<UInt32>, odd: UnsafeMutablePointer<UInt32>)) {
                let x = cells.lowerBound - half.bounds.x
                Self.quantize(half.row(0, y) + x, half.row(2, y) + x, even, cells.count)
                Self.quantize(half.row(1, y) + x, half.row(3, y) + x, odd, cells.count)
                Self.double(even, from: cells.lowerBound, target.even, range)
                Self.double(odd, from: cells.lowerBound, target.odd, range)
            }
            let bands = BlurAxis.cellsToDouble(wanted.yRange)
            var isFilled = false
            // Between the centers of cells j − 1 and j lie the rows 2j − 1 and 2j.
            for j in (bands.lowerBound + 1)..<bands.upperBound {
                let (upper, lower) = (2 * j - 1, 2 * j)
                let takesUpper = isWritten(upper), takesLower = isWritten(lower)
                guard takesUpper || takesLower else {
                    isFilled = false
                    continue
                }
                if !isFilled { expand(j - 1, previous) }
                expand(j, current)
                let x = range.lowerBound - surface.bounds.x
                if takesUpper { Self.mix(previous, current, surface.row(upper) + x, width) }
                if takesLower { Self.mix(current, previous, surface.row(lower) + x, width) }
                swap(&previous, &current)
                isFilled = true
            }
        }
    }

    /// True for rows that are wanted and need no factor.
    private func isWritten(_ y: Int) -> Bool {
        y >= wanted.y && y < wanted.maxY && (rows.isEmpty || Self.isPlain(rows[y - wanted.y]))
    }

    /// Sixteenths of two planes, in one word each.
    private static func quantize(
        _ low: UnsafePointer<Float>, _ high: UnsafePointer<Float>, _ words: UnsafeMutablePointer<UInt32>, _ count: Int
    ) {
        for x in 0..<count {
            let a = (low[x] * 16 + 8_388_608).bitPattern & 0xFFFF
            let b = (high[x] * 16 + 8_388_608).bitPattern & 0xFFFF
            words[x] = a | (b &<< 16)
        }
    }

    /// Three parts of the nearer cell and one of the farther, along x.
    private static func double(
        _ cells: UnsafePointer<UInt32>, from first: Int, _ pixels: UnsafeMutablePointer<UInt32>, _ range: Range<Int>
    ) {
        func single(_ x: Int) {
            let near = (x >> 1) - first
            let far = (x & 1 == 0 ? (x >> 1) - 1 : (x >> 1) + 1) - first
            pixels[x - range.lowerBound] = 3 &* cells[near] &+ cells[far]
        }
        if range.lowerBound & 1 == 1 { single(range.lowerBound) }
        let firstPair = (range.lowerBound + 1) >> 1
        let pairs = max(0, (range.upperBound >> 1) - firstPair)
        let from = cells + (firstPair - first)
        let to = pixels + (2 * firstPair - range.lowerBound)
        for j in 0..<pairs {
            let middle = from[j] &+ (from[j] &<< 1)
            to[2 &* j] = middle &+ from[j &- 1]
            to[2 &* j &+ 1] = middle &+ from[j &+ 1]
        }
        let next = 2 * (firstPair + pairs)
        if next < range.upperBound && next >= range.lowerBound { single(next) }
    }

    /// The same along y, rounded to bytes.
    private static func mix(
        _ near: (even: UnsafeMutablePointer<UInt32>, odd: UnsafeMutablePointer<UInt32>),
        _ far: (even: UnsafeMutablePointer<UInt32>, odd: UnsafeMutablePointer<UInt32>),
        _ pixels: UnsafeMutablePointer<UInt32>,
        _ count: Int
    ) {
        let (nearEven, nearOdd, farEven, farOdd) = (near.even, near.odd, far.even, far.odd)
        let rounding: UInt32 = 0x0080_0080
        for x in 0..<count {
            let even = nearEven[x] &+ (nearEven[x] &<< 1) &+ farEven[x] &+ rounding
            let odd = nearOdd[x] &+ (nearOdd[x] &<< 1) &+ farOdd[x] &+ rounding
            pixels[x] = ((even &>> 8) & 0x00FF_00FF) | (odd & 0xFF00_FF00)
        }
    }

    // MARK: Floats

    /// Writes the pixels of `range` in row `y`, each times its column's and its row's factor.
    private func writeScaled(_ range: Range<Int>, _ y: Int, _ surface: Surface) {
        guard !range.isEmpty else { return }
        let cells = BlurAxis.cellsToDouble(range)
        let factor = rows[y - wanted.y]
        let x = cells.lowerBound - half.bounds.x
        let (nearY, farY) = (y >> 1, y & 1 == 0 ? (y >> 1) - 1 : (y >> 1) + 1)
        let target = surface.row(y) - surface.bounds.x
        withUnsafeTemporaryAllocation(of: Float.self, capacity: cells.count) { sums in
            for index in 0..<4 {
                let (near, far) = (half.row(index, nearY) + x, half.row(index, farY) + x)
                for i in 0..<cells.count { sums[i] = near[i] * 0.75 + far[i] * 0.25 }
                for px in range {
                    let close = sums[(px >> 1) - cells.lowerBound]
                    let other = sums[(px & 1 == 0 ? (px >> 1) - 1 : (px >> 1) + 1) - cells.lowerBound]
                    let value = (close * 0.75 + other * 0.25) * factor * columns[px - wanted.x]
                    let byte = ByteLevel.limited(value) &<< UInt32(truncatingIfNeeded: 8 &* index)
                    target[px] = index == 0 ? byte : target[px] | byte
                }
            }
        }
    }
}
