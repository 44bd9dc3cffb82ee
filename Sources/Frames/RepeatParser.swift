// From scanlines to tokens: literals and repeats of earlier bytes, the first half of the fast deflate coder.
//
// Unfiltered rows are searched here, byte by byte, for anything that repeats: one pixel to the left, in the row above, and at the
// last two places where the same few bytes stood (two probes of a small table). Filtered rows, which are mostly small differences
// with short codes, are searched pixel by pixel for long repeats, quickly (`RepeatParser+Filtered`) or thoroughly (`+Chains`).

internal import KinoraFrameKernels

struct RepeatParser {
    /// Bytes of input that one block covers at most, and repeats that it holds at most.
    static let blockBytes = 384 * 1024
    static let blockTokens = 24 * 1024
    static let window = 32768
    /// The longest piece that one deflate symbol stands for.
    static let longest = 258
    /// With a repeat of so many bytes the search ends.
    static let enough = 32
    /// A repeat that goes on for so many bytes is likely to be much longer: the rest is compared in wide steps.
    private static let long = 64
    private static let slotBits = 13
    /// Two places for each slot, the newer one first.
    static let tableCount = 2 << slotBits
    static let nowhere = Int32.min / 2

    /// Bytes that a place of the table has in common with this one.
    private static let keyBytes = 4
    private static let keyShift = UInt64(64 - 8 * keyBytes)
    /// The shortest repeat taken, in bytes.
    private static let shortest = 4
    /// Of a repeat, the last bytes that enter the table.
    private static let remembered = 16
    /// After 1 << patience positions without a repeat the search takes longer steps, so that little time is lost in noise.
    private static let patience = 6

    struct Repeat {
        var length = 0
        var distance = 0
    }

    /// How many bytes behind the end of the input are looked at.
    static let readAhead = 64

    /// Readable for `readAhead` bytes behind its end.
    let input: UnsafePointer<UInt8>
    let end: Int
    let bytesPerPixel: Int
    let stride: Int
    let table: UnsafeMutablePointer<Int32>
    /// Places of filtered rows; `filteredCount` of them.
    let filteredPlaces: UnsafeMutablePointer<UInt16>
    /// For the search of filtered rows that takes its time.
    let chains: Chains?
    /// Literal count in the low 32 bits, then 16 bits of match length (0 for none), then 16 of distance - 1.
    let tokens: UnsafeMutablePointer<UInt64>
    private(set) var position = 0

    init(
        input: UnsafePointer<UInt8>, end: Int, bytesPerPixel: Int, stride: Int, table: UnsafeMutablePointer<Int32>,
        filteredPlaces: UnsafeMutablePointer<UInt16>, chains: Chains?, tokens: UnsafeMutablePointer<UInt64>
    ) {
        self.input = input
        self.end = end
        self.bytesPerPixel = bytesPerPixel
        self.stride = stride
        self.table = table
        self.filteredPlaces = filteredPlaces
        self.chains = chains
        self.tokens = tokens
        table.update(repeating: RepeatParser.nowhere, count: RepeatParser.tableCount)
        chains?.clear()
        filteredPlaces.update(repeating: 0, count: RepeatParser.filteredCount)
    }

    /// Takes input until the block is full and returns the number of tokens; the last one may have no match.
    mutating func fillBlock() -> Int {
        let blockEnd = min(end, position + RepeatParser.blockBytes)
        var tokenCount = 0
        var p = position, literalStart = p
        while p < blockEnd && tokenCount < RepeatParser.blockTokens - 1 {
            // Rows of a kind are searched in one go; the first byte of each names its filter.
            let rowEnd = min(blockEnd, (p / stride + 1) * stride)
            if input[p / stride * stride] == RowFilter.none.rawValue {
                searchUnfiltered(&p, until: rowEnd, blockEnd, &literalStart, &tokenCount)
            } else if let chains {
                searchThoroughly(&p, until: rowEnd, blockEnd, chains, &literalStart, &tokenCount)
            } else {
                searchFiltered(&p, until: rowEnd, blockEnd, &literalStart, &tokenCount)
            }
        }
        p = max(min(p, blockEnd), literalStart)
        tokens[tokenCount] = UInt64(p &- literalStart)
        position = p
        return tokenCount + 1
    }

