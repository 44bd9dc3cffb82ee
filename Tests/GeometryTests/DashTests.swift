import Foundation
import Testing

@testable import KinoraGeometry

@Suite struct DashTests {
    private func dashes(_ path: Path, _ dash: [CGFloat], phase: CGFloat = 0) -> String {
        path.dashed(StrokeStyle(lineWidth: 2, dash: dash, dashPhase: phase)).description
    }

    private let line = Path { $0.addLines([.zero, CGPoint(x: 10, y: 0)]) }

    @Test func dashesAndGapsTakeTurns() {
        #expect(dashes(line, [3, 2]) == "0 0 m 3 0 l 5 0 m 8 0 l")
        #expect(dashes(line, [4]) == "0 0 m 4 0 l 8 0 m 10 0 l")
        #expect(dashes(line, [3, 2, 1]) == "0 0 m 3 0 l 5 0 m 6 0 l 9 0 m 10 0 l")
    }

    @Test func thePhaseShiftsTheStartForward() {
        #expect(dashes(line, [3, 2], phase: 1) == "0 0 m 2 0 l 4 0 m 7 0 l 9 0 m 10 0 l")
        #expect(dashes(line, [3, 2], phase: 4) == "1 0 m 4 0 l 6 0 m 9 0 l")
        #expect(dashes(line, [3, 2], phase: -1) == "1 0 m 4 0 l 6 0 m 9 0 l")
        #expect(dashes(line, [3, 2], phase: 503) == dashes(line, [3, 2], phase: 3))
    }

    @Test func dashesGoAroundCornersAndRestartOnEachSubpath() {
        var path = Path()
        path.addLines([.zero, CGPoint(x: 4, y: 0), CGPoint(x: 4, y: 4)])
        path.addLines([CGPoint(x: 0, y: 9), CGPoint(x: 4, y: 9)])
        #expect(dashes(path, [6, 1]) == "0 0 m 4 0 l 4 2 l 4 3 m 4 4 l 0 9 m 4 9 l")
    }

    @Test func aDashOverTheSeamOfAClosedPathIsOnePiece() {
        let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
        // On for 5 around the corner at the start.
        #expect(dashes(square, [10, 10], phase: 5) == "10 5 m 10 10 l 5 10 l 0 5 m 0 0 l 5 0 l")
        #expect(dashes(square, [10, 10]).hasPrefix("0 0 m 10 0 l 10 10 m"))
        #expect(dashes(square, [100, 5]) == square.description)
    }

    @Test func dashesOnCurvesHaveTheirLength() {
        let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100))
        let dashed = circle.dashed(StrokeStyle(lineWidth: 1, dash: [7, 3]))
        let measure = PathMeasure(dashed)
        // 31 whole periods and a rest of 4.2, which is on and one with the first dash.
        #expect(measure.contours.count == 31)
        for contour in measure.contours.dropLast() {
            let length =
                measure.segments[contour.segments.upperBound - 1].after
                - measure.segments[contour.segments.lowerBound].before
            #expect(abs(length - 7) < 1e-6)
        }
    }

    @Test func dashesWithoutLengthAreDotsAlongThePath() {
        var lines = Polylines()
        let slope = Path { $0.addLines([.zero, CGPoint(x: 30, y: 30)]) }
        slope.stroke(
            into: &lines, style: StrokeStyle(lineWidth: 4, lineCap: .square, dash: [0, 10]), tolerance: 0.01)
        #expect(lines.contourCount == 5)
        #expect(abs(lines.signedArea().magnitude - 5 * 16) < 0.5)
        // Turned with the path: the corner lies on the path itself, not at (2, 2).
        #expect(lines.winding(around: CGPoint(x: 0, y: 2.7)) != 0)
        #expect(lines.winding(around: CGPoint(x: 1.8, y: 1.8)) == 0)
    }

    @Test func capsGoOnEveryDash() {
        var lines = Polylines()
        line.stroke(
            into: &lines, style: StrokeStyle(lineWidth: 2, lineCap: .round, dash: [1, 4]), tolerance: 0.001)
        #expect(abs(lines.signedArea().magnitude - 2 * (2 + .pi)) < 0.01)
    }

    @Test func unusablePatternsAreSolidLines() {
        for dash: [CGFloat] in [[0, 0], [-1, 2], [.nan], [.infinity, 1], [1e-9, 1e-9]] {
            #expect(dashes(line, dash) == line.description)
        }
        #expect(dashes(line, [3, 2], phase: .nan) == dashes(line, [3, 2]))
    }
}
