import Foundation
import KinoraPixels
import Testing

@testable import KinoraRaster

@Suite struct GaussianBlurTests {
    /// Direct separable convolution in Double with taps to 6 sigma.
    private static func oracle(
        _ source: Surface, _ sigmaX: Double, _ sigmaY: Double, wanted: PixelRect, inside: PixelRect?,
        shift: (Double, Double) = (0, 0)
    ) -> [[Double]] {
        func weights(_ sigma: Double, _ shift: Double, _ out: Range<Int>, _ range: Range<Int>) -> [[Double]] {
            out.map { x in
                let full = range.map {
                    sigma > 0 ? exp(-pow(Double($0) + shift - Double(x), 2) / (2 * sigma * sigma)) : ($0 == x ? 1 : 0)
                }
                let reach = Int(6 * sigma) + 2
                let sum = (-reach...reach).reduce(0.0) {
                    $0
                        + (sigma > 0
                            ? exp(-pow(Double($1) + shift - shift.rounded(), 2) / (2 * sigma * sigma))
                            : ($1 == 0 ? 1 : 0))
                }
                let own = full.reduce(0, +)
                return full.map { $0 / (inside == nil ? sum : max(own, 1e-300)) }
            }
        }
        let part = inside ?? source.bounds
        let wx = weights(sigmaX, shift.0, wanted.xRange, part.xRange)
        let wy = weights(sigmaY, shift.1, wanted.yRange, part.yRange)
        return (0..<4).map { c in
            var columns = [[Double]](repeating: [], count: part.height)
            for y in 0..<part.height {
                let row = (0..<part.width).map { source.channel(c, part.x + $0, part.y + y) }
                columns[y] = wx.map { w in
                    var sum = 0.0
                    for i in 0..<w.count where w[i] > 1e-12 { sum += w[i] * row[i] }
                    return sum
                }
            }
            var result: [Double] = []
            for w in wy {
                for x in 0..<wanted.width {
                    var sum = 0.0
                    for i in 0..<w.count where w[i] > 1e-12 { sum += w[i] * columns[i][x] }
                    result.append(sum)
                }
            }
            return result
        }
    }

    private static func worst(_ result: Surface, _ expected: [[Double]]) -> Double {
        var worst = 0.0
        for c in 0..<4 {
            for y in 0..<result.height {
                for x in 0..<result.width {
                    let got = result.channel(c, result.bounds.x + x, result.bounds.y + y)
                    worst = max(worst, abs(got - expected[c][y * result.width + x]))
                }
            }
        }
        return worst
    }

    @Test(arguments: [0.0, 0.3, 0.7, 1, 2, 3.5, 3.6, 4, 5.3, 7.1, 7.3, 10, 14.5, 20, 30, 45, 60, 80])
    func fadingBlurIsWithinOneLevelOfTheConvolution(sigma: Double) {
        let source = Surface.testPicture(PixelRect(x: -13, y: 5, width: 90, height: 71))
        let blur = GaussianBlur(sigmaX: sigma, sigmaY: sigma)
        let wanted = blur.outputRect(for: source.bounds)
        let error = Self.worst(
            blur.apply(to: source, wanted: wanted), Self.oracle(source, sigma, sigma, wanted: wanted, inside: nil))
        tell("blur, transparent edges, sigma \(sigma)", cases: wanted.width * wanted.height, worst: error)
        #expect(error <= 1)
    }

    @Test(arguments: [0.5, 2, 4, 5.3, 7.1, 7.3, 10, 20, 45, 80])
    func opaqueBlurIsWithinOneLevelOfTheRenormalizedConvolution(sigma: Double) {
        let source = Surface.testPicture(PixelRect(x: -13, y: 5, width: 90, height: 71), seed: 2)
        let inside = PixelRect(x: -10, y: 6, width: 80, height: 64)
        let error = Self.worst(
            GaussianBlur(sigmaX: sigma, sigmaY: sigma).apply(to: source, wanted: inside, edges: .renormalized(inside)),
            Self.oracle(source, sigma, sigma, wanted: inside, inside: inside))
        tell("blur, opaque edges, sigma \(sigma)", cases: inside.width * inside.height, worst: error)
        #expect(error <= 1)
    }

    /// Sinusoids at the frequencies where decimation folds, the hardest input for it, at full contrast.
    @Test(arguments: [3.6, 4.5, 7.2, 14.4])
    func foldingFrequenciesStayWithinOneLevel(sigma: Double) {
        var (report, cases) = (0.0, 0)
        for period in stride(from: 2.0, through: 4.4 * sigma, by: 0.37 * sigma) {
            let source = Surface(PixelRect(x: 0, y: 0, width: 160, height: 3)) { x, _ in
                let v = sin(2 * .pi * Double(x) / period) > 0 ? 255 : 0
                return (v, v, v, 255)
            }
            let wanted = source.bounds
            let result = GaussianBlur(sigmaX: sigma, sigmaY: 0).apply(to: source, wanted: wanted)
            report = max(report, Self.worst(result, Self.oracle(source, sigma, 0, wanted: wanted, inside: nil)))
            cases += wanted.width * wanted.height
        }
        tell("blur of square waves, sigma \(sigma)", cases: cases, worst: report)
        #expect(report <= 1)
    }

