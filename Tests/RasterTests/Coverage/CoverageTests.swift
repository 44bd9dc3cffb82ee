import Foundation
import KinoraBasics
import KinoraGeometry
import KinoraPixels
import KinoraScene
import Testing

@testable import KinoraRaster

@Suite("Coverage is the exact area of the shape in each pixel")
struct CoverageTests {
    /// A star-shaped polygon around the middle: winding 1 inside, 0 outside.
    private func star(_ dice: inout SplitMix, points: Int, center: SIMD2<Double>, reach: Double) -> [SIMD2<Double>] {
        (0..<points).map { i in
            let t = (Double(i) + dice.roll() * 0.8) * 2 * .pi / Double(points)
            let r = reach * dice.roll(0.2...1)
            return center + SIMD2(cos(t), sin(t)) * r
        }
    }

    private func worst(_ pixmap: Pixmap, _ polygon: [SIMD2<Double>]) -> Int {
        var worst = 0
        for y in 0..<pixmap.height {
            for x in 0..<pixmap.width {
                let exact = Int((AreaOracle.coverage(polygon, x, y) * 255).rounded())
                worst = max(worst, abs(alpha(pixmap, x, y) - exact))
            }
        }
        return worst
    }

    @Test("of polygons, to the rounded level")
    func polygons() throws {
        var dice = SplitMix(seed: 1)
        var far = 0
        for _ in 0..<60 {
            let points = star(&dice, points: 3 + Int(dice.roll() * 9), center: SIMD2(16, 14), reach: 13)
            let pixmap = try render([filled(polygon(points))], 32, 28)
            far = max(far, worst(pixmap, points))
        }
        tell("fill of polygons", cases: 60 * 32 * 28, worst: far)
        #expect(far <= 1)
    }

    @Test("of polygons that reach beyond the frame on every side")
    func cutPolygons() throws {
        var dice = SplitMix(seed: 2)
        var far = 0
        for _ in 0..<60 {
            let center = SIMD2(dice.roll(-8...28), dice.roll(-8...26))
            let points = star(&dice, points: 3 + Int(dice.roll() * 6), center: center, reach: dice.roll(5...200))
            let pixmap = try render([filled(polygon(points))], 20, 18)
            far = max(far, worst(pixmap, points))
        }
        tell("fill of polygons cut by the frame", cases: 60 * 20 * 18, worst: far)
        #expect(far <= 1)
    }

    @Test("of slivers, hairlines and pieces smaller than a pixel")
    func slivers() throws {
        var dice = SplitMix(seed: 3)
        var far = 0
        for _ in 0..<60 {
            let a = SIMD2(dice.roll(1...23), dice.roll(1...23)), b = SIMD2(dice.roll(1...23), dice.roll(1...23))
            let width = pow(10, dice.roll(-3...0))
            let points = [a, b, b + SIMD2(width, width * 0.5)]
            let pixmap = try render([filled(polygon(points))], 24, 24)
            far = max(far, worst(pixmap, points))
        }
        tell("fill of slivers", cases: 60 * 24 * 24, worst: far)
        #expect(far <= 1)
    }

    @Test(
        "of rectangles at fractions of pixels",
        arguments: [(3.25, 4.5, 9.125, 6.75), (2, 3, 8, 5), (4.4, 4.4, 0.3, 0.2)])
    func rectangles(_ x: Double, _ y: Double, _ width: Double, _ height: Double) throws {
        let pixmap = try render([filled(rectangle(x, y, width, height))], 20, 16)
        let corners = [SIMD2(x, y), SIMD2(x + width, y), SIMD2(x + width, y + height), SIMD2(x, y + height)]
        let far = worst(pixmap, corners)
        tell("fill of rectangles", cases: 20 * 16, worst: far)
        #expect(far <= 1)
    }

    @Test("of curves, which follow their cubics")
    func curves() throws {
        var (dice, far) = (SplitMix(seed: 4), 0)
        for _ in 0..<30 {
            func point() -> SIMD2<Double> { SIMD2(dice.roll(2...38), dice.roll(2...38)) }
            let (a, b, c) = (point(), point(), point())
            // A bulge on one side of a chord: no loops.
            let d = a + (c - a) * 0.7
            var path = Path()
            path.move(to: CGPoint(x: a.x, y: a.y))
            path.addCurve(
                to: CGPoint(x: c.x, y: c.y), control1: CGPoint(x: b.x, y: b.y), control2: CGPoint(x: d.x, y: d.y))
            path.closeSubpath()
            let pixmap = try render([filled(path)], 40, 40)
            far = max(far, worst(pixmap, [a] + AreaOracle.cubic(a, b, d, c)))
        }
        tell("fill of cubic curves", cases: 30 * 40 * 40, worst: far)
        #expect(far <= 1)
    }

