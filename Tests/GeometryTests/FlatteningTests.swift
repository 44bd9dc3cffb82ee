import Foundation
import KinoraBasics
import Testing

@testable import KinoraGeometry

@Suite struct FlatteningTests {
    /// Each sample of the curve is near the lines, and each vertex is near the curve.
    @Test(arguments: [1.0, 0.25, 0.1, 0.01])
    func linesStayWithinTheTolerance(tolerance: Double) {
        var numbers = SplitMix(seed: 41)
        for index in 0..<40 {
            let path = numbers.curve(pieces: 3, in: -60...60)
            let t = CGAffineTransform(rotationAngle: Double(index)).scaledBy(x: 2, y: 0.5).translatedBy(x: 9, y: -4)
            var lines = Polylines()
            path.flatten(into: &lines, transform: t, tolerance: tolerance)
            let contours = lines.closedContours()
            let dense = densePoints(path.applying(t), 300)
            #expect(contours.count == 1)
            for p in dense[0] { #expect(distance(from: p, toLinesBetween: contours[0]) <= tolerance * (1 + 1e-9)) }
            for p in contours[0] { #expect(distance(from: p, toLinesBetween: dense[0]) < 0.01) }
            #expect(contours[0].first == dense[0].first && distance(contours[0].last!, dense[0].last!) < 1e-9)
        }
    }

    @Test func aCircleTakesFewLines() {
        var lines = Polylines()
        Path(ellipseIn: CGRect(x: 0, y: 0, width: 32, height: 32)).flatten(into: &lines, tolerance: 0.1)
        // The fewest that keep the sagitta below 0.1 at radius 16 are 29.
        #expect(lines.count >= 29 && lines.count <= 36)
        #expect(abs(lines.signedArea() - .pi * 256) < 0.1 * 2 * .pi * 16)
    }

    @Test func everyBalancedLineEnclosesTheAreaOfItsPartOfAParabola() {
        var numbers = SplitMix(seed: 42)
        for _ in 0..<20 {
            var path = Path()
            path.move(to: numbers.point(-60...60))
            path.addQuadCurve(to: numbers.point(-60...60), control: numbers.point(-60...60))
            var lines = Polylines()
            path.flatten(into: &lines, tolerance: 0.05, balanced: true)
            let points = lines.closedContours()[0]
            let count = points.count - 1
            #expect(count > 2)
            let dense = densePoints(path, 10_000)[0]
            for index in 1..<count {
                let part = (Double(index - 1) + endStep) / (Double(count) - endSaving)
                let between = Path { $0.addLines(points[...index] + dense[...Int(part * 10_000)].reversed()) }
                var area = Polylines()
                between.flatten(into: &area, tolerance: 1)
                #expect(abs(area.signedArea()) < 0.002)
            }
        }
    }

    @Test func balancedLinesAreFewWhereTheyAreShort() {
        func count(_ radius: Double) -> Int {
            var lines = Polylines()
            Path(ellipseIn: CGRect(x: 0, y: 0, width: 2 * radius, height: 2 * radius))
                .flatten(into: &lines, tolerance: 0.01, balanced: true)
            #expect(abs(lines.signedArea() - .pi * radius * radius) < 0.001 * radius * radius)
            return lines.count
        }
        // Of the length ∛(8 · 0.01 · radius), and two of each quarter shorter; the speed along a quarter is not even, which takes up to
        // 6 % more, and the root is near to 3 %.
        #expect((16...24).contains(count(1)))
        #expect((320...350).contains(count(100)))
    }

    @Test func theBoundsAreThoseOfAllPoints() {
        var numbers = SplitMix(seed: 43)
        for count in 1...9 {
            var lines = Polylines()
            var (low, high) = (CGPoint(x: 100, y: 100), CGPoint(x: -100, y: -100))
            for _ in 0..<count {
                let p = numbers.point(-50...50)
                lines.append(SIMD2(p))
                (low.x, low.y) = (min(low.x, p.x), min(low.y, p.y))
                (high.x, high.y) = (max(high.x, p.x), max(high.y, p.y))
            }
            #expect(lines.bounds().low == SIMD2(low) && lines.bounds().high == SIMD2(high))
        }
    }

    @Test func contoursOpenAndCloseAsSubpathsDo() {
        var path = Path()
        path.move(to: .zero)
        path.move(to: CGPoint(x: 1, y: 1))
        path.addLine(to: CGPoint(x: 5, y: 1))
        path.addLine(to: CGPoint(x: 5, y: 5))
        path.addLine(to: CGPoint(x: 1, y: 1))
        path.closeSubpath()
        path.addLine(to: CGPoint(x: 1, y: 9))
        path.move(to: CGPoint(x: 7, y: 7))
        path.addLine(to: CGPoint(x: 7, y: 7))
        path.move(to: CGPoint(x: 8, y: 8))
        path.closeSubpath()
        path.move(to: CGPoint(x: 9, y: 9))
        var lines = Polylines()
        path.flatten(into: &lines, tolerance: 0.1)
        let contours = (0..<lines.contourCount).map { lines.contours[$0] }
        #expect(contours.map(\.count) == [3, 2, 1, 1])
        #expect(contours.map(\.isClosed) == [true, false, false, true])
        #expect(lines.points[contours[1].start] == SIMD2(1, 1))
    }

    @Test func theStoreIsReusedAndGrows() {
        var lines = Polylines()
        let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100))
        circle.flatten(into: &lines, tolerance: 0.1)
        let once = lines.count
        for _ in 0..<99 { circle.flatten(into: &lines, tolerance: 0.1) }
        #expect(lines.count == 100 * once && lines.contourCount == 100)
        #expect(abs(lines.signedArea() - 100 * .pi * 2500) < 100 * 40)
        let (low, high) = lines.bounds()
        #expect(low == SIMD2(0, 0) && high == SIMD2(100, 100))
        lines.removeAll()
        #expect(lines.count == 0 && lines.contourCount == 0)
    }

