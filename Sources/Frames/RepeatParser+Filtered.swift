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
        // What stays is held apart from memory that is written.
        let (input, places, bytesPerPixel) = (input, filteredPlaces, bytesPerPixel)
        var p = aligned(start, rowStart)
        var (count, literals) = (tokenCount, literalStart)
        var misses = 0
        while p < rowEnd && count < RepeatParser.blockTokens &- 1 {
            let at = input + p
            let value = Self.load(at), slot = Self.slot(at, value)
            // Places are kept as the low 16 bits of offsets, which is enough for the window.
            let back = Int(UInt16(truncatingIfNeeded: p) &- places[slot])
            places[slot] = UInt16(truncatingIfNeeded: p)
            let limit = min(RepeatParser.longest, blockEnd &- p)
            // All ones where nothing can be taken from there. That and the bytes are asked as one: which of them says no cannot be foreseen.
            let none = ((min(p, RepeatParser.window) &- back) | (back &- 1) | (limit &- RepeatParser.keyBytes)) &>> 63
            guard Self.begins(at, value, like: at - (back & ~none), unless: none) else {
                misses = misses &+ 1
                p = p &+ bytesPerPixel &* (1 &+ min(misses &>> RepeatParser.patience, 16))
                continue
            }
            var found = Repeat(length: min(limit, Self.extent(at, distance: back, limit: limit)), distance: back)
            count = emit(literals: p &- literals, &found, tokenCount: count)
            remember(from: p, to: p &+ found.length, slot, distance: back)
            p = p &+ found.length
            literals = p
            misses = 0
            if p < rowEnd { p = aligned(p, rowStart) }
        }
        (start, literalStart, tokenCount) = (p, literals, count)
    }

    /// The first pixel that does not start before `p`. A row starts with its filter's byte, which is stepped over.
    @inline(__always)
    func aligned(_ p: Int, _ rowStart: Int) -> Int {
        let inRow = p &- rowStart
        guard inRow > 0 else { return p &+ 1 }
        let off = bytesPerPixel == 3 ? (inRow &- 1) % 3 : (inRow &- 1) & (bytesPerPixel &- 1)
        return off == 0 ? p : p &+ bytesPerPixel &- off
    }

    @inline(__always)
    private static func load(_ at: UnsafePointer<UInt8>) -> UInt64 {
        UnsafeRawPointer(at).loadUnaligned(as: UInt64.self)
    }

    /// The place of the 32 bytes at a place of the input, of which `value` are the first eight.
    @inline(__always)
    private static func slot(_ at: UnsafePointer<UInt8>, _ value: UInt64) -> Int {
        let low = value &* 0x9E37_79B9_7F4A_7C15 &+ load(at + 8) &* 0xC2B2_AE3D_27D4_EB4F
        let high = load(at + 16) &* 0x1656_67B1_9E37_79F9 &+ load(at + 24) &* 0x27D4_EB2F_1656_67C5
        let key = low &+ high
        return Int(truncatingIfNeeded: ((key ^ key &>> 32) &* 0x9E37_79B9_7F4A_7C15) &>> (64 &- RepeatParser.slotBits))
    }

    /// Whether the same 32 bytes stand at two places, where `value` are the first eight of one; not where a bit of `none` is set.
    @inline(__always)
    private static func begins(
        _ at: UnsafePointer<UInt8>, _ value: UInt64, like earlier: UnsafePointer<UInt8>, unless none: Int
    ) -> Bool {
        let low = (value ^ load(earlier)) | (load(at + 8) ^ load(earlier + 8))
        let high = (load(at + 16) ^ load(earlier + 16)) | (load(at + 24) ^ load(earlier + 24))
        return low | high | UInt64(bitPattern: Int64(none)) == 0
    }

    /// How many bytes repeat, of which the first 32 are known to; or a number above `limit`. It looks at 32 bytes at once because
    /// few repeats are longer than twice that, and the end of a loop is hard to foresee.
    @inline(__always)
    private static func extent(_ start: UnsafePointer<UInt8>, distance: Int, limit: Int) -> Int {
        var length = RepeatParser.keyBytes
        while length < limit {
            let at = start + length
            let earlier = at - distance
            let a = load(at) ^ load(earlier), b = load(at + 8) ^ load(earlier + 8)
            let c = load(at + 16) ^ load(earlier + 16), d = load(at + 24) ^ load(earlier + 24)
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

    /// Enters some places of a repeat; `slot` is that of its first.
    @inline(__always)
    private func remember(from p: Int, to end: Int, _ slot: Int, distance: Int) {
        let (input, places, step) = (input, filteredPlaces, 2 &* bytesPerPixel)
        func enter(_ q: Int) { places[Self.slot(input + q, Self.load(input + q))] = UInt16(truncatingIfNeeded: q) }
        var q = p &+ step
        if end &- p >= RepeatParser.rememberedAtEnd, distance == bytesPerPixel || distance == step {
            // Every second pixel of a run is like the first as long as the run goes on, and only the last of them stays.
            q = p &+ (end &- p &- RepeatParser.keyBytes) / step &* step
            places[slot] = UInt16(truncatingIfNeeded: q)
            q = q &+ step
        } else {
            for _ in 0..<RepeatParser.rememberedAtStart {
                enter(q)
                q = q &+ step
            }
            guard end &- p >= RepeatParser.rememberedAtEnd else { return }
            q = max(q, p &+ (end &- p &- RepeatParser.rememberedAtEnd) / step &* step)
        }
        while q < end {
            enter(q)
            q = q &+ step
        }
    }
}