    @Test("of small circles: the sum over all pixels is their area", arguments: [0.4, 1, 3.3, 9, 40])
    func circleAreas(_ radius: Double) throws {
        let size = Int(radius * 2) + 6
        let center = Double(size) / 2 + 0.37
        let path = Path(.ellipse(CGRect(x: center - radius, y: center - radius, width: 2 * radius, height: 2 * radius)))
        let pixmap = try render([filled(path)], size, size)
        let sum = pixmap.pixels.reduce(0.0) { $0 + Double($1 >> 24) } / 255
        // Four cubics with handles of k = 0.5522847498 enclose (2 + 12/5 k − 3/5 k²) r². Rounding to 8 bits adds an error
        // at random for every pixel of the edge.
        let k = 0.5522847498307936
        let area = (2 + 2.4 * k - 0.6 * k * k) * radius * radius
        let edge = 2 * Double.pi * radius
        #expect(abs(sum - area) <= 0.5 / 255 * max(4, edge).squareRoot() * 3)
    }

    @Test("under rotation, scale and shear as well")
    func transformed() throws {
        var (dice, far) = (SplitMix(seed: 5), 0)
        for _ in 0..<30 {
            let points = star(&dice, points: 7, center: .zero, reach: 8)
            let t = CGAffineTransform(
                a: dice.roll(-1.5...1.5), b: dice.roll(-1...1), c: dice.roll(-1...1), d: dice.roll(-1.5...1.5), tx: 16,
                ty: 16)
            let pixmap = try render([.layer(.transform(t), [filled(polygon(points))])], 32, 32)
            let mapped = points.map { p in
                SIMD2(t.a * p.x + t.c * p.y + t.tx, t.b * p.x + t.d * p.y + t.ty)
            }
            far = max(far, worst(pixmap, mapped))
        }
        tell("affine transform", cases: 30 * 32 * 32, worst: far)
        #expect(far <= 1)
    }

    @Test("at the frame's scale")
    func scaled() throws {
        let points = [SIMD2(1.2, 1.1), SIMD2(9.3, 3.7), SIMD2(4.1, 8.8)]
        let pixmap = try render([filled(polygon(points))], 10, 10, scale: 3)
        #expect(pixmap.width == 30 && pixmap.height == 30)
        #expect(worst(pixmap, points.map { $0 * 3 }) <= 1)
    }

    @Test("and the same in frames so large that they are drawn in bands")
    func bands() throws {
        var dice = SplitMix(seed: 6)
        let points = star(&dice, points: 11, center: SIMD2(1000, 900), reach: 880)
        let whole = try render([filled(polygon(points))], 2000, 1800)
        for _ in 0..<400 {
            let (x, y) = (Int(dice.roll() * 2000), Int(dice.roll() * 1800))
            let exact = Int((AreaOracle.coverage(points, x, y) * 255).rounded())
            #expect(abs(alpha(whole, x, y) - exact) <= 1)
        }
        let sum = whole.pixels.reduce(0.0) { $0 + Double($1 >> 24) } / 255
        #expect(abs(sum - abs(AreaOracle.area(points))) < 8)
    }
}

@Suite("Fill rules")
struct FillRuleTests {
    /// Two polygons that overlap. Pixels in which the edges of both meet are left out: areas are added up in them.
    @Test("count what overlaps once, or leave it out", arguments: [FillRule.nonzero, .evenOdd])
    func overlaps(_ rule: FillRule) throws {
        var (dice, far, cases) = (SplitMix(seed: 8), 0, 0)
        for _ in 0..<60 {
            func triangle() -> [SIMD2<Double>] {
                let points = (0..<3).map { _ in SIMD2(dice.roll(1...31), dice.roll(1...27)) }
                return AreaOracle.area(points) > 0 ? points : points.reversed()
            }
            let (a, b) = (triangle(), triangle())
            var path = polygon(a)
            path.addPath(polygon(b))
            let pixmap = try render([filled(path, rule: rule)], 32, 28)
            for y in 0..<28 {
                for x in 0..<32 {
                    let (p, q) = (AreaOracle.coverage(a, x, y), AreaOracle.coverage(b, x, y))
                    guard [p, q].contains(where: { $0 < 1e-9 || $0 > 1 - 1e-9 }) else { continue }
                    let exact = rule == .nonzero ? p + q - p * q : p + q - 2 * p * q
                    far = max(far, abs(alpha(pixmap, x, y) - Int((exact * 255).rounded())))
                    cases += 1
                }
            }
        }
        tell("fill of overlapping polygons, \(rule.rawValue)", cases: cases, worst: far)
        #expect(far <= 1)
    }

