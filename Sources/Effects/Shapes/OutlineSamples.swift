import KinoraViews

/// Points along a closed outline, evenly by arc length.
struct OutlineSamples {
    static let count = 480
    let points: [CGPoint]

    init(_ path: Path) {
        let corners = OutlineSamples.flattened(path)
        var lengths = [CGFloat](repeating: 0, count: corners.count + 1)
        for index in corners.indices {
            let (a, b) = (corners[index], corners[(index + 1) % corners.count])
            lengths[index + 1] = lengths[index] + ((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y)).squareRoot()
        }
        let total = lengths[corners.count]
        var segment = 0
        let even = (0..<OutlineSamples.count).map { step -> CGPoint in
            let goal = total * CGFloat(step) / CGFloat(OutlineSamples.count)
            while segment < corners.count - 1, lengths[segment + 1] < goal { segment += 1 }
            let (a, b) = (corners[segment], corners[(segment + 1) % corners.count])
            let length = lengths[segment + 1] - lengths[segment]
            let share = length > 0 ? (goal - lengths[segment]) / length : 0
            return CGPoint(x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share)
        }
        points = OutlineSamples.fromTheTop(even)
    }

    /// The same points beginning with the one in the direction of the top, seen from their middle.
    private static func fromTheTop(_ points: [CGPoint]) -> [CGPoint] {
        let count = CGFloat(points.count)
        let middle = CGPoint(x: points.reduce(0) { $0 + $1.x } / count, y: points.reduce(0) { $0 + $1.y } / count)
        let first = points.indices.min { turn(points[$0], middle) < turn(points[$1], middle) } ?? 0
        return Array(points[first...] + points[..<first])
    }

    /// How far a point's direction is from the top, in radians.
    private static func turn(_ point: CGPoint, _ middle: CGPoint) -> Double {
        abs(Maths.atan2(point.x - middle.x, middle.y - point.y))
    }

    /// The corners of the outline's first contour, curves in 32 pieces.
    private static func flattened(_ path: Path) -> [CGPoint] {
        var corners: [CGPoint] = []
        func mix(_ points: [CGPoint], _ t: CGFloat) -> CGPoint {
            var points = points
            while points.count > 1 {
                points = zip(points, points.dropFirst()).map {
                    CGPoint(x: $0.x + ($1.x - $0.x) * t, y: $0.y + ($1.y - $0.y) * t)
                }
            }
            return points[0]
        }
        func curve(_ controls: [CGPoint]) {
            let start = corners.last ?? .zero
            for step in 1...32 { corners.append(mix([start] + controls, CGFloat(step) / 32)) }
        }
        path.forEach { element in
            switch element {
            case .move(let to): if corners.isEmpty { corners.append(to) }
            case .line(let to): corners.append(to)
            case .quadCurve(let to, let control): curve([control, to])
            case .curve(let to, let control1, let control2): curve([control1, control2, to])
            case .closeSubpath: break
            }
        }
        if corners.count > 1, let first = corners.first, let last = corners.last, first == last { corners.removeLast() }
        return corners.isEmpty ? [.zero] : corners
    }
}
