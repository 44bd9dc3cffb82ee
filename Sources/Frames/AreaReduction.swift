// A smaller (or larger) copy of a picture in which each pixel is the mean of the area it covers.
import KinoraPixels

enum AreaReduction {
    static func reduce(_ picture: Pixmap, width: Int, height: Int) -> StraightPixmap {
        premultiplied(picture, width: width, height: height).straight()
    }

    /// Works on premultiplied channels in exact fractions of pixels; enlarging repeats pixels.
    static func premultiplied(_ picture: Pixmap, width: Int, height: Int) -> Pixmap {
        let columns = spans(picture.width, width), rows = spans(picture.height, height)
        let total = picture.width * picture.height
        var result = Pixmap(width: width, height: height)
        var sums = [SIMD4<Int>](repeating: .zero, count: picture.width)
        picture.pixels.withUnsafeBufferPointer { pixels in
            result.pixels.withUnsafeMutableBufferPointer { target in
                sums.withUnsafeMutableBufferPointer { sums in
                    for y in 0..<height {
                        addUp(pixels, width: picture.width, rows[y], into: sums)
                        for x in 0..<width { target[y * width + x] = mean(sums, columns[x], total) }
                    }
                }
            }
        }
        return result
    }

    /// The weighted sum of some rows, column by column.
    private static func addUp(
        _ pixels: UnsafeBufferPointer<UInt32>, width: Int, _ rows: (first: Int, weights: [Int]),
        into sums: UnsafeMutableBufferPointer<SIMD4<Int>>
    ) {
        for (dy, weight) in rows.weights.enumerated() {
            let start = (rows.first + dy) * width
            for x in 0..<width {
                let word = pixels[start + x]
                let channels =
                    SIMD4(Int(word & 255), Int(word >> 8 & 255), Int(word >> 16 & 255), Int(word >> 24)) &* weight
                sums[x] = dy == 0 ? channels : sums[x] &+ channels
            }
        }
    }

    private static func mean(
        _ sums: UnsafeMutableBufferPointer<SIMD4<Int>>, _ columns: (first: Int, weights: [Int]), _ total: Int
    ) -> UInt32 {
        var sum = SIMD4<Int>.zero
        for (dx, weight) in columns.weights.enumerated() { sum = sum &+ sums[columns.first + dx] &* weight }
        func channel(_ sum: Int) -> UInt32 { UInt32((2 * sum + total) / (2 * total)) }
        return channel(sum.x) | channel(sum.y) << 8 | channel(sum.z) << 16 | channel(sum.w) << 24
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
}