    /// Two squares, one inside the other; turning the same way or against it.
    private func nested(sameWay: Bool) -> Path {
        var path = Path()
        let outer = [SIMD2(2.0, 2), SIMD2(18, 2), SIMD2(18, 18), SIMD2(2, 18)]
        var inner = [SIMD2(6.0, 6), SIMD2(14, 6), SIMD2(14, 14), SIMD2(6, 14)]
        if !sameWay { inner.reverse() }
        for points in [outer, inner] {
            path.move(to: CGPoint(x: points[0].x, y: points[0].y))
            for p in points.dropFirst() { path.addLine(to: CGPoint(x: p.x, y: p.y)) }
            path.closeSubpath()
        }
        return path
    }

    @Test(
        "decide about holes",
        arguments: [(true, FillRule.nonzero, 255), (false, .nonzero, 0), (true, .evenOdd, 0), (false, .evenOdd, 0)])
    func holes(_ sameWay: Bool, _ rule: FillRule, _ expected: Int) throws {
        let pixmap = try render([filled(nested(sameWay: sameWay), rule: rule)], 20, 20)
        #expect(alpha(pixmap, 10, 10) == expected)
        #expect(alpha(pixmap, 4, 10) == 255)
        #expect(alpha(pixmap, 1, 10) == 0)
    }

    @Test("five times around is inside for nonzero and odd for even-odd")
    func windings() throws {
        var path = Path()
        for _ in 0..<5 { path.addRect(CGRect(x: 2, y: 2, width: 6, height: 6)) }
        #expect(alpha(try render([filled(path)], 10, 10), 5, 5) == 255)
        #expect(alpha(try render([filled(path, rule: .evenOdd)], 10, 10), 5, 5) == 255)
        path.addRect(CGRect(x: 2, y: 2, width: 6, height: 6))
        #expect(alpha(try render([filled(path, rule: .evenOdd)], 10, 10), 5, 5) == 0)
    }

    @Test("open contours are closed for filling")
    func openContours() throws {
        var path = Path()
        path.move(to: CGPoint(x: 2, y: 2))
        path.addLine(to: CGPoint(x: 10, y: 2))
        path.addLine(to: CGPoint(x: 10, y: 10))
        let closed = polygon([SIMD2(2, 2), SIMD2(10, 2), SIMD2(10, 10)])
        #expect(try render([filled(path)], 12, 12) == render([filled(closed)], 12, 12))
    }

    @Test("without antialiasing a pixel is in where its center is")
    func aliased() throws {
        let points = [SIMD2(1.3, 1.7), SIMD2(14.2, 5.1), SIMD2(6.6, 14.4)]
        let node = Node.fill(Fill(polygon(points), paint: .color(.black), antialiased: false))
        let pixmap = try render([node], 16, 16)
        for y in 0..<16 {
            for x in 0..<16 {
                let p = SIMD2(Double(x) + 0.5, Double(y) + 0.5)
                let sides = points.indices.map { i -> Double in
                    let (a, b) = (points[i], points[(i + 1) % 3])
                    return (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x)
                }
                #expect(alpha(pixmap, x, y) == (sides.allSatisfy { $0 > 0 } ? 255 : 0))
            }
        }
    }

    @Test("wide shapes leave nothing behind on their rows")
    func streaks() throws {
        var dice = SplitMix(seed: 7)
        var path = Path()
        for _ in 0..<200 {
            let (x, y) = (dice.roll(0...300), dice.roll(0...40))
            path.addEllipse(in: CGRect(x: x, y: y, width: dice.roll(0.1...9), height: dice.roll(0.1...9)))
        }
        let pixmap = try render([filled(path)], 1000, 60)
        for y in 0..<60 {
            for x in 320..<1000 { #expect(pixmap[x, y] == 0) }
        }
    }
}
