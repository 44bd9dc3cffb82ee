import KinoraPixels
import Testing

@testable import KinoraDiff

struct DiffPictureTests {
    @Test("red changed, yellow antialiased, the rest a tenth of its gray")
    func colors() throws {
        let before = ShapePicture.make(seed: 1), after = ShapePicture.make(seed: 1, shift: 8)
        let comparison = PixelComparison(metric: .perceptual(threshold: 0.02, ignoresAntialiasing: true))
        let (diff, possibleMap) = comparison.compareWithMap(expected: before, actual: after)
        let picture = DiffPicture.make(try #require(possibleMap), over: before)
        #expect(picture.pixels.filter { $0 == 0xFF00_00FF }.count == diff.differentPixels)
        #expect(picture.pixels.filter { $0 == 0xFF00_FFFF }.count == diff.antialiasedPixels)
        #expect(diff.differentPixels == 15 && diff.antialiasedPixels == 159)
        for (index, word) in picture.pixels.enumerated() where word != 0xFF00_00FF && word != 0xFF00_FFFF {
            let channels = (0..<3).map { Double(before.pixels[index] >> (8 * $0) & 255) }
            let luma = 0.29889531 * channels[0] + 0.58662247 * channels[1] + 0.11448223 * channels[2]
            let gray = 255 + (luma - 255) * 0.1 * Double(before.pixels[index] >> 24) / 255
            #expect(word >> 24 == 255)
            for channel in 0..<3 { #expect(abs(Double(word >> UInt32(8 * channel) & 255) - gray) <= 1) }
        }
    }

    @Test("ignored regions look neither the same nor different")
    func ignored() throws {
        let before = ShapePicture.make(seed: 2)
        let comparison = PixelComparison(ignoring: [PixelRect(x: 0, y: 0, width: 4, height: 4)])
        let map = try #require(comparison.compareWithMap(expected: before, actual: before).map)
        let picture = DiffPicture.make(map, over: before)
        let ignored = picture[1, 1], compared = picture[20, 20]
        #expect(ignored & 255 < ignored >> 16 & 255)
        #expect(compared & 255 == compared >> 16 & 255)
    }

    @Test("a strip holds expected, difference and actual, each at its own size")
    func strip() {
        let a = StraightPixmap(width: 2, height: 1, pixels: [1, 2]),
            b = StraightPixmap(width: 3, height: 2, pixels: [3, 4, 5, 6, 7, 8])
        let strip = DiffPicture.strip(expected: a, difference: nil, actual: b)
        #expect(strip.width == 13 && strip.height == 2)
        #expect([strip[0, 0], strip[1, 0], strip[10, 0], strip[12, 1]] == [1, 2, 3, 8])
        #expect(strip[0, 1] == 0xFF80_8080 && strip[5, 0] == 0xFF80_8080)
        #expect(DiffPicture.strip(expected: a, difference: a, actual: a).width == 22)
    }
}
