import KinoraBasics
import KinoraCPNG
import Testing

@testable import KinoraFrames

struct FastDeflateTests {
    @Test("libdeflate inflates what the fast coder made, whatever the bytes and the hints", arguments: 0..<60)
    func roundTrip(seed: Int) {
        var random = SplitMix(seed: UInt64(seed))
        let stride = 1 + random.below(5000), bytesPerPixel = [1, 3, 4][random.below(3)]
        let bytes = mixture(&random, count: random.below(seed < 50 ? 60_000 : 900_000))
        for isThorough in [false, true] {
            let file = compress(bytes, bytesPerPixel: bytesPerPixel, stride: stride, isThorough: isThorough)
            #expect(file.count <= FastDeflate.bound(bytes.count))
            #expect(inflate(file, count: bytes.count) == bytes)
        }
    }

    @Test(
        "the thorough search finds repeats of filtered rows that the quick one misses, and leaves out none that it finds"
    )
    func thorough() {
        var random = SplitMix(seed: 21)
        // Pieces of 18 to 60 bytes that come again a few rows later: the quick search wants 32 bytes.
        let pieces = (0..<60).map { _ in (0..<3 * (6 + random.below(15))).map { _ in UInt8(random.below(3)) } }
        var rows: [UInt8] = []
        for _ in 0..<80 {
            var row: [UInt8] = [RowFilter.sub.rawValue]
            while row.count < 1501 { row += pieces[random.below(pieces.count)] }
            rows += row.prefix(1501)
        }
        let quick = compress(rows, bytesPerPixel: 3, stride: 1501)
        let thorough = compress(rows, bytesPerPixel: 3, stride: 1501, isThorough: true)
        #expect(inflate(thorough, count: rows.count) == rows)
        #expect(thorough.count * 5 < quick.count * 4, "\(thorough.count) bytes against \(quick.count)")
    }

    @Test("long runs and repeats of a row take next to nothing")
    func repeats() {
        #expect(compress([UInt8](repeating: 0, count: 3_000_000), bytesPerPixel: 3, stride: 3841).count < 6000)
        var random = SplitMix(seed: 4)
        let row = [0] + (0..<3840).map { _ in random.byte() }
        let rows = [[UInt8]](repeating: row, count: 200).flatMap { $0 }
        #expect(compress(rows, bytesPerPixel: 3, stride: 3841).count < 3841 + 5000)
    }

    @Test("a page of one color takes a few bytes a row, whatever stands between its rows")
    func pages() {
        let row: [UInt8] = [0] + (0..<3840).map { [0x12, 0x13, 0x1C][$0 % 3] }
        let rows = [[UInt8]](repeating: row, count: 720).flatMap { $0 }
        #expect(compress(rows, bytesPerPixel: 3, stride: 3841).count < 12 * 720)
    }

    @Test("edges of shapes on a page take no more than a general coder needs for them")
    func shapes() {
        var random = SplitMix(seed: 12)
        let discs = (0..<40).map { _ in (x: random.below(1280), y: random.below(720), r: 4 + random.below(12)) }
        var rows: [UInt8] = []
        for y in 0..<720 {
            rows.append(0)
            for x in 0..<1280 {
                let depth = discs.map { d in
                    Double(d.r) - Double((x - d.x) * (x - d.x) + (y - d.y) * (y - d.y)).squareRoot()
                }.max()!
                let alpha = UInt8(min(max(depth + 0.5, 0), 1) * 255)
                rows += [alpha, 0, alpha / 2, alpha]
            }
        }
        let file = compress(rows, bytesPerPixel: 4, stride: 5121)
        #expect(inflate(file, count: rows.count) == rows)
        let compressor = libdeflate_alloc_compressor(2)
        defer { libdeflate_free_compressor(compressor) }
        var room = [UInt8](repeating: 0, count: rows.count)
        let general = libdeflate_deflate_compress(compressor, rows, rows.count, &room, room.count)
        #expect(Double(file.count) < 1.1 * Double(general), "\(file.count) bytes against \(general)")
    }

