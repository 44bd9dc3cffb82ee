// One deflate block with dynamic codes (RFC 1951, section 3.2.7): counting its symbols, its header, its symbols.
internal import KinoraFrameKernels

/// Deflate's length and distance symbols with their extra bits (RFC 1951, section 3.2.5).
enum DeflateSymbols {
    static let lengthBase: [Int] = [
        3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227,
        258,
    ]
    static let lengthExtra: [Int] = [
        0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
    ]

    /// Symbol - 257 for each match length, indexed by length - 3.
    static let lengthSymbol: [UInt8] = (3...258).map { length in
        UInt8(lengthBase.lastIndex { $0 <= length }!)
    }

    /// Symbol, number of extra bits and their value for `distance` - 1: beyond four, two symbols for every power of two.
    @inline(__always)
    static func distance(_ zeroBased: UInt64) -> (symbol: Int, extraBits: UInt64, extra: UInt64) {
        guard zeroBased >= 4 else { return (Int(zeroBased), 0, 0) }
        let top = UInt64(63 &- zeroBased.leadingZeroBitCount)
        let extraBits = top &- 1
        let symbol = Int(truncatingIfNeeded: 2 &* top &+ (zeroBased &>> extraBits) & 1)
        return (symbol, extraBits, zeroBased & ((1 &<< extraBits) &- 1))
    }
}

/// How often each symbol occurs in a block, and the extra bits they carry in all.
struct BlockStatistics {
    var literalsAndLengths = [UInt32](repeating: 0, count: 286)
    var distances = [UInt32](repeating: 0, count: 30)
    var extraBits = 0

    /// `scratch` holds four tables of 256: neighboring bytes are often equal, and counting them in one cell would wait.
    init(
        _ input: UnsafePointer<UInt8>, tokens: UnsafePointer<UInt64>, tokenCount: Int,
        scratch: UnsafeMutablePointer<UInt32>
    ) {
        if countByKernel(input, tokens, tokenCount) { return }
        countPlainly(input, tokens: tokens, tokenCount: tokenCount, scratch: scratch)
    }

    /// The same without a kernel, for its tests.
    init(
        plainly input: UnsafePointer<UInt8>, tokens: UnsafePointer<UInt64>, tokenCount: Int,
        scratch: UnsafeMutablePointer<UInt32>
    ) {
        countPlainly(input, tokens: tokens, tokenCount: tokenCount, scratch: scratch)
    }

    private mutating func countByKernel(
        _ input: UnsafePointer<UInt8>, _ tokens: UnsafePointer<UInt64>, _ tokenCount: Int
    ) -> Bool {
        var counts = fk_symbol_counts()
        let isDone = DeflateSymbols.lengthSymbol.withUnsafeBufferPointer {
            fk_count_symbols(input, tokens, tokenCount, $0.baseAddress!, &counts)
        }
        guard isDone else { return false }
        withUnsafeBytes(of: counts.literals) { literalsAndLengths.replaceSubrange(0..<256, with: $0.bound) }
        literalsAndLengths[256] = 1
        withUnsafeBytes(of: counts.lengths) { literalsAndLengths.replaceSubrange(257..<286, with: $0.bound) }
        withUnsafeBytes(of: counts.distances) { distances.replaceSubrange(0..<30, with: $0.bound) }
        addExtraBits(ofDistances: Int(counts.extra_bits))
        return true
    }

    private mutating func countPlainly(
        _ input: UnsafePointer<UInt8>, tokens: UnsafePointer<UInt64>, tokenCount: Int,
        scratch: UnsafeMutablePointer<UInt32>
    ) {
        scratch.update(repeating: 0, count: 1024)
        let second = scratch + 256, third = scratch + 512, fourth = scratch + 768
        var extra = 0
        var p = input
        literalsAndLengths.withUnsafeMutableBufferPointer { symbols in
            distances.withUnsafeMutableBufferPointer { distanceCounts in
                DeflateSymbols.lengthSymbol.withUnsafeBufferPointer { lengthSymbol in
                    for index in 0..<tokenCount {
                        let token = tokens[index]
                        var literals = Int(truncatingIfNeeded: token & 0xFFFF_FFFF)
                        while literals >= 4 {
                            scratch[Int(p[0])] &+= 1
                            second[Int(p[1])] &+= 1
                            third[Int(p[2])] &+= 1
                            fourth[Int(p[3])] &+= 1
                            p += 4
                            literals = literals &- 4
                        }
                        while literals > 0 {
                            scratch[Int(p[0])] &+= 1
                            p += 1
                            literals = literals &- 1
                        }
                        let length = Int(truncatingIfNeeded: token &>> 32 & 0xFFFF)
                        guard length > 0 else { continue }
                        let symbol = Int(lengthSymbol[length &- 3])
                        symbols[257 &+ symbol] &+= 1
                        let distance = DeflateSymbols.distance(token &>> 48)
                        distanceCounts[distance.symbol] &+= 1
                        extra = extra &+ Int(truncatingIfNeeded: distance.extraBits)
                        p += length
                    }
                    for byte in 0..<256 {
                        symbols[byte] = scratch[byte] &+ second[byte] &+ third[byte] &+ fourth[byte]
                    }
                    symbols[256] = 1
                }
            }
        }
        addExtraBits(ofDistances: extra)
    }

