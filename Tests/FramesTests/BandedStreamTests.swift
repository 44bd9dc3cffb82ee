import KinoraBasics
import KinoraCPNG
import KinoraPixels
import Testing

@testable import KinoraFrames

@Suite("Pictures that are compressed in bands")
struct BandedStreamTests {
    enum Kind: CaseIterable { case colors, transparent, palette, noise }

    @Test("have the same bytes when the bands of the picture before are taken over", arguments: Kind.allCases)
    func takenOver(_ kind: Kind) throws {
        var picture = Self.picture(kind)
        let encoder = PNGEncoder()
        #expect(try encoder.encode(picture, change: .all) == PNGEncoder().encode(picture))
        // A row is filtered with the one above it: the last change ends where a band does.
        let edge = BandedStream.bands(height: 500, stride: 640 * 3 + 1)[1].lowerBound
        for rect in [
            PixelRect(x: 10, y: 20, width: 30, height: 5), PixelRect(x: 600, y: 300, width: 40, height: 200),
            PixelRect(x: 0, y: edge - 3, width: 640, height: 3),
        ] {
            for y in rect.y..<rect.maxY {
                for x in rect.x..<rect.maxX { picture[x, y] = picture[(x + 7) % 640, (y + 11) % 500] }
            }
            let file = try encoder.encode(picture, change: .within([rect]))
            #expect(file == (try PNGEncoder().encode(picture)), "changed in \(rect)")
            #expect(try encoder.encode(picture, change: .none) == file)
        }
    }

    /// In most rows the differences from above cost hardly more than those from the left, so that the choice leans on what was
    /// chosen above; a piece at the top decides it for the rows below.
    @Test("have filters that do not hang on what is compressed apart from them", arguments: PNGCompression.allCases)
    func filters(_ compression: PNGCompression) throws {
        func picture(_ across: Int, _ down: Int) -> Pixmap {
            var picture = Pixmap(width: 640, height: 500)
            for y in 0..<500 {
                for x in 0..<640 {
                    let (p, q) = y < 16 ? (across, down) : (14, 10)
                    let value = UInt32(60 + x % 2 * p + y % 2 * q)
                    picture[x, y] = 0xFF00_0000 | UInt32(40 + x / 8) << 16 | (value + UInt32(y / 8)) << 8 | value
                }
            }
            return picture
        }
        let encoder = PNGEncoder(compression: compression)
        let (upright, level) = (picture(14, 2), picture(2, 14))
        #expect(try encoder.encode(upright, change: .all) == PNGEncoder(compression: compression).encode(upright))
        let change = PixelRect(x: 0, y: 0, width: 640, height: 17)
        #expect(
            try encoder.encode(level, change: .within([change])) == PNGEncoder(compression: compression).encode(level))
        #expect(
            try encoder.encode(upright, change: .within([change]))
                == PNGEncoder(compression: compression).encode(upright)
        )
    }

    @Test("that have other colors than the picture before, or another size, take over nothing")
    func otherShapes() throws {
        let encoder = PNGEncoder()
        for kind in [Kind.colors, .palette, .transparent, .colors] {
            let picture = Self.picture(kind)
            #expect(try encoder.encode(picture, change: .all) == PNGEncoder().encode(picture))
        }
        let small = Pixmap(width: 40, height: 500)
        #expect(try encoder.encode(small, change: .all) == PNGEncoder().encode(small))
    }

    @Test("are read back as they were", arguments: Kind.allCases)
    func readBack(_ kind: Kind) throws {
        let picture = Self.picture(kind)
        let read = try PNGDecoder().decode(PNGEncoder().encode(picture))
        #expect(read.pixels == picture.pixels.map { PremultipliedPixel(word: $0).straight.word })
    }

    @Test("have the checksum of all their bytes")
    func checksums() {
        var random = SplitMix(seed: 3)
        for count in [0, 1, 5551, 5553, 70_000, 300_000] {
            let (first, second) = ((0..<1000).map { _ in random.byte() }, (0..<count).map { _ in random.byte() })
            let whole = first + second
            #expect(
                Adler32.joined(
                    Adler32.of(first, count: first.count), Adler32.of(second, count: second.count), count: count)
                    == Adler32.of(whole, count: whole.count))
        }
    }

    @Test("take next to nothing more than in one piece")
    func size() {
        let bands = BandedStream.bands(height: 720, stride: 3841)
        #expect(bands.first == 0..<64 && bands.last?.upperBound == 720)
        #expect(zip(bands, bands.dropFirst()).allSatisfy { $0.upperBound == $1.lowerBound })
        #expect(BandedStream.bands(height: 3, stride: 10_000_000) == [0..<3])
    }

    /// 640 x 500 pixels.
    private static func picture(_ kind: Kind) -> Pixmap {
        var random = SplitMix(seed: 8)
        var picture = Pixmap(width: 640, height: 500)
        for y in 0..<500 {
            for x in 0..<640 {
                let (r, g) = (UInt32(x * 255 / 640), UInt32(y * 255 / 500))
                picture[x, y] =
                    switch kind {
                    case .colors: 0xFF20_0000 | g << 8 | r
                    case .transparent: r << 24 | (r / 2) << 8 | r / 3
                    case .palette: (x / 40 + y / 25) % 2 == 0 ? 0xFFFF_FFFF : 0xFF00_0000 | UInt32(x / 160) << 6
                    case .noise: 0xFF00_0000 | UInt32(random.byte()) << 8 | UInt32(random.byte() & 31)
                    }
            }
        }
        return picture
    }
}
