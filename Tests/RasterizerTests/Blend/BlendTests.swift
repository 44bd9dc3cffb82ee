import SceneGraph
import Testing

@testable import Rasterizer

@Suite struct BlendTests {
    /// Premultiplied pixels over a grid of alphas and colours, edge values included.
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
        print("blend \(mode.rawValue): worst error \(error)/255 over \(Self.grid.count * Self.grid.count) pairs")
        #expect(error <= 1)
    }

    @Test(arguments: BlendMode.allCases)
    func opacityAndCoverageKeepWithinOneLevel(mode: BlendMode) {
        var report = ""
        for opacity: Float in [0, 1 / 3, 0.5, 0.75, 0.999] {
            let error = Self.worst(mode, opacity: opacity, coverage: nil)
            report += " \(opacity): \((error * 1000).rounded() / 1000)"
            #expect(error <= 1)
        }
        for coverage: UInt8 in [0, 1, 77, 200, 255] {
            let error = Self.worst(mode, opacity: 0.6, coverage: coverage)
            report += " c\(coverage): \((error * 1000).rounded() / 1000)"
            #expect(error <= 1)
        }
        print("blend \(mode.rawValue) opacity/coverage:" + report)
    }
}
