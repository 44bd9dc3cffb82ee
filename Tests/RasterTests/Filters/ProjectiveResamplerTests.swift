import Foundation
import KinoraGeometry
import KinoraPixels
import Testing

@testable import KinoraRaster

@Suite struct ProjectiveResamplerTests {
    private let picture = Surface.testPicture(PixelRect(x: 10, y: 20, width: 50, height: 40), seed: 31)

    /// A smooth picture, whose value anywhere is known.
    private func smooth(_ c: Int, _ x: Double, _ y: Double) -> Double {
        [127.5 + 100 * sin(x * 0.13), 127.5 + 100 * cos(y * 0.11), 60 + x + y * 0.5, 255][c]
    }

    private func smoothSurface() -> Surface {
        Surface(PixelRect(x: 0, y: 0, width: 80, height: 60)) { x, y in
            let v = (0..<3).map { Int(smooth($0, Double(x) + 0.5, Double(y) + 0.5).rounded()) }
            return (v[0], v[1], v[2], 255)
        }
    }

    @Test func theIdentityAndWholeShiftsCopyExactly() throws {
        for (dx, dy) in [(0, 0), (7, -3)] {
            let map = ProjectionTransform(CGAffineTransform(translationX: CGFloat(dx), y: CGFloat(dy)))
            let resampler = try #require(ProjectiveResampler(map))
            let wanted = resampler.outputRect(for: picture.bounds)
            let result = resampler.apply(to: picture, wanted: wanted)
            for y in wanted.yRange {
                for x in wanted.xRange {
                    for c in 0..<4 { #expect(result.channel(c, x, y) == picture.channel(c, x - dx, y - dy)) }
                }
            }
        }
    }

    @Test func aTurnedPlaneIsSampledWhereItsPointsFall() throws {
        // rotation3DEffect of 40 degrees about y with perspective 0.7 around the middle of an 80 x 60 layer.
        let (angle, s) = (40 * Double.pi / 180, 80.0)
        var map = ProjectionTransform(CGAffineTransform(translationX: -40, y: -30))
        var turn = ProjectionTransform()
        turn.m11 = cos(angle)
        turn.m13 = 0.7 * sin(angle) / s
        map = map.concatenating(turn).concatenating(ProjectionTransform(CGAffineTransform(translationX: 40, y: 30)))
        let resampler = try #require(ProjectiveResampler(map))
        let source = smoothSurface()
        let wanted = resampler.outputRect(for: source.bounds)
        let result = resampler.apply(to: source, wanted: wanted)
        var worst = 0.0
        var compared = 0
        for y in wanted.yRange {
            for x in wanted.xRange {
                // The plane's point, from dx' = dx cos / w, dy' = dy / w, w = 1 + p dx sin / s.
                let (px, py) = (Double(x) + 0.5 - 40, Double(y) + 0.5 - 30)
                let dx = px / (cos(angle) - px * 0.7 * sin(angle) / s)
                let dy = py * (1 + 0.7 * dx * sin(angle) / s)
                guard abs(dx) < 38, abs(dy) < 28 else { continue }
                compared += 1
                for c in 0..<4 { worst = max(worst, abs(result.channel(c, x, y) - smooth(c, dx + 40, dy + 30))) }
            }
        }
        tell("projective transform", cases: compared, worst: worst)
        #expect(compared > 1000)
        // Bilinear interpolation of this picture bends by up to 0.4, bytes round twice by up to 0.5.
        #expect(worst <= 1.5)
    }

    @Test func reductionAveragesInsteadOfSkipping() throws {
        let source = Surface(PixelRect(x: 0, y: 0, width: 128, height: 128)) { x, y in
            let v = (x + y) % 2 == 0 ? 255 : 0
            return (v, v, v, 255)
        }
        for factor in [0.5, 0.3, 0.11] {
            let resampler = try #require(
                ProjectiveResampler(ProjectionTransform(CGAffineTransform(scaleX: factor, y: factor))))
            let side = Int(128 * factor)
            let result = resampler.apply(to: source, wanted: PixelRect(x: 0, y: 0, width: side, height: side))
            for y in 1..<(side - 1) {
                for x in 1..<(side - 1) { #expect(abs(result.channel(0, x, y) - 127.5) < 26) }
            }
        }
    }

    @Test func edgesOfATurnedLayerAreSmooth() throws {
        let source = Surface(PixelRect(x: 0, y: 0, width: 60, height: 60)) { _, _ in (255, 255, 255, 255) }
        let turned = CGAffineTransform(translationX: 50, y: 50).rotated(by: 0.4).translatedBy(x: -30, y: -30)
        let resampler = try #require(ProjectiveResampler(ProjectionTransform(turned)))
        let wanted = resampler.outputRect(for: source.bounds)
        let result = resampler.apply(to: source, wanted: wanted)
        var total = 0.0
        var levels = Set<Int>()
        for y in wanted.yRange {
            for x in wanted.xRange {
                total += result.channel(3, x, y) / 255
                levels.insert(Int(result.channel(3, x, y)))
            }
        }
        #expect(abs(total - 3600) < 4)
        #expect(levels.count > 40)
    }

    @Test func whatLiesBehindTheViewerIsNotDrawn() throws {
        var map = ProjectionTransform()
        map.m13 = -0.05
        let resampler = try #require(ProjectiveResampler(map))
        let source = Surface(PixelRect(x: 0, y: 0, width: 60, height: 10)) { _, _ in (255, 0, 0, 255) }
        // Points with x < 20 lie before the viewer and map to x / (1 − x / 20) ≥ 0; those beyond would land at x < 0.
        let result = resampler.apply(to: source, wanted: PixelRect(x: -80, y: -50, width: 160, height: 100))
        for y in -50..<50 { for x in -80 ..< -1 { #expect(result.channel(3, x, y) == 0) } }
        #expect(result.channel(3, 20, 1) == 255)
    }

    @Test func singularAndWildMapsDrawNothing() {
        #expect(ProjectiveResampler(ProjectionTransform(CGAffineTransform(scaleX: 0, y: 1))) == nil)
        #expect(ProjectiveResampler(ProjectionTransform(CGAffineTransform(scaleX: .nan, y: 1))) == nil)
        #expect(ProjectiveResampler(ProjectionTransform(), transform: CGAffineTransform(scaleX: 0, y: 0)) == nil)
        var huge = ProjectionTransform(CGAffineTransform(translationX: 1e300, y: 0))
        huge.m13 = 1e-300
        if let resampler = ProjectiveResampler(huge) {
            let result = resampler.apply(to: picture, wanted: PixelRect(x: 0, y: 0, width: 4, height: 4))
            #expect((0..<16).allSatisfy { result.pixels[$0] == 0 })
        }
    }
}
