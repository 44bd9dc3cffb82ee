import KinoraBasics
import KinoraPixels
import Testing

@testable import KinoraFrames

struct GIFTests {
    private func write(
        _ frames: [Pixmap], rate: Int = 25, dither: GIFDither = .ordered, plays: Int = 0
    ) throws -> GIFReader {
        let writer = try GIFWriter(
            width: frames[0].width, height: frames[0].height, timing: FrameTiming(frames: rate)!, dither: dither,
            plays: plays)
        return try GIFReader(writer.header + frames.flatMap { try writer.append($0) } + writer.finish())
    }

    @Test("frames of few colors come back exactly, whatever the dithering", arguments: GIFDither.allCases)
    func fewColors(dither: GIFDither) throws {
        let frames = (0..<6).map { TestPictures.flat(50, 30, colors: 3 + 4 * $0).premultiplied() }
        let gif = try write(frames, dither: dither)
        #expect(gif.width == 50 && gif.height == 30 && gif.loops == 0)
        #expect(gif.pictures() == frames.map(\.pixels))
    }

    @Test("many colors stay close, and closer in the mean when dithered", arguments: GIFDither.allCases)
    func manyColors(dither: GIFDither) throws {
        let frames = MovingPictures.gradients(frames: 3)
        for (picture, frame) in zip(try write(frames, dither: dither).pictures(), frames) {
            var worst = 0, square = 0.0
            for (a, b) in zip(picture, frame.pixels) {
                for shift: UInt32 in [0, 8, 16] {
                    let difference = abs(Int(a >> shift & 255) - Int(b >> shift & 255))
                    worst = max(worst, difference)
                    square += Double(difference * difference)
                }
            }
            #expect(worst <= 40)
            #expect((square / Double(picture.count * 3)).squareRoot() < 9)
            if dither != .none { #expect(largestMeanError(picture, frame) < 3.5) }
        }
    }

    /// The largest difference between the means of blocks of 16 by 16 pixels: what the eye sees from afar.
    private func largestMeanError(_ picture: [UInt32], _ frame: Pixmap) -> Double {
        var worst = 0.0
        for top in stride(from: 0, to: frame.height, by: 16) {
            for left in stride(from: 0, to: frame.width, by: 16) {
                for shift: UInt32 in [0, 8, 16] {
                    var sum = 0
                    for y in top..<top + 16 {
                        for x in left..<left + 16 {
                            let index = y * frame.width + x
                            sum += Int(picture[index] >> shift & 255) - Int(frame.pixels[index] >> shift & 255)
                        }
                    }
                    worst = max(worst, abs(Double(sum)) / 256)
                }
            }
        }
        return worst
    }

    /// Around every length at which codes grow by a bit, and at which the table is full and begun again.
    @Test("indices of any number and depth come back", arguments: 1...8)
    func lengths(bits: Int) throws {
        let coder = LZWCoder()
        var random = SplitMix(seed: UInt64(bits))
        let indices = (0..<200_000).map { _ in UInt8(random.below(1 << bits)) }
        func codes(_ count: Int) throws -> [Int] {
            var bytes = coder.encode(Array(indices.prefix(count)), bits: bits)[...]
            let codeSize = Int(bytes.removeFirst())
            var data: [UInt8] = []
            while let length = bytes.popFirst(), length > 0 {
                data += bytes.prefix(Int(length))
                bytes = bytes.dropFirst(Int(length))
            }
            #expect(bytes.isEmpty && codeSize == max(2, bits))
            return try GIFReader.decode(data, codeSize: codeSize)
        }
        var lengths = Array(0...40)
        if bits == 8 {
            // Every index is a code of its own, nearly.
            for full in [254, 766, 1790, 3838] { lengths += Array(full - 12...full + 24) }
        }
        for length in lengths + [1000, 4096, 9000, 70_000] {
            #expect(try codes(length) == indices.prefix(length).map(Int.init), "\(length) of \(bits) bits")
        }
    }

    @Test("only what changed is stored")
    func changes() throws {
        let gif = try write(MovingPictures.disc(frames: 3, width: 200, height: 100, opaque: true))
        #expect(gif.frames[0].width == 200 && gif.frames[0].height == 100)
        for frame in gif.frames.dropFirst() {
            #expect(frame.width < 40 && frame.height < 30 && frame.transparent != nil && frame.disposal == 1)
        }
    }

    @Test(
        "frames start at the nearest hundredth, none is shorter than two, and the whole keeps its length",
        arguments: [
            (10, 12), (25, 25), (30, 20), (50, 20), (60, 61), (100, 50), (7, 9),
        ])
    func timing(rate: Int, count: Int) throws {
        // Every frame differs from the one before.
        let frames = (0..<count).map { frame in
            Pixmap(width: 2, height: 1, pixels: [0xFF00_0000 | UInt32(frame * 4), 0xFFFF_FFFF])
        }
        let gif = try write(frames, rate: rate)
        #expect(gif.frames.allSatisfy { $0.delay >= 2 })
        let total = gif.frames.reduce(0) { $0 + $1.delay }
        #expect(abs(Double(total) - Double(count) * 100 / Double(rate)) <= 1)
        if rate <= 50 { #expect(gif.frames.count == count) }
    }

    @Test("frames without change only lengthen the one before")
    func still() throws {
        let one = TestPictures.flat(9, 9, colors: 4).premultiplied(),
            other = TestPictures.flat(9, 9, colors: 7).premultiplied()
        let gif = try write([one, one, one, other, other], rate: 10)
        #expect(gif.frames.map(\.delay) == [30, 20])
    }

    @Test("what becomes transparent is cleared by the image before, and the rest stays")
    func vanishing() throws {
        // A wide bar that stays, and a dot that moves over nothing.
        let frames = (0..<4).map { frame in
            TestPictures.make(100, 40) { x, y in
                y < 10 || (x - 20 - 15 * frame) * (x - 20 - 15 * frame) + (y - 25) * (y - 25) < 50
                    ? TestPictures.rgba(40, 80, 160) : TestPictures.rgba(0, 0, 0, 0)
            }.premultiplied()
        }
        let gif = try write(frames)
        #expect(gif.pictures() == frames.map(\.pixels))
        // The last one clears nothing.
        #expect(gif.frames.map(\.disposal) == [2, 2, 2, 1])
    }

    @Test("over nothing, too, only what changed is stored while nothing vanishes")
    func growing() throws {
        let frames = (1...4).map { frame in
            TestPictures.make(100, 40) { x, _ in
                x < 10 * frame ? TestPictures.rgba(40, 80, 160) : TestPictures.rgba(0, 0, 0, 0)
            }
            .premultiplied()
        }
        let gif = try write(frames)
        #expect(gif.pictures() == frames.map(\.pixels))
        #expect(gif.frames.allSatisfy { $0.disposal == 1 && $0.width == 10 && $0.height == 40 })
    }

    @Test("pieces encoded in any order, on many threads, are the same file")
    func threads() async throws {
        let frames = MovingPictures.gradients(frames: 9)
        let timing = FrameTiming(frames: 25)!
        let one = try GIFWriter(width: 96, height: 64, timing: timing),
            many = try GIFWriter(width: 96, height: 64, timing: timing)
        let expected = try frames.flatMap { try one.append($0) } + one.finish()
        let pieces = try frames.compactMap { try many.take($0) } + [many.takeEnd()].compactMap { $0 }
        let joins = try await withThrowingTaskGroup(of: (Int, SequencePiece.Join).self) { group in
            for (index, piece) in pieces.enumerated().reversed() { group.addTask { (index, try piece.encode()) } }
            return try await group.reduce(into: [(Int, SequencePiece.Join)]()) { $0.append($1) }
        }
        let bytes = try joins.sorted { $0.0 < $1.0 }.flatMap { try $0.1() } + many.trailer()
        #expect(bytes == expected)
    }

    @Test("transparent animations show each frame alone, cut at one half of alpha")
    func transparent() throws {
        let frames = MovingPictures.disc(frames: 4, opaque: false)
        let pictures = try write(Array(frames.prefix(3))).pictures()
        for (picture, frame) in zip(pictures, frames) {
            #expect(
                picture
                    == frame.pixels.map {
                        $0 >> 24 < 128 ? 0 : PremultipliedPixel(word: $0).straight.word | 0xFF00_0000
                    })
        }
        let nothing = try write([Pixmap(width: 5, height: 5)])
        #expect(nothing.pictures() == [[UInt32](repeating: 0, count: 25)])
    }

    @Test(
        "the number of runs is written as viewers read it",
        arguments: [(0, 0), (1, nil), (2, 1), (5, 4)] as [(Int, Int?)])
    func plays(plays: Int, loops: Int?) throws {
        #expect(try write([TestPictures.flat(4, 4, colors: 2).premultiplied()], plays: plays).loops == loops)
    }

    @Test("the coder's table fills up and starts anew without loss, for every code size", arguments: 1...8)
    func longData(bits: Int) throws {
        var random = SplitMix(seed: UInt64(bits))
        let width = 317, height = 211
        let pixels = (0..<width * height).map { _ in 0xFF00_0000 | UInt32(random.below(1 << bits)) * 0x01_0101 }
        let noise = Pixmap(width: width, height: height, pixels: pixels)
        #expect(try write([noise]).pictures() == [pixels])
        let runs = Pixmap(width: width, height: height, pixels: pixels.indices.map { pixels[$0 / 97] })
        #expect(try write([runs]).pictures() == [runs.pixels])
    }

    @Test("what a GIF cannot hold is an error")
    func refused() throws {
        let timing = FrameTiming(frames: 10)!
        #expect(throws: PNGError.self) { try GIFWriter(width: 70_000, height: 1, timing: timing) }
        #expect(throws: PNGError.self) { try GIFWriter(width: 5, height: 5, timing: timing).finish() }
        #expect(throws: PNGError.self) {
            try GIFWriter(width: 5, height: 5, timing: timing).append(Pixmap(width: 4, height: 5))
        }
    }

    @Test("the palette's search finds separate clusters of colors exactly")
    func clusters() {
        var histogram = ColorHistogram()
        for index in 0..<1000 { histogram.add([0xFF00_0000, 0xFFFF_FFFF, 0xFF00_00FF, 0xFF80_4020][index % 4]) }
        let (colors, error) = ColorBoxes.palette(histogram, limit: 4)
        #expect(Set(colors) == [0xFF00_0000, 0xFFFF_FFFF, 0xFF00_00FF, 0xFF80_4020])
        #expect(error == 0)
    }
}
