import KinoraPixels
import Testing

@testable import KinoraFrames

struct PNGEncoderTests {
    @Test("libpng reads back every pixel that was written", arguments: PNGCompression.allCases)
    func roundTrip(compression: PNGCompression) throws {
        let encoder = PNGEncoder(compression: compression)
        for (name, picture) in TestPictures.kinds {
            #expect(try libpngDecode(encoder.encode(picture)) == picture, "\(name)")
        }
    }

    @Test("a premultiplied picture is written with straight colors, rounded to nearest")
    func straightColors() throws {
        let pixmap = Pixmap(width: 4, height: 1, pixels: [0x8040_2010, 0x0000_0000, 0xFF12_3456, 0x0101_0000])
        let read = try libpngDecode(PNGEncoder().encode(pixmap))
        #expect(read.pixels == [0x8080_4020, 0, 0xFF12_3456, 0x01FF_0000])
    }

    @Test("premultiplied pictures of every kind survive as their straight colors", arguments: PNGCompression.allCases)
    func premultiplied(compression: PNGCompression) throws {
        let encoder = PNGEncoder(compression: compression)
        for (name, picture) in TestPictures.kinds {
            let pixmap = Pixmap(width: picture.width, height: picture.height, pixels: picture.pixels.map(premultiplied))
            let expected = pixmap.pixels.map(straightByDivision)
            #expect(try libpngDecode(encoder.encode(pixmap)).pixels == expected, "\(name)")
        }
    }

    @Test(
        "the file's color type follows the picture",
        arguments: [
            ("two colors", 3, 1), ("three colors", 3, 2), ("sixteen colors", 3, 4), ("256 colors", 3, 8),
            ("257 colors", 2, 8),
            ("gradient", 2, 8), ("gradient with alpha", 6, 8),
        ])
    func colorType(name: String, type: Int, depth: Int) throws {
        let picture = try #require(TestPictures.kinds.first { $0.name == name }).picture
        let file = try PNGEncoder().encode(picture)
        #expect(Int(file[25]) == type)
        #expect(Int(file[24]) == depth)
    }

    @Test("a file holds the picture and nothing else")
    func noOtherChunks() throws {
        let encoder = PNGEncoder()
        #expect(try encoder.encode(TestPictures.gradient(40, 30)).chunkNames == ["IHDR", "IDAT", "IEND"])
        let clear = TestPictures.make(3, 1) { x, _ in x == 0 ? 0 : 0xFF00_00FF }
        #expect(try encoder.encode(clear).chunkNames == ["IHDR", "PLTE", "tRNS", "IDAT", "IEND"])
    }

    @Test(
        "an encoder that has written other frames gives the same bytes as a new one", arguments: PNGCompression.allCases
    )
    func noMemory(compression: PNGCompression) throws {
        let used = PNGEncoder(compression: compression)
        for _ in 0..<2 {
            for (name, picture) in TestPictures.kinds.reversed() {
                #expect(try used.encode(picture) == PNGEncoder(compression: compression).encode(picture), "\(name)")
            }
        }
    }

    @Test(
        "the fast coder's bytes are these in every build: debug or release, on any machine",
        arguments: [
            ("flat", "374671512a33c77a"), ("gradient with alpha", "f0756c65cbbed439"), ("dithered", "52013b50fbd652c6"),
            ("mixed", "f8a6391c7ead7edb"), ("sixteen colors", "217fbcd6afd20f0e"),
        ])
    func everyBuild(name: String, digest: String) throws {
        let picture = try #require(TestPictures.kinds.first { $0.name == name }).picture
        let found = try SHA256.hexDigest(PNGEncoder(compression: .fast).encode(picture))
        #expect(String(found.prefix(16)) == digest)
    }

    @Test(
        "flat art and dither take fewer bytes than by libpng's defaults", arguments: [PNGCompression.balanced, .small])
    func sizes(compression: PNGCompression) throws {
        for name in ["flat", "dithered", "mixed"] {
            let picture = try #require(TestPictures.kinds.first { $0.name == name }).picture
            let rows = picture.pixels.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> (8 * $0)) } }
            let libpng = try libpngFile(
                width: picture.width, height: picture.height, bitDepth: 8, colorType: 6, rows: rows)
            #expect(try PNGEncoder(compression: compression).encode(picture).count < libpng.count, "\(name)")
        }
    }

    @Test("an empty picture is refused, not written")
    func empty() {
        #expect(throws: PNGError.self) { try PNGEncoder().encode(Pixmap(width: 0, height: 4)) }
    }

    private func premultiplied(_ word: UInt32) -> UInt32 {
        let alpha = word >> 24
        return (0..<3).reduce(alpha << 24) { $0 | ((word >> (8 * $1) & 255) * alpha + 127) / 255 << (8 * $1) }
    }

    private func straightByDivision(_ word: UInt32) -> UInt32 {
        let alpha = word >> 24
        guard alpha > 0 else { return 0 }
        return (0..<3).reduce(alpha << 24) { result, channel in
            let value = word >> (8 * UInt32(channel)) & 255
            return result | min(255, UInt32((Double(value) * 255 / Double(alpha)).rounded(.toNearestOrAwayFromZero)))
                << (8 * UInt32(channel))
        }
    }
}
