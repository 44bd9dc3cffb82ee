import Foundation
import KinoraPixels
import Testing

@testable import KinoraRaster

@Suite struct ShadowFilterTests {
    /// The content's alpha (0…1), blurred and moved, by direct summation at one pixel.
    private func blurredAlpha(_ source: Surface, _ sigma: Double, _ dx: Double, _ dy: Double, _ x: Int, _ y: Int)
        -> Double
    {
        let norm = (-400...400).reduce(0.0) { $0 + exp(-pow(Double($1), 2) / (2 * sigma * sigma)) }
        var sum = 0.0
        for v in source.bounds.yRange {
            let wy = exp(-pow(Double(v) + dy - Double(y), 2) / (2 * sigma * sigma)) / norm
            if wy < 1e-12 { continue }
            for u in source.bounds.xRange {
                sum +=
                    wy * exp(-pow(Double(u) + dx - Double(x), 2) / (2 * sigma * sigma)) / norm * source.channel(3, u, v)
                    / 255
            }
        }
        return sum
    }

    private let color = RGBA(red: 0.9, green: 0.2, blue: 0.4, alpha: 0.7)

    @Test func dropShadowIsTheContentOverItsBlurredAlpha() {
        let source = Surface.testPicture(PixelRect(x: 2, y: 3, width: 31, height: 27), seed: 9)
        var (worst, cases) = (0.0, 0)
        for (sigma, dx, dy) in [(1.5, 0.0, 4.0), (6, -3.5, 2.25)] {
            let filter = ShadowFilter(color: color, sigmaX: sigma, sigmaY: sigma, offsetX: dx, offsetY: dy)
            let wanted = filter.outputRect(for: source.bounds)
            let result = filter.drop(source, wanted: wanted)
            let tint = [color.red, color.green, color.blue, 1].map { $0 * color.alpha * 255 }
            for y in stride(from: wanted.y, to: wanted.maxY, by: 3) {
                for x in stride(from: wanted.x, to: wanted.maxX, by: 2) {
                    let k = blurredAlpha(source, sigma, dx, dy, x, y)
                    cases += 1
                    for c in 0..<4 {
                        let expected = source.channel(c, x, y) + tint[c] * k * (1 - source.channel(3, x, y) / 255)
                        worst = max(worst, abs(expected - result.channel(c, x, y)))
                    }
                }
            }
        }
        tell("drop shadow", cases: cases, worst: worst)
        #expect(worst <= 1)
    }

    @Test func innerShadowIsTheBlurredInverseInsideTheContent() {
        let source = Surface.testPicture(PixelRect(x: 2, y: 3, width: 31, height: 27), seed: 10)
        var worst = 0.0
        for (sigma, dx, dy) in [(1.5, 0.0, 4.0), (5, -3.5, 2.25)] {
            let filter = ShadowFilter(color: color, sigmaX: sigma, sigmaY: sigma, offsetX: dx, offsetY: dy)
            let result = filter.inner(source, wanted: source.bounds)
            let tint = [color.red, color.green, color.blue].map { $0 * 255 }
            for y in source.bounds.yRange {
                for x in source.bounds.xRange {
                    let k = (1 - blurredAlpha(source, sigma, dx, dy, x, y)) * color.alpha
                    let alpha = source.channel(3, x, y) / 255
                    for c in 0..<3 {
                        let expected = source.channel(c, x, y) * (1 - k) + tint[c] * k * alpha
                        worst = max(worst, abs(expected - result.channel(c, x, y)))
                    }
                    #expect(result.channel(3, x, y) == source.channel(3, x, y))
                }
            }
        }
        tell("inner shadow", cases: 2 * 31 * 27, worst: worst)
        #expect(worst <= 1)
    }

    @Test func whatTheShadowNeedsAndCoversContainsWhatItTouches() {
        let source = Surface(PixelRect(x: 10, y: 10, width: 4, height: 4)) { _, _ in (255, 255, 255, 255) }
        for (dx, dy) in [(0.0, 0.0), (5.5, -7.25), (-20, 3)] {
            let filter = ShadowFilter(color: .black, sigmaX: 3, sigmaY: 3, offsetX: dx, offsetY: dy)
            let wide = PixelRect(x: -60, y: -60, width: 140, height: 140)
            let result = filter.drop(source, wanted: wide)
            let covered = filter.outputRect(for: source.bounds)
            var needed = true
            for y in wide.yRange {
                for x in wide.xRange where result.channel(3, x, y) > 0 {
                    let pixel = PixelRect(x: x, y: y, width: 1, height: 1)
                    needed =
                        needed && !covered.intersection(pixel).isEmpty
                        && !filter.sourceRect(for: pixel).intersection(source.bounds).isEmpty
                }
            }
            #expect(needed)
        }
    }
}
