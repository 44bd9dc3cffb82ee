// Which filter makes a row easiest to compress, judged row by row.
import Glibc
internal import KinoraFrameKernels

/// Chooses among the five filters for one row after another, keeping its buffers.
final class AdaptiveFilter {
    /// How the bytes of a filtered row are judged.
    enum Measure {
        /// By the sum of their distances from 0: quick.
        case distances
        /// By their entropy, the bits that a code for this row alone would need: nearer to the truth.
        case entropy
    }

    private let measure: Measure
    private let candidate = ScratchBuffer()
    /// n · log2 n for counts n.
    private var products: [Float] = []

    init(_ measure: Measure) { self.measure = measure }

    /// Both rows must be readable for `bytesPerPixel` bytes before their start, as `RowFilter.apply` says.
    func choose(
        row: UnsafePointer<UInt8>, above: UnsafePointer<UInt8>, count: Int, bytesPerPixel: Int
    ) -> RowFilter {
        // A row like the one above it becomes nothing but zeros.
        if memcmp(row, above, count) == 0 { return .up }
        var best = (filter: RowFilter.none, cost: Float.infinity)
        for filter in RowFilter.allCases {
            let cost = cost(of: filter, row: row, above: above, count: count, bytesPerPixel: bytesPerPixel)
            if cost < best.cost { best = (filter, cost) }
        }
        return best.filter
    }

    /// What a filter leaves of a row: the less, the easier it is to compress.
    func cost(
        of filter: RowFilter, row: UnsafePointer<UInt8>, above: UnsafePointer<UInt8>, count: Int, bytesPerPixel: Int
    ) -> Float {
        let target = candidate.reserve(count + 1)
        filter.apply(row: row, above: above, count: count, bytesPerPixel: bytesPerPixel, to: target)
        return measure == .entropy ? bits(target + 1, count) : distances(target + 1, count)
    }

    private func distances(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> Float {
        // The distance from 0 is 128 less the one from 128, for which processors have an instruction.
        var sum: UInt64 = 0
        for i in fk_distances(bytes, count, &sum)..<count { sum = sum &+ UInt64(abs(Int32(bytes[i]) &- 128)) }
        return Float(128 * count - Int(sum))
    }

    /// The entropy but for a part that is the same for every filter.
    private func bits(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> Float {
        if products.count <= count { products = (0...count).map { $0 == 0 ? 0 : Float($0) * log2(Float($0)) } }
        return withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 1024) { counts in
            counts.update(repeating: 0)
            // Neighboring bytes are often equal, and counting them in one cell would wait.
            for i in 0..<count { counts[i & 3 | Int(bytes[i]) &<< 2] &+= 1 }
            var sum: Float = 0
            products.withUnsafeBufferPointer { products in
                for value in 0..<256 {
                    let cells = counts.baseAddress! + 4 * value
                    sum -= products[Int(cells[0] &+ cells[1] &+ cells[2] &+ cells[3])]
                }
            }
            return sum
        }
    }
}
