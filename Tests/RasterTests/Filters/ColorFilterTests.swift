import Foundation
import KinoraGeometry
import KinoraPixels
import KinoraScene
import Testing

@testable import KinoraRaster

@Suite struct ColorFilterTests {
    private let matrices: [(String, ColorMatrix)] = [
        ("identity", .identity), ("brightness", .brightness(0.3)), ("contrast", .contrast(1.7)),
        ("saturation", .saturation(2.2)), ("grayscale", .grayscale(0.6)), ("invert", .invert),
        ("multiply", .multiply(RGBA(red: 0.5, green: 1.2, blue: 0.1, alpha: 0.8))),
        ("hue", .hueRotation(.degrees(77))), ("luminance to alpha", .luminanceToAlpha),
        ("alpha column", ColorMatrix([1, 0, 0, -0.5, 0, 0, 1, 0, 0.25, 0, 0, 0, 1, 0, 0.1, 0, 0, 0, 1, 0])),
    ]

    /// The chain in Double: straight color, matrix after matrix, clamped once at the end.
    private func oracle(_ chain: [ColorMatrix], _ pixel: [Double]) -> [Double] {
        let a = pixel[3] / 255
        var c = RGBA(
            red: a > 0 ? pixel[0] / 255 / a : 0, green: a > 0 ? pixel[1] / 255 / a : 0,
            blue: a > 0 ? pixel[2] / 255 / a : 0,
            alpha: a)
        for matrix in chain {
            let v = [c.red, c.green, c.blue, c.alpha, 1]
            let out = (0..<4).map { row in (0..<5).reduce(0.0) { $0 + matrix.values[row * 5 + $1] * v[$1] } }
            c = RGBA(red: out[0], green: out[1], blue: out[2], alpha: out[3])
        }
        func clamp(_ x: Double) -> Double { min(1, max(0, x)) }
        return [c.red, c.green, c.blue].map { clamp($0) * clamp(c.alpha) * 255 } + [clamp(c.alpha) * 255]
    }

    @Test func matricesAndChainsFollowTheStraightFormula() throws {
        let source = Surface.testPicture(PixelRect(x: 0, y: 0, width: 60, height: 40), seed: 5)
        var chains = matrices.map { ($0.0, [$0.1]) }
        chains.append(("bright then dark", [.brightness(0.8), .brightness(-0.8)]))
        chains.append(("five in a row", matrices[1...5].map(\.1)))
        for (name, chain) in chains {
            let result = try FilterPass(colorMatrices: chain).apply(to: source, wanted: source.bounds)
            var worst = 0.0
            for y in 0..<40 {
                for x in 0..<60 {
                    let expected = oracle(chain, (0..<4).map { source.channel($0, x, y) })
                    for c in 0..<4 { worst = max(worst, abs(expected[c] - result.channel(c, x, y))) }
                }
            }
            tell("color matrix, \(name)", cases: 40 * 60, worst: worst)
            #expect(worst <= 1)
        }
    }

    @Test func aMatrixWithConstantAlphaColorsTransparencyToo() throws {
        let source = Surface(bounds: PixelRect(x: 5, y: 5, width: 3, height: 3))
        let flood = ColorMatrix([0, 0, 0, 0, 1, 0, 0, 0, 0, 0.5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0.5])
        let result = try FilterPass(colorMatrices: [flood]).apply(
            to: source, wanted: PixelRect(x: 0, y: 0, width: 9, height: 9))
        #expect((0..<81).allSatisfy { result.pixels[$0] == 0x8000_4080 })
    }

    @Test func masksMultiplyByAlphaLuminanceOrTheInverse() {
        let bounds = PixelRect(x: 0, y: 0, width: 50, height: 30)
        let mask = Surface.testPicture(PixelRect(x: 10, y: -5, width: 45, height: 25), seed: 6)
        for kind in [MaskSource.alpha, .luminance, .inverseAlpha] {
            let content = Surface.testPicture(bounds, seed: 7)
            let original = Surface.testPicture(bounds, seed: 7)
            MaskFilter.apply(mask, kind, to: content)
            var worst = 0.0
            for y in 0..<30 {
                for x in 0..<50 {
                    let m = (0..<4).map { mask.channel($0, x, y) / 255 }
                    let factor =
                        switch kind {
                        case .alpha: m[3]
                        case .luminance: 0.2126 * m[0] + 0.7152 * m[1] + 0.0722 * m[2]
                        case .inverseAlpha: 1 - m[3]
                        }
                    for c in 0..<4 {
                        worst = max(worst, abs(original.channel(c, x, y) * factor - content.channel(c, x, y)))
                    }
                }
            }
            tell("mask by \(kind.rawValue)", cases: 30 * 50, worst: worst)
            #expect(worst <= 1)
        }
    }

    @Test("A threshold keeps the range; the pixel that its end goes through is covered in part")
    func threshold() {
        let source = Surface(PixelRect(x: 0, y: 0, width: 256, height: 1)) { x, _ in (0, 0, 0, x) }
        let filter = AlphaThresholdFilter(
            minimum: 0.5, maximum: 0.75, color: RGBA(red: 1, green: 0, blue: 0, alpha: 0.5))
        let result = filter.apply(to: source, wanted: PixelRect(x: -2, y: 0, width: 260, height: 1))
        for x in -2..<258 {
            // From 127.5, between two pixels, to 191.25, three quarters into the pixel of 191.
            let expected = x == 191 ? 0x6000_0060 : (128...190).contains(x) ? 0x8000_0080 : 0
            #expect(result.row(0)[x + 2] == UInt32(expected), "\(x)")
        }
    }

    @Test("The edge of a threshold is as smooth as that of a disc", arguments: [0.3, 0.5, 0.8])
    func smoothThreshold(minimum: Double) {
        // Alpha falls evenly from a middle, by 12 levels for a pixel.
        let (center, fall) = (31.3, 12.0)
        func distance(_ x: Double, _ y: Double) -> Double { hypot(x + 0.5 - center, y + 0.5 - center) }
        let box = PixelRect(x: 0, y: 0, width: 64, height: 64)
        let source = Surface(box) { x, y in
            (0, 0, 0, Int(max(0, 255 - fall * distance(Double(x), Double(y))).rounded()))
        }
        let result = AlphaThresholdFilter(minimum: minimum, maximum: 1, color: .black).apply(to: source, wanted: box)
        let radius = 255 * (1 - minimum) / fall
        var worst = 0.0
        for y in 0..<64 {
            for x in 0..<64 {
                var covered = 0.0
                for sample in 0..<256 {
                    let (dx, dy) = (Double(sample % 16) / 16 - 15.0 / 32, Double(sample / 16) / 16 - 15.0 / 32)
                    if distance(Double(x) + dx, Double(y) + dy) <= radius { covered += 1.0 / 256 }
                }
                worst = max(worst, abs(covered - Double(result.row(y)[x] >> 24) / 255))
            }
        }
        // The place of the edge is known to a 24th of a pixel, as alphas are whole levels; the share is that of a pixel which is
        // cut along its sides.
        #expect(worst < 0.1, "\(worst)")
    }
}
