// A deflate coder for scanlines that is several times faster than a general one.
//
// It steps by pixels, not bytes, and looks for a repeat in three places only: the pixel to the left, the row above, and
// the last place where the same two pixels stood (one probe of a small table). Where nothing repeats it takes longer steps, so
// noise costs little more than its Huffman codes. Every block has codes of its own; a block that would grow is stored.

/// Reusable state: the table, the tokens of a block and its counts. Output depends on the input alone.
final class FastDeflate {
    /// Bytes of input that one block covers at most, and repeats that it holds at most.
    private static let blockBytes = 384 * 1024
    private static let blockTokens = 24 * 1024
    private static let tableBits = 13
    private static let window = 32768
    private static let longest = 258

    private let table = UnsafeMutablePointer<Int32>.allocate(capacity: 1 << tableBits)
    /// Literal count in the low 32 bits, then 16 bits of match length (0 for none), then 16 of distance - 1.
    private let tokens = UnsafeMutablePointer<UInt64>.allocate(capacity: blockTokens + 1)
    private let counts = UnsafeMutablePointer<UInt32>.allocate(capacity: 4 * 256)

    init() {}

    deinit {
        table.deallocate()
        tokens.deallocate()
        counts.deallocate()
    }

    /// Room that `compress` needs for `count` bytes of input.
    static func bound(_ count: Int) -> Int { count + (count / 65535 + count / 4096 + 4) * 5 + 64 }

    /// Compresses to a raw deflate stream and returns its length.
    ///
    /// `input` must be readable for 16 bytes behind its end. `bytesPerPixel` is the step, `stride` the length of a scanline with its
    /// filter byte: hints that change the size of the output, never its meaning.
    func compress(
        _ input: UnsafePointer<UInt8>, count: Int, bytesPerPixel: Int, stride: Int, to output: UnsafeMutablePointer<UInt8>
    ) -> Int {
        table.update(repeating: Int32.min / 2, count: 1 << FastDeflate.tableBits)
        var sink = BitSink(output)
        var parser = Parser(
            input: input, end: count, bytesPerPixel: max(1, bytesPerPixel), stride: stride, table: table, tokens: tokens)
        repeat {
            let start = parser.position
            let tokenCount = parser.fillBlock()
            write(
                input + start, count: parser.position - start, tokenCount: tokenCount, isLast: parser.position == count, to: &sink)
        } while parser.position < count
        return sink.align()
    }

    // MARK: Finding repeats

    private struct Parser {
        let input: UnsafePointer<UInt8>
        let end: Int
        let bytesPerPixel: Int
        let stride: Int
        let table: UnsafeMutablePointer<Int32>
        let tokens: UnsafeMutablePointer<UInt64>
        var position = 0

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

        /// In unfiltered rows even one repeated pixel is worth a match. Filtered ones are mostly small differences with short
        /// codes, where a match dearer than the literals it replaces would also spoil their statistics.
        @inline(__always)
        private func shortestRepeat(_ rowStart: Int) -> Int {
            input[rowStart] == RowFilter.none.rawValue ? max(3, bytesPerPixel) : 12
        }

