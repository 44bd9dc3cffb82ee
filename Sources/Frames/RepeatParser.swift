// From scanlines to tokens: literals and repeats of earlier bytes, the first half of the fast deflate coder.
//
// A repeat is looked for in four places: one pixel to the left, in the row above, and at the last two places where the same few
// bytes stood (two probes of a small table). Unfiltered rows are searched byte by byte for anything that repeats; filtered
// ones, which are mostly small differences with short codes, pixel by pixel for repeats that are worth their distance.

struct RepeatParser {
    /// Bytes of input that one block covers at most, and repeats that it holds at most.
    static let blockBytes = 384 * 1024
    static let blockTokens = 24 * 1024
    private static let window = 32768
    /// The longest piece that one deflate symbol stands for.
    private static let longest = 258
    /// With a repeat of so many bytes the search ends.
    private static let enough = 32
    private static let slotBits = 13
    /// Two places for each slot, the newer one first.
    static let tableCount = 2 << slotBits
    static let nowhere = Int32.min / 2

    /// What depends on whether a row is filtered.
    private struct Search {
        /// Bytes from one place looked at to the next.
        let step: Int
        /// Bytes that a place of the table has in common with this one: up to 8, or a multiple of 8 up to `longestKey`.
        let keyBytes: Int
        /// The shortest repeats taken, of the pixel to the left and of anything farther away, in bytes.
        let shortestNear: Int
        let shortestFar: Int
        /// Of a repeat, the last bytes that enter the table.
        let remembered: Int
        /// After 1 << patience positions without a repeat the search takes longer steps, so that little time is lost in noise.
        let patience: Int

        static let unfiltered = Search(
            step: 1, keyBytes: 4, shortestNear: 4, shortestFar: 4, remembered: 16, patience: 6)

        static func filtered(_ bytesPerPixel: Int) -> Search {
            Search(
                step: bytesPerPixel, keyBytes: 32, shortestNear: 12, shortestFar: 16, remembered: 64, patience: 4)
        }

        var keyShift: UInt64 { keyBytes >= 8 ? 0 : UInt64(64 &- 8 &* keyBytes) }
    }

    private struct Repeat {
        var length = 0
        var distance = 0
    }

    /// How far a key reaches. Small differences have few values, so that short keys are found everywhere and tell little: the
    /// longer the key, the longer the repeats that the few places of the table lead to.
    static let longestKey = 32

    /// Readable for `longestKey` bytes behind its end.
    let input: UnsafePointer<UInt8>
    let end: Int
    let bytesPerPixel: Int
    let stride: Int
    let table: UnsafeMutablePointer<Int32>
    /// Literal count in the low 32 bits, then 16 bits of match length (0 for none), then 16 of distance - 1.
    let tokens: UnsafeMutablePointer<UInt64>
    private(set) var position = 0

    init(
        input: UnsafePointer<UInt8>, end: Int, bytesPerPixel: Int, stride: Int, table: UnsafeMutablePointer<Int32>,
        tokens: UnsafeMutablePointer<UInt64>
    ) {
        self.input = input
        self.end = end
        self.bytesPerPixel = bytesPerPixel
        self.stride = stride
        self.table = table
        self.tokens = tokens
        table.update(repeating: RepeatParser.nowhere, count: RepeatParser.tableCount)
    }

    /// Takes input until the block is full and returns the number of tokens; the last one may have no match.
    mutating func fillBlock() -> Int {
        let blockEnd = min(end, position + RepeatParser.blockBytes)
        let filtered = Search.filtered(bytesPerPixel)
        var tokenCount = 0
        var p = position, literalStart = p
        while p < blockEnd && tokenCount < RepeatParser.blockTokens - 1 {
            // Rows of a kind are searched in one go; the first byte of each names its filter.
            let rowEnd = min(blockEnd, (p / stride + 1) * stride)
            if input[p / stride * stride] == RowFilter.none.rawValue {
                search(.unfiltered, &p, until: rowEnd, blockEnd, &literalStart, &tokenCount)
            } else {
                search(filtered, &p, until: rowEnd, blockEnd, &literalStart, &tokenCount)
            }
        }
        p = max(min(p, blockEnd), literalStart)
        tokens[tokenCount] = UInt64(p &- literalStart)
        position = p
        return tokenCount + 1
    }

    /// Takes the rest of a row, and of the rows that a repeat reaches into.
    @inline(__always)
    private func search(
        _ search: Search, _ start: inout Int, until rowEnd: Int, _ blockEnd: Int, _ literalStart: inout Int,
        _ tokenCount: inout Int
    ) {
        let rowStart = rowEnd - 1 - (rowEnd - 1) % stride
        let keyShift = search.keyShift
        var p = start
        if search.step > 1 { p = aligned(p, rowStart) }
        var misses = 0
        while p < rowEnd && tokenCount < RepeatParser.blockTokens &- 1 {
            let value = load(p)
            let limit = blockEnd &- p
            var found = near(p, value, limit)
            if found.length < RepeatParser.enough { far(p, value, limit, search, keyShift, &found) }
            if found.length > limit { found.length = limit }
            let shortest = found.distance == bytesPerPixel ? search.shortestNear : search.shortestFar
            guard found.length >= shortest else {
                misses = misses &+ 1
                p = p &+ search.step &* (1 &+ min(misses &>> search.patience, 16))
                continue
            }
            tokenCount = emit(literals: p &- literalStart, &found, tokenCount: tokenCount)
            remember(from: p, to: p &+ found.length, search, keyShift)
            p = p &+ found.length
            literalStart = p
            misses = 0
            if search.step > 1 && p < rowEnd { p = aligned(p, rowStart) }
        }
        start = p
    }

