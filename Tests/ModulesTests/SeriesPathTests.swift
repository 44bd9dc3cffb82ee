import KinoraViews
import Testing

@testable import Charts

/// How a chart's line goes through its points.
struct SeriesPathTests {
    private static let points = [
        CGPoint(x: 0, y: 0), CGPoint(x: 12, y: 12), CGPoint(x: 24, y: 0), CGPoint(x: 36, y: 24),
    ]

    /// The points and control points of a line, in order.
    private func places(_ method: InterpolationMethod, _ points: [CGPoint] = points) -> [[CGPoint]] {
        var places: [[CGPoint]] = []
        SeriesPath(points, method).path.forEach { element in
            switch element {
            case .move(let to), .line(let to): places.append([to])
            case .quadCurve(let to, let control): places.append([control, to])
            case .curve(let to, let control1, let control2): places.append([control1, control2, to])
            case .closeSubpath: places.append([])
            }
        }
        return places
    }

    @Test("Straight pieces go from point to point, steps change at the start, the middle or the end")
    func pieces() {
        let two = [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 6)]
        #expect(places(.linear, two) == [[two[0]], [two[1]]])
        #expect(places(.stepStart, two) == [[two[0]], [CGPoint(x: 0, y: 6)], [two[1]]])
        #expect(places(.stepEnd, two) == [[two[0]], [CGPoint(x: 10, y: 0)], [two[1]]])
        #expect(places(.stepCenter, two) == [[two[0]], [CGPoint(x: 5, y: 0)], [CGPoint(x: 5, y: 6)], [two[1]]])
        #expect(places(.linear, []) == [])
    }

    /// The tangent of Catmull and Rom at a point is half the way from the point before it to the one behind it; a cubic's handle is
    /// a third of that.
    @Test("A Catmull-Rom line has at each point the direction of its neighbors")
    func catmullRom() {
        let lines = places(.catmullRom)
        #expect(lines.count == 4)
        #expect(lines[1][0] == CGPoint(x: 2, y: 2) && lines[1][1] == CGPoint(x: 8, y: 12))
        #expect(lines[2][0] == CGPoint(x: 16, y: 12) && lines[2][1] == CGPoint(x: 20, y: -2))
        #expect(lines[3][0] == CGPoint(x: 28, y: 2) && lines[3][1] == CGPoint(x: 34, y: 20))
        #expect(
            places(.cardinal(tension: 1))[2] == [CGPoint(x: 12, y: 12), CGPoint(x: 24, y: 0), CGPoint(x: 24, y: 0)])
    }

    @Test("A monotone line is level where its points turn round")
    func monotone() {
        let lines = places(.monotone)
        #expect(lines[1][1] == CGPoint(x: 8, y: 12))
        #expect(lines[2][0] == CGPoint(x: 16, y: 12) && lines[2][1] == CGPoint(x: 20, y: 0))
        #expect(lines[3][0] == CGPoint(x: 28, y: 0))
        // On a straight line it stays.
        let straight = [0.0, 3, 6].map { CGPoint(x: $0, y: 2 * $0) }
        #expect(places(.monotone, straight)[2] == [CGPoint(x: 4, y: 8), CGPoint(x: 5, y: 10), CGPoint(x: 6, y: 12)])
    }
}
