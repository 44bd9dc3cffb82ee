import Foundation
import KinoraBasics
import KinoraPixels
import Testing

@testable import KinoraFrames

/// JPEG files become pixels, and stand upright.
struct JPEGDecoderTests {
    /// 16 x 8 pixels: red and green above, blue and white below. Made by libjpeg-turbo at quality 92, without subsampling.
    static let quadrants = [UInt8](
        Data(
            base64Encoded:
                "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgICAgMCAgIDAwMDBAYEBAQEBAgGBgUGCQgKCgkICQkKDA8MCgsOCwkJDRENDg8Q"
                + "EBEQCgwSExIQEw8QEBD/2wBDAQMDAwQDBAgEBAgQCwkLEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQ"
                + "EBAQEBAQEBD/wAARCAAIABADAREAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAACAn/xAAcEAABAwUAAAAAAAAAAAAAAAAAFRhk"
                + "Z6Kl4eT/xAAWAQEBAQAAAAAAAAAAAAAAAAAHBgj/xAAgEQABAgUFAAAAAAAAAAAAAAAAF2UWGGOj42ShouHi/9oADAMBAAIRAxEA"
                + "PwA+LsW/Rey9OVnKJ6+N93EUAYnVPB9AOw7U27MyJ1qeHs//2Q==")!)

    /// 8 x 8 pixels of one color, for print.
    private static let cmyk = [UInt8](
        Data(
            base64Encoded:
                "/9j/7gAOQWRvYmUAZAAAAAAA/9sAQwAQCwwODAoQDg0OEhEQExgoGhgWFhgxIyUdKDozPTw5Mzg3QEhcTkBEV0U3OFBtUVdfYmdo"
                + "Zz5NcXlwZHhcZWdj/8AAFAgACAAIBEMRAE0RAFkRAEsRAP/EABQAAQAAAAAAAAAAAAAAAAAAAAb/xAAUEAEAAAAAAAAAAAAAAAAA"
                + "AAAA/9oADgRDAE0AWQBLAAA/AHZsYlj/2Q==")!)

    private enum Quadrant: CaseIterable {
        case red, green, blue, white

        /// Red, green and blue as they were drawn.
        var color: [Int] {
            switch self {
            case .red: [200, 40, 30]
            case .green: [30, 160, 60]
            case .blue: [40, 60, 210]
            case .white: [240, 240, 240]
            }
        }
    }

    /// The colors near the corners: top left, top right, bottom left, bottom right.
    private func corners(_ picture: StraightPixmap) -> [Quadrant?] {
        let (right, bottom) = (picture.width - 2, picture.height - 2)
        return [(1, 1), (right, 1), (1, bottom), (right, bottom)].map { x, y in
            let word = picture[x, y]
            let color = [word, word >> 8, word >> 16].map { Int($0 & 255) }
            guard word >> 24 == 255 else { return nil }
            return Quadrant.allCases.first { zip($0.color, color).allSatisfy { abs($0 - $1) <= 6 } }
        }
    }

    @Test("A JPEG has the colors that were drawn")
    func colors() throws {
        let picture = try JPEGDecoder.decode(Self.quadrants)
        #expect(picture.width == 16 && picture.height == 8)
        #expect(corners(picture) == [.red, .green, .blue, .white])
    }

    /// The file with an EXIF segment that says an orientation.
    private func file(orientation: UInt8, isLittle: Bool) -> [UInt8] {
        func number(_ value: Int, _ count: Int) -> [UInt8] {
            let digits = (0..<count).map { UInt8(value >> (8 * $0) & 255) }
            return isLittle ? digits : digits.reversed()
        }
        var data = Array("Exif\0\0".utf8) + Array((isLittle ? "II" : "MM").utf8) + number(42, 2) + number(8, 4)
        data += number(2, 2)
        data += number(0x0100, 2) + number(3, 2) + number(1, 4) + number(16, 2) + [0, 0]
        data += number(0x0112, 2) + number(3, 2) + number(1, 4) + number(Int(orientation), 2) + [0, 0]
        let length = data.count + 2
        return Self.quadrants[..<2] + [0xFF, 0xE1, UInt8(length >> 8), UInt8(length & 255)] + data
            + Self.quadrants[2...]
    }

    /// EXIF says on which sides of the upright picture the first row and the first column of the stored one lie.
    @Test(
        "A JPEG is turned as its EXIF data say",
        arguments: [
            (1, [.red, .green, .blue, .white]),  // top, left
            (2, [.green, .red, .white, .blue]),  // top, right
            (3, [.white, .blue, .green, .red]),  // bottom, right
            (4, [.blue, .white, .red, .green]),  // bottom, left
            (5, [.red, .blue, .green, .white]),  // left, top
            (6, [.blue, .red, .white, .green]),  // right, top
            (7, [.white, .green, .blue, .red]),  // right, bottom
            (8, [.green, .white, .red, .blue]),  // left, bottom
        ] as [(UInt8, [Quadrant])])
    private func orientation(_ value: UInt8, _ expected: [Quadrant]) throws {
        for isLittle in [true, false] {
            let picture = try JPEGDecoder.decode(file(orientation: value, isLittle: isLittle))
            #expect(corners(picture) == expected)
            #expect(picture.width == (value < 5 ? 16 : 8))
        }
    }

    @Test("What is no JPEG, has CMYK colors or too many pixels is refused with a sentence")
    func refused() throws {
        #expect(throws: JPEGError.self) { try JPEGDecoder.decode([]) }
        #expect(throws: JPEGError.self) { try JPEGDecoder.decode(Array("not a picture".utf8)) }
        #expect(throws: JPEGError.self) { try JPEGDecoder.decode(Array(Self.quadrants.prefix(100))) }
        let large = #expect(throws: JPEGError.self) { try JPEGDecoder.decode(Self.quadrants, pixelLimit: 100) }
        #expect(large?.description == "the JPEG cannot be read: it has too many pixels")
        let print = #expect(throws: JPEGError.self) { try JPEGDecoder.decode(Self.cmyk) }
        #expect(print?.description == "the JPEG cannot be read: its colors are those of print (CMYK)")
    }

    @Test("Damaged files are pictures or errors, whatever their bytes")
    func damaged() {
        var dice = SplitMix(seed: 4)
        for orientation in 0..<200 {
            var bytes = file(orientation: UInt8(orientation % 9), isLittle: orientation % 2 == 0)
            for _ in 0..<(1 + orientation % 5) {
                bytes[2 + Int(dice.next() % UInt64(bytes.count - 2))] = UInt8(truncatingIfNeeded: dice.next())
            }
            if orientation % 3 == 0 { bytes = Array(bytes.prefix(Int(dice.next() % UInt64(bytes.count)))) }
            if let picture = try? JPEGDecoder.decode(bytes, pixelLimit: 1 << 20) {
                #expect(picture.pixels.count == picture.width * picture.height)
            }
        }
    }
}
