/// The hash of Galois/Counter Mode: a polynomial whose coefficients are blocks, at the point of the key (NIST SP 800-38D, section 6.4).
struct GaloisHash {
    /// Bits of a block, the first 64 and the last; the first bit of the block is the highest one.
    private struct Block {
        var (high, low): (UInt64, UInt64)

        init(_ bytes: ArraySlice<UInt8>) {
            let padded = bytes + [UInt8](repeating: 0, count: 16 - bytes.count)
            let parts = words(padded, bigEndian: true, as: UInt64.self)
            (high, low) = (parts[0], parts[1])
        }

        static let zero = Block([UInt8](repeating: 0, count: 16)[...])

        static func ^ (left: Block, right: Block) -> Block {
            var result = left
            result.high ^= right.high
            result.low ^= right.low
            return result
        }

        static func * (left: Block, right: Block) -> Block {
            var (sum, factor) = (zero, right)
            for bit in 0..<128 {
                let isSet = (bit < 64 ? left.high >> UInt64(63 - bit) : left.low >> UInt64(127 - bit)) & 1 == 1
                if isSet { sum = sum ^ factor }
                let falls = factor.low & 1 == 1
                factor.low = factor.low >> 1 | factor.high << 63
                factor.high = factor.high >> 1 ^ (falls ? 0xe1 << 56 : 0)
            }
            return sum
        }
    }

    private let key: Block
    private var sum = Block.zero

    init(key: [UInt8]) { self.key = Block(key[...]) }

    /// Adds bytes, the last block filled with zeros.
    mutating func add(_ bytes: [UInt8]) {
        for start in stride(from: 0, to: bytes.count, by: 16) {
            sum = (sum ^ Block(bytes[start..<min(start + 16, bytes.count)])) * key
        }
    }

    var value: [UInt8] { bytes([sum.high, sum.low], bigEndian: true) }
}
