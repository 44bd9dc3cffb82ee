// A deflate coder for scanlines that is several times faster than a general one.
//
// It knows where scanlines repeat (`RepeatParser`) and does not enter each byte of a run into its table. Every block
// has codes of its own; a block that would grow is stored.

/// Reusable state: the table, the tokens of a block and its counts. Output depends on the input alone.
final class FastDeflate {
    private let table = UnsafeMutablePointer<Int32>.allocate(capacity: RepeatParser.tableCount)
    private let filteredPlaces = UnsafeMutablePointer<UInt16>.allocate(capacity: RepeatParser.filteredCount)
    private let tokens = UnsafeMutablePointer<UInt64>.allocate(capacity: RepeatParser.blockTokens + 1)
    private lazy var chains = RepeatParser.Chains()
    private let counts = UnsafeMutablePointer<UInt32>.allocate(capacity: 4 * 256)

    init() {}

    deinit {
        table.deallocate()
        filteredPlaces.deallocate()
        tokens.deallocate()
        counts.deallocate()
    }

    /// Room that `compress` needs for `count` bytes of input.
    static func bound(_ count: Int) -> Int { count + (count / 65535 + count / 4096 + 4) * 5 + 64 }

    /// Compresses to a raw deflate stream and returns its length. Where the stream does not end here, an empty stored block lets
    /// it end with a whole byte, so that the next piece can follow.
    ///
    /// `input` must be readable for `RepeatParser.readAhead` bytes behind its end. `bytesPerPixel` is the step, `stride` the length of a scanline with its
    /// filter byte: hints that change the size of the output, never its meaning.
    func compress(
        _ input: UnsafePointer<UInt8>, count: Int, bytesPerPixel: Int, stride: Int, isThorough: Bool = false,
        ends: Bool = true,
        to output: UnsafeMutablePointer<UInt8>
    ) -> Int {
        var sink = BitSink(output)
        var parser = RepeatParser(
            input: input, end: count, bytesPerPixel: max(1, bytesPerPixel), stride: max(1, stride), table: table,
            filteredPlaces: filteredPlaces, chains: isThorough ? chains : nil, tokens: tokens)
        repeat {
            let start = parser.position
            let tokenCount = parser.fillBlock()
            write(
                input + start, count: parser.position - start, tokenCount: tokenCount,
                isLast: ends && parser.position == count, to: &sink)
        } while parser.position < count
        if !ends { writeStored(input, count: 0, isLast: false, to: &sink) }
        return sink.align()
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
