import Foundation
import KinoraBasics
import Testing

@testable import KinoraGeometry

@Suite struct BasicsTests {
    @Test func degreesAndRadiansAreTheSameAngle() {
        #expect(abs(Angle.degrees(180).radians - .pi) < 1e-15)
        #expect(Angle.radians(.pi / 2).degrees == 90)
        #expect(Angle.degrees(30) + .degrees(60) == .radians(Angle.degrees(30).radians + Angle.degrees(60).radians))
        #expect(Angle.degrees(10) < .degrees(20) && -Angle.degrees(10) < .zero)
        var angle = Angle.degrees(10)
        angle.degrees = 90
        #expect(angle.radians == .pi / 2)
    }

    @Test func cornerRadiiAreEqualWhereAllFourAre() {
        let own = RectangleCornerRadii(topLeading: 1, bottomLeading: 2, bottomTrailing: 3, topTrailing: 4)
        #expect(own == RectangleCornerRadii(topLeading: 1, bottomLeading: 2, bottomTrailing: 3, topTrailing: 4))
        for field in [\RectangleCornerRadii.topLeading, \.bottomLeading, \.bottomTrailing, \.topTrailing] {
            var other = own
            other[keyPath: field] += 1
            #expect(other != own)
            #expect(Set([own, other]).count == 2)
        }
    }

    @Test func simpleShapesAreMappedAsTheirElementsAre() {
        let rect = CGRect(x: 3, y: 4, width: 20, height: 10)
        let shapes = [
            Path(rect), Path(ellipseIn: rect),
            Path(roundedRect: rect, cornerSize: CGSize(width: 3, height: 4), style: .circular),
        ]
        let maps: [CGAffineTransform] = [
            .init(translationX: 5, y: -2), .init(scaleX: 2, y: 3), .init(scaleX: -1, y: 1), .init(scaleX: 1, y: -1),
            .init(rotationAngle: 0.3), .init(1, 0.5, 0, 1, 0, 0), .init(1, 0, 0.5, 1, 0, 0), .init(0, 1, 1, 0, 0, 0),
        ]
        for shape in shapes {
            for map in maps {
                var plain = Path()
                shape.forEach { element in
                    switch element {
                    case .move(let to): plain.move(to: to.applying(map))
                    case .line(let to): plain.addLine(to: to.applying(map))
                    case .quadCurve(let to, let control):
                        plain.addQuadCurve(to: to.applying(map), control: control.applying(map))
                    case .curve(let to, let a, let b):
                        plain.addCurve(to: to.applying(map), control1: a.applying(map), control2: b.applying(map))
                    case .closeSubpath: plain.closeSubpath()
                    }
                }
                let mapped = shape.applying(map)
                let (a, b) = (densePoints(mapped, 8)[0], densePoints(plain, 8)[0])
                #expect(a.count == b.count && zip(a, b).allSatisfy { distance($0, $1) < 1e-9 }, "\(map)")
            }
        }
        #expect(Path(ellipseIn: .null).isEmpty && Path(CGRect.null).isEmpty)
    }

    @Test func rotationIsClockwiseOnScreen() {
        let turned = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
        #expect(distance(turned, CGPoint(x: 0, y: 1)) < 1e-15)
    }

    @Test func chainedTransformsApplyTheNewOneFirst() {
        let t = CGAffineTransform(translationX: 10, y: 0).scaledBy(x: 2, y: 3).rotated(by: .pi / 2)
        // Rotated, then scaled, then moved.
        #expect(distance(CGPoint(x: 1, y: 0).applying(t), CGPoint(x: 10, y: 3)) < 1e-12)
        let moved = CGAffineTransform(scaleX: 2, y: 2).translatedBy(x: 5, y: 1)
        #expect(CGPoint.zero.applying(moved) == CGPoint(x: 10, y: 2))
    }

    @Test func concatenationIsComposition() {
        var numbers = SplitMix(seed: 71)
        for _ in 0..<200 {
            func any() -> CGAffineTransform {
                CGAffineTransform(
                    numbers.number(-2...2), numbers.number(-2...2), numbers.number(-2...2), numbers.number(-2...2),
                    numbers.number(-9...9), numbers.number(-9...9))
            }
            let (first, next, p) = (any(), any(), numbers.point(-5...5))
            #expect(distance(p.applying(first.concatenating(next)), p.applying(first).applying(next)) < 1e-10)
            let projected = ProjectionTransform(first).concatenating(ProjectionTransform(next))
            #expect(distance(p.applying(projected), p.applying(first).applying(next)) < 1e-10)
            if abs(first.determinant) > 0.01 {
                #expect(distance(p.applying(first).applying(first.inverted()), p) < 1e-9)
            }
        }
        let flat = CGAffineTransform(scaleX: 0, y: 1)
        #expect(flat.inverted() == flat)
    }

