// Prefix codes for deflate (RFC 1951, section 3.2): from how often each symbol occurs to the bits that stand for it.

/// The code of one alphabet: for every symbol its length and its bits, first bit lowest, as deflate writes them.
struct HuffmanCode {
    private(set) var lengths: [UInt8]
    private(set) var bits: [UInt16]

    /// The best code for `counts` with no length above `limit`. Symbols that never occur get length 0. At least two
    /// symbols always have a code, because decoders may refuse an incomplete one.
    init(counts: [UInt32], limit: Int) {
        lengths = HuffmanCode.lengths(counts: counts, limit: limit)
        bits = HuffmanCode.canonicalBits(lengths: lengths)
    }

    /// How many bits all the counted symbols take together.
    func cost(of counts: [UInt32]) -> Int {
        var sum = 0
        for symbol in 0..<counts.count { sum += Int(counts[symbol]) * Int(lengths[symbol]) }
        return sum
    }

    static func lengths(counts: [UInt32], limit: Int) -> [UInt8] {
        var lengths = [UInt8](repeating: 0, count: counts.count)
        let used = sortedSymbols(counts)
        var perLength = lengthHistogram(sortedCounts: used.map { UInt64(max(1, counts[$0])) }, limit: limit)
        // The rarest symbols take the longest codes.
        var length = limit
        for symbol in used {
            while perLength[length] == 0 { length -= 1 }
            lengths[symbol] = UInt8(length)
            perLength[length] -= 1
        }
        return lengths
    }

    /// The symbols that occur, at least two, by count and then by number.
    private static func sortedSymbols(_ counts: [UInt32]) -> [Int] {
        var used = counts.indices.filter { counts[$0] > 0 }
        if used.count < 2 { used = (used + counts.indices.filter { counts[$0] == 0 }.prefix(2 - used.count)).sorted() }
        // By one byte of the counts after the other, the lowest first: what is equal keeps its order.
        let most = counts.max() ?? 0
        var sorted = used
        var shift: UInt32 = 0
        while shift < 32, most >> shift > 0 {
            var places = [Int](repeating: 0, count: 257)
            for symbol in used { places[Int(counts[symbol] &>> shift & 255) + 1] += 1 }
            for byte in 1...255 { places[byte] += places[byte - 1] }
            for symbol in used {
                let byte = Int(counts[symbol] &>> shift & 255)
                sorted[places[byte]] = symbol
                places[byte] += 1
            }
            swap(&used, &sorted)
            shift += 8
        }
        return used
    }

    /// How many symbols get each length, by the two-queue construction over ascending counts, then shortened to the limit.
    private static func lengthHistogram(sortedCounts counts: [UInt64], limit: Int) -> [Int] {
        let leaves = counts.count
        var weights = counts
        weights.reserveCapacity(2 * leaves)
        var parents = [Int](repeating: 0, count: 2 * leaves - 1)
        var leaf = 0, node = leaves
        while weights.count < 2 * leaves - 1 {
            var sum: UInt64 = 0
            for _ in 0..<2 {
                let takeLeaf = leaf < leaves && (node >= weights.count || counts[leaf] <= weights[node])
                let chosen = takeLeaf ? leaf : node
                if takeLeaf { leaf += 1 } else { node += 1 }
                sum += weights[chosen]
                parents[chosen] = weights.count
            }
            weights.append(sum)
        }
        var depths = [Int](repeating: 0, count: 2 * leaves - 1)
        var perLength = [Int](repeating: 0, count: limit + 1)
        for index in stride(from: 2 * leaves - 3, through: 0, by: -1) {
            depths[index] = depths[parents[index]] + 1
            if index < leaves { perLength[min(limit, depths[index])] += 1 }
        }
        shorten(&perLength, limit: limit)
        return perLength
    }

    /// Limiting depths makes the code oversubscribed. Each step moves a shorter leaf one level down and makes a limited leaf its sibling.
    private static func shorten(_ perLength: inout [Int], limit: Int) {
        var space = 0
        for length in 1...limit { space += perLength[length] << (limit - length) }
        while space > 1 << limit {
            var length = limit - 1
            while perLength[length] == 0 { length -= 1 }
            perLength[length] -= 1
            perLength[length + 1] += 2
            perLength[limit] -= 1
            space -= 1
        }
    }

    /// Codes in order of length and then of symbol (RFC 1951, section 3.2.2), each with its bits reversed.
    private static func canonicalBits(lengths: [UInt8]) -> [UInt16] {
        var next = [UInt16](repeating: 0, count: 17)
        for length in lengths where length > 0 { next[Int(length)] += 1 }
        var code: UInt16 = 0
        var previous: UInt16 = 0
        for length in 1...15 {
            code = (code &+ previous) << 1
            previous = next[length]
            next[length] = code
        }
        return lengths.map { length in
            guard length > 0 else { return 0 }
            let value = next[Int(length)]
            next[Int(length)] = value &+ 1
            return reversed(value, count: Int(length))
        }
    }

    /// The lowest `count` bits of a value that has no others, the last first.
    private static func reversed(_ value: UInt16, count: Int) -> UInt16 {
        var bits = value.byteSwapped
        bits = (bits & 0x0F0F) << 4 | (bits >> 4) & 0x0F0F
        bits = (bits & 0x3333) << 2 | (bits >> 2) & 0x3333
        bits = (bits & 0x5555) << 1 | (bits >> 1) & 0x5555
        return bits >> UInt16(16 - count)
    }
}