    private mutating func addExtraBits(ofDistances bits: Int) {
        extraBits = bits
        for symbol in 0..<29 { extraBits += Int(literalsAndLengths[257 + symbol]) * DeflateSymbols.lengthExtra[symbol] }
    }
}

extension UnsafeRawBufferPointer {
    /// Its words.
    fileprivate var bound: UnsafeBufferPointer<UInt32> { bindMemory(to: UInt32.self) }
}

struct BlockCodes {
    private let symbols: HuffmanCode
    private let distances: HuffmanCode
    private let headerCode: HuffmanCode
    /// The code lengths of both alphabets, run-length coded: symbol, extra bits, number of extra bits.
    private var headerSymbols: [(symbol: Int, extra: Int, extraBits: Int)] = []
    private let symbolCount: Int
    private let distanceCount: Int
    private let headerCodeCount: Int

    /// A bit shorter than deflate allows, so that four literals fit into the register at once.
    private static let longestSymbol = 14

    private static let headerOrder = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

    init(_ statistics: BlockStatistics) {
        symbols = HuffmanCode(counts: statistics.literalsAndLengths, limit: BlockCodes.longestSymbol)
        distances = HuffmanCode(counts: statistics.distances, limit: 15)
        symbolCount = max(257, symbols.lengths.lastIndex { $0 > 0 }! + 1)
        distanceCount = distances.lengths.lastIndex { $0 > 0 }! + 1
        headerSymbols = BlockCodes.runs(Array(symbols.lengths[..<symbolCount] + distances.lengths[..<distanceCount]))
        var counts = [UInt32](repeating: 0, count: 19)
        for item in headerSymbols { counts[item.symbol] += 1 }
        let code = HuffmanCode(counts: counts, limit: 7)
        headerCode = code
        headerCodeCount = max(4, BlockCodes.headerOrder.lastIndex { code.lengths[$0] > 0 }! + 1)
    }

    /// Repeats of a length by symbol 16, runs of zeros by 17 and 18.
    private static func runs(_ lengths: [UInt8]) -> [(symbol: Int, extra: Int, extraBits: Int)] {
        var result: [(symbol: Int, extra: Int, extraBits: Int)] = []
        var index = 0
        while index < lengths.count {
            let value = lengths[index]
            var run = 1
            while index + run < lengths.count && lengths[index + run] == value { run += 1 }
            index += run
            if value == 0 {
                while run >= 11 {
                    let piece = min(run, 138)
                    result.append((18, piece - 11, 7))
                    run -= piece
                }
                if run >= 3 {
                    result.append((17, run - 3, 3))
                    run = 0
                }
            } else {
                result.append((Int(value), 0, 0))
                run -= 1
                while run >= 3 {
                    let piece = min(run, 6)
                    result.append((16, piece - 3, 2))
                    run -= piece
                }
            }
            for _ in 0..<run { result.append((Int(value), 0, 0)) }
        }
        return result
    }

    /// The block's length in bits.
    func bits(_ statistics: BlockStatistics) -> Int {
        var header = 3 + 14 + 3 * headerCodeCount
        for item in headerSymbols { header += Int(headerCode.lengths[item.symbol]) + item.extraBits }
        return header + symbols.cost(of: statistics.literalsAndLengths) + distances.cost(of: statistics.distances)
            + statistics.extraBits
    }

