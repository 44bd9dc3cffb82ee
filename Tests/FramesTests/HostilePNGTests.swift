import KinoraBasics
import KinoraCPNG
import KinoraPixels
import Testing

@testable import KinoraFrames

struct HostilePNGTests {
    private static let good = try! PNGEncoder().encode(TestPictures.gradient(24, 18))

    @Test(
        "what is not a whole PNG is refused by name",
        arguments: [
            ("nothing", [UInt8](), PNGError.Kind.truncated),
            ("text", Array("not a picture at all, only words".utf8), .notPNG),
            ("half a signature", Array(good[..<5]), .truncated),
            ("only a signature", Array(good[..<8]), .truncated),
            ("only a header", Array(good[..<33]), .truncated),
            ("no end", Array(good[..<(good.count - 12)]), .truncated),
            ("half the data", Array(good[..<(good.count / 2)]), .truncated),
            ("a wrong checksum in the header", changed(29), .damaged),
            ("another first chunk", changed(12), .damaged),
            ("a wrong byte in the data", changed(60), .damaged),
            ("an unknown critical chunk", Array(good[..<33]) + chunk("ABCD", [1]) + Array(good[33...]), .damaged),
            ("no data", Array(good[..<33]) + chunk("IEND", []), .damaged),
            ("zero width", header(0, 5, 8, 2), .damaged),
            ("a negative height", header(5, 0x8000_0001, 8, 2), .damaged),
            ("three bits", header(5, 5, 3, 0), .damaged),
            ("color type five", header(5, 5, 8, 5), .damaged),
            ("a palette without colors", header(2, 1, 8, 3) + stream([0, 0, 0]) + chunk("IEND", []), .damaged),
            ("too few rows", header(2, 2, 8, 0) + stream([0, 1, 2]) + chunk("IEND", []), .damaged),
            ("a filter that does not exist", header(2, 1, 8, 0) + stream([9, 1, 2]) + chunk("IEND", []), .damaged),
        ])
    func damaged(name: String, bytes: [UInt8], kind: PNGError.Kind) {
        let error = #expect(throws: PNGError.self) { try PNGDecoder.decode(bytes) }
        #expect(error?.kind == kind, "\(error?.reason ?? "no error")")
        #expect(error?.reason.isEmpty == false)
    }

    @Test("a stream with a wrong checksum of its own is judged as libpng judges it")
    func adler() throws {
        var data = zlib([0, 1, 2, 0, 3, 4])
        data[data.count - 1] ^= 1
        let file = HostilePNGTests.header(2, 2, 8, 0) + chunk("IDAT", data) + chunk("IEND", [])
        #expect((try? PNGDecoder.decode(file)) == (try? libpngDecode(file)))
    }

    @Test("a palette index without a color is judged as libpng judges it")
    func strayIndex() throws {
        let file =
            HostilePNGTests.header(3, 1, 8, 3) + chunk("PLTE", [1, 2, 3, 4, 5, 6])
            + HostilePNGTests.stream([0, 0, 1, 2])
            + chunk("IEND", [])
        #expect((try? PNGDecoder.decode(file)) == (try? libpngDecode(file)))
    }

    @Test("thousands of damaged files are refused or read exactly as libpng does, and nothing traps", arguments: 0..<8)
    func mutations(seed: Int) throws {
        var random = SplitMix(seed: UInt64(seed) &* 7919)
        let decoder = PNGDecoder(pixelLimit: 1 << 20)
        let seeds = try sources()
        for _ in 0..<500 {
            var bytes = seeds[random.below(seeds.count)]
            mutate(&bytes, &random)
            let ours = Result { () throws(PNGError) in try decoder.decode(bytes) }
            let theirs = Result { () throws(PNGError) in try libpngDecode(bytes, pixelLimit: 1 << 20) }
            switch (ours, theirs) {
            case (.success(let a), .success(let b)): #expect(a == b)
            case (.failure, .failure): break
            case (.success, .failure(let error)): Issue.record("libpng refuses what was read: \(error.reason)")
            case (.failure(let error), .success):
                // Only the header is judged without libpng.
                Issue.record("libpng reads what was refused: \(error.reason)")
            }
        }
    }

    private func sources() throws -> [[UInt8]] {
        let noise = TestPictures.noise(12, 9, seed: 4, opaque: false).pixels
        let bytes = noise.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> (8 * $0)) } }
        return try [
            HostilePNGTests.good,
            PNGEncoder(compression: .fast).encode(TestPictures.dithered(30, 33, seed: 1)),
            PNGEncoder().encode(TestPictures.flat(40, 20, colors: 12)),
            PNGEncoder().encode(TestPictures.make(9, 9) { x, y in x > y ? 0x8000_00FF : 0 }),
            libpngFile(width: 12, height: 9, bitDepth: 8, colorType: 6, rows: bytes),
            libpngFile(width: 12, height: 9, bitDepth: 8, colorType: 6, rows: bytes, interlaced: true),
            libpngFile(width: 6, height: 9, bitDepth: 16, colorType: 6, rows: bytes),
            libpngFile(width: 48, height: 9, bitDepth: 8, colorType: 0, rows: bytes),
        ]
    }

    /// Changes, removes, repeats or appends bytes; half of the files get their checksums mended, to reach what lies behind them.
    private func mutate(_ bytes: inout [UInt8], _ random: inout SplitMix) {
        for _ in 0...random.below(3) {
            let at = random.below(bytes.count)
            switch random.below(6) {
            case 0: bytes.remove(at: at)
            case 1: bytes.insert(random.byte(), at: at)
            case 2: bytes.removeLast(min(bytes.count - 1, random.below(40)))
            default: bytes[at] = random.below(3) == 0 ? random.byte() : bytes[at] ^ UInt8(1 << random.below(8))
            }
        }
        if random.below(2) == 0 { mendChecksums(&bytes) }
    }

    private func mendChecksums(_ bytes: inout [UInt8]) {
        var at = 8
        while at + 12 <= bytes.count {
            let length = bytes[at..<at + 4].reduce(0) { $0 << 8 | Int($1) }
            guard at + 12 + length <= bytes.count else { return }
            let crc = bytes.withUnsafeBufferPointer { libdeflate_crc32(0, $0.baseAddress! + at + 4, length + 4) }
            for index in 0..<4 {
                bytes[at + 8 + length + index] = UInt8(truncatingIfNeeded: crc >> UInt32(24 - 8 * index))
            }
            at += 12 + length
        }
    }

    private static func changed(_ index: Int) -> [UInt8] {
        var bytes = good
        bytes[index] ^= 0x40
        return bytes
    }

    private static func header(_ width: UInt32, _ height: UInt32, _ depth: UInt8, _ type: UInt8) -> [UInt8] {
        func bytes(_ value: UInt32) -> [UInt8] {
            (0..<4).map { UInt8(truncatingIfNeeded: value >> UInt32(24 - 8 * $0)) }
        }
        return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
            + chunk("IHDR", bytes(width) + bytes(height) + [depth, type, 0, 0, 0])
    }

    private static func stream(_ scanlines: [UInt8]) -> [UInt8] { chunk("IDAT", zlib(scanlines)) }
}

func zlib(_ bytes: [UInt8]) -> [UInt8] {
    let compressor = libdeflate_alloc_compressor(6)
    defer { libdeflate_free_compressor(compressor) }
    let room = libdeflate_zlib_compress_bound(compressor, bytes.count)
    return [UInt8](unsafeUninitializedCapacity: room) { target, count in
        count = libdeflate_zlib_compress(compressor, bytes, bytes.count, target.baseAddress, room)
    }
}
