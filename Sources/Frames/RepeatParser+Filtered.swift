// Repeats in filtered rows: small differences have few values, so that short keys are found everywhere and tell little. Only
// repeats of at least 32 bytes are looked for, at the last place where the same 32 bytes stood.

extension RepeatParser {
    /// The bytes that a place has in common with this one, and the shortest repeat.
    private static let keyBytes = 32
    private static let slotBits: UInt64 = 13
    static let filteredCount = 1 << Int(slotBits)
    /// Of a repeat every second pixel enters the table, this many at its start and those of its last 64 bytes.
    private static let rememberedAtStart = 4
    private static let rememberedAtEnd = 64
    /// After 1 << patience pixels without a repeat the search takes longer steps, so that little time is lost in noise.
    private static let patience = 4

    /// Takes the rest of a row, and of the rows that a repeat reaches into.
    func searchFiltered(
        _ start: inout Int, until rowEnd: Int, _ blockEnd: Int, _ literalStart: inout Int, _ tokenCount: inout Int
    ) {
        let rowStart = rowEnd - 1 - (rowEnd - 1) % stride
        var p = aligned(start, rowStart)
        var misses = 0
        while p < rowEnd && tokenCount < RepeatParser.blockTokens &- 1 {
            let value = load(p), slot = slot(p, value)
            // Places are kept as the low 16 bits of offsets, which is enough for the window.
            let back = Int(UInt16(truncatingIfNeeded: p) &- filteredPlaces[slot])
            filteredPlaces[slot] = UInt16(truncatingIfNeeded: p)
            let limit = min(RepeatParser.longest, blockEnd &- p)
            guard back > 0, back <= min(p, RepeatParser.window), begins(p, value, at: p &- back),
                limit >= RepeatParser.keyBytes
            else {
                misses = misses &+ 1
                p = p &+ bytesPerPixel &* (1 &+ min(misses &>> RepeatParser.patience, 16))
                continue
            }
            var found = Repeat(length: min(limit, extent(p, distance: back, limit: limit)), distance: back)
            tokenCount = emit(literals: p &- literalStart, &found, tokenCount: tokenCount)
            remember(from: p, to: p &+ found.length)
            p = p &+ found.length
            literalStart = p
            misses = 0
            if p < rowEnd { p = aligned(p, rowStart) }
        }
        start = p
    }

    /// The first pixel that does not start before `p`. A row starts with its filter's byte, which is stepped over.
    @inline(__always)
    func aligned(_ p: Int, _ rowStart: Int) -> Int {
        let inRow = p &- rowStart
        guard inRow > 0 else { return p &+ 1 }
        let off = bytesPerPixel == 3 ? (inRow &- 1) % 3 : (inRow &- 1) & (bytesPerPixel &- 1)
        return off == 0 ? p : p &+ bytesPerPixel &- off
    }

    /// The place of the 32 bytes at `p`, of which `value` are the first eight.
    @inline(__always)
    private func slot(_ p: Int, _ value: UInt64) -> Int {
        let low = value &* 0x9E37_79B9_7F4A_7C15 &+ load(p &+ 8) &* 0xC2B2_AE3D_27D4_EB4F
        let high = load(p &+ 16) &* 0x1656_67B1_9E37_79F9 &+ load(p &+ 24) &* 0x27D4_EB2F_1656_67C5
        let key = low &+ high
        return Int(truncatingIfNeeded: ((key ^ key &>> 32) &* 0x9E37_79B9_7F4A_7C15) &>> (64 &- RepeatParser.slotBits))
    }

    /// Whether the same 32 bytes stand at `p`, where `value` are the first eight, and at `candidate`.
    @inline(__always)
    private func begins(_ p: Int, _ value: UInt64, at candidate: Int) -> Bool {
        let low = (value ^ load(candidate)) | (load(p &+ 8) ^ load(candidate &+ 8))
        let high = (load(p &+ 16) ^ load(candidate &+ 16)) | (load(p &+ 24) ^ load(candidate &+ 24))
        return low | high == 0
    }

    /// How many bytes repeat, of which the first 32 are known to; or a number above `limit`. It looks at 32 bytes at once because
    /// few repeats are longer than twice that, and the end of a loop is hard to foresee.
    @inline(__always)
    private func extent(_ p: Int, distance: Int, limit: Int) -> Int {
        var length = RepeatParser.keyBytes
        while length < limit {
            let at = p &+ length
            let a = load(at) ^ load(at &- distance), b = load(at &+ 8) ^ load(at &+ 8 &- distance)
            let c = load(at &+ 16) ^ load(at &+ 16 &- distance), d = load(at &+ 24) ^ load(at &+ 24 &- distance)
            if a | b | c | d != 0 {
                let low = a != 0 ? a : b, high = c != 0 ? c : d
                let lowAt = a != 0 ? 0 : 8, highAt = c != 0 ? 16 : 24
                let isLow = a | b != 0
                return length &+ (isLow ? lowAt : highAt) &+ (isLow ? low : high).trailingZeroBitCount &>> 3
            }
            length = length &+ 32
        }
        return length
    }

    @inline(__always)
    private func remember(from p: Int, to end: Int) {
        let step = 2 &* bytesPerPixel
        var q = p &+ step
        for _ in 0..<RepeatParser.rememberedAtStart {
            filteredPlaces[slot(q, load(q))] = UInt16(truncatingIfNeeded: q)
            q = q &+ step
        }
        guard end &- p >= RepeatParser.rememberedAtEnd else { return }
        q = max(q, p &+ (end &- p &- RepeatParser.rememberedAtEnd) / step &* step)
        while q < end {
            filteredPlaces[slot(q, load(q))] = UInt16(truncatingIfNeeded: q)
            q = q &+ step
        }
    }
}