    func writeHeader(to sink: inout BitSink) {
        sink.write(UInt64(symbolCount - 257), 5)
        sink.write(UInt64(distanceCount - 1), 5)
        sink.write(UInt64(headerCodeCount - 4), 4)
        for index in 0..<headerCodeCount { sink.write(UInt64(headerCode.lengths[BlockCodes.headerOrder[index]]), 3) }
        for item in headerSymbols {
            sink.write(UInt64(headerCode.bits[item.symbol]), UInt64(headerCode.lengths[item.symbol]))
            sink.write(UInt64(item.extra), UInt64(item.extraBits))
        }
    }

    func writeTokens(
        _ tokens: UnsafePointer<UInt64>, count: Int, input: UnsafePointer<UInt8>, to output: inout BitSink
    ) {
        if !writeByKernel(tokens, count: count, input: input, to: &output) {
            writePlainly(tokens, count: count, input: input, to: &output)
        }
        output.write(UInt64(symbols.bits[256]), UInt64(symbols.lengths[256]))
    }

    /// False, with nothing written, where there is no kernel.
    @discardableResult
    func writeByKernel(
        _ tokens: UnsafePointer<UInt64>, count: Int, input: UnsafePointer<UInt8>, to output: inout BitSink
    ) -> Bool {
        func table(_ code: HuffmanCode, _ count: Int) -> [UInt32] {
            (0..<count).map { UInt32(code.bits[$0]) | UInt32(code.lengths[$0]) << 16 }
        }
        let lengths = lengthCodes().map { UInt32($0 & 0xFF_FFFF) | UInt32($0 >> 32) << 24 }
        return table(symbols, 256).withUnsafeBufferPointer { literals in
            lengths.withUnsafeBufferPointer { lengths in
                table(distances, 30).withUnsafeBufferPointer { distances in
                    let codes = fk_codes(
                        literals: literals.baseAddress!, lengths: lengths.baseAddress!,
                        distances: distances.baseAddress!)
                    return output.withKernel { fk_write_symbols(input, tokens, count, codes, $0) }
                }
            }
        }
    }

    /// The same without a kernel.
    func writePlainly(
        _ tokens: UnsafePointer<UInt64>, count: Int, input: UnsafePointer<UInt8>, to output: inout BitSink
    ) {
        // Bits in the low 32, their number above; a length's extra bits are put in beforehand.
        let literalTable = (0..<256).map { UInt64(symbols.bits[$0]) | UInt64(symbols.lengths[$0]) << 32 }
        let lengthTable = lengthCodes()
        let distanceTable = (0..<30).map { UInt64(distances.bits[$0]) | UInt64(distances.lengths[$0]) << 32 }
        var sink = output
        var p = input
        literalTable.withUnsafeBufferPointer { literal in
            lengthTable.withUnsafeBufferPointer { lengthCode in
                distanceTable.withUnsafeBufferPointer { distanceCode in
                    for index in 0..<count {
                        let token = tokens[index]
                        var literals = Int(truncatingIfNeeded: token & 0xFFFF_FFFF)
                        while literals >= 4 {
                            for k in 0..<4 {
                                let code = literal[Int(p[k])]
                                sink.add(code & 0xFFFF_FFFF, code &>> 32)
                            }
                            sink.flush()
                            p += 4
                            literals = literals &- 4
                        }
                        while literals > 0 {
                            let code = literal[Int(p[0])]
                            sink.write(code & 0xFFFF_FFFF, code &>> 32)
                            p += 1
                            literals = literals &- 1
                        }
                        let length = Int(truncatingIfNeeded: token &>> 32 & 0xFFFF)
                        guard length > 0 else { continue }
                        let code = lengthCode[length &- 3]
                        sink.add(code & 0xFFFF_FFFF, code &>> 32)
                        let distance = DeflateSymbols.distance(token &>> 48)
                        let distanceBits = distanceCode[distance.symbol]
                        sink.add(distanceBits & 0xFFFF_FFFF, distanceBits &>> 32)
                        sink.write(distance.extra, distance.extraBits)
                        p += length
                    }
                }
            }
        }
        output = sink
    }

    private func lengthCodes() -> [UInt64] {
        let (bases, extras) = (DeflateSymbols.lengthBase, DeflateSymbols.lengthExtra)
        var codes: [UInt64] = []
        codes.reserveCapacity(256)
        for (index, base) in bases.enumerated() {
            let bits = UInt64(symbols.bits[257 + index]), count = UInt64(symbols.lengths[257 + index])
            let end = index + 1 < bases.count ? bases[index + 1] : 259
            for length in base..<end {
                codes.append(bits | UInt64(length - base) << count | (count + UInt64(extras[index])) << 32)
            }
        }
        return codes
    }
}
