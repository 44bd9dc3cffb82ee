import Foundation
import KinoraPixels
import Testing

@testable import KinoraFrames

@Suite("A file in Display P3")
struct DisplayP3ProfileTests {
    /// Chunks in front of the picture's data, by name.
    private func chunks(_ bytes: [UInt8]) -> [String: [UInt8]] {
        var (chunks, position): ([String: [UInt8]], Int) = ([:], 8)
        while position < bytes.count {
            let length = bytes[position..<position + 4].reduce(0) { $0 << 8 | Int($1) }
            let name = String(decoding: bytes[position + 4..<position + 8], as: UTF8.self)
            if name == "IDAT" { break }
            chunks[name] = Array(bytes[position + 8..<position + 8 + length])
            position += 12 + length
        }
        return chunks
    }

    @Test("says so in two ways, and is read as before", arguments: [1, 40])
    func file(side: Int) throws {
        let picture = Pixmap(
            width: side, height: side,
            pixels: (0..<side * side).map { 0xFF00_0000 | UInt32($0 * 7919 & 0xFF_FFFF) })
        let bytes = try PNGEncoder(colors: .displayP3).encode(picture)
        let parts = chunks(bytes)
        #expect(parts["cICP"] == [12, 13, 0, 1] && parts["sRGB"] == nil)
        let profile = try #require(parts["iCCP"])
        #expect(profile.starts(with: Array("Display P3\0\0".utf8)))
        #expect(ZlibDecoder.inflate(Array(profile.dropFirst(12)), limit: 4096) == DisplayP3Profile.bytes)
        #expect(PNGFile.colors(of: bytes) == .displayP3)
        #expect(try PNGDecoder.decode(bytes) == picture.straight())
        let plain = try PNGEncoder().encode(picture)
        #expect(chunks(plain)["iCCP"] == nil && PNGFile.colors(of: plain) == .sRGB)
    }

    @Test("has a profile whose colors are the primaries, brought to D50 by Bradford's matrix")
    func primaries() {
        // The product of the published matrices for D65 to D50 and for the primaries, in five digits.
        let published = [(0.51512, 0.24120, -0.00105), (0.29198, 0.69225, 0.04189), (0.15710, 0.06657, 0.78407)]
        for (own, (x, y, z)) in zip([DisplayP3Profile.red, DisplayP3Profile.green, DisplayP3Profile.blue], published) {
            for (value, exact) in zip(own, [x, y, z]) { #expect(abs(Double(value) / 65536 - exact) < 2e-5) }
        }
        let bytes = DisplayP3Profile.bytes
        #expect(bytes[0..<4].reduce(0) { $0 << 8 | Int($1) } == bytes.count && bytes.count % 4 == 0)
        #expect(DisplayP3Profile.matches(bytes))
        // With other primaries, or cut off, it is none.
        var other = bytes
        let place = other.firstRange(of: [0, 0, 0x83, 0xDF])!.lowerBound
        other[place + 2] = 0x70
        #expect(!DisplayP3Profile.matches(other) && !DisplayP3Profile.matches(Array(bytes.prefix(200))))
    }

    @Test("is read in sRGB where it is to be drawn, a PNG by either of its chunks")
    func source() throws {
        let picture = Pixmap(width: 3, height: 1, pixels: [0xFF23_33EA, 0xFF80_8080, 0xFF00_00FF])
        let bytes = try PNGEncoder(colors: .displayP3).encode(picture)
        // The first is the red of sRGB; the last, which sRGB does not have, becomes that, too.
        #expect(try SourcePicture.png(bytes).pixels == [0xFF00_00FF, 0xFF80_8080, 0xFF00_00FF])
        // Without cICP, by its profile.
        var profiled = bytes
        let place = profiled.firstRange(of: Array("cICP".utf8))!.lowerBound - 4
        profiled.removeSubrange(place..<place + 16)
        #expect(SourcePicture.decode(profiled)?.pixels == [0xFF00_00FF, 0xFF80_8080, 0xFF00_00FF])
        let plain = try PNGEncoder().encode(picture)
        #expect(SourcePicture.decode(plain)?.pixels == picture.pixels)
    }

    @Test("is known by the profile of a JPEG, in one piece or several")
    func jpeg() throws {
        let plain = JPEGDecoderTests.quadrants
        func segment(_ part: ArraySlice<UInt8>, _ number: UInt8, of count: UInt8) -> [UInt8] {
            let body = Array("ICC_PROFILE\0".utf8) + [number, count] + part
            return [0xFF, 0xE2, UInt8((body.count + 2) >> 8), UInt8((body.count + 2) & 255)] + body
        }
        let profile = DisplayP3Profile.bytes
        let one = plain.prefix(2) + segment(profile[...], 1, of: 1) + plain.dropFirst(2)
        // Out of order.
        let two =
            plain.prefix(2) + segment(profile[200...], 2, of: 2) + segment(profile[..<200], 1, of: 2)
            + plain.dropFirst(2)
        let untouched = try JPEGDecoder.decode(plain)
        #expect(JPEGSegments.colors(of: plain) == .sRGB)
        #expect(try SourcePicture.jpeg(plain) == untouched)
        for file in [Array(one), Array(two)] {
            #expect(JPEGSegments.colors(of: file) == .displayP3)
            #expect(SourcePicture.decode(file) == untouched.fromDisplayP3())
        }
        #expect(untouched.fromDisplayP3() != untouched)
    }
}
