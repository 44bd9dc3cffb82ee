import KinoraPixels
import Testing

@testable import KinoraFrames

struct SharedPaletteTests {
    @Test("frames with few colors keep them all")
    func exact() {
        let frames = MovingPictures.disc(frames: 3, opaque: true)
        let colors = Set(frames.flatMap(\.pixels))
        let palette = SharedPalette(of: frames)
        #expect(palette.isExact == (colors.count <= 255))
        #expect(Set(palette.colors) == colors)
        #expect(frames.map(palette.reduced) == frames)
    }

    @Test("many colors become as many as are wanted, near the true ones on average", arguments: [16, 64, 255])
    func reduced(limit: Int) {
        let frames = MovingPictures.gradients(frames: 4)
        let palette = SharedPalette(of: frames, limit: limit)
        #expect(!palette.isExact && palette.colors.count <= limit)
        for frame in frames {
            let result = palette.reduced(frame)
            #expect(Set(result.pixels).isSubset(of: palette.colors))
            for shift in [0, 8, 16] as [UInt32] {
                // Dithering leaves the mean of a tile of the pattern where it was.
                let (before, after) = (mean(frame, shift), mean(result, shift))
                #expect(abs(before - after) < 4, "\(before) became \(after)")
            }
        }
    }

    @Test("what stands still has the same colors in every frame, also under dithering")
    func still() {
        var frames = MovingPictures.gradients(frames: 1) + MovingPictures.gradients(frames: 1)
        for x in 0..<20 { frames[1][x, 3] = 0xFF00_FF00 }
        let palette = SharedPalette(of: frames, limit: 32)
        let (first, second) = (palette.reduced(frames[0]), palette.reduced(frames[1]))
        #expect(
            Set(first.pixels.indices.filter { first.pixels[$0] != second.pixels[$0] }).isSubset(
                of: 3 * 96..<3 * 96 + 20))
    }

    @Test("a plain ground beside many colors stays exactly what it is")
    func plain() {
        let frames = MovingPictures.gradients(frames: 3).map { frame in
            var framed = frame
            for y in 0..<frame.height { for x in 0..<40 { framed[x, y] = 0xFF1C_1615 } }
            return framed
        }
        let palette = SharedPalette(of: frames, limit: 24)
        #expect(palette.colors.count <= 24)
        for frame in frames.map(palette.reduced) {
            #expect(frame.pixels.indices.filter { $0 % 96 < 40 }.allSatisfy { frame.pixels[$0] == 0xFF1C_1615 })
        }
    }

    @Test("what is transparent shows the matte")
    func matte() {
        let clear = Pixmap(width: 2, height: 1, pixels: [0, 0x8000_0080])
        let palette = SharedPalette(of: [clear], matte: 0xFFFF_FFFF)
        #expect(palette.reduced(clear).pixels == [0xFFFF_FFFF, 0xFF7F_7FFF])
    }

    private func mean(_ frame: Pixmap, _ shift: UInt32) -> Double {
        frame.pixels.reduce(0) { $0 + Double($1 >> shift & 255) } / Double(frame.pixels.count)
    }
}
