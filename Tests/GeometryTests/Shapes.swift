import Foundation
import KinoraBasics

@testable import KinoraGeometry

// What several suites draw and how they look at it.

extension SplitMix {
    mutating func point(_ range: ClosedRange<Double>) -> CGPoint { CGPoint(x: number(range), y: number(range)) }

    /// An open curve of a few random pieces.
    mutating func curve(pieces: Int, in range: ClosedRange<Double>) -> Path {
        var path = Path()
        path.move(to: point(range))
        for index in 0..<pieces {
            switch (Int(next() % 3) + index) % 3 {
            case 0: path.addLine(to: point(range))
            case 1: path.addQuadCurve(to: point(range), control: point(range))
            default: path.addCurve(to: point(range), control1: point(range), control2: point(range))
            }
        }
        return path
    }
}

/// Points along every segment, `count` to each, straight from the Bernstein polynomials.
func densePoints(_ path: Path, _ count: Int = 2000) -> [[CGPoint]] {
    var contours: [[CGPoint]] = []
    var (start, current) = (CGPoint.zero, CGPoint.zero)
    func mix(_ points: [CGPoint], _ t: Double) -> CGPoint {
        var level = points
        while level.count > 1 {
            level = zip(level, level.dropFirst()).map {
                CGPoint(x: $0.x + ($1.x - $0.x) * t, y: $0.y + ($1.y - $0.y) * t)
            }
        }
        return level[0]
    }
    func follow(_ points: [CGPoint]) {
        for index in 1...count { contours[contours.count - 1].append(mix(points, Double(index) / Double(count))) }
        current = points[points.count - 1]
    }
    path.forEach { element in
        switch element {
        case .move(let end):
            (start, current) = (end, end)
            contours.append([end])
        case .line(let end): follow([current, end])
        case .quadCurve(let end, let control): follow([current, control, end])
        case .curve(let end, let control1, let control2): follow([current, control1, control2, end])
        case .closeSubpath: follow([current, start])
        }
    }
    return contours
}

func distance(_ a: CGPoint, _ b: CGPoint) -> Double { Foundation.hypot(a.x - b.x, a.y - b.y) }

/// The distance from a point to the straight lines between points.
func distance(from p: CGPoint, toLinesBetween points: [CGPoint]) -> Double {
    var best = points.first.map { distance(p, $0) } ?? .infinity
    for (a, b) in zip(points, points.dropFirst()) {
        let (dx, dy) = (b.x - a.x, b.y - a.y)
        let squared = dx * dx + dy * dy
        let t = squared > 0 ? min(1, max(0, ((p.x - a.x) * dx + (p.y - a.y) * dy) / squared)) : 0
        best = min(best, distance(p, CGPoint(x: a.x + t * dx, y: a.y + t * dy)))
    }
    return best
}

extension Polylines {
    /// The contours as points, closed ones with the first repeated.
    borrowing func closedContours() -> [[CGPoint]] {
        (0..<contourCount).map { index in
            let contour = contours[index]
            var points = (0..<contour.count).map { CGPoint(self.points[contour.start + $0]) }
            if contour.isClosed, let first = points.first { points.append(first) }
            return points
        }
    }

    /// How often the contours, all taken as closed, turn around a point.
    borrowing func winding(around p: CGPoint) -> Int {
        var winding = 0
        for index in 0..<contourCount {
            let contour = contours[index]
            var a = points[contour.start + contour.count - 1]
            for offset in 0..<contour.count {
                let b = points[contour.start + offset]
                if (a.y <= p.y) != (b.y <= p.y) {
                    let x = a.x + (p.y - a.y) / (b.y - a.y) * (b.x - a.x)
                    if x > p.x { winding += b.y > a.y ? 1 : -1 }
                }
                a = b
            }
        }
        return winding
    }

    /// The sum of the signed areas of all contours.
    borrowing func signedArea() -> Double {
        var area = 0.0
        for index in 0..<contourCount {
            let contour = contours[index]
            var a = points[contour.start + contour.count - 1]
            for offset in 0..<contour.count {
                let b = points[contour.start + offset]
                area += 0.5 * (a.x * b.y - a.y * b.x)
                a = b
            }
        }
        return area
    }
}
