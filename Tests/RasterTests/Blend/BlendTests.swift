import KinoraBasics
import KinoraScene
import Testing

@testable import KinoraRaster

@Suite struct BlendTests {
    /// Premultiplied pixels over a grid of alphas and colors, edge values included.
    private static let grid: [UInt32] = {
        var pixels: [UInt32] = []
        let shares: [UInt32] = [0, 1, 63, 64, 127, 128, 191, 254, 255]
        for alpha: UInt32 in [0, 1, 2, 37, 127, 128, 200, 254, 255] {
            for i in shares.indices {
                let c = [0, 3, 7].map { (shares[(i + $0) % shares.count] * alpha + 127) / 255 }
                pixels.append(c[0] | c[1] << 8 | c[2] << 16 | alpha << 24)
            }
        }
        return pixels
    }()

    private static func worst(_ mode: BlendMode, opacity: Float, coverage: UInt8?) -> Double {
        var worst = 0.0
        for s in grid {
            // Every target, in rows whose lengths leave all remainders of a block of eight.
            for length in [grid.count, 5] {
                var target = Array(grid.prefix(length))
                let source = [UInt32](repeating: s, count: length)
                let alphas = [UInt8](repeating: coverage ?? 255, count: length)
                alphas.withUnsafeBufferPointer { alphas in
                    Blend.row(
                        source, onto: &target, count: length, mode: mode, opacity: opacity,
                        coverage: coverage == nil ? nil : alphas.baseAddress)
                }
                for i in 0..<length {
                    let expected = BlendOracle.composite(
                        s, grid[i], mode, opacity: Double(opacity), coverage: Double(coverage ?? 255) / 255)
                    let got = BlendOracle.unpack(target[i])
                    for c in 0..<4 { worst = max(worst, abs(expected[c] - got[c])) }
                }
            }
        }
        return worst
    }

    @Test(arguments: BlendMode.allCases)
    func everyModeFollowsItsFormulaWithinOneLevel(mode: BlendMode) {
        let error = Self.worst(mode, opacity: 1, coverage: nil)
        tell("blend \(mode.rawValue)", cases: Self.grid.count * Self.grid.count, worst: error)
        #expect(error <= 1)
    }

    @Test(arguments: BlendMode.allCases)
    func opacityAndCoverageKeepWithinOneLevel(mode: BlendMode) {
        let opacities = [0, 1 / 3, 0.5, 0.75, 0.999].map { (Float($0), UInt8?.none) }
        let coverages = [0, 1, 77, 200, 255].map { (Float(0.6), UInt8?.some($0)) }
        let worst = (opacities + coverages).map { Self.worst(mode, opacity: $0, coverage: $1) }.max()!
        tell(
            "blend \(mode.rawValue), faded and partly covered", cases: 10 * Self.grid.count * Self.grid.count,
            worst: worst)
        #expect(worst <= 1)
    }

    /// Also where rounding in between could leave color and alpha on two sides of a half.
    @Test(arguments: BlendMode.allCases)
    func everyModeKeepsColorsWithinTheirAlpha(mode: BlendMode) {
        var dice = SplitMix(seed: 7)
        let pixels = (0..<4096).map { _ -> UInt32 in
            let alpha = UInt32(dice.roll() * 256)
            // Often as bright as the alpha allows, which is where the limit is.
            func channel() -> UInt32 { dice.roll() < 0.4 ? alpha : UInt32(dice.roll() * Double(alpha + 1)) }
            return channel() | channel() << 8 | channel() << 16 | alpha << 24
        }
        for (turn, opacity) in ([1, 0.5, 1 / 3, 0.123, 0.877] as [Float]).enumerated() {
            var target = pixels
            let source = Array(pixels[(37 * (turn + 1))...] + pixels[..<(37 * (turn + 1))])
            let coverage = (0..<4096).map { UInt8(truncatingIfNeeded: $0 * 7) }
            for part in [nil, coverage] as [[UInt8]?] {
                Blend.row(source, onto: &target, count: 4096, mode: mode, opacity: opacity, coverage: part)
                let stray = target.first { max($0 & 255, $0 >> 8 & 255, $0 >> 16 & 255) > $0 >> 24 }
                #expect(stray == nil, "\(mode.rawValue) at \(opacity): \(String(stray ?? 0, radix: 16))")
            }
        }
    }
}
