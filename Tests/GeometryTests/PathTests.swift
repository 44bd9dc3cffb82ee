import Foundation
import KinoraBasics
import Testing

@testable import KinoraGeometry

@Suite struct PathTests {
    private let box = CGRect(x: 10, y: 20, width: 100, height: 60)

    @Test func aRectangleStartsTopLeftHeadingRight() {
        #expect(Path(box).description == "10 20 m 110 20 l 110 80 l 10 80 l h")
    }

    @Test func anEllipseStartsAtThreeOClockHeadingDown() {
        let elements = Path(ellipseIn: box).elements
        #expect(elements.first == .move(to: CGPoint(x: 110, y: 50)))
        guard case .curve(let end, let first, _) = elements[1] else { return #expect(Bool(false)) }
        #expect(end == CGPoint(x: 60, y: 80) && first.y > 50 && first.x == 110)
        #expect(abs(first.y - (50 + 30 * 0.5522848)) < 1e-5)
    }

    @Test func aRoundedRectangleStartsInTheMiddleOfItsRightEdgeHeadingDown() {
        for style in [RoundedCornerStyle.circular, .continuous] {
            let elements = Path(roundedRect: box, cornerRadius: 8, style: style).elements
            #expect(elements.first == .move(to: CGPoint(x: 110, y: 50)))
            guard case .line(let next) = elements[1] else { return #expect(Bool(false)) }
            #expect(next.x == 110 && next.y > 50)
            #expect(elements.last == .closeSubpath)
        }
    }

    @Test func shapesAreRememberedUntilSomethingIsAdded() {
        var path = Path(box)
        #expect(path.simpleShape == .rect(box))
        path.addLine(to: .zero)
        #expect(path.simpleShape == nil)
        #expect(path.elements.count == 6)
        #expect(path.elements.first == .move(to: CGPoint(x: 10, y: 20)))
        #expect(Path(roundedRect: box, cornerRadius: 0).simpleShape == .rect(box))
    }

    @Test func pathsAreEqualWhereTheirElementsAre() {
        var drawn = Path()
        drawn.addLines([CGPoint(x: 10, y: 20), CGPoint(x: 110, y: 20), CGPoint(x: 110, y: 80), CGPoint(x: 10, y: 80)])
        #expect(drawn != Path(box))
        drawn.closeSubpath()
        #expect(drawn == Path(box))
    }

    @Test func linesAndCurvesNeedACurrentPoint() {
        var path = Path()
        path.addLine(to: CGPoint(x: 1, y: 1))
        path.addQuadCurve(to: .zero, control: .zero)
        path.addCurve(to: .zero, control1: .zero, control2: .zero)
        path.closeSubpath()
        #expect(path.isEmpty)
        #expect(path.currentPoint == nil)
    }

    @Test func closingLeadsBackToTheStartOfTheSubpath() {
        var path = Path()
        path.move(to: CGPoint(x: 1, y: 2))
        path.addLine(to: CGPoint(x: 5, y: 2))
        #expect(path.currentPoint == CGPoint(x: 5, y: 2))
        path.closeSubpath()
        #expect(path.currentPoint == CGPoint(x: 1, y: 2))
        #expect(Path(box).currentPoint == CGPoint(x: 10, y: 20))
    }

    @Test func shapesAddedToAPathAreSubpathsOfTheirOwn() {
        var path = Path()
        path.addRect(box)
        #expect(path.simpleShape == .rect(box))
        path.addEllipse(in: box, transform: CGAffineTransform(translationX: 5, y: 0))
        path.addRoundedRect(in: box, cornerSize: CGSize(width: 4, height: 6))
        path.addRoundedRect(in: box, cornerRadii: RectangleCornerRadii(topLeading: 3))
        path.addRects([box, box])
        let moves = path.elements.filter { if case .move = $0 { true } else { false } }
        #expect(moves.count == 6)
        #expect(path.boundingRect.maxX == 115)
    }

    @Test func nullAndDegenerateRectanglesDoNotTrap() {
        #expect(Path(CGRect.null).isEmpty && Path(ellipseIn: .null).isEmpty)
        for value in [Double.nan, .infinity, -.infinity, 1e308] {
            let rect = CGRect(x: value, y: value, width: value, height: value)
            for path in [
                Path(rect), Path(ellipseIn: rect), Path(roundedRect: rect, cornerRadius: value),
                Path(roundedRect: box, cornerRadius: value),
                Path(roundedRect: rect, cornerRadii: RectangleCornerRadii(topLeading: value, topTrailing: 1)),
            ] {
                _ = path.boundingRect
                _ = path.contains(CGPoint(x: value, y: 0))
                _ = path.trimmedPath(from: 0.2, to: 0.6)
                _ = path.strokedPath(StrokeStyle(lineWidth: 3, dash: [4, 2]))
                _ = path.description
                var lines = Polylines()
                path.flatten(into: &lines, tolerance: 0.1)
                for index in 0..<lines.count { #expect(lines.points[index].x.magnitude <= 1e9) }
            }
        }
    }
}

@Suite struct RoundedCornerTests {
    @Test func aContinuousCornerHasThePublishedControlPoints() {
        let elements = Path(roundedRect: CGRect(x: 0, y: 0, width: 100, height: 100), cornerRadius: 10).elements
        // The first corner is the bottom right one: distances from (100, 100), up the right edge and along the bottom.
        let expected: [Path.Element] = [
            .line(to: CGPoint(x: 100, y: 100 - 15.2866483)),
            .curve(
                to: CGPoint(x: 100 - 0.65496, y: 100 - 6.6993427), control1: CGPoint(x: 100, y: 100 - 10.8849323),
                control2: CGPoint(x: 100, y: 100 - 8.6840689)),
            .line(to: CGPoint(x: 100 - 0.74911, y: 100 - 6.3149399)),
            .curve(
                to: CGPoint(x: 100 - 6.3149399, y: 100 - 0.74911),
                control1: CGPoint(x: 100 - 1.6905899, y: 100 - 3.7282392),
                control2: CGPoint(x: 100 - 3.7282392, y: 100 - 1.6905899)),
        ]
        for (element, other) in zip(elements.dropFirst(), expected) { #expect(isNear(element, other, 1e-9)) }
    }

    @Test func aContinuousCapsuleEndsInHalfCircles() {
        let capsule = Path(roundedRect: CGRect(x: 0, y: 0, width: 100, height: 40), cornerRadius: 20)
        for point in densePoints(capsule, 50).joined() where point.x > 80 || point.x < 20 {
            let center = CGPoint(x: point.x > 80 ? 80 : 20, y: 20)
            #expect(abs(distance(point, center) - 20) < 20 * 3e-4)
        }
    }

    @Test func cornersChangeSmoothlyAsTheyRunOutOfRoom() {
        // The corner's diagonal point moves without a jump while the radius grows through both limits.
        func diagonal(_ radius: Double) -> Double {
            let path = Path(roundedRect: CGRect(x: 0, y: 0, width: 100, height: 100), cornerRadius: radius)
            return densePoints(path, 100).joined().map { 200 - $0.x - $0.y }.min()! / radius
        }
        var last = diagonal(25)
        for radius in stride(from: 25.25, through: 50, by: 0.25) {
            let next = diagonal(radius)
            #expect(abs(next - last) < 0.004, "a jump at radius \(radius)")
            last = next
        }
        #expect(abs(last - (2 - 2.squareRoot())) < 1e-3)
    }

    @Test func unevenCornersStayInsideAndShrinkTogether() {
        var numbers = SplitMix(seed: 11)
        for _ in 0..<200 {
            let rect = CGRect(x: 3, y: 4, width: numbers.number(1...100), height: numbers.number(1...100))
            let radii = RectangleCornerRadii(
                topLeading: numbers.number(0...100), bottomLeading: numbers.number(0...100),
                bottomTrailing: numbers.number(0...100), topTrailing: numbers.number(-10...100))
            for style in [RoundedCornerStyle.circular, .continuous] {
                let path = Path(roundedRect: rect, cornerRadii: radii, style: style)
                let bounds = path.boundingRect
                #expect(abs(bounds.minX - rect.minX) < 1e-9 && abs(bounds.maxX - rect.maxX) < 1e-9)
                #expect(abs(bounds.minY - rect.minY) < 1e-9 && abs(bounds.maxY - rect.maxY) < 1e-9)
                // Never backwards. (The published continuous corner has a slight kink of its own.)
                guard style == .circular else { continue }
                var lines = Polylines()
                path.flatten(into: &lines, tolerance: 0.01)
                #expect(turnsOnlyClockwise(lines.closedContours()[0]))
            }
        }
    }

    @Test func aLoneRadiusIsLimitedByItsEdgesOnly() {
        let rect = CGRect(x: 0, y: 0, width: 100, height: 100)
        let radii = RectangleCornerRadii(topLeading: 100).fitted(to: rect)
        #expect(radii.topLeading == 100)
        #expect(RectangleCornerRadii(topLeading: 100, topTrailing: 100).fitted(to: rect).topLeading == 50)
        #expect(RectangleCornerRadii(topLeading: 8, topTrailing: 2).inset(by: 3) == RectangleCornerRadii(topLeading: 5))
    }

    private func isNear(_ a: Path.Element, _ b: Path.Element, _ tolerance: Double) -> Bool {
        func points(_ e: Path.Element) -> [CGPoint] {
            switch e {
            case .move(let p), .line(let p): [p]
            case .quadCurve(let p, let q): [p, q]
            case .curve(let p, let q, let r): [p, q, r]
            case .closeSubpath: []
            }
        }
        return points(a).count == points(b).count
            && zip(points(a), points(b)).allSatisfy { distance($0, $1) <= tolerance }
    }

    private func turnsOnlyClockwise(_ points: [CGPoint]) -> Bool {
        let steps = zip(points, points.dropFirst()).map { CGPoint(x: $1.x - $0.x, y: $1.y - $0.y) }
        return zip(steps, steps.dropFirst()).allSatisfy { $0.x * $1.y - $0.y * $1.x > -1e-6 }
    }
}