    /// Takes the rest of a row, and of the rows that a repeat reaches into.
    private func searchUnfiltered(
        _ start: inout Int, until rowEnd: Int, _ blockEnd: Int, _ literalStart: inout Int, _ tokenCount: inout Int
    ) {
        var p = start
        var misses = 0
        while p < rowEnd && tokenCount < RepeatParser.blockTokens &- 1 {
            let value = load(p)
            let limit = blockEnd &- p
            var found = near(p, value, limit)
            if found.length < RepeatParser.enough { far(p, value, limit, &found) }
            if found.length > limit { found.length = limit }
            guard found.length >= RepeatParser.shortest else {
                misses = misses &+ 1
                p = p &+ 1 &+ min(misses &>> RepeatParser.patience, 16)
                continue
            }
            tokenCount = emit(literals: p &- literalStart, &found, tokenCount: tokenCount)
            remember(from: p, to: p &+ found.length)
            p = p &+ found.length
            literalStart = p
            misses = 0
        }
        start = p
    }

    // MARK: Finding repeats

    @inline(__always)
    func load(_ offset: Int) -> UInt64 {
        UnsafeRawPointer(input + offset).loadUnaligned(as: UInt64.self)
    }

    /// How many bytes from `known` on repeat at `distance`, up to `limit`.
    @inline(__always)
    func extend(_ at: Int, distance: Int, known: Int, limit: Int) -> Int {
        var length = known
        while length &+ 8 <= limit {
            let difference = load(at &+ length) ^ load(at &+ length &- distance)
            if difference != 0 { return length &+ difference.trailingZeroBitCount &>> 3 }
            length = length &+ 8
            if length &- known == RepeatParser.long {
                length = length &+ fk_alike(input + at + length, input + at + length - distance, limit &- length)
            }
        }
        while length < limit && input[at &+ length] == input[at &+ length &- distance] { length = length &+ 1 }
        return length
    }

    /// The repeat of the pixel to the left: the one with the shortest code, and the whole of a run of one color.
    @inline(__always)
    func near(_ p: Int, _ value: UInt64, _ limit: Int) -> Repeat {
        guard p >= bytesPerPixel, load(p &- bytesPerPixel) == value else { return Repeat() }
        return Repeat(length: extend(p, distance: bytesPerPixel, known: 8, limit: limit), distance: bytesPerPixel)
    }

    /// Takes a repeat that lies farther away when it is longer by as much as its distance costs. It ends after the length of one
    /// symbol, because a run may follow that needs no distance.
    @inline(__always)
    private func far(
        _ p: Int, _ value: UInt64, _ limit: Int, _ best: inout Repeat
    ) {
        let limit = min(limit, RepeatParser.longest)
        if p >= stride, stride <= RepeatParser.window, load(p &- stride) == value {
            let length = extend(p, distance: stride, known: min(8, limit), limit: limit)
            if length > best.length &+ (best.length > 0 ? 8 : 0) { best = Repeat(length: length, distance: stride) }
        }
        let slot = slot(value)
        let newer = table[slot], older = table[slot &+ 1]
        table[slot &+ 1] = newer
        table[slot] = Int32(truncatingIfNeeded: p)
        probe(Int(newer), p, value, limit, &best)
        if best.length < RepeatParser.enough { probe(Int(older), p, value, limit, &best) }
    }

    @inline(__always)
    private func probe(
        _ candidate: Int, _ p: Int, _ value: UInt64, _ limit: Int, _ best: inout Repeat
    ) {
        let back = p &- candidate
        // Asked as one: about as many places are too far away as are not, and a processor that guesses which is wrong half the time.
        let excess = UInt64(truncatingIfNeeded: max(back &- RepeatParser.window, 0))
        let place = back <= RepeatParser.window ? candidate : p
        guard excess | (load(place) ^ value) &<< RepeatParser.keyShift == 0 else { return }
        let length = extend(p, distance: back, known: min(RepeatParser.keyBytes, limit), limit: limit)
        if length > best.length &+ (best.length > 0 ? 4 : 0) { best = Repeat(length: length, distance: back) }
    }

    /// The place of bytes, of which `value` are the first eight.
    @inline(__always)
    private func slot(_ value: UInt64) -> Int {
        let key = (value &<< RepeatParser.keyShift) &* 0x9E37_79B9_7F4A_7C15
        return 2 &* Int(truncatingIfNeeded: key &>> UInt64(64 &- RepeatParser.slotBits))
    }

    /// Enters the places of a repeat, or the last of them, into the table.
    @inline(__always)
    private func remember(from p: Int, to end: Int) {
        var q = max(p &+ 1, end &- RepeatParser.remembered &+ 1)
        while q < end {
            let slot = slot(load(q))
            table[slot &+ 1] = table[slot]
            table[slot] = Int32(truncatingIfNeeded: q)
            q = q &+ 1
        }
    }

    /// Appends a repeat as pieces of at most 258 bytes. It comes back shorter when the block is full or the rest would be
    /// too short to be a match.
    @inline(__always)
    func emit(literals: Int, _ found: inout Repeat, tokenCount: Int) -> Int {
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
