import KinoraBasics
import KinoraPixels
import Testing

@testable import KinoraFrames

struct APNGTests {
    private let timing = FrameTiming(frames: 60)!

    private func write(_ frames: [Pixmap], opaque: Bool, compression: PNGCompression = .balanced) throws -> [UInt8] {
        let writer = try APNGWriter(
            width: frames[0].width, height: frames[0].height, frameCount: frames.count, timing: timing,
            isOpaque: opaque,
            compression: compression)
        return try frames.flatMap { try writer.append($0) } + writer.finish()
    }

    private func read(_ bytes: [UInt8]) throws -> [StraightPixmap] {
        var reader = try APNGReader(bytes), frames: [StraightPixmap] = []
        while let frame = try reader.nextFrame() { frames.append(frame) }
        #expect(frames.count == reader.frameCount)
        return frames
    }

    @Test("every frame comes back, pixel for pixel, opaque or not", arguments: [true, false], PNGCompression.allCases)
    func roundTrip(opaque: Bool, compression: PNGCompression) throws {
        let frames = MovingPictures.disc(frames: 8, opaque: opaque)
        #expect(try read(write(frames, opaque: opaque, compression: compression)) == frames.map { $0.straight() })
    }

    @Test("libpng shows the first frame to readers without APNG, and only changes are stored after it")
    func structure() throws {
        let frames = MovingPictures.disc(frames: 5, width: 300, height: 200, opaque: true)
        let bytes = try write(frames, opaque: true)
        #expect(try libpngDecode(bytes) == frames[0].straight())
        #expect(
            bytes.chunkNames == ["IHDR", "sRGB", "acTL", "fcTL", "IDAT"] + (1..<5).flatMap { _ in ["fcTL", "fdAT"] } + [
                "IEND"
            ])
        let alone = try frames.reduce(0) { try $0 + write([$1], opaque: true).count }
        #expect(bytes.count * 3 < alone * 2)
    }

    @Test("durations are the frame rate's")
    func durations() throws {
        let frames = MovingPictures.disc(frames: 2, opaque: true)
        let film = FrameTiming(frames: 30000, per: 1001)!
        let writer = try APNGWriter(width: 60, height: 40, frameCount: 2, timing: film, plays: 3)
        let bytes = try frames.flatMap { try writer.append($0) } + writer.finish()
        let reader = try APNGReader(bytes)
        #expect(reader.duration(0) == 1001.0 / 30000 && reader.plays == 3)
    }

    @Test("with a palette every frame comes back, and what does not change inside the rectangle is left out")
    func palette() throws {
        // Two discs far apart move at once, over noise that stands still between them.
        let frames = (0..<6).map { step in
            TestPictures.make(120, 60) { x, y in
                let isDisc = [(20 + step, 20), (100 - step, 40)].contains {
                    (x - $0.0) * (x - $0.0) + (y - $0.1) * (y - $0.1) < 64
                }
                return isDisc
                    ? TestPictures.rgba(250, 40, 40) : TestPictures.rgba(0, (x * 7919 + y * 104_729) % 200, 90)
            }.premultiplied()
        }
        let palette = SharedPalette(of: frames)
        #expect(palette.isExact && frames.map(palette.reduced) == frames)
        let writer = try APNGWriter(width: 120, height: 60, frameCount: 6, timing: timing, palette: palette.colors)
        let bytes = try frames.flatMap { try writer.append($0) } + writer.finish()
        #expect(try read(bytes) == frames.map { $0.straight() })
        #expect(try libpngDecode(bytes) == frames[0].straight())
        #expect(try bytes.count * 2 < write(frames, opaque: true).count)
    }

    @Test("a color outside the palette, and a palette without room for what does not change, are errors")
    func paletteLimits() throws {
        let red = Pixmap(width: 2, height: 1, pixels: [0xFF00_00FF, 0xFF00_00FF])
        let blue = Pixmap(width: 2, height: 1, pixels: [0xFF00_00FF, 0xFFFF_0000])
        let writer = try APNGWriter(width: 2, height: 1, frameCount: 2, timing: timing, palette: [0xFF00_00FF])
        _ = try writer.append(red)
        #expect(throws: PNGError.self) { try writer.append(blue) }
        #expect(throws: PNGError.self) {
            try APNGWriter(
                width: 2, height: 1, frameCount: 2, timing: timing, palette: (0..<256).map { 0xFF00_0000 | $0 })
        }
    }

    @Test("a plain PNG is an animation of one frame")
    func plain() throws {
        let picture = TestPictures.flat(20, 10, colors: 5)
        #expect(try read(PNGEncoder().encode(picture)) == [picture])
    }

    @Test("broken promises are errors")
    func promises() throws {
        let clear = MovingPictures.disc(frames: 1, opaque: false)[0]
        #expect(throws: PNGError.self) { try write([clear], opaque: true) }
        let writer = try APNGWriter(width: 60, height: 40, frameCount: 2, timing: timing)
        _ = try writer.append(clear)
        #expect(throws: PNGError(.damaged, "2 frames were announced, 1 came")) { try writer.finish() }
        #expect(throws: PNGError.self) { try writer.append(Pixmap(width: 61, height: 40)) }
        _ = try writer.append(clear)
        #expect(throws: PNGError.self) { try writer.append(clear) }
        #expect(throws: PNGError.self) { try APNGWriter(width: 0, height: 4, frameCount: 1, timing: timing) }
        #expect(FrameTiming(frames: 0) == nil && FrameTiming(frames: 1, per: 70000) == nil)
    }

    @Test("blending over and disposing are obeyed")
    func operations() throws {
        // Frame 0 is red; frame 1 lays half green over its left pixel and is disposed to nothing; frame 2 adds blue on the right.
        func control(_ sequence: UInt8, x: UInt8, dispose: UInt8, blend: UInt8, width: UInt8 = 1) -> [UInt8] {
            chunk(
                "fcTL",
                [0, 0, 0, sequence, 0, 0, 0, width, 0, 0, 0, 1, 0, 0, 0, x, 0, 0, 0, 0, 0, 1, 0, 10, dispose, blend])
        }
        let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        let head = chunk("IHDR", [0, 0, 0, 2, 0, 0, 0, 1, 8, 6, 0, 0, 0]) + chunk("acTL", [0, 0, 0, 3, 0, 0, 0, 0])
        let first =
            control(0, x: 0, dispose: 0, blend: 0, width: 2) + chunk("IDAT", zlib([0, 255, 0, 0, 255, 255, 0, 0, 255]))
        for (dispose, left) in [(UInt8(0), UInt32(0xFF00_807F)), (1, 0), (2, 0xFF00_00FF)] {
            let second =
                control(1, x: 0, dispose: dispose, blend: 1) + chunk("fdAT", [0, 0, 0, 2] + zlib([0, 0, 255, 0, 128]))
            let third =
                control(3, x: 1, dispose: 0, blend: 0) + chunk("fdAT", [0, 0, 0, 4] + zlib([0, 0, 0, 255, 255]))
            let frames = try read(signature + head + first + second + third + chunk("IEND", []))
            #expect(
                frames.map(\.pixels) == [
                    [0xFF00_00FF, 0xFF00_00FF], [0xFF00_807F, 0xFF00_00FF], [left, 0xFFFF_0000],
                ])
        }
    }

    @Test("damaged animations are refused or read, and nothing traps")
    func damaged() throws {
        let good = try write(MovingPictures.disc(frames: 3, width: 20, height: 40, opaque: false), opaque: false)
        var random = SplitMix(seed: 31)
        var refused = 0
        for _ in 0..<700 {
            var bytes = good
            for _ in 0...random.below(2) { bytes[random.below(bytes.count)] = random.byte() }
            if random.below(2) == 0 { mend(&bytes) }
            do { _ = try read(bytes) } catch { refused += 1 }
        }
        #expect(refused > 300)
    }

    private func mend(_ bytes: inout [UInt8]) {
        var at = 8
        while at + 12 <= bytes.count {
            let length = bytes[at..<at + 4].reduce(0) { $0 << 8 | Int($1) }
            guard at + 12 + length <= bytes.count else { return }
            let name = String(decoding: bytes[at + 4..<at + 8], as: UTF8.self)
            guard name.utf8.count == 4 else { return }
            bytes.replaceSubrange(at..<at + 12 + length, with: chunk(name, Array(bytes[at + 8..<at + 8 + length])))
            at += 12 + length
        }
    }
}
