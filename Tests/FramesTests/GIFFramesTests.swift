import KinoraBasics
import KinoraPixels
import Testing

@testable import KinoraFrames

/// Reading GIF files, against a decoder of the tests' own and files written out by hand.
struct GIFFramesTests {
    private func file(_ frames: [Pixmap], rate: Int = 25) throws -> [UInt8] {
        let writer = try GIFWriter(
            width: frames[0].width, height: frames[0].height, timing: FrameTiming(frames: rate)!, dither: .ordered,
            plays: 0)
        return try writer.header + frames.flatMap { try writer.append($0) } + writer.finish()
    }

    @Test("Frames are those that another decoder sees, with their durations")
    func frames() throws {
        for pictures in [
            (0..<6).map { TestPictures.flat(50, 30, colors: 3 + 4 * $0).premultiplied() },
            MovingPictures.gradients(frames: 3),
        ] {
            let bytes = try file(pictures)
            let gif = try #require(GIFFrames(bytes))
            let oracle = try GIFReader(bytes)
            #expect(gif.frames.map(\.picture.pixels) == oracle.pictures())
            #expect(gif.frames.map(\.duration) == oracle.frames.map { Double($0.delay) / 100 })
            #expect(gif.plays == 0)
        }
    }

    /// A file of 2 by 2 pixels with the palette black, red, green, blue, whose images are made by `parts`.
    private func small(_ parts: [UInt8], height: UInt8 = 2) -> [UInt8] {
        Array("GIF89a".utf8) + [2, 0, height, 0, 0x81, 0, 0, 0, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0, 255] + parts + [0x3B]
    }

    /// An image whose pixels are written with a clear code before each, so that every code has 3 bits.
    private func image(_ indices: [UInt8], width: UInt8 = 2, height: UInt8 = 2, flags: UInt8 = 0) -> [UInt8] {
        var (bits, held, data) = (0, 0, [UInt8]())
        for code in indices.flatMap({ [4, Int($0)] }) + [5] {
            bits |= code << held
            held += 3
            while held >= 8 {
                data.append(UInt8(bits & 255))
                bits >>= 8
                held -= 8
            }
        }
        data.append(UInt8(bits & 255))
        return [0x2C, 0, 0, 0, 0, width, 0, height, 0, flags, 2, UInt8(data.count)] + data + [0]
    }

    private let black: UInt32 = 0xFF00_0000
    private let red: UInt32 = 0xFF00_00FF
    private let green: UInt32 = 0xFF00_FF00
    private let blue: UInt32 = 0xFFFF_0000

    @Test("An image that clears itself, or gives back what was there, does so before the next")
    func disposal() throws {
        func control(_ disposal: UInt8) -> [UInt8] { [0x21, 0xF9, 4, disposal << 2, 10, 0, 0, 0] }
        let corner = image([2], width: 1, height: 1)
        func last(_ disposal: UInt8) throws -> [UInt32] {
            let parts = image([1, 1, 1, 1]) + control(disposal) + corner + image([3], width: 1, height: 0)
            return try #require(GIFFrames(small(parts))).frames[2].picture.pixels
        }
        #expect(try last(0) == [green, red, red, red])
        #expect(try last(2) == [0, red, red, red])
        #expect(try last(3) == [red, red, red, red])
    }

    @Test("Rows that are stored by turns stand in their places, and a color that is none shows what is below")
    func interlaced() throws {
        let rows = image([0, 0, 1, 1, 2, 2, 3, 3], height: 4, flags: 0x40)
        let gif = try #require(GIFFrames(small(rows, height: 4)))
        // Of four rows the first comes first, then the third, then the second and the fourth.
        #expect(gif.frames[0].picture.pixels == [black, black, green, green, red, red, blue, blue])
        let clear: [UInt8] = [0x21, 0xF9, 4, 1, 0, 0, 1, 0]
        let through = try #require(GIFFrames(small(image([2, 2, 2, 2]) + clear + image([1, 3, 1, 3]))))
        #expect(through.frames[1].picture.pixels == [green, blue, green, blue])
    }

    @Test("A file that is cut off has the frames before its end, and damaged bytes never trap")
    func damaged() throws {
        let bytes = try file((0..<4).map { TestPictures.flat(20, 12, colors: 3 + $0).premultiplied() })
        let whole = try #require(GIFFrames(bytes)).frames.count
        for end in stride(from: 0, to: bytes.count, by: 29) {
            #expect((GIFFrames(Array(bytes.prefix(end)))?.frames.count ?? 0) <= whole)
        }
        // The size of the screen, which comes first, is bounded by itself; larger ones only take time.
        var random = SplitMix(seed: 5)
        for _ in 0..<60 {
            var copy = bytes
            for _ in 0..<4 { copy[13 + Int(random.next() % UInt64(copy.count - 13))] = UInt8(random.next() & 255) }
            _ = GIFFrames(copy)
        }
        #expect(GIFFrames(Array("PNG".utf8)) == nil)
    }
}
