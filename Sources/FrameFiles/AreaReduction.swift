// A smaller (or larger) copy of a picture in which each pixel is the mean of the area it covers.
import Pixels

enum AreaReduction {
    static func reduce(_ picture: Pixmap, width: Int, height: Int) -> StraightPixmap {
        premultiplied(picture, width: width, height: height).straight()
    }

    /// Works on premultiplied channels in exact fractions of pixels; enlarging repeats pixels.
    static func premultiplied(_ picture: Pixmap, width: Int, height: Int) -> Pixmap {
        let columns = spans(picture.width, width), rows = spans(picture.height, height)
        var result = Pixmap(width: width, height: height)
        for y in 0..<height {
            for x in 0..<width { result[x, y] = mean(picture, columns[x], rows[y]) }
        }
        return result
    }

    /// For each target pixel the source pixels it covers with their weights; a target pixel is `from` parts wide and
    /// a source pixel `to` parts.
    private static func spans(_ from: Int, _ to: Int) -> [(first: Int, weights: [Int])] {
        (0..<to).map { target in
            let start = target * from, end = start + from
            let first = start / to, last = (end - 1) / to
            let weights = (first...last).map { min(end, ($0 + 1) * to) - max(start, $0 * to) }
            return (first, weights)
        }
    }

    private static func mean(
        _ picture: Pixmap, _ columns: (first: Int, weights: [Int]), _ rows: (first: Int, weights: [Int])
    ) -> UInt32 {
        var sums = SIMD4<Int>(repeating: 0)
        for (dy, rowWeight) in rows.weights.enumerated() {
            let start = (rows.first + dy) * picture.width + columns.first
            for (dx, columnWeight) in columns.weights.enumerated() {
                let word = picture.pixels[start + dx], weight = rowWeight * columnWeight
                sums.x += Int(word & 255) * weight
                sums.y += Int(word >> 8 & 255) * weight
                sums.z += Int(word >> 16 & 255) * weight
                sums.w += Int(word >> 24) * weight
            }
        }
        let total = picture.width * picture.height
        func channel(_ sum: Int) -> UInt32 { UInt32((2 * sum + total) / (2 * total)) }
        return channel(sums.x) | channel(sums.y) << 8 | channel(sums.z) << 16 | channel(sums.w) << 24
    }
}
