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

    @Test(
        "a file says how large its pixels are where the scale is not 1",
        arguments: [(2.0, 5669), (3, 8504), (0.5, 1417)])
    func scale(scale: Double, pixelsPerMeter: Int) throws {
        let file = try PNGEncoder(scale: scale).encode(TestPictures.gradient(40, 30))
        #expect(file.chunkNames == ["IHDR", "sRGB", "pHYs", "IDAT", "IEND"])
        let start = try #require(file.indices.first { file[$0...].starts(with: Array("pHYs".utf8)) }) + 4
        let number = file[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
        #expect(number == pixelsPerMeter && file[start..<start + 4] == file[start + 4..<start + 8])
        // Meters are unit 1.
        #expect(file[start + 8] == 1)
        #expect(try libpngDecode(file) == TestPictures.gradient(40, 30))
    }

    @Test("a file holds the picture, that its colors are sRGB, and nothing else")
    func noOtherChunks() throws {
        let encoder = PNGEncoder()
        #expect(try encoder.encode(TestPictures.gradient(40, 30)).chunkNames == ["IHDR", "sRGB", "IDAT", "IEND"])
        let clear = TestPictures.make(3, 1) { x, _ in x == 0 ? 0 : 0xFF00_00FF }
        #expect(try encoder.encode(clear).chunkNames == ["IHDR", "sRGB", "PLTE", "tRNS", "IDAT", "IEND"])
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
            ("flat", "a65238d13c99a22e"), ("gradient with alpha", "c42f9b094cc82d3f"), ("dithered", "b451916d9611e313"),
            ("mixed", "fc9a26f3edd976b0"), ("sixteen colors", "609e3d995b5f4be8"),
        ])
    func everyBuild(name: String, digest: String) throws {
        let picture = try #require(TestPictures.kinds.first { $0.name == name }).picture
        let found = try SHA256.hexDigest(PNGEncoder(compression: .fast).encode(picture))
        #expect(String(found.prefix(16)) == digest)
    }

    @Test("of a palette the color that is met most often is the first, and what is not opaque stands before what is")
    func paletteOrder() throws {
        let picture = TestPictures.make(40, 1) { x, _ in
            x % 2 == 0 ? 0xFF00_80FF : x < 8 ? 0x4000_00FF : x < 20 ? 0xFF10_2030 : 0xFF00_FF00
        }
        let file = try PNGEncoder().encode(picture)
        let start = try #require(file.indices.first { file[$0...].starts(with: Array("PLTE".utf8)) }) + 4
        #expect(Array(file[start..<start + 12]) == [255, 128, 0, 255, 0, 0, 0, 255, 0, 48, 32, 16])
        #expect(try libpngDecode(file) == picture)
    }

    @Test("smallest is never larger than the other levels")
    func smallest() throws {
        for (name, picture) in TestPictures.kinds {
            let sizes = try PNGCompression.allCases.map { try PNGEncoder(compression: $0).encode(picture).count }
            #expect(sizes.last! <= sizes.min()! + 12, "\(name): \(sizes)")
        }
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
