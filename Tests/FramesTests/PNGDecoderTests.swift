import KinoraBasics
import KinoraCPNG
import KinoraPixels
import Testing

@testable import KinoraFrames

struct PNGDecoderTests {
    struct Kind: CustomTestStringConvertible {
        var colorType: Int
        var bitDepth: Int
        var interlaced: Bool
        var testDescription: String { "color type \(colorType), \(bitDepth) bits\(interlaced ? ", interlaced" : "")" }

        static let all: [Kind] = [
            (0, [1, 2, 4, 8, 16]), (2, [8, 16]), (3, [1, 2, 4, 8]), (4, [8, 16]), (6, [8, 16]),
        ].flatMap { type, depths in
            depths.flatMap { depth in [false, true].map { Kind(colorType: type, bitDepth: depth, interlaced: $0) } }
        }
    }

    @Test("every kind is read by its samples' values, at sizes that do not fill bytes", arguments: Kind.all)
    func everyKind(kind: Kind) throws {
        for (width, height) in [(1, 1), (3, 2), (7, 9), (21, 13), (64, 5)] {
            let picture = Samples(kind, width: width, height: height)
            let file = try libpngFile(
                width: width, height: height, bitDepth: kind.bitDepth, colorType: kind.colorType, rows: picture.rows,
                interlaced: kind.interlaced
            ) { picture.addPalette(to: &$0) }
            let read = try PNGDecoder.decode(file)
            #expect(read.width == width && read.height == height)
            #expect(read.pixels == picture.expected)
        }
    }

    @Test(
        "one color of a gray or RGB picture can be transparent", arguments: [(0, 2), (0, 8), (0, 16), (2, 8), (2, 16)])
    func transparentColor(colorType: Int, bitDepth: Int) throws {
        let kind = Kind(colorType: colorType, bitDepth: bitDepth, interlaced: false)
        var picture = Samples(kind, width: 9, height: 4)
        let first = Array(picture.samples[0..<kind.channels])
        let file = try libpngFile(width: 9, height: 4, bitDepth: bitDepth, colorType: colorType, rows: picture.rows) {
            header in
            header.has_transparent_color = 1
            header.transparent_color = (
                UInt16(first[0]), UInt16(first.count > 1 ? first[1] : 0), UInt16(first.count > 2 ? first[2] : 0)
            )
        }
        picture.transparent = first
        #expect(try PNGDecoder.decode(file).pixels == picture.expected)
        #expect(picture.expected[0] >> 24 == 0)
    }

    @Test("the fast way and libpng agree on Kinora's own files and on libpng's")
    func agreement() throws {
        let decoder = PNGDecoder()
        for (name, picture) in TestPictures.kinds {
            for compression in PNGCompression.allCases {
                #expect(try decoder.decode(PNGEncoder(compression: compression).encode(picture)) == picture, "\(name)")
            }
            let rows = picture.pixels.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> (8 * $0)) } }
            let file = try libpngFile(
                width: picture.width, height: picture.height, bitDepth: 8, colorType: 6, rows: rows)
            #expect(try decoder.decode(file) == picture, "\(name)")
        }
    }

    @Test("16-bit samples round to the nearest of 8 bits, for all 65,536")
    func rounding() throws {
        let rows = (0..<65536).flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
        let read = try PNGDecoder.decode(libpngFile(width: 256, height: 256, bitDepth: 16, colorType: 0, rows: rows))
        for value in 0..<65536 {
            let expected = UInt32((Double(value) * 255 / 65535).rounded())
            #expect(read.pixels[value] == 0xFF00_0000 | expected * 0x01_0101)
        }
    }

    @Test("gamma and profile chunks do not change samples")
    func gamma() throws {
        let picture = TestPictures.gradient(30, 20)
        let plain = try PNGEncoder().encode(picture)
        let gamma = chunk("gAMA", [0, 0, 0x10, 0])
        let file = Array(plain[..<33]) + gamma + plain[33...]
        #expect(try PNGDecoder.decode(file) == picture)
    }

    @Test("the stream may be spread over any number of IDAT chunks, empty ones included")
    func manyChunks() throws {
        let picture = TestPictures.gradient(60, 40)
        let file = try PNGEncoder().encode(picture)
        // Behind the header, sRGB and the name of the only IDAT.
        let data = Array(file[33 + 13 + 8..<file.count - 16])
        for size in [1, 7, 100] {
            var pieces: [UInt8] = Array(file[..<33]) + chunk("IDAT", [])
            for start in stride(from: 0, to: data.count, by: size) {
                pieces += chunk("IDAT", Array(data[start..<min(data.count, start + size)]))
            }
            #expect(try PNGDecoder.decode(pieces + chunk("IEND", [])) == picture)
        }
    }

    @Test("a picture above the limit is refused right after its header")
    func limit() {
        let header = chunk("IHDR", [0, 0, 0xEA, 0x60, 0, 0, 0xEA, 0x60, 8, 6, 0, 0, 0])
        let file = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + header
        #expect(throws: PNGError(.tooLarge, "60000 x 60000 pixels are more than the limit of 67108864")) {
            try PNGDecoder.decode(file)
        }
        #expect(throws: PNGError.self) {
            try PNGDecoder(pixelLimit: 99).decode(PNGEncoder().encode(TestPictures.gradient(10, 10)))
        }
        #expect(throws: Never.self) {
            try PNGDecoder(pixelLimit: 100).decode(PNGEncoder().encode(TestPictures.gradient(10, 10)))
        }
    }
}

