import Foundation
import KinoraBasics
import Testing

@testable import KinoraGeometry

@Suite struct StrokeTests {
    private func outline(
        _ path: Path, _ style: StrokeStyle, _ transform: CGAffineTransform = .identity, tolerance: Double = 0.05,
        visible: CGRect? = nil
    ) -> Polylines {
        var lines = Polylines()
        path.stroke(into: &lines, style: style, transform: transform, tolerance: tolerance, visible: visible)
        return lines
    }

    private func line(_ points: (Double, Double)...) -> Path {
        var path = Path()
        path.addLines(points.map { CGPoint(x: $0.0, y: $0.1) })
        return path
    }

    /// With round caps and joins a stroke is every point within half the width of the path, whatever the path does.
    @Test(arguments: [1.0, 6, 30])
    func aRoundStrokeIsAllThatLiesWithinHalfTheWidth(width: Double) {
        var numbers = SplitMix(seed: UInt64(width))
        for index in 0..<30 {
            var path = numbers.curve(pieces: 3, in: 0...60)
            if index % 3 == 0 { path.closeSubpath() }
            let style = StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round)
            let lines = outline(path, style)
            let dense = densePoints(path, 400)[0]
            var (inside, outside) = (0, 0)
            for _ in 0..<400 {
                let p = numbers.point(-20...80)
                let d = distance(from: p, toLinesBetween: dense)
                if d < width / 2 - 0.06 {
                    #expect(lines.winding(around: p) != 0, "a hole at \(p) in \(path)")
                    inside += 1
                } else if d > width / 2 + 0.06 {
                    #expect(lines.winding(around: p) == 0, "a blot at \(p) of \(path)")
                    outside += 1
                }
            }
            #expect(inside + outside > 200)
        }
    }

    @Test func whateverTheSizeAStrokeHasABoundedNumberOfLines() {
        let shape = Path(roundedRect: CGRect(x: 2, y: 10, width: 18, height: 9), cornerRadius: 4, style: .continuous)
        var loop = Path()
        loop.move(to: CGPoint(x: 0, y: 0))
        loop.addCurve(to: CGPoint(x: 1, y: 0), control1: CGPoint(x: 40, y: 30), control2: CGPoint(x: -40, y: 30))
        for (width, scale) in [(1e9, 1.0), (1e9, 1e5), (1e-3, 1e7), (1, 1e7), (1e15, 1e15), (3, 1e-15)] {
            for path in [shape, loop] {
                let transform = CGAffineTransform(scaleX: scale, y: scale)
                for visible in [nil, CGRect(x: 0, y: 0, width: 100, height: 100)] {
                    let lines = outline(
                        path, StrokeStyle(lineWidth: width, lineJoin: .bevel), transform, tolerance: 0.006,
                        visible: visible)
                    #expect(lines.count < 1_500_000, "\(width) wide at \(scale): \(lines.count)")
                }
            }
        }
    }

    @Test func anglesAreMitredWithinTheLimitOnly() {
        let corner = line((0, 0), (100, 0), (100, 100))
        let miter = outline(corner, StrokeStyle(lineWidth: 10))
        #expect(miter.winding(around: CGPoint(x: 104.9, y: -4.9)) != 0)
        // Two bars and the miter, less what the bars have in common: the outline goes around each point once.
        #expect(abs(miter.signedArea().magnitude - (2 * 1000 + 25 - 25)) < 1e-9)
        let bevel = outline(corner, StrokeStyle(lineWidth: 10, lineJoin: .bevel))
        #expect(bevel.winding(around: CGPoint(x: 103, y: -3)) == 0)
        #expect(bevel.winding(around: CGPoint(x: 102, y: -2)) != 0)
        // A right angle's miter is √2 widths long.
        #expect(
            outline(corner, StrokeStyle(lineWidth: 10, miterLimit: 1.4)).winding(around: CGPoint(x: 104, y: -4)) == 0)
        #expect(
            outline(corner, StrokeStyle(lineWidth: 10, miterLimit: 1.42)).winding(around: CGPoint(x: 104, y: -4)) != 0)
        let round = outline(corner, StrokeStyle(lineWidth: 10, lineJoin: .round))
        #expect(round.winding(around: CGPoint(x: 103.4, y: -3.4)) != 0)
        #expect(round.winding(around: CGPoint(x: 103.7, y: -3.7)) == 0)
    }

    @Test func capsReachAsFarAsTheyShould() {
        let path = line((0, 0), (50, 0))
        let butt = outline(path, StrokeStyle(lineWidth: 10))
        #expect(butt.bounds().low == SIMD2(0, -5) && butt.bounds().high == SIMD2(50, 5))
        #expect(butt.signedArea().magnitude == 500)
        let square = outline(path, StrokeStyle(lineWidth: 10, lineCap: .square))
        #expect(square.bounds().low == SIMD2(-5, -5) && square.bounds().high == SIMD2(55, 5))
        #expect(square.signedArea().magnitude == 600)
        let round = outline(path, StrokeStyle(lineWidth: 10, lineCap: .round), tolerance: 0.001)
        #expect(abs(round.signedArea().magnitude - (500 + 25 * .pi)) < 0.05)
        // Lines of the length ∛(8 · 0.001 · 5) lie out by two thirds of their sagitta, so that they enclose the cap's area.
        let sagitta = pow(8 * 0.001 * 5, 2.0 / 3) / (8 * 5)
        #expect((0...sagitta * 2 / 3).contains(round.bounds().high.x - 55))
    }

    @Test func closedStrokesHaveNoCapsAndAHoleInTheMiddle() {
        let lines = outline(
            Path(CGRect(x: 0, y: 0, width: 100, height: 60)), StrokeStyle(lineWidth: 10, lineCap: .round))
        #expect(lines.bounds().low == SIMD2(-5, -5) && lines.bounds().high == SIMD2(105, 65))
        #expect(lines.winding(around: CGPoint(x: 50, y: 30)) == 0)
        #expect(lines.winding(around: CGPoint(x: 3, y: 30)) != 0)
        #expect(lines.winding(around: CGPoint(x: -4.9, y: -4.9)) != 0)
        let circle = outline(
            Path(ellipseIn: CGRect(x: 0, y: 0, width: 40, height: 40)), StrokeStyle(lineWidth: 8), tolerance: 0.01)
        // π (24² − 16²)
        #expect(abs(circle.signedArea().magnitude - .pi * 320) < 2)
        #expect(circle.contourCount == 2)
    }

    @Test func subpathsWithoutLengthAreDots() {
        let dot = line((10, 10), (10, 10))
        #expect(outline(dot, StrokeStyle(lineWidth: 8)).count == 0)
        #expect(outline(dot, StrokeStyle(lineWidth: 8, lineCap: .square)).signedArea().magnitude == 64)
        let disc = outline(dot, StrokeStyle(lineWidth: 8, lineCap: .round), tolerance: 0.001)
        #expect(abs(disc.signedArea().magnitude - 16 * .pi) < 0.02)
        #expect(outline(line((10, 10)), StrokeStyle(lineWidth: 8, lineCap: .round)).count == 0)
    }

    @Test func linesOfArcsEncloseTheirArea() {
        let disc = outline(line((10, 10), (10, 10)), StrokeStyle(lineWidth: 40, lineCap: .round), tolerance: 0.1)
        #expect(disc.count < 60)
        #expect(abs(disc.signedArea().magnitude - 400 * .pi) < 0.3)
        let bar = outline(line((0, 0), (50, 0)), StrokeStyle(lineWidth: 40, lineCap: .round), tolerance: 0.1)
        #expect(abs(bar.signedArea().magnitude - 2000 - 400 * .pi) < 0.3)
    }

    @Test func aStrokeIsWidenedBeforeItIsMapped() {
        let t = CGAffineTransform(scaleX: 3, y: 1)
        let lines = outline(line((0, 0), (0, 50)), StrokeStyle(lineWidth: 10), t)
        #expect(lines.bounds().low == SIMD2(-15, 0) && lines.bounds().high == SIMD2(15, 50))
        var numbers = SplitMix(seed: 62)
        for _ in 0..<20 {
            let path = numbers.curve(pieces: 2, in: 0...40)
            let skew = CGAffineTransform(a: 2, b: 0.5, c: -1, d: 0.7, tx: 3, ty: 4)
            let lines = outline(path, StrokeStyle(lineWidth: 5, lineCap: .round, lineJoin: .round), skew)
            let dense = densePoints(path, 400)[0]
            for _ in 0..<200 {
                let p = numbers.point(-5...45)
                let d = distance(from: p, toLinesBetween: dense)
                if abs(d - 2.5) > 0.12 { #expect((lines.winding(around: p.applying(skew)) != 0) == (d < 2.5)) }
            }
        }
    }

    @Test func cuspsAndTightTurnsLeaveNoHoles() {
        var numbers = SplitMix(seed: 63)
        for shape in 0..<3 {
            var path = Path()
            path.move(to: .zero)
            switch shape {
            case 0:
                path.addCurve(to: CGPoint(x: 40, y: 0), control1: CGPoint(x: 40, y: 40), control2: CGPoint(x: 0, y: 40))
            case 1:
                path.addCurve(to: CGPoint(x: 4, y: 0), control1: CGPoint(x: 0, y: 30), control2: CGPoint(x: 4, y: 30))
            default: path.addQuadCurve(to: .zero, control: CGPoint(x: 30, y: 0))
            }
            let lines = outline(path, StrokeStyle(lineWidth: 14, lineCap: .round, lineJoin: .round))
            let dense = densePoints(path, 2000)[0]
            for _ in 0..<2000 {
                let p = numbers.point(-20...60)
                let d = distance(from: p, toLinesBetween: dense)
                if abs(d - 7) > 0.08 {
                    #expect((lines.winding(around: p) != 0) == (d < 7), "at \(p) of shape \(shape)")
                }
            }
        }
    }

    @Test func buttEndsStandSquareToTheCurve() {
        // A quarter circle of radius 10 with a wide pen ends exactly on the axes.
        var path = Path()
        path.addArc(center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
        let lines = outline(path, StrokeStyle(lineWidth: 12), tolerance: 0.1)
        #expect(abs(lines.bounds().low.x) < 1e-6 && abs(lines.bounds().low.y) < 1e-6)
        #expect(abs(lines.bounds().high.x - 16) < 0.01 && abs(lines.bounds().high.y - 16) < 0.01)
    }

    @Test func aSmoothOutlineKeepsTheToleranceFarFromTheMiddle() {
        // Half a ring: the outer edge is far longer than the middle line.
        var path = Path()
        path.addArc(center: .zero, radius: 12, startAngle: .zero, endAngle: .degrees(180), clockwise: false)
        for tolerance in [0.2, 0.05] {
            let lines = outline(path, StrokeStyle(lineWidth: 20), tolerance: tolerance)
            for contour in lines.closedContours() {
                for (a, b) in zip(contour, contour.dropFirst()) where a.y > 0.1 && b.y > 0.1 {
                    let middle = Foundation.hypot((a.x + b.x) / 2, (a.y + b.y) / 2)
                    #expect(abs(middle - 22) < tolerance + 0.01 || abs(middle - 2) < tolerance + 0.01)
                }
            }
        }
    }

    @Test func theOuterSideOfATightBendLiesOnBothSidesOfTheTruth() {
        // The inner side folds all the way, because the bend is tighter than half the width.
        var path = Path()
        path.addArc(center: .zero, radius: 3, startAngle: .zero, endAngle: .degrees(180), clockwise: false)
        var count = 0
        for contour in outline(path, StrokeStyle(lineWidth: 20), tolerance: 0.1).closedContours() {
            for (a, b) in zip(contour, contour.dropFirst()) where a.y > 1 && b.y > 1 {
                let ends = (Foundation.hypot(a.x, a.y) + Foundation.hypot(b.x, b.y)) / 2
                let middle = Foundation.hypot((a.x + b.x) / 2, (a.y + b.y) / 2)
                guard middle > 12 else { continue }
                #expect(13 - middle < 0.9 * (ends - middle))
                count += 1
            }
        }
        #expect(count > 4)
    }

    @Test func seenPartsOfHugeStrokesAreAsTheyWouldBe() {
        var numbers = SplitMix(seed: 64)
        let visible = CGRect(x: 0, y: 0, width: 100, height: 100)
        for _ in 0..<10 {
            var path = Path()
            path.move(to: numbers.point(-5000...5000))
            path.addCurve(
                to: numbers.point(-5000...5000), control1: numbers.point(-300...300),
                control2: numbers.point(-300...300))
            let style = StrokeStyle(lineWidth: 40, lineCap: .round, lineJoin: .round)
            let all = outline(path, style)
            let seen = outline(path, style, visible: visible)
            #expect(seen.count <= all.count)
            let dense = densePoints(path, 6000)[0]
            for _ in 0..<60 {
                let p = numbers.point(0...100)
                if abs(distance(from: p, toLinesBetween: dense) - 20) < 0.2 { continue }
                #expect((all.winding(around: p) != 0) == (seen.winding(around: p) != 0))
            }
        }
    }

    @Test(arguments: [CGLineJoin.miter, .round, .bevel])
    func cornersOfLongCurvesAreJoinedAsThoseOfShortOnes(join: CGLineJoin) {
        var leaf = Path()
        leaf.move(to: CGPoint(x: 0, y: 50))
        leaf.addQuadCurve(to: CGPoint(x: 100, y: 50), control: CGPoint(x: 50, y: 0))
        leaf.addQuadCurve(to: CGPoint(x: 0, y: 50), control: CGPoint(x: 50, y: 100))
        leaf.closeSubpath()
        let style = StrokeStyle(lineWidth: 4, lineJoin: join)
        func right(_ scale: Double) -> Double {
            let visible = CGRect(x: -10 * scale, y: -10 * scale, width: 120 * scale, height: 120 * scale)
            let transform = CGAffineTransform(scaleX: scale, y: scale)
            return outline(leaf, style, transform, tolerance: 0.01, visible: visible).bounds().high.x / scale
        }
        // So large that the curves are cut into more lines than one piece may have.
        #expect(abs(right(100) - right(1)) < 0.03)
    }

    @Test func needlessStrokesDrawNothing() {
        let path = line((0, 0), (50, 0))
        for width in [0, -3, Double.nan, .infinity] { #expect(outline(path, StrokeStyle(lineWidth: width)).count == 0) }
        #expect(outline(line((0, 0), (.nan, 3)), StrokeStyle(lineWidth: 3)).count == 0)
        #expect(outline(line((0, 0), (1e300, 3)), StrokeStyle(lineWidth: 3)).count == 0)
        #expect(outline(path, StrokeStyle(lineWidth: 3), CGAffineTransform(scaleX: .nan, y: 1)).count == 0)
        #expect(outline(Path(), StrokeStyle(lineWidth: 3, lineCap: .round)).count == 0)
    }

    @Test func pointsFarAwayAreMovedWithinTheLimit() {
        // Beside points that stay where they are, on either side of the stroke.
        let lines = outline(line((0, 0), (40, 0), (5e9, -7e9)), StrokeStyle(lineWidth: 4))
        let limit = DeviceSpace.limit
        #expect(lines.bounds().low == SIMD2(0, -limit) && lines.bounds().high == SIMD2(limit, 2))
        let kept = (0..<lines.count).filter { lines.points[$0].x < limit }
        #expect(kept.count >= 4 && kept.count < lines.count)
    }

    @Test func aStrokedPathIsAPath() {
        let stroked = line((0, 0), (50, 0)).strokedPath(StrokeStyle(lineWidth: 10))
        #expect(stroked.boundingRect == CGRect(x: 0, y: -5, width: 50, height: 10))
        #expect(stroked.contains(CGPoint(x: 25, y: 4)) && !stroked.contains(CGPoint(x: 25, y: 6)))
    }

    /// Bends much tighter than half the width, with a corner between them: the sides fold before the corner and behind it.
    @Test(arguments: [CGLineJoin.round, .bevel, .miter], [-1.0, 1])
    func foldsOnBothSidesOfACornerLeaveNoHoles(join: CGLineJoin, side: Double) {
        var numbers = SplitMix(seed: 64)
        for index in 0..<24 {
            let kink = Angle.degrees(numbers.number(-100...100))
            let size = numbers.number(2...5)
            var path = Path()
            path.move(to: .zero)
            // A quarter turn, a corner by the angle, and a quarter turn of the same sense.
            path.addQuadCurve(to: CGPoint(x: size, y: side * size), control: CGPoint(x: size, y: 0))
            let turn = CGAffineTransform(translationX: size, y: side * size).rotated(by: side * .pi / 2 + kink.radians)
            path.addQuadCurve(
                to: CGPoint(x: size, y: side * size).applying(turn), control: CGPoint(x: size, y: 0).applying(turn))
            let width = numbers.number(16...24)
            let lines = outline(path, StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: join))
            let dense = densePoints(path, 400)[0]
            for _ in 0..<400 {
                let p = numbers.point(-24...32)
                let d = distance(from: p, toLinesBetween: dense)
                // A bevel cuts off, and a miter adds, outside of the corner only.
                let isNearCorner = hypot(p.x - size, p.y - side * size) < width * 1.2
                if d < width / 2 - 0.06, join != .bevel || !isNearCorner {
                    #expect(lines.winding(around: p) != 0, "a hole at \(p) of \(index)")
                } else if d > width / 2 + 0.06, join == .round {
                    #expect(lines.winding(around: p) == 0, "a blot at \(p) of \(index)")
                }
            }
        }
    }
}
