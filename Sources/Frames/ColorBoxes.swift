// A good palette for many colors: boxes of the color cube are cut where that lowers the squared error most (after Wu,
// "Color quantization by dynamic programming and principal analysis", 1992, with the cut along one axis), then each
// color becomes the mean of the pixels nearest to it (k-means).
import KinoraBasics

/// A histogram of colors in cells of 5 bits a channel, with the exact sums of what fell into each.
struct ColorHistogram {
    struct Cell {
        var count = 0.0
        var sum = SIMD3<Double>.zero
        var mean: SIMD3<Double> { sum / count }
    }

    private var cells = [Cell](repeating: Cell(), count: 1 << 15)

    mutating func add(_ word: UInt32) {
        let red = word & 255, green = word >> 8 & 255, blue = word >> 16 & 255
        let index = Int((red >> 3) << 10 | (green >> 3) << 5 | blue >> 3)
        cells[index].count += 1
        cells[index].sum += SIMD3(Double(red), Double(green), Double(blue))
    }

    var occupied: [Cell] { cells.filter { $0.count > 0 } }
}

enum ColorBoxes {
    /// At most `limit` opaque colors for a histogram, and the mean squared error per pixel that remains.
    static func palette(_ histogram: ColorHistogram, limit: Int) -> (colors: [UInt32], error: Double) {
        var cells = histogram.occupied
        guard !cells.isEmpty else { return ([0xFF00_0000], 0) }
        var boxes = [Box(0..<cells.count, &cells)]
        while boxes.count < limit {
            guard let worst = boxes.indices.max(by: { boxes[$0].gain < boxes[$1].gain }), boxes[worst].gain > 0 else {
                break
            }
            let (low, high) = boxes[worst].halves(&cells)
            boxes[worst] = low
            boxes.append(high)
        }
        var centers = boxes.map(\.mean)
        var error = 0.0
        for _ in 0..<3 { error = settle(&centers, cells) }
        return (centers.map(word), error)
    }

    /// One step of k-means; returns the mean squared error before the centers moved.
    private static func settle(_ centers: inout [SIMD3<Double>], _ cells: [ColorHistogram.Cell]) -> Double {
        var sums = [ColorHistogram.Cell](repeating: ColorHistogram.Cell(), count: centers.count)
        var error = 0.0, total = 0.0
        for cell in cells {
            let mean = cell.mean
            var best = 0, least = Double.infinity
            for index in centers.indices {
                let difference = centers[index] - mean
                let distance = (difference * difference).sum()
                if distance < least { (best, least) = (index, distance) }
            }
            sums[best].count += cell.count
            sums[best].sum += cell.sum
            error += least * cell.count
            total += cell.count
        }
        for index in centers.indices where sums[index].count > 0 { centers[index] = sums[index].mean }
        return error / total
    }

    private static func word(_ color: SIMD3<Double>) -> UInt32 {
        let bytes = (0..<3).map { UInt32(color[$0].rounded().clamped(to: 0...255)) }
        return 0xFF00_0000 | bytes[0] | bytes[1] << 8 | bytes[2] << 16
    }

    /// A run of cells and the best place to cut it.
    private struct Box {
        let range: Range<Int>
        let mean: SIMD3<Double>
        /// How much the squared error falls when the box is cut.
        private(set) var gain = 0.0
        private var axis = 0
        private var cut = 0

        init(_ range: Range<Int>, _ cells: inout [ColorHistogram.Cell]) {
            self.range = range
            var count = 0.0, sum = SIMD3<Double>.zero
            for index in range {
                count += cells[index].count
                sum += cells[index].sum
            }
            mean = sum / count
            guard range.count > 1 else { return }
            for axis in 0..<3 {
                Box.sort(range, by: axis, &cells)
                // Cutting a set in two lowers its squared error by |s1|^2 / n1 + |s2|^2 / n2 - |s|^2 / n.
                var lowCount = 0.0, lowSum = SIMD3<Double>.zero
                for index in range.dropLast() {
                    lowCount += cells[index].count
                    lowSum += cells[index].sum
                    let highSum = sum - lowSum, highCount = count - lowCount
                    let reduction =
                        (lowSum * lowSum).sum() / lowCount + (highSum * highSum).sum() / highCount - (sum * sum).sum()
                        / count
                    if reduction > gain + 1e-9 { (gain, self.axis, cut) = (reduction, axis, index + 1) }
                }
            }
        }

        func halves(_ cells: inout [ColorHistogram.Cell]) -> (Box, Box) {
            Box.sort(range, by: axis, &cells)
            return (Box(range.lowerBound..<cut, &cells), Box(cut..<range.upperBound, &cells))
        }

        /// By one channel, ties by the others, so that the order does not depend on an earlier one.
        private static func sort(_ range: Range<Int>, by axis: Int, _ cells: inout [ColorHistogram.Cell]) {
            let second = (axis + 1) % 3, third = (axis + 2) % 3
            cells[range].sort {
                let a = $0.mean, b = $1.mean
                if a[axis] != b[axis] { return a[axis] < b[axis] }
                if a[second] != b[second] { return a[second] < b[second] }
                return a[third] < b[third]
            }
        }
    }
}
