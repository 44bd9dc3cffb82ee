import Foundation
import KinoraBasics
import KinoraGeometry
import KinoraPixels
import KinoraScene
import Testing

@testable import KinoraRaster

/// Shapes that cross, overlap or touch themselves.
@Suite("Coverage is the area that a fill rule holds, also where a path overlaps itself")
struct OverlapTests {
    private func path(_ contours: [[SIMD2<Double>]]) -> Path {
        contours.reduce(into: Path()) { $0.addPath(polygon($1)) }
    }

    /// The largest difference to the oracle, in steps of 255.
    private func worst(
        _ contours: [[SIMD2<Double>]], rule: FillRule = .nonzero, width: Int = 40, height: Int = 32
    ) throws -> Double {
        let pixmap = try render([filled(path(contours), rule: rule)], width, height)
        let oracle = StripOracle(contours, rule: rule, width: width, height: height)
        var far = 0.0
        for y in 0..<height {
            for x in 0..<width {
                far = max(far, abs(Double(alpha(pixmap, x, y)) - oracle.levels[y * width + x] * 255))
            }
        }
        return far
    }

    /// On the borders of strips, so that the oracle sees every vertex where it is.
    private func random(_ dice: inout SplitMix, _ width: Double = 40, _ height: Double = 32) -> SIMD2<Double> {
        SIMD2(dice.roll() * width, (dice.roll() * height * 128).rounded() / 128)
    }

    private func box(_ left: Double, _ top: Double, _ right: Double, _ bottom: Double, turned: Bool = false)
        -> [SIMD2<Double>]
    {
        let corners = [SIMD2(left, top), SIMD2(right, top), SIMD2(right, bottom), SIMD2(left, bottom)]
        return turned ? corners.reversed() : corners
    }

    private func star(_ tips: Int, _ step: Int, reach: Double = 14) -> [SIMD2<Double>] {
        (0..<tips).map { i in
            let angle = Double(i * step) * 2 * .pi / Double(tips) - 1.3
            let p = SIMD2(20 + reach * cos(angle), 16 + reach * sin(angle))
            return SIMD2(p.x, (p.y * 128).rounded() / 128)
        }
    }

    @Test("of a thousand random polygons that cross themselves, by both rules")
    func randomPolygons() throws {
        var dice = SplitMix(seed: 11)
        var far = 0.0
        for index in 0..<1000 {
            let count = 4 + Int(dice.roll() * 16)
            let points = (0..<count).map { _ in random(&dice, 24, 18) }
            far = max(far, try worst([points], rule: index % 2 == 0 ? .nonzero : .evenOdd, width: 24, height: 18))
        }
        tell("fill of polygons that cross themselves", cases: 1000 * 24 * 18, worst: far)
        #expect(far <= 2)
    }

    @Test("of stars, by both rules", arguments: [(5, 2), (7, 3), (11, 5), (12, 5)])
    func stars(tips: Int, step: Int) throws {
        for rule in [FillRule.nonzero, .evenOdd] { #expect(try worst([star(tips, step)], rule: rule) <= 2) }
    }

    @Test("of rectangles that share an edge within a pixel, of both directions")
    func seams() throws {
        for turned in [false, true] {
            for seam in [10.0, 10.25, 10.5, 10.875] {
                let beside = [box(2, 3, seam, 20), box(seam, 3, 30, 20, turned: turned)]
                #expect(try worst(beside) <= 1)
                let above = [box(2, 3, 30, seam), box(2, seam, 30, 20, turned: turned)]
                #expect(try worst(above) <= 1)
            }
        }
    }

    @Test("of rings in rings, of the same contour twice, and of a line that comes back on itself")
    func heaps() throws {
        let rings = (0..<5).map { i -> [SIMD2<Double>] in
            let inset = Double(i) * 2.25
            return box(2.3 + inset, 2 + inset, 36.6 - inset, 29 - inset, turned: i == 2)
        }
        let one = star(9, 2)
        for rule in [FillRule.nonzero, .evenOdd] {
            #expect(try worst(rings, rule: rule) <= 1.5)
            #expect(try worst([one, one], rule: rule) <= 2)
            #expect(try worst([one, one.reversed()], rule: rule) <= 2)
            #expect(try worst([[SIMD2(3, 4), SIMD2(30.3, 25.5), SIMD2(3, 4), SIMD2(12, 30)]], rule: rule) <= 2)
        }
    }

    @Test("of shapes of many curves, and of polygons of many lines")
    func manyElements() throws {
        var dice = SplitMix(seed: 13)
        var far = 0.0
        for _ in 0..<6 {
            let points = (0..<120).map { _ in random(&dice) }
            far = max(far, try worst([points]))
        }
        tell("fill of polygons of 120 lines", cases: 6 * 40 * 32, worst: far)
        #expect(far <= 2)
        far = 0
        for index in 0..<100 {
            var path = Path()
            var contour: [SIMD2<Double>] = []
            let start = random(&dice)
            var last = start
            path.move(to: at(start))
            for _ in 0..<3 + index % 6 {
                let (c1, c2, end) = (random(&dice), random(&dice), random(&dice))
                path.addCurve(to: at(end), control1: at(c1), control2: at(c2))
                for step in 1...200 { contour.append(cubic(last, c1, c2, end, Double(step) / 200)) }
                last = end
            }
            let rule = index % 2 == 0 ? FillRule.nonzero : .evenOdd
            let pixmap = try render([filled(path, rule: rule)], 40, 32)
            let oracle = StripOracle([contour + [start]], rule: rule, width: 40, height: 32)
            for y in 0..<32 {
                for x in 0..<40 { far = max(far, abs(Double(alpha(pixmap, x, y)) - oracle.levels[y * 40 + x] * 255)) }
            }
        }
        tell("fill of curves that cross themselves", cases: 100 * 40 * 32, worst: far)
        #expect(far <= 3)
    }

    @Test("also where parts lie beyond the frame")
    func cutByTheFrame() throws {
        var dice = SplitMix(seed: 12)
        var far = 0.0
        for _ in 0..<150 {
            let points = (0..<9).map { _ in random(&dice, 120, 96) - SIMD2(40, 32) }
            far = max(far, try worst([points]))
        }
        #expect(far <= 2)
    }

    @Test("Lines that are not finite, or far away, do no harm")
    func hostile() throws {
        for bad in [Double.nan, .infinity, 1e300, -1e18] {
            let points = [SIMD2(3.0, 3), SIMD2(bad, 20), SIMD2(30, bad), SIMD2(3, 20), SIMD2(35, 5)]
            _ = try render([filled(polygon(points))], 40, 32)
        }
    }
}