    @Test func curvesOutOfSightAreCheapAndLeaveTheWindingAlone() {
        var numbers = SplitMix(seed: 42)
        let visible = CGRect(x: 0, y: 0, width: 100, height: 80)
        for _ in 0..<40 {
            let path = numbers.curve(pieces: 6, in: -20000...20000)
            var all = Polylines()
            var seen = Polylines()
            path.flatten(into: &all, tolerance: 0.1)
            path.flatten(into: &seen, tolerance: 0.1, visible: visible)
            #expect(seen.count <= all.count)
            for _ in 0..<50 {
                let p = CGPoint(x: numbers.number(0...100), y: numbers.number(0...80))
                #expect(all.winding(around: p) == seen.winding(around: p))
            }
        }
    }

    @Test func aCurveBesideTheVisiblePartIsOneLine() {
        let visible = CGRect(x: 0, y: 0, width: 100, height: 80)
        // Above, below, left and right of it, by a little and by much.
        for (x, y) in [(0.0, -40.0), (0, 90), (-140, 0), (110, 0), (-5e5, 0), (0, 5e5)] {
            for isCubic in [false, true] {
                var path = Path()
                path.move(to: CGPoint(x: x, y: y))
                let (end, a, b) = (
                    CGPoint(x: x + 90, y: y), CGPoint(x: x + 20, y: y + 39), CGPoint(x: x + 70, y: y + 39)
                )
                if isCubic {
                    path.addCurve(to: end, control1: a, control2: b)
                } else {
                    path.addQuadCurve(to: end, control: a)
                }
                var seen = Polylines()
                var all = Polylines()
                path.flatten(into: &seen, tolerance: 0.1, visible: visible)
                path.flatten(into: &all, tolerance: 0.1)
                #expect(seen.count == 2 && all.count > 5, "\(x) \(y) \(isCubic)")
            }
        }
        // One that reaches in, by a hair, is not.
        var path = Path()
        path.move(to: CGPoint(x: 0, y: -20))
        path.addQuadCurve(to: CGPoint(x: 90, y: -20), control: CGPoint(x: 40, y: 21))
        var lines = Polylines()
        path.flatten(into: &lines, tolerance: 0.1, visible: visible)
        #expect(lines.count > 5)
    }

    @Test func hugeVisibleCurvesKeepTheTolerance() {
        // A circle of 10 million pixels whose rim crosses the picture is a straight line there, to 0.1 pixels.
        let radius = 1e7
        let circle = Path(
            ellipseIn: CGRect(x: -2 * radius + 50, y: -radius + 50, width: 2 * radius, height: 2 * radius))
        var lines = Polylines()
        circle.flatten(into: &lines, tolerance: 0.1, visible: CGRect(x: 0, y: 0, width: 100, height: 100))
        #expect(lines.count < 2000)
        for y in stride(from: 0.0, through: 100, by: 10) {
            #expect(lines.winding(around: CGPoint(x: 49.8, y: y)) == 1)
            #expect(lines.winding(around: CGPoint(x: 50.2, y: y)) == 0)
        }
    }

    @Test func numbersThatAreNotFiniteDrawNothing() {
        var lines = Polylines()
        Path(CGRect(x: 0, y: 0, width: 1, height: 1)).flatten(into: &lines, tolerance: 0.1)
        for value in [Double.nan, .infinity] {
            var path = Path()
            path.move(to: .zero)
            path.addCurve(to: CGPoint(x: 1, y: 1), control1: CGPoint(x: value, y: 0), control2: .zero)
            path.flatten(into: &lines, tolerance: 0.1)
        }
        #expect(lines.count == 4 && lines.contourCount == 1)
        Path(CGRect(x: 0, y: 0, width: 1, height: 1)).flatten(
            into: &lines, transform: CGAffineTransform(scaleX: .nan, y: 1), tolerance: .nan)
        #expect(lines.contourCount == 1)
    }
}
