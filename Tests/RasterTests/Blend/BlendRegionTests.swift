import KinoraPixels
import KinoraScene
import Testing

@testable import KinoraRaster

@Suite struct BlendRegionTests {
    private let area = PixelRect(x: -3, y: 2, width: 21, height: 9)
    private let source = Surface.testPicture(PixelRect(x: 2, y: 0, width: 30, height: 7), seed: 21)
    private let coverage = Surface.testPicture(PixelRect(x: -1, y: 3, width: 15, height: 20), seed: 22)
    private let clip = PixelRect(x: 0, y: 0, width: 12, height: 10)

    /// Every pixel of the target against the one-pixel formula, for every combination of clip and coverage.
    @Test(arguments: BlendMode.allCases)
    func surfacesAreCompositedWhereTheModeReaches(mode: BlendMode) {
        for clip in [nil, clip] {
            for coverage in [nil, coverage] {
                let target = Surface.testPicture(area, seed: 23)
                let original = Surface.testPicture(area, seed: 23)
                Blend.composite(source, onto: target, mode: mode, opacity: 0.8, clip: clip, coverage: coverage)
                var worst = 0.0
                for y in area.yRange {
                    for x in area.xRange {
                        let pixel = PixelRect(x: x, y: y, width: 1, height: 1)
                        let inside = clip.map { !$0.intersection(pixel).isEmpty } ?? true
                        let share = inside ? (coverage.map { $0.channel(3, x, y) / 255 } ?? 1) : 0
                        let s = (0..<4).reduce(UInt32(0)) { $0 | UInt32(source.channel($1, x, y)) << (8 * UInt32($1)) }
                        let d = (0..<4).reduce(UInt32(0)) {
                            $0 | UInt32(original.channel($1, x, y)) << (8 * UInt32($1))
                        }
                        let expected = BlendOracle.composite(s, d, mode, opacity: 0.8, coverage: share)
                        for c in 0..<4 { worst = max(worst, abs(expected[c] - target.channel(c, x, y))) }
                    }
                }
                #expect(worst <= 1)
            }
        }
    }

    @Test func emptyAndDistantSurfacesChangeNothingOrClear() {
        let far = Surface.testPicture(PixelRect(x: 500, y: 500, width: 5, height: 5))
        for mode in BlendMode.allCases {
            for other in [far, Surface(bounds: .empty)] {
                let target = Surface.testPicture(area, seed: 23)
                let original = Surface.testPicture(area, seed: 23)
                Blend.composite(other, onto: target, mode: mode)
                let keeps = Blend.keepsTargetOutsideSource(mode)
                #expect(
                    (0..<area.width * area.height).allSatisfy { target.pixels[$0] == (keeps ? original.pixels[$0] : 0) }
                )
            }
        }
    }
}