    @Test func projectionsInvert() {
        var m = ProjectionTransform(CGAffineTransform(rotationAngle: 0.4).translatedBy(x: 3, y: 4))
        (m.m13, m.m23, m.m33) = (0.002, -0.001, 1.2)
        let p = CGPoint(x: 30, y: -20)
        #expect(distance(p.applying(m).applying(m.inverted()), p) < 1e-9)
        #expect(!m.isAffine && !m.isIdentity)
        var flat = ProjectionTransform(CGAffineTransform(scaleX: 0, y: 1))
        let wasInverted = flat.invert()
        #expect(!wasInverted)
    }

    @Test func boxesOfTransformedRectanglesHoldTheirCorners() {
        let box = CGRect(x: 0, y: 0, width: 10, height: 20).applying(CGAffineTransform(rotationAngle: .pi / 2))
        #expect(abs(box.minX + 20) < 1e-12 && abs(box.maxY - 10) < 1e-12)
        #expect(CGRect.null.applying(CGAffineTransform(scaleX: 2, y: 2)).isNull)
    }

    @Test func theGreatestScaleIsThatOfTheLongestImageOfAUnitVector() {
        var numbers = SplitMix(seed: 72)
        for _ in 0..<50 {
            let t = CGAffineTransform(
                numbers.number(-2...2), numbers.number(-2...2), numbers.number(-2...2), numbers.number(-2...2), 0, 0)
            let space = DeviceSpace(transform: t, tolerance: 0.1, visible: nil)
            let longest = (0..<3600).map { index -> Double in
                let angle = Double(index) * .pi / 3600
                let p = CGPoint(x: Foundation.cos(angle), y: Foundation.sin(angle)).applying(t)
                return distance(p, .zero)
            }.max()!
            #expect(abs(space.greatestScale - longest) < 1e-5 * longest)
        }
    }

    @Test func unitPointsNamePlacesInRectangles() {
        let rect = CGRect(x: 10, y: 20, width: 100, height: 50)
        #expect(UnitPoint.center.point(in: rect) == CGPoint(x: 60, y: 45))
        #expect(UnitPoint.bottomTrailing.point(in: rect) == CGPoint(x: 110, y: 70))
        #expect(CGVector(dx: 1, dy: 2) == CGVector(dx: 1.0, dy: 2.0))
    }
}

@Suite struct HostilePathTests {
    /// Any bits as coordinates: nothing traps, and nothing that is not finite comes out.
    @Test func anyNumbersAreSurvived() {
        var numbers = SplitMix(seed: 73)
        for round in 0..<400 {
            func any() -> Double {
                switch numbers.next() % 8 {
                case 0: [Double.nan, .infinity, -.infinity, 0, 1e300][Int(numbers.next() % 5)]
                case 1, 2: numbers.anyFinite()
                default: numbers.number(-100...100)
                }
            }
            func point() -> CGPoint { CGPoint(x: any(), y: any()) }
            var path = Path()
            path.move(to: point())
            path.addCurve(to: point(), control1: point(), control2: point())
            path.addArc(
                center: point(), radius: any(), startAngle: .radians(any()), endAngle: .radians(any()), clockwise: true)
            path.addArc(tangent1End: point(), tangent2End: point(), radius: any())
            path.addQuadCurve(to: point(), control: point())
            if round % 2 == 0 { path.closeSubpath() }
            let t = CGAffineTransform(any(), any(), any(), any(), any(), any())
            let style = StrokeStyle(
                lineWidth: any(), lineCap: round % 3 == 0 ? .round : .square,
                lineJoin: round % 2 == 0 ? .round : .miter,
                miterLimit: any(), dash: round % 4 == 0 ? [any(), any()] : [], dashPhase: any())
            for visible in [
                nil, CGRect(x: 0, y: 0, width: 50, height: 50), CGRect(x: any(), y: any(), width: any(), height: any()),
            ] {
                var lines = Polylines()
                path.flatten(into: &lines, transform: t, tolerance: any(), visible: visible)
                path.stroke(into: &lines, style: style, transform: t, tolerance: 0.1, visible: visible)
                for index in 0..<lines.count {
                    #expect(lines.points[index].x.magnitude <= 1e9 && lines.points[index].y.magnitude <= 1e9)
                }
            }
            _ = (path.boundingRect, path.contains(point()), path.trimmedPath(from: any(), to: any()).applying(t))
            _ = PathMeasure(path).wrappedPath(from: any(), to: any())
        }
    }
}
