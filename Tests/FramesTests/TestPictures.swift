// Small pictures for the tests, each a pure function of its arguments.
import KinoraBasics
import KinoraCPNG
@testable import KinoraFrames
import KinoraPixels

extension SplitMix {
    mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }
    mutating func byte() -> UInt8 { UInt8(truncatingIfNeeded: next()) }
    mutating func word() -> UInt32 { UInt32(truncatingIfNeeded: next()) }
}

enum TestPictures {
    static func make(_ width: Int, _ height: Int, _ pixel: (Int, Int) -> UInt32) -> StraightPixmap {
        StraightPixmap(width: width, height: height, pixels: (0..<width * height).map { pixel($0 % width, $0 / width) })
    }

    static func rgba(_ red: Int, _ green: Int, _ blue: Int, _ alpha: Int = 255) -> UInt32 {
        UInt32(red & 255) | UInt32(green & 255) << 8 | UInt32(blue & 255) << 16 | UInt32(alpha & 255) << 24
    }

    /// Few colors, large areas, thin lines.
    static func flat(_ width: Int, _ height: Int, colors: Int) -> StraightPixmap {
        make(width, height) { x, y in
            let index = (x / 7 + (y / 5) * 3) % colors
            return x % 11 == 0 ? rgba(20, 20, 20) : rgba(index * 37, index * 91, 255 - index * 3)
        }
    }

    static func gradient(_ width: Int, _ height: Int, alpha: Bool = false) -> StraightPixmap {
        make(width, height) { x, y in
            rgba(x * 255 / width, y * 255 / height, (x + y) / 2, alpha ? 255 - x * 200 / width : 255)
        }
    }

    /// A gradient with a step of noise in every channel.
    static func dithered(_ width: Int, _ height: Int, seed: UInt64) -> StraightPixmap {
        var random = SplitMix(seed: seed)
        return make(width, height) { x, y in
            rgba(100 + x / 9 + random.below(3), 90 + y / 7 + random.below(3), 120 + (x + y) / 20 + random.below(3))
        }
    }

    static func noise(_ width: Int, _ height: Int, seed: UInt64, opaque: Bool) -> StraightPixmap {
        var random = SplitMix(seed: seed)
        return make(width, height) { _, _ in random.word() | (opaque ? 0xFF00_0000 : 0) }
    }

    /// Upper half flat, lower half dithered.
    static func mixed(_ width: Int, _ height: Int) -> StraightPixmap {
        let upper = flat(width, height, colors: 300), lower = dithered(width, height, seed: 3)
        return make(width, height) { x, y in y * 2 < height ? upper[x, y] : lower[x, y] }
    }

    static let kinds: [(name: String, picture: StraightPixmap)] = [
        ("one pixel", make(1, 1) { _, _ in rgba(1, 2, 3) }),
        ("one clear pixel", make(1, 1) { _, _ in 0 }),
        ("one column", gradient(1, 300)),
        ("one row", gradient(1000, 1)),
        ("two colors", flat(65, 40, colors: 1)),
        ("three colors", make(33, 20) { x, y in [0, 0xFF00_00FF, 0x8000_FF00][(x + y) % 3] }),
        ("sixteen colors", make(37, 21) { x, y in rgba((x + y * 3) % 16 * 17, 0, 0) }),
        ("256 colors", make(64, 64) { x, y in rgba((x * 4 + y / 16) & 255, 7, 9) }),
        ("257 colors", make(257, 3) { x, y in rgba(x, x / 256, 9) }),
        ("flat", flat(300, 200, colors: 400)),
        ("gradient", gradient(320, 180)),
        ("gradient with alpha", gradient(320, 180, alpha: true)),
        ("dithered", dithered(321, 100, seed: 9)),
        ("light", make(300, 200) { x, y in rgba((x + y) / 2, (x + y) / 4, x / 37 * 9) }),
        ("noise", noise(200, 150, seed: 1, opaque: true)),
        ("noise with alpha", noise(200, 150, seed: 2, opaque: false)),
        ("mixed", mixed(300, 160)),
        ("wide", flat(12000, 40, colors: 500)),
        ("a blank frame", make(640, 360) { _, _ in 0xFFFF_FFFF }),
    ]
}

/// A file by libpng and zlib themselves, for kinds that Kinora does not write.
func libpngFile(
    width: Int, height: Int, bitDepth: Int, colorType: Int, rows: [UInt8], interlaced: Bool = false,
    configure: (inout cpng_header) -> Void = { _ in }
) throws -> [UInt8] {
    let writer = cpng_writer_create()
    defer { cpng_writer_destroy(writer) }
    var header = cpng_header()
    header.width = UInt32(width)
    header.height = UInt32(height)
    header.bit_depth = Int32(bitDepth)
    header.color_type = Int32(colorType)
    header.interlaced = interlaced ? 1 : 0
    configure(&header)
    var error = cpng_error()
    guard cpng_writer_rows(writer, &header, rows, rows.count / height, -1, -1, &error) == 0 else {
        throw PNGError(error)
    }
    return Array(UnsafeBufferPointer(start: cpng_writer_bytes(writer), count: cpng_writer_count(writer)))
}

/// What libpng alone makes of a file.
func libpngDecode(_ bytes: [UInt8], pixelLimit: Int = PNGLimits.defaultPixels) throws(PNGError) -> StraightPixmap {
    let result: Result<StraightPixmap, PNGError> = bytes.withUnsafeBufferPointer { buffer in
        Result { () throws(PNGError) in try PNGDecoder(pixelLimit: pixelLimit).decodeByLibPNG(buffer) }
    }
    return try result.get()
}

extension [UInt8] {
    /// The names of the chunks of a well-formed file, in order.
    var chunkNames: [String] {
        var names: [String] = [], at = 8
        while at + 12 <= count {
            let length = self[at..<at + 4].reduce(0) { $0 << 8 | Int($1) }
            names.append(String(decoding: self[at + 4..<at + 8], as: UTF8.self))
            at += 12 + length
        }
        return names
    }
}
