import KinoraBasics
import KinoraFrameKernels
import Testing

@testable import KinoraFrames

@Suite("Loops in C, of any width", .serialized)
struct FrameKernelsTests {
    private static let widths = [16, 32, 64]

    @Test("sum the distances from 128 as one byte after the other does", arguments: widths)
    func distances(width: Int) {
        fk_allow_width(width)
        defer { fk_allow_width(64) }
        var dice = SplitMix(seed: 3)
        for count in Array(0..<100) + [255, 1000, 4096, 70_000] {
            let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &dice) }
            var sum: UInt64 = 5
            let done = fk_distances(bytes, count, &sum)
            #expect(done <= count && count - done < 32)
            #expect(sum == 5 + bytes[..<done].reduce(0) { $0 + UInt64(abs(Int($1) - 128)) })
        }
    }

    @Test("filter and pack as the specification says", arguments: widths)
    func rows(width: Int) {
        fk_allow_width(width)
        defer { fk_allow_width(64) }
        var dice = SplitMix(seed: 6)
        for count in Array(0..<70) + [1000] {
            let rows = (0..<4).map { _ in
                (0..<count).map { _ in dice.below(3) == 0 ? UInt8(dice.below(4)) : dice.byte() }
            }
            var out = [UInt8](repeating: 0, count: count)
            let done = fk_paeth(rows[0], rows[1], rows[2], rows[3], count, &out)
            #expect(done <= count && count - done < 32)
            let guesses = (0..<done).map { i in
                let (a, b, c) = (Int(rows[1][i]), Int(rows[2][i]), Int(rows[3][i]))
                return [a, b, c].min { abs(a + b - c - $0) < abs(a + b - c - $1) }!
            }
            #expect(out[..<done].elementsEqual(zip(rows[0], guesses).map { UInt8(truncatingIfNeeded: Int($0) - $1) }))

            let pixels = (0..<count).map { _ in UInt32(truncatingIfNeeded: dice.next()) }
            var packed = [UInt8](repeating: 0, count: 3 * count)
            var common = UInt32(0x0FFF_FFFF)
            let written = fk_pack_rgb(pixels, count, &packed, &common)
            #expect(written <= count && count - written < 16)
            let bytes = pixels[..<written].flatMap { pixel in
                (0..<3).map { UInt8(truncatingIfNeeded: pixel >> (8 * $0)) }
            }
            #expect(packed[..<(3 * written)].elementsEqual(bytes))
            #expect(common == pixels[..<written].reduce(0x0FFF_FFFF, &))
        }
    }

    @Test("never take another pixel into a run, and end few pixels before it does", arguments: widths)
    func runs(width: Int) {
        fk_allow_width(width)
        defer { fk_allow_width(64) }
        for length in 0..<70 {
            for rest in [0, 1, 5, 9, 40] {
                let pixels = [UInt32](repeating: 0xFF80_2010, count: length) + (0..<rest).map { UInt32($0) }
                let found = fk_run(pixels, pixels.count, 0xFF80_2010)
                #expect(found <= length)
                #expect(found > length - 8)
            }
        }
        // One bit apart, in each byte.
        for bit in 0..<32 {
            var pixels = [UInt32](repeating: 7, count: 24)
            pixels[13] ^= 1 << bit
            #expect(fk_run(pixels, 24, 7) == 13)
        }
    }

    @Test("never take other bytes for those at an earlier place, and end few bytes before they do", arguments: widths)
    func alike(width: Int) {
        fk_allow_width(width)
        defer { fk_allow_width(64) }
        for count in [0, 1, 63, 64, 65, 200, 513] {
            for distance in [1, 3, 40] {
                var bytes = (0..<distance + count).map { UInt8(truncatingIfNeeded: $0 % distance * 37) }
                func found() -> Int {
                    bytes.withUnsafeBufferPointer { fk_alike($0.baseAddress! + distance, $0.baseAddress!, count) }
                }
                #expect(found() <= count && found() > count - 64)
                for place in Set([0, 5, 64, count - 1]) where (0..<count).contains(place) {
                    bytes[distance + place] ^= 16
                    #expect(found() <= place && found() > place - 64)
                    bytes[distance + place] ^= 16
                }
            }
        }
    }

    @Test("tell pixels that repeat, or nearly, from the others as a look at each does", arguments: widths)
    func surveys(width: Int) {
        fk_allow_width(width)
        defer { fk_allow_width(64) }
        var dice = SplitMix(seed: 8)
        for count in Array(0..<40) + [333, 1280] {
            // Few values, so that neighbors are often equal, and some on either side of the limit.
            let rows = (0..<2).map { _ in
                (0...count).map { _ in UInt32(dice.below(3)) * 0x0C0C_0D0C + UInt32(dice.below(2)) * 0x0101_0C00 }
            }
            var (equal, small, plainEqual, plainSmall) = (UInt32(3), UInt32(4), UInt32(3), UInt32(4))
            rows[0].withUnsafeBufferPointer { row in
                rows[1].withUnsafeBufferPointer { above in
                    let done = fk_survey(row.baseAddress! + 1, above.baseAddress! + 1, count, &equal, &small)
                    #expect(done <= count && count - done < 8)
                    FrameSurvey.Counts.plainAdd(
                        row: row.baseAddress!, above: above.baseAddress!, from: 1, to: done + 1, &plainEqual,
                        &plainSmall)
                }
            }
            #expect(equal == plainEqual && small == plainSmall)
        }
    }

    /// Tokens by chance over bytes of which some are far more frequent than others.
    private static func block(_ dice: inout SplitMix, tokens count: Int) -> (bytes: [UInt8], tokens: [UInt64]) {
        var tokens: [UInt64] = [], size = 0
        for index in 0..<count {
            let literals = dice.below(4) == 0 ? dice.below(400) : dice.below(9)
            let (length, distance) = (3 + dice.below(256), dice.below(2) == 0 ? dice.below(32768) : dice.below(9))
            let isLast = index == count - 1
            tokens.append(UInt64(literals) | (isLast ? 0 : UInt64(length) << 32 | UInt64(distance) << 48))
            size += literals + (isLast ? 0 : length)
        }
        let spread = [1, 2, 7, 40, 256][dice.below(5)]
        let bytes = (0..<size).map { _ in dice.below(40) == 0 ? dice.byte() : UInt8(dice.below(spread)) }
        return (bytes, tokens)
    }

    @Test("count a block's symbols, and write them, as one after the other does", arguments: widths)
    func symbols(width: Int) {
        fk_allow_width(width)
        defer { fk_allow_width(64) }
        var dice = SplitMix(seed: 9)
        var scratch = [UInt32](repeating: 0, count: 1024)
        for number in 0..<80 {
            let (bytes, tokens) = Self.block(&dice, tokens: 1 + dice.below(number < 70 ? 40 : 3000))
            let found = BlockStatistics(bytes, tokens: tokens, tokenCount: tokens.count, scratch: &scratch)
            let plain = BlockStatistics(plainly: bytes, tokens: tokens, tokenCount: tokens.count, scratch: &scratch)
            #expect(found.literalsAndLengths == plain.literalsAndLengths)
            #expect(found.distances == plain.distances)
            #expect(found.extraBits == plain.extraBits)
            let codes = BlockCodes(plain)
            let first = UInt64(number % 8)
            func written(_ write: (inout BitSink) -> Void) -> [UInt8] {
                var target = [UInt8](repeating: 0, count: 2 * bytes.count + 8 * tokens.count + 64)
                let count = target.withUnsafeMutableBufferPointer { target in
                    var sink = BitSink(target.baseAddress!)
                    sink.write(0, first)
                    write(&sink)
                    return sink.align()
                }
                return Array(target[..<count])
            }
            let wide = written { codes.writeByKernel(tokens, count: tokens.count, input: bytes, to: &$0) }
            let narrow = written { codes.writePlainly(tokens, count: tokens.count, input: bytes, to: &$0) }
            #expect(wide == narrow || wide.isEmpty || wide == [0])
        }
    }
}
