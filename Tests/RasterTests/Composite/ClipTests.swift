import KinoraBasics
import KinoraPixels
import KinoraScene
import Testing

@testable import KinoraRaster

/// Runs and groups of coverage through the alpha of a clip.
@Suite struct ClipTests {
    /// Premultiplied noise, opaque or not.
    private final class Noise: RowShader {
        let isOpaque: Bool

        init(isOpaque: Bool) { self.isOpaque = isOpaque }

        func shade(_ pixels: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int) {
            for i in 0..<count { pixels[i] = word(x + i, y) }
        }

        func word(_ x: Int, _ y: Int) -> UInt32 {
            var dice = SplitMix(seed: UInt64(1000 * y + x))
            let alpha = isOpaque ? 255 : UInt32(dice.next() % 256)
            return (0..<3).reduce(alpha << 24) { $0 | UInt32(dice.next() % UInt64(alpha + 1)) << UInt32(8 * $1) }
        }
    }

    private static let bounds = PixelRect(x: 5, y: 3, width: 203, height: 6)

    /// Long and short pieces of the same alpha, most of them all or nothing.
    private static func clip(_ dice: inout SplitMix) -> Surface {
        let clip = Surface(bounds: bounds)
        var (alpha, left) = (UInt32(0), 0)
        for i in 0..<bounds.width * bounds.height {
            if left == 0 {
                alpha = [255, 255, 0, UInt32(dice.next() % 256)][Int(dice.next() % 4)]
                left = 1 + Int(dice.next() % (alpha == 255 ? 60 : 9))
            }
            clip.pixels[i] = 0x0101_0101 &* alpha
            left -= 1
        }
        return clip
    }

    @Test(
        "each pixel gets the source times coverage, clip and opacity",
        arguments: [UInt32(255), 130], [UInt32(255), 90])
    func coverage(coverage: UInt32, opacity: UInt32) {
        var dice = SplitMix(seed: 7)
        let sources: [(source: PixelSource, word: (Int, Int) -> UInt32)] =
            [false, true].map { isOpaque in
                let noise = Noise(isOpaque: isOpaque)
                return (.shader(noise), noise.word)
            } + [0xFF30_80F0, 0x8020_4060].map { word in (.color(PremultipliedPixel(word: word)), { _, _ in word }) }
        for (source, word) in sources {
            // A color comes with its opacity.
            let isColor = if case .color = source { true } else { false }
            let opacity = isColor ? 255 : opacity
            for _ in 0..<20 {
                let clip = Self.clip(&dice)
                let target = Surface(bounds: Self.bounds)
                for i in 0..<target.width * target.height { target.pixels[i] = 0xFF00_0000 | UInt32(dice.next() >> 40) }
                let below = (0..<target.width * target.height).map { target.pixels[$0] }
                let scratch = CompositeScratch()
                scratch.reserve(width: target.width)
                let runs = CoverageRuns()
                runs.begin(width: target.width)
                for y in Self.bounds.yRange {
                    let start = Self.bounds.x + Int(dice.next() % 8)
                    let run = SolidRun(x: Int32(start), y: Int32(y), count: Int32(190 - start), coverage: coverage)
                    runs.append(run)
                    runs.append(MaskQuad(x: 200, y: Int32(y), mask: 0x00FF_8001))
                }
                RunCompositor(
                    target: target, source: source, opacity: opacity, mode: .normal, clip: clip, scratch: scratch
                ).composite(runs)
                for y in Self.bounds.yRange {
                    let run = runs.solids[y - Self.bounds.y]
                    for x in Self.bounds.xRange {
                        let own: UInt32 =
                            x >= run.x && x < run.x + run.count
                            ? coverage : (200..<204).contains(x) ? (0x00FF_8001 >> UInt32(8 * (x - 200))) & 255 : 0
                        let place = (y - Self.bounds.y) * target.width + x - Self.bounds.x
                        let clipped = SourceOver.divided(own * (clip.pixels[place] >> 24))
                        let factor = SourceOver.divided(clipped * opacity)
                        #expect(target.pixels[place] == SourceOver.over(word(x, y), below[place], factor))
                    }
                }
            }
        }
    }

    @Test("of a row opaque pixels are told in whole groups of four, and few are none")
    func opaque() {
        for count in 0..<50 {
            var row = [UInt32](repeating: 0xFF00_0000, count: count)
            #expect(ClipAlphas.opaque(row, count: count) == (count < 16 ? 0 : count / 4 * 4))
            guard count > 20 else { continue }
            row[20] = 0xFEFF_FFFF
            #expect(ClipAlphas.opaque(row, count: count) == 20)
        }
    }
}
