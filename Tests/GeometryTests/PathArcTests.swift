import Foundation
import Testing

@testable import KinoraGeometry

@Suite struct PathArcTests {
    private func arc(_ start: Double, _ end: Double, clockwise: Bool) -> Path {
        var path = Path()
        path.addArc(
            center: CGPoint(x: 50, y: 50), radius: 40, startAngle: .degrees(start), endAngle: .degrees(end),
            clockwise: clockwise)
        return path
    }

    @Test func anArcStaysOnItsCircle() {
        for (start, end, clockwise) in [
            (0.0, 90.0, false), (30, 400, false), (-90, 200, true), (0, 360, true), (10, 5, false),
        ] {
            for point in densePoints(arc(start, end, clockwise: clockwise), 100).joined() {
                #expect(abs(distance(point, CGPoint(x: 50, y: 50)) - 40) < 40 * 2.8e-4)
            }
        }
    }

    @Test func clockwiseFalseGrowsTheAngleWhichIsClockwiseOnScreen() {
        let quarter = arc(0, 90, clockwise: false)
        #expect(abs(PathMeasure(quarter).length - 20 * .pi) < 0.02)
        #expect(densePoints(quarter, 10).joined().allSatisfy { $0.y >= 50 - 1e-9 })
        let rest = arc(0, 90, clockwise: true)
        #expect(abs(PathMeasure(rest).length - 60 * .pi) < 0.05)
    }

    @Test func negativeSpansWrapAndFullTurnsAreDrawnOnce() {
        #expect(abs(PathMeasure(arc(0, -90, clockwise: false)).length - 60 * .pi) < 0.05)
        #expect(abs(PathMeasure(arc(0, 360, clockwise: false)).length - 80 * .pi) < 0.05)
        #expect(abs(PathMeasure(arc(0, 1000, clockwise: false)).length - 80 * .pi) < 0.05)
        #expect(PathMeasure(arc(40, 40, clockwise: false)).length == 0)
    }

    @Test(arguments: [(0.0, 360.0, true), (-90, 270, true), (360, 0, false), (0, 720, true), (40, -320, false)])
    func wholeTurnsInTheOtherDirectionAreFullCircles(start: Double, end: Double, clockwise: Bool) {
        #expect(abs(PathMeasure(arc(start, end, clockwise: clockwise)).length - 80 * .pi) < 0.05)
    }

    @Test func anArcIsJoinedToTheCurrentPointByALine() {
        var path = Path()
        path.move(to: .zero)
        path.addArc(
            center: CGPoint(x: 50, y: 0), radius: 10, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
        #expect(path.elements[1] == .line(to: CGPoint(x: 60, y: 0)))
    }

    @Test func aRelativeArcTurnsClockwiseOnScreenForPositiveDeltas() {
        var path = Path()
        path.addRelativeArc(center: .zero, radius: 10, startAngle: .zero, delta: .degrees(90))
        let end = path.currentPoint!
        #expect(distance(end, CGPoint(x: 0, y: 10)) < 1e-12)
        var far = Path()
        far.addRelativeArc(center: .zero, radius: 10, startAngle: .zero, delta: .degrees(-1e9))
        #expect(abs(Foundation.hypot(far.currentPoint!.x, far.currentPoint!.y) - 10) < 1e-9)
        #expect(far.elements.count <= 10)
    }

    @Test func aTangentArcTouchesBothLines() {
        var path = Path()
        path.move(to: .zero)
        path.addArc(tangent1End: CGPoint(x: 100, y: 0), tangent2End: CGPoint(x: 100, y: 50), radius: 20)
        #expect(path.elements[1] == .line(to: CGPoint(x: 80, y: 0)))
        #expect(distance(path.currentPoint!, CGPoint(x: 100, y: 20)) < 1e-12)
        #expect(abs(PathMeasure(path).length - (80 + 10 * .pi)) < 0.01)
        // To the other side, at a blunt corner.
        var blunt = Path()
        blunt.move(to: .zero)
        blunt.addArc(tangent1End: CGPoint(x: 100, y: 0), tangent2End: CGPoint(x: 150, y: -50), radius: 30)
        let center = CGPoint(x: 100 - 30 * Foundation.tan(Double.pi / 8), y: -30)
        let onArc = densePoints(blunt, 20)[0].suffix(20)
        #expect(onArc.count == 20)
        for point in onArc { #expect(abs(distance(point, center) - 30) < 0.01) }
        #expect(abs(distance(blunt.currentPoint!, center) - 30) < 1e-9)
    }

    @Test func aTangentArcWithoutACornerIsALine() {
        for (corner, end, radius) in [
            ((50.0, 0.0), (100.0, 0.0), 10.0), ((50, 0), (50, 0), 10), ((0, 0), (9, 9), 5), ((50, 0), (50, 50), 0),
        ] {
            var path = Path()
            path.move(to: .zero)
            path.addArc(
                tangent1End: CGPoint(x: corner.0, y: corner.1), tangent2End: CGPoint(x: end.0, y: end.1), radius: radius
            )
            #expect(path.currentPoint == CGPoint(x: corner.0, y: corner.1))
        }
    }

    @Test func transformsApplyToArcs() {
        var path = Path()
        path.addArc(
            center: .zero, radius: 1, startAngle: .zero, endAngle: .degrees(360), clockwise: false,
            transform: CGAffineTransform(scaleX: 10, y: 20))
        let bounds = path.boundingRect
        #expect(abs(bounds.width - 20) < 0.01 && abs(bounds.height - 40) < 0.02)
    }

    @Test func anglesThatAreNotFiniteAddNothing() {
        var path = Path()
        path.addArc(center: .zero, radius: 1, startAngle: .radians(.nan), endAngle: .radians(1), clockwise: true)
        path.addRelativeArc(center: .zero, radius: 1, startAngle: .zero, delta: .radians(.infinity))
        #expect(path.isEmpty)
    }
}
