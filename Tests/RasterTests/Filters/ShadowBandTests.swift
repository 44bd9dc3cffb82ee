import KinoraBasics
import KinoraPixels
import Testing

@testable import KinoraRaster

/// Drop shadows of layers so large that bands and opaque cores are handled apart.
@Suite struct ShadowBandTests {
    /// Opaque but for ragged edges, a hole and a soft side.
    private let source: Surface = {
        var dice = SplitMix(seed: 4)
        return Surface(PixelRect(x: 13, y: 9, width: 420, height: 190)) { x, y in
            let edge = 10 + Int(dice.roll() * 5)
            let inside = x >= 13 + edge && x < 433 - edge && y >= 9 + edge && y < 199 - edge
            if !inside { return (0, 0, 0, 0) }
            if (x - 120) * (x - 120) + (y - 60) * (y - 60) < 300 { return (3, 2, 1, 9) }
            if x > 400 { return (40, 30, 20, 128) }
            return (x % 256, y % 200, 77, 255)
        }
    }()

    @Test(
        "a shadow skipped behind opaque content is the one that nothing is skipped of", arguments: [0.8, 1.5, 4, 9.5])
    func cores(sigma: Double) {
        let color = RGBA(red: 0.2, green: 0, blue: 0.4, alpha: 0.8)
        let filter = ShadowFilter(color: color, sigmaX: sigma, sigmaY: sigma, offsetX: 3.25, offsetY: 5)
        for wanted in [filter.outputRect(for: source.bounds), PixelRect(x: 100, y: 40, width: 250, height: 90)] {
            let result = filter.drop(source, wanted: wanted)
            let alpha = filter.blur.planes(of: source, wanted: wanted, alphaOnly: true, shiftX: 3.25, shiftY: 5)
            var worst = 0.0
            for y in wanted.yRange {
                for x in wanted.xRange {
                    let own = (0..<4).map { source.channel($0, x, y) }
                    let shadow = Double(alpha.row(0, y)[x - wanted.x]) * (1 - own[3] / 255)
                    for c in 0..<4 {
                        let tint = [0.2 * 0.8, 0, 0.4 * 0.8, 0.8][c]
                        worst = max(worst, abs(result.channel(c, x, y) - (own[c] + tint * shadow)))
                    }
                }
            }
            #expect(worst <= 0.51)
        }
    }
}