    @Test("what cannot be compressed is stored, and hardly grows")
    func stored() {
        var random = SplitMix(seed: 8)
        let bytes = (0..<1_000_000).map { _ in random.byte() }
        let file = compress(bytes, bytesPerPixel: 4, stride: 4001)
        #expect(file.count < bytes.count + 200)
        #expect(inflate(file, count: bytes.count) == bytes)
    }

    @Test("a Huffman code is complete and within its limit", arguments: 0..<40)
    func huffman(seed: Int) {
        var random = SplitMix(seed: UInt64(seed) &+ 500)
        let limit = [7, 15][random.below(2)]
        let symbols = limit == 7 ? 19 : 286
        let counts = (0..<symbols).map { _ in random.below(4) == 0 ? 0 : UInt32(1) << UInt32(random.below(20)) }
        let lengths = HuffmanCode.lengths(counts: counts, limit: limit)
        let space = lengths.filter { $0 > 0 }.reduce(0) { $0 + (1 << (limit - Int($1))) }
        #expect(space == 1 << limit)
        #expect(zip(counts, lengths).allSatisfy { $0 == 0 || $1 > 0 && Int($1) <= limit })
        // What is rarer is not shorter, and of symbols that are as frequent the first ones are not.
        let byCount = counts.indices.filter { counts[$0] > 0 }.sorted { (counts[$0], $0) < (counts[$1], $1) }
        #expect(zip(byCount, byCount.dropFirst()).allSatisfy { lengths[$0] >= lengths[$1] })
    }

    @Test("Huffman code lengths of a textbook case")
    func textbook() {
        let lengths = HuffmanCode.lengths(counts: [45, 13, 12, 16, 9, 5], limit: 15)
        #expect(lengths == [1, 3, 3, 3, 4, 4])
    }

    @Test("a code of fewer than two symbols still has two")
    func loneSymbol() {
        #expect(HuffmanCode.lengths(counts: [0, 0, 9], limit: 15) == [1, 0, 1])
        #expect(HuffmanCode.lengths(counts: [0, 0, 0], limit: 15) == [1, 1, 0])
    }

    /// Runs, repeats of earlier bytes, noise and small values in turn.
    private func mixture(_ random: inout SplitMix, count: Int) -> [UInt8] {
        var bytes: [UInt8] = []
        while bytes.count < count {
            let length = 1 + random.below(3000)
            switch random.below(4) {
            case 0: bytes += [UInt8](repeating: random.byte(), count: length)
            case 1: for _ in 0..<length { bytes.append(random.byte()) }
            case 2: for _ in 0..<length { bytes.append(UInt8(random.below(3))) }
            default:
                guard !bytes.isEmpty else { continue }
                let back = 1 + random.below(min(bytes.count, 40_000))
                for _ in 0..<length { bytes.append(bytes[bytes.count - back]) }
            }
        }
        return Array(bytes.prefix(count))
    }

    private func compress(_ bytes: [UInt8], bytesPerPixel: Int, stride: Int, isThorough: Bool = false) -> [UInt8] {
        let padded = bytes + [UInt8](repeating: 0xAA, count: RepeatParser.readAhead)
        return [UInt8](unsafeUninitializedCapacity: FastDeflate.bound(bytes.count)) { target, count in
            count = FastDeflate().compress(
                padded, count: bytes.count, bytesPerPixel: bytesPerPixel, stride: stride, isThorough: isThorough,
                to: target.baseAddress!)
        }
    }

    private func inflate(_ bytes: [UInt8], count: Int) -> [UInt8]? {
        let decompressor = libdeflate_alloc_decompressor()
        defer { libdeflate_free_decompressor(decompressor) }
        var produced = 0, result = LIBDEFLATE_BAD_DATA
        let output = [UInt8](unsafeUninitializedCapacity: count + 1) { target, initialized in
            result = libdeflate_deflate_decompress(
                decompressor, bytes, bytes.count, target.baseAddress, count + 1, &produced)
            initialized = produced
        }
        return result == LIBDEFLATE_SUCCESS ? output : nil
    }
}