func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
    let body = Array(name.utf8) + data
    func bytes(_ value: UInt32) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: value >> UInt32(24 - 8 * $0)) } }
    return bytes(UInt32(data.count)) + body + bytes(libdeflate_crc32(0, body, body.count))
}

extension PNGDecoderTests.Kind {
    var channels: Int { [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][colorType]! }
}

/// Random samples of one kind and what they must become, by the specification's arithmetic alone.
private struct Samples {
    let kind: PNGDecoderTests.Kind
    let width: Int
    let samples: [Int]
    var transparent: [Int]?

    init(_ kind: PNGDecoderTests.Kind, width: Int, height: Int) {
        self.kind = kind
        self.width = width
        var random = SplitMix(seed: UInt64(width * 1000 + kind.bitDepth))
        samples = (0..<width * height * kind.channels).map { _ in random.below(1 << kind.bitDepth) }
    }

    /// Samples of fewer than 8 bits fill bytes from the highest bits; 16-bit ones have the high byte first.
    var rows: [UInt8] {
        let perRow = width * kind.channels
        return stride(from: 0, to: samples.count, by: perRow).flatMap { start -> [UInt8] in
            let row = samples[start..<start + perRow]
            if kind.bitDepth == 16 { return row.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] } }
            var bytes = [UInt8](repeating: 0, count: (perRow * kind.bitDepth + 7) / 8)
            for (index, value) in row.enumerated() {
                let bit = index * kind.bitDepth
                bytes[bit / 8] |= UInt8(value << (8 - kind.bitDepth - bit % 8))
            }
            return bytes
        }
    }

    private func paletteEntry(_ index: Int) -> [Int] {
        [index * 7 & 255, 255 - index, index * index & 255, index < 5 ? index * 50 : 255]
    }

    func addPalette(to header: inout cpng_header) {
        guard kind.colorType == 3 else { return }
        let count = 1 << kind.bitDepth
        header.palette_count = Int32(count)
        header.palette_alpha_count = Int32(min(count, 5))
        withUnsafeMutableBytes(of: &header.palette) { bytes in
            for index in 0..<count {
                for channel in 0..<3 { bytes[3 * index + channel] = UInt8(paletteEntry(index)[channel]) }
            }
        }
        withUnsafeMutableBytes(of: &header.palette_alpha) { bytes in
            for index in 0..<count { bytes[index] = UInt8(paletteEntry(index)[3]) }
        }
    }

    var expected: [UInt32] {
        stride(from: 0, to: samples.count, by: kind.channels).map { start in
            let pixel = Array(samples[start..<start + kind.channels])
            let eight = pixel.map { Int((Double($0) * 255 / Double((1 << kind.bitDepth) - 1)).rounded()) }
            let clear = transparent == pixel ? 0 : 255
            switch kind.colorType {
            case 0: return TestPictures.rgba(eight[0], eight[0], eight[0], clear)
            case 2: return TestPictures.rgba(eight[0], eight[1], eight[2], clear)
            case 3:
                let entry = paletteEntry(pixel[0])
                return TestPictures.rgba(entry[0], entry[1], entry[2], entry[3])
            case 4: return TestPictures.rgba(eight[0], eight[0], eight[0], eight[1])
            default: return TestPictures.rgba(eight[0], eight[1], eight[2], eight[3])
            }
        }
    }
}
