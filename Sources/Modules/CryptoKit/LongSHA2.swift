/// SHA-512 and SHA-384, which differ in what they begin with (FIPS 180-4, section 6.4).
struct LongSHA2: HashRounds {
    static let blockSize = 128
    static let lengthSize = 16
    static let isBigEndian = true

    private var state: [UInt64]

    /// - Parameter half: whether this is SHA-384, which begins with the ninth to sixteenth prime and leaves out the last two words.
    init(half: Bool) {
        let primes = LongSHA2.primes(16)
        state = primes[(half ? 8 : 0)...].prefix(8).map { LongSHA2.fraction(ofRoot: 2, of: $0) }
    }

    var digest: [UInt8] { bytes(state, bigEndian: true) }

    mutating func add(_ block: ArraySlice<UInt8>) {
        var schedule = words(block, bigEndian: true, as: UInt64.self)
        for index in 16..<80 {
            let (early, late) = (schedule[index - 15], schedule[index - 2])
            let first = early.turned(right: 1) ^ early.turned(right: 8) ^ early >> 7
            let second = late.turned(right: 19) ^ late.turned(right: 61) ^ late >> 6
            schedule.append(schedule[index - 16] &+ first &+ schedule[index - 7] &+ second)
        }
        var (a, b, c, d) = (state[0], state[1], state[2], state[3])
        var (e, f, g, h) = (state[4], state[5], state[6], state[7])
        for index in 0..<80 {
            let mixed = e.turned(right: 14) ^ e.turned(right: 18) ^ e.turned(right: 41)
            let first = h &+ mixed &+ (e & f ^ ~e & g) &+ LongSHA2.constants[index] &+ schedule[index]
            let second =
                (a.turned(right: 28) ^ a.turned(right: 34) ^ a.turned(right: 39)) &+ (a & b ^ a & c ^ b & c)
            (h, g, f, e, d, c, b, a) = (g, f, e, d &+ first, c, b, a, first &+ second)
        }
        for (index, word) in [a, b, c, d, e, f, g, h].enumerated() { state[index] &+= word }
    }

    /// The first 64 bits of the fractions of the cube roots of the first 80 primes.
    private static let constants = primes(80).map { fraction(ofRoot: 3, of: $0) }

    private static func primes(_ count: Int) -> [UInt64] {
        var found: [UInt64] = []
        var next: UInt64 = 2
        while found.count < count {
            if !found.contains(where: { next % $0 == 0 }) { found.append(next) }
            next += 1
        }
        return found
    }

    /// The first 64 bits of the fraction of a square or cube root: the largest whole number whose square or cube is at most
    /// `number` times 2 to 64 times the degree, without its upper part.
    private static func fraction(ofRoot degree: Int, of number: UInt64) -> UInt64 {
        let target = Wide([number], shiftedBy: degree)
        var root = Wide([0])
        // Roots of numbers below 512 have at most five bits before the point, and 64 behind it.
        for bit in (0..<69).reversed() {
            let tried = root.setting(bit: bit)
            let power = degree == 2 ? tried * tried : tried * tried * tried
            if power <= target { root = tried }
        }
        return root.parts[0]
    }
}

/// A whole number of any size, for constants that are roots.
private struct Wide {
    /// From the lowest 64 bits to the highest.
    var parts: [UInt64]

    init(_ parts: [UInt64], shiftedBy zeros: Int = 0) { self.parts = [UInt64](repeating: 0, count: zeros) + parts }

    func setting(bit: Int) -> Wide {
        var result = self
        while result.parts.count <= bit / 64 { result.parts.append(0) }
        result.parts[bit / 64] |= 1 << UInt64(bit % 64)
        return result
    }

    static func * (left: Wide, right: Wide) -> Wide {
        var result = Wide([UInt64](repeating: 0, count: left.parts.count + right.parts.count))
        for (place, factor) in left.parts.enumerated() {
            var carry: UInt64 = 0
            for (other, value) in right.parts.enumerated() {
                let product = factor.multipliedFullWidth(by: value)
                let (first, over) = product.low.addingReportingOverflow(result.parts[place + other])
                let (second, more) = first.addingReportingOverflow(carry)
                result.parts[place + other] = second
                carry = product.high + (over ? 1 : 0) + (more ? 1 : 0)
            }
            result.parts[place + right.parts.count] = carry
        }
        return result
    }

    static func <= (left: Wide, right: Wide) -> Bool {
        for place in (0..<max(left.parts.count, right.parts.count)).reversed() {
            let first = place < left.parts.count ? left.parts[place] : 0
            let second = place < right.parts.count ? right.parts[place] : 0
            if first != second { return first < second }
        }
        return true
    }
}