        /// Takes input until the block is full and returns the number of tokens; the last one may have no match.
        mutating func fillBlock() -> Int {
            let blockEnd = min(end, position + FastDeflate.blockBytes)
            let left = bytesPerPixel
            let above = stride <= FastDeflate.window ? stride : left
            let keyBytes = bytesPerPixel == 1 ? 5 : min(8, 2 * bytesPerPixel)
            let keyShift = UInt64(64 - 8 * keyBytes)
            var tokenCount = 0
            var p = position
            var literalStart = p
            var misses = 0
            // Where the scanline of p starts, and what its filter's byte says about repeats worth taking.
            var rowStart = p / stride * stride
            var shortest = shortestRepeat(rowStart)

            while p < blockEnd && tokenCount < FastDeflate.blockTokens - 1 {
                let value = load(p)
                let limit = blockEnd &- p
                var length = 0
                var distance = above
                if p >= above {
                    let differenceAbove = value ^ load(p &- above)
                    let differenceLeft = value ^ load(p &- left)
                    if differenceLeft == 0 {
                        // The nearer repeat has the shorter code; a row of one colour is taken by it alone.
                        distance = left
                        length = extend(p, distance: left, known: 8, limit: limit)
                        if length < 128 && differenceAbove == 0 {
                            let further = extend(p, distance: above, known: 8, limit: limit)
                            if further > length &+ 8 {
                                length = further
                                distance = above
                            }
                        }
                    } else if differenceAbove == 0 {
                        // Where a run begins, only its first pixel comes from above.
                        let startsRun = shortest <= 8 && load(p &+ left) == value
                        length = startsRun ? shortest : extend(p, distance: above, known: 8, limit: limit)
                    } else {
                        let equalAbove = differenceAbove.trailingZeroBitCount &>> 3
                        let equalLeft = differenceLeft.trailingZeroBitCount &>> 3
                        length = equalAbove
                        if equalLeft > equalAbove {
                            length = equalLeft
                            distance = left
                        }
                        // A short repeat ends with a whole pixel.
                        length = length >= 2 &* bytesPerPixel && bytesPerPixel > 1 ? 2 &* bytesPerPixel : length
                        if bytesPerPixel > 1 && length < 2 &* bytesPerPixel { length = length >= bytesPerPixel ? bytesPerPixel : 0 }
                    }
                } else if p >= left && value == load(p &- left) {
                    distance = left
                    length = extend(p, distance: left, known: 8, limit: limit)
                }
                if length < 8 {
                    let key = value &<< keyShift
                    let slot = Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) &>> UInt64(64 &- FastDeflate.tableBits))
                    let candidate = Int(table[slot])
                    table[slot] = Int32(truncatingIfNeeded: p)
                    let back = p &- candidate
                    if back <= FastDeflate.window && (load(candidate) ^ value) &<< keyShift == 0 {
                        let found = extend(p, distance: back, known: min(keyBytes, limit), limit: limit)
                        if found > length {
                            length = found
                            distance = back
                        }
                    }
                }
                if length > limit { length = limit }
                if length >= shortest {
                    tokenCount = emit(
                        literals: p &- literalStart, length: &length, distance: distance, tokenCount: tokenCount)
                    p = p &+ length
                    literalStart = p
                    misses = 0
                } else {
                    misses = misses &+ 1
                    p = p &+ bytesPerPixel &* (1 &+ min(misses &>> 4, 16))
                }
                // Stay on pixel boundaries: a row starts with its filter's byte, which is stepped over.
                if p &- rowStart >= stride {
                    rowStart = p / stride &* stride
                    if rowStart < end { shortest = shortestRepeat(rowStart) }
                }
                if bytesPerPixel > 1 {
                    let inRow = p &- rowStart
                    let off = inRow == 0 ? 1 : bytesPerPixel == 3 ? (inRow &- 1) % 3 : (inRow &- 1) & (bytesPerPixel &- 1)
                    if off != 0 { p = inRow == 0 ? p &+ 1 : p &+ bytesPerPixel &- off }
                }
            }
            p = min(p, blockEnd)
            if p < literalStart { p = literalStart }
            tokens[tokenCount] = UInt64(p &- literalStart)
            position = p
            return tokenCount + 1
        }

        /// Appends a match as pieces of at most 258 bytes. `length` comes back shorter when the block is full or the
        /// rest would be too short to be a match.
        @inline(__always)
        private func emit(literals: Int, length: inout Int, distance: Int, tokenCount: Int) -> Int {
            var count = tokenCount
            var pending = UInt64(literals)
            var rest = length
            let tail = UInt64(distance &- 1) &<< 48
            while rest >= 3 && count < FastDeflate.blockTokens &- 1 {
                let piece = min(rest, FastDeflate.longest)
                tokens[count] = pending | UInt64(piece) &<< 32 | tail
                pending = 0
                count = count &+ 1
                rest = rest &- piece
            }
            length = length &- rest
            return count
        }
    }

    // MARK: Writing a block

    private func write(
        _ input: UnsafePointer<UInt8>, count: Int, tokenCount: Int, isLast: Bool, to sink: inout BitSink
    ) {
        let statistics = BlockStatistics(input, tokens: tokens, tokenCount: tokenCount, scratch: counts)
        let codes = BlockCodes(statistics)
        let storedBits = 8 * count + (count / 65535 + 1) * 40
        if codes.bits(statistics) >= storedBits {
            writeStored(input, count: count, isLast: isLast, to: &sink)
        } else {
            sink.write(isLast ? 0b101 : 0b100, 3)
            codes.writeHeader(to: &sink)
            codes.writeTokens(tokens, count: tokenCount, input: input, to: &sink)
        }
    }

    private func writeStored(_ input: UnsafePointer<UInt8>, count: Int, isLast: Bool, to sink: inout BitSink) {
        var offset = 0
        repeat {
            let piece = min(65535, count - offset)
            sink.write(isLast && offset + piece == count ? 1 : 0, 3)
            _ = sink.align()
            sink.write(UInt64(piece) | UInt64(~UInt16(piece)) << 16, 32)
            sink.append(input + offset, count: piece)
            offset += piece
        } while offset < count
    }
}