    /// The first pixel that does not start before `p`. A row starts with its filter's byte, which is stepped over.
    @inline(__always)
    private func aligned(_ p: Int, _ rowStart: Int) -> Int {
        let inRow = p &- rowStart
        guard inRow > 0 else { return p &+ 1 }
        let off = bytesPerPixel == 3 ? (inRow &- 1) % 3 : (inRow &- 1) & (bytesPerPixel &- 1)
        return off == 0 ? p : p &+ bytesPerPixel &- off
    }

    // MARK: Finding repeats

    @inline(__always)
    private func load(_ offset: Int) -> UInt64 {
        UnsafeRawPointer(input + offset).loadUnaligned(as: UInt64.self)
    }

    /// How many bytes from `known` on repeat at `distance`, up to `limit`.
    @inline(__always)
    private func extend(_ at: Int, distance: Int, known: Int, limit: Int) -> Int {
        var length = known
        while length &+ 8 <= limit {
            let difference = load(at &+ length) ^ load(at &+ length &- distance)
            if difference != 0 { return length &+ difference.trailingZeroBitCount &>> 3 }
            length = length &+ 8
        }
        while length < limit && input[at &+ length] == input[at &+ length &- distance] { length = length &+ 1 }
        return length
    }

    /// The repeat of the pixel to the left: the one with the shortest code, and the whole of a run of one color.
    @inline(__always)
    private func near(_ p: Int, _ value: UInt64, _ limit: Int) -> Repeat {
        guard p >= bytesPerPixel, load(p &- bytesPerPixel) == value else { return Repeat() }
        return Repeat(length: extend(p, distance: bytesPerPixel, known: 8, limit: limit), distance: bytesPerPixel)
    }

    /// Takes a repeat that lies farther away when it is longer by as much as its distance costs. It ends after the length of one
    /// symbol, because a run may follow that needs no distance.
    @inline(__always)
    private func far(
        _ p: Int, _ value: UInt64, _ limit: Int, _ search: Search, _ keyShift: UInt64, _ best: inout Repeat
    ) {
        let limit = min(limit, RepeatParser.longest)
        if p >= stride, stride <= RepeatParser.window, load(p &- stride) == value {
            let length = extend(p, distance: stride, known: min(8, limit), limit: limit)
            if length > best.length &+ (best.length > 0 ? 8 : 0) { best = Repeat(length: length, distance: stride) }
        }
        let slot = slot(p, value, search, keyShift)
        let newer = table[slot], older = table[slot &+ 1]
        table[slot &+ 1] = newer
        table[slot] = Int32(truncatingIfNeeded: p)
        probe(Int(newer), p, value, limit, search, keyShift, &best)
        if best.length < RepeatParser.enough { probe(Int(older), p, value, limit, search, keyShift, &best) }
    }

    @inline(__always)
    private func probe(
        _ candidate: Int, _ p: Int, _ value: UInt64, _ limit: Int, _ search: Search, _ keyShift: UInt64,
        _ best: inout Repeat
    ) {
        let back = p &- candidate
        guard back <= RepeatParser.window, (load(candidate) ^ value) &<< keyShift == 0 else { return }
        let length = extend(p, distance: back, known: min(search.keyBytes, 8, limit), limit: limit)
        if length > best.length &+ (best.length > 0 ? 4 : 0) { best = Repeat(length: length, distance: back) }
    }

    /// The place of the bytes at `p`, of which `value` is the first eight.
    @inline(__always)
    private func slot(_ p: Int, _ value: UInt64, _ search: Search, _ keyShift: UInt64) -> Int {
        var key = (value &<< keyShift) &* 0x9E37_79B9_7F4A_7C15
        var at = 8
        while at < search.keyBytes {
            key = (key ^ key &>> 32 ^ load(p &+ at)) &* 0x9E37_79B9_7F4A_7C15
            at = at &+ 8
        }
        return 2 &* Int(truncatingIfNeeded: key &>> UInt64(64 &- RepeatParser.slotBits))
    }

    /// Enters the places of a repeat, or the last of them, into the table.
    @inline(__always)
    private func remember(from p: Int, to end: Int, _ search: Search, _ keyShift: UInt64) {
        let skipped = max(0, end &- p &- search.remembered)
        var q = p &+ (skipped / search.step &+ 1) &* search.step
        while q &+ search.step <= end {
            let slot = slot(q, load(q), search, keyShift)
            table[slot &+ 1] = table[slot]
            table[slot] = Int32(truncatingIfNeeded: q)
            q = q &+ search.step
        }
    }

    /// Appends a repeat as pieces of at most 258 bytes. It comes back shorter when the block is full or the rest would be
    /// too short to be a match.
    @inline(__always)
    private func emit(literals: Int, _ found: inout Repeat, tokenCount: Int) -> Int {
        var count = tokenCount
        var pending = UInt64(literals)
        var rest = found.length
        let tail = UInt64(found.distance &- 1) &<< 48
        while rest >= 3 && count < RepeatParser.blockTokens &- 1 {
            let piece = min(rest, RepeatParser.longest)
            tokens[count] = pending | UInt64(piece) &<< 32 | tail
            pending = 0
            count = count &+ 1
            rest = rest &- piece
        }
        found.length = found.length &- rest
        return count
    }
}
