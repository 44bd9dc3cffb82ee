// What says that a PNG's colors are Display P3: an ICC profile (ICC.1:2022) of its primaries, white point and curve, and the code
// points of ITU-T H.273. And how files that say so are known.
import KinoraPixels

enum DisplayP3Profile {
    /// cICP: primaries of SMPTE EG 432-1, the curve of sRGB, no matrix, full range.
    static let coding: [UInt8] = [12, 13, 0, 1]

    /// The data of the chunk iCCP: a name, and the profile in a zlib stream that is not compressed, so that its bytes depend on no
    /// version of a compressor.
    static let chunk: [UInt8] = Array("Display P3".utf8) + [0, 0] + stored(bytes)

    /// The profile.
    static let bytes: [UInt8] = {
        let tags: [(names: [String], data: [UInt8])] = [
            (["desc"], text("Display P3")), (["cprt"], text("No copyright; use freely")),
            (["wtpt"], point(whitePoint)), (["chad"], tag("sf32", adaptation.flatMap(fixed))),
            (["rXYZ"], point(red)), (["gXYZ"], point(green)), (["bXYZ"], point(blue)),
            // Y = (a X + b)^g from d on, below it c X.
            (["rTRC", "gTRC", "bTRC"], tag("para", [0, 3, 0, 0] + curve.flatMap(fixed))),
        ]
        let count = tags.reduce(0) { $0 + $1.names.count }
        var table = word(UInt32(count)), body: [UInt8] = []
        for tag in tags {
            let offset = 128 + 4 + 12 * count + body.count
            for name in tag.names { table += Array(name.utf8) + word(UInt32(offset)) + word(UInt32(tag.data.count)) }
            body += tag.data + [UInt8](repeating: 0, count: -tag.data.count & 3)
        }
        return header(size: 128 + table.count + body.count) + table + body
    }()

    // In 1/65536. Colors are those of SMPTE EG 432-1 with D65, brought to D50, the white of profiles, by Bradford's matrix.
    static let whitePoint: [Int32] = [63190, 65536, 54061]
    static let red: [Int32] = [33759, 15807, -69]
    static let green: [Int32] = [19135, 45367, 2745]
    static let blue: [Int32] = [10296, 4363, 51385]
    private static let adaptation: [Int32] = [68674, 1502, -3291, 1939, 64912, -1119, -606, 988, 49262]
    /// g, a, b, c and d of the curve of sRGB: 2.4, 1/1.055, 0.055/1.055, 1/12.92, 0.04045.
    private static let curve: [Int32] = [157286, 62119, 3417, 5072, 2651]

    /// A display profile of version 4.3 from RGB to XYZ.
    private static func header(size: Int) -> [UInt8] {
        var header = [UInt8](repeating: 0, count: 128)
        func set(_ offset: Int, _ bytes: [UInt8]) { header.replaceSubrange(offset..<offset + bytes.count, with: bytes) }
        set(0, word(UInt32(size)))
        set(8, [4, 0x30])
        set(12, Array("mntrRGB XYZ ".utf8))
        // A date that never changes: 2026, the first of January.
        set(24, [0x07, 0xEA, 0, 1, 0, 1])
        set(36, Array("acsp".utf8))
        set(68, whitePoint.flatMap(fixed))
        return header
    }

    private static func tag(_ type: String, _ data: [UInt8]) -> [UInt8] { Array(type.utf8) + [0, 0, 0, 0] + data }

    private static func point(_ xyz: [Int32]) -> [UInt8] { tag("XYZ ", xyz.flatMap(fixed)) }

    /// Text in one language.
    private static func text(_ text: String) -> [UInt8] {
        let units = text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
        return tag("mluc", word(1) + word(12) + Array("enUS".utf8) + word(UInt32(units.count)) + word(28) + units)
    }

    private static func fixed(_ value: Int32) -> [UInt8] { word(UInt32(bitPattern: value)) }

    private static func word(_ value: UInt32) -> [UInt8] {
        [UInt8(value >> 24), UInt8(value >> 16 & 255), UInt8(value >> 8 & 255), UInt8(value & 255)]
    }

    /// A zlib stream of one stored block (RFC 1950, RFC 1951).
    private static func stored(_ bytes: [UInt8]) -> [UInt8] {
        var (a, b): (UInt32, UInt32) = (1, 0)
        for byte in bytes {
            a = (a + UInt32(byte)) % 65521
            b = (b + a) % 65521
        }
        let (low, high) = (UInt8(bytes.count & 255), UInt8(bytes.count >> 8))
        return [0x78, 0x01, 1, low, high, ~low, ~high] + bytes + word(b << 16 | a)
    }
}

extension DisplayP3Profile {
    /// Whether a profile has these primaries, within what roundings by different makers amount to: 1/1000.
    static func matches(_ profile: [UInt8]) -> Bool {
        func word(_ offset: Int) -> Int {
            guard offset >= 0, offset <= profile.count - 4 else { return -1 }
            return profile[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
        }
        func point(_ name: String) -> [Int]? {
            let signature = name.utf8.reduce(0) { $0 << 8 | Int($1) }
            for index in 0..<min(max(word(128), 0), 64) where word(132 + 12 * index) == signature {
                let start = word(132 + 12 * index + 4) + 8
                return (0..<3).map { Int(Int32(truncatingIfNeeded: word(start + 4 * $0))) }
            }
            return nil
        }
        return [("rXYZ", red), ("gXYZ", green), ("bXYZ", blue)].allSatisfy { name, own in
            point(name).map { zip($0, own).allSatisfy { abs($0 - Int($1)) <= 66 } } ?? false
        }
    }
}

extension PNGFile {
    /// What a file says its colors are, by cICP or else by its profile. Everything but Display P3 counts as sRGB.
    public static func colors(of bytes: [UInt8]) -> PictureColors {
        var (position, profile): (Int, PictureColors?) = (8, nil)
        while position <= bytes.count - 12 {
            let length = bytes[position..<position + 4].reduce(0) { $0 << 8 | Int($1) }
            let body = position + 8
            guard length <= bytes.count - body - 4 else { break }
            switch String(decoding: bytes[position + 4..<body], as: UTF8.self) {
            case "cICP": return Array(bytes[body..<body + length].prefix(2)) == [12, 13] ? .displayP3 : .sRGB
            case "iCCP":
                // A name of at most 79 bytes, a zero, the method of compression, and the stream.
                let data = bytes[body..<body + length]
                guard let end = data.prefix(80).firstIndex(of: 0), end + 2 <= data.endIndex else { break }
                let unpacked = ZlibDecoder.inflate(Array(data[(end + 2)...]), limit: 1 << 20)
                profile = DisplayP3Profile.matches(unpacked) ? .displayP3 : .sRGB
            case "PLTE", "IDAT", "IEND": return profile ?? .sRGB
            default: break
            }
            position = body + length + 4
        }
        return profile ?? .sRGB
    }
}