    @Test func axesAreIndependentAndShiftsAreFractional() {
        let source = Surface.testPicture(PixelRect(x: 3, y: -4, width: 60, height: 50), seed: 3)
        for (sx, sy, dx, dy) in [(0.0, 9.0, 0.0, 0.0), (15, 1.5, 0, 0), (2, 6, 3.5, -7.25), (9, 4, -0.75, 12.1)] {
            let blur = GaussianBlur(sigmaX: sx, sigmaY: sy)
            let wanted = blur.outputRect(for: source.bounds).moved(x: Int(dx), y: Int(dy))
            let expected = Self.oracle(source, sx, sy, wanted: wanted, inside: nil, shift: (dx, dy))
            let planes = blur.planes(of: source, wanted: wanted, shiftX: dx, shiftY: dy)
            let result = Surface(bounds: wanted)
            planes.pack(into: result)
            let error = Self.worst(result, expected)
            tell("blur sigma \(sx) x \(sy), moved by \(dx), \(dy)", cases: wanted.width * wanted.height, worst: error)
            #expect(error <= 1)
        }
    }

    @Test func rowsAskedForOneByOneAreThoseOfAPlane() {
        let source = Surface.testPicture(PixelRect(x: 3, y: -4, width: 71, height: 53), seed: 6)
        for (sx, sy, dx, dy) in [
            (0.0, 9.0, 0.0, 0.0), (15, 0, 0, 0), (2, 6, 3.5, -7.25), (9, 4, -0.75, 12.1), (0.7, 1, 0, 3),
            (40, 31, 0.5, 1),
        ] {
            let blur = GaussianBlur(sigmaX: sx, sigmaY: sy)
            let whole = blur.outputRect(for: source.bounds).moved(x: Int(dx), y: Int(dy))
            for wanted in [
                whole, PixelRect(x: 11, y: -3, width: 37, height: 24), PixelRect(x: 500, y: 9, width: 5, height: 4),
            ] {
                let plane = blur.planes(of: source, wanted: wanted, alphaOnly: true, shiftX: dx, shiftY: dy)
                let rows = blur.alphaRows(of: source, wanted: wanted, shiftX: dx, shiftY: dy)
                for y in [Array(wanted.yRange), wanted.yRange.reversed()].joined() {
                    let (row, expected) = (rows.row(y), plane.row(0, y))
                    #expect((0..<wanted.width).allSatisfy { row[$0].bitPattern == expected[$0].bitPattern })
                }
            }
        }
    }

    @Test func aPartOfTheResultHasTheSameBytesAsTheWhole() {
        let source = Surface.testPicture(PixelRect(x: 0, y: 0, width: 120, height: 90), seed: 4)
        for sigma in [1.3, 6, 25] {
            let blur = GaussianBlur(sigmaX: sigma, sigmaY: sigma)
            let whole = blur.apply(to: source, wanted: blur.outputRect(for: source.bounds))
            let rect = PixelRect(x: 11, y: -3, width: 37, height: 41)
            let part = blur.apply(to: source, wanted: rect)
            for y in rect.y..<rect.maxY {
                for x in rect.x..<rect.maxX {
                    for c in 0..<4 { #expect(part.channel(c, x, y) == whole.channel(c, x, y)) }
                }
            }
        }
    }

    @Test func opaqueContentStaysOpaqueAndColorNeverExceedsAlpha() {
        let bounds = PixelRect(x: 0, y: 0, width: 64, height: 64)
        let white = Surface(bounds) { _, _ in (255, 255, 255, 255) }
        for sigma in [0.4, 3, 11, 70.0] {
            let blur = GaussianBlur(sigmaX: sigma, sigmaY: sigma)
            let opaque = blur.apply(to: white, wanted: bounds, edges: .renormalized(bounds))
            #expect((0..<64 * 64).allSatisfy { opaque.pixels[$0] == 0xFFFF_FFFF })
            let fading = blur.apply(to: Surface.testPicture(bounds), wanted: blur.outputRect(for: bounds))
            for i in 0..<fading.width * fading.height {
                let p = fading.pixels[i]
                #expect(max(p & 255, (p >> 8) & 255, (p >> 16) & 255) <= p >> 24)
            }
        }
    }

    @Test func endlessSigmasAndDistantPartsCostLittle() {
        let source = Surface.testPicture(PixelRect(x: 0, y: 0, width: 50, height: 40), seed: 5)
        let wanted = PixelRect(x: -100, y: 200, width: 60, height: 30)
        for sigma in [3_000, 1e9, .infinity, -1, .nan] {
            let blur = GaussianBlur(sigmaX: sigma, sigmaY: 2)
            for edges in [GaussianBlur.Edges.transparent, .renormalized(source.bounds)] {
                #expect(blur.apply(to: source, wanted: wanted, edges: edges).bounds == wanted)
                let nothing = blur.apply(to: Surface(bounds: .empty), wanted: wanted, edges: edges)
                #expect(nothing.channel(3, wanted.x, wanted.y) == 0)
            }
            #expect(blur.apply(to: source, wanted: .empty).bounds.isEmpty)
        }
        // Opaque all over: the mean of everything, however wide the blur.
        let flat = Surface(source.bounds) { _, _ in (10, 20, 30, 255) }
        let mean = GaussianBlur(sigmaX: 1e9, sigmaY: 1e9).apply(
            to: flat, wanted: flat.bounds, edges: .renormalized(flat.bounds))
        #expect((0..<2000).allSatisfy { mean.pixels[$0] == 0xFF1E_140A })
    }
}
