import Foundation
import KinoraBasics
import KinoraPixels
import Testing

@testable import KinoraFrames

/// WebP files of Pillow, which says what is in them.
struct WebPDecoderTests {
    /// Four by two pixels, lossless.
    private static let lossless = bytes(
        "UklGRlQAAABXRUJQVlA4TEcAAAAvA0AAED9AoGFxOuilfxdTg0zapn3nX8+sVVHbNlAvCH2XP8lpCtq2Yfpgdxv0BeAJOA8J2mRds11fQCCC5mrD"
            + "GVY4ov9hAwA=")
    /// The same as the first of two pictures, each a tenth of a second.
    private static let moving = bytes(
        "UklGRrwAAABXRUJQVlA4WAoAAAASAAAAAwAAAQAAQU5JTQYAAAAAAAAAAABBTk1GXgAAAAAAAAAAAAMAAAEAAGQAAAJWUDhMRgAAAC8DQAAQP0Ag"
            + "AYENhhnoqtwgE7DYXoW0V42itm2gHhT6Ln80ZTRNYds2iAdn0+sBQLr3G4J3Kot2zoNQAI3ZpNBNoYj+By1BTk1GKgAAAAAAAAAAAAMAAAEAAGQA"
            + "AABWUDhMEQAAAC8DQAAAB9CEJjSh/4GI6H8AAA==")
    /// Four quadrants of 16 by 16 pixels, lossy.
    private static let lossy = bytes(
        "UklGRnAAAABXRUJQVlA4IGQAAAAwBQCdASogACAAPmEkjkWkIiEb9ABABgS0AE6ZQjgbyv8M/2A5gzVnuh+0ed9hcDHMAAD+7nZ/+t3G9/v/c57n"
            + "Pc9n9gfellVsDmduWl1/qBBAjohIxAxTv/dSZaD5QzcYAAAA")

    private static func bytes(_ text: String) -> [UInt8] { [UInt8](Data(base64Encoded: text)!) }

    private func channels(_ word: UInt32) -> [Int] { (0..<4).map { Int(word >> (8 * $0) & 255) } }

    @Test(
        "A lossless WebP has the straight colors that were written, that of a moving one its first picture's",
        arguments: [false, true])
    func lossless(isMoving: Bool) throws {
        let picture = try WebPDecoder.decode(isMoving ? Self.moving : Self.lossless)
        #expect(picture.width == 4 && picture.height == 2)
        let written = [
            [255, 0, 0, 255], [0, 255, 0, 128], [0, 0, 255, 0], [10, 20, 30, 255],
            [1, 2, 3, 4], [200, 100, 50, 255], [255, 255, 255, 255], [0, 0, 0, 255],
        ]
        // A moving picture is laid over a clear canvas: what is fully clear has no color.
        for (found, wanted) in zip(picture.pixels.map(channels), written) where !isMoving || wanted[3] > 0 {
            #expect(found == wanted)
        }
    }

    @Test("A lossy WebP has the colors that were drawn")
    func lossy() throws {
        let picture = try #require(SourcePicture.decode(Self.lossy))
        let corners = [(4, 4), (27, 4), (4, 27), (27, 27)].map { channels(picture[$0, $1]) }
        let drawn = [[220, 40, 40, 255], [40, 200, 60, 255], [50, 60, 210, 255], [230, 230, 230, 255]]
        for (found, wanted) in zip(corners, drawn) { #expect(zip(found, wanted).allSatisfy { abs($0 - $1) <= 6 }) }
    }

    @Test("What is no WebP, ends too early or has too many pixels is refused with a sentence")
    func refused() throws {
        #expect(throws: WebPError.self) { try WebPDecoder.decode([]) }
        #expect(throws: WebPError.self) { try WebPDecoder.decode(Array("RIFF    WEBP".utf8)) }
        let short = #expect(throws: WebPError.self) { try WebPDecoder.decode(Array(Self.lossless.dropLast(20))) }
        #expect(short?.description == "the WebP cannot be read: it is damaged, or ends too early")
        let large = #expect(throws: WebPError.self) { try WebPDecoder.decode(Self.lossy, pixelLimit: 100) }
        #expect(large?.description == "the WebP cannot be read: it has too many pixels")
    }

    @Test("Damaged files are pictures or errors, whatever their bytes")
    func damaged() {
        var dice = SplitMix(seed: 4)
        for round in 0..<300 {
            var bytes = [Self.lossless, Self.moving, Self.lossy][round % 3]
            for _ in 0..<(1 + round % 5) {
                bytes[12 + Int(dice.next() % UInt64(bytes.count - 12))] = UInt8(truncatingIfNeeded: dice.next())
            }
            if round % 4 == 0 { bytes = Array(bytes.prefix(Int(dice.next() % UInt64(bytes.count)))) }
            if let picture = try? WebPDecoder.decode(bytes, pixelLimit: 1 << 20) {
                #expect(picture.pixels.count == picture.width * picture.height)
            }
        }
    }
}
