import KinoraGeometry
import KinoraViews

/// A convex piece of a body, in its body's points.
enum PhysicsPiece {
    case circle(CGPoint, radius: CGFloat)
    /// Counterclockwise.
    case polygon([CGPoint])
    /// A line, which has two sides and no inside.
    case edge(CGPoint, CGPoint)

    static func rectangle(_ size: CGSize, around center: CGPoint) -> PhysicsPiece {
        let (x, y) = (size.width / 2, size.height / 2)
        return .polygon(
            [(-x, -y), (x, -y), (x, y), (-x, y)].map { CGPoint(x: center.x + $0.0, y: center.y + $0.1) })
    }
    /// The lines of a path.
    static func edges(of path: CGPath, closed: Bool) -> [PhysicsPiece] {
        let points = PathPoints.points(of: path)
        guard points.count > 1 else { return [] }
        var pieces = zip(points, points.dropFirst()).map { PhysicsPiece.edge($0, $1) }
        if closed, points.first != points.last { pieces.append(.edge(points[points.count - 1], points[0])) }
        return pieces
    }
    /// What is within the points of a path, and within all lines between them.
    static func hull(of path: CGPath) -> PhysicsPiece {
        let points = PathPoints.points(of: path).sorted { ($0.x, $0.y) < ($1.x, $1.y) }
        func half(_ points: [CGPoint]) -> [CGPoint] {
            var chain: [CGPoint] = []
            for point in points {
                while chain.count > 1, cross(chain[chain.count - 2], chain[chain.count - 1], point) <= 0 {
                    chain.removeLast()
                }
                chain.append(point)
            }
            return Array(chain.dropLast())
        }
        func cross(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> CGFloat {
            (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
        }
        return .polygon(half(points) + half(points.reversed()))
    }

    /// Area in square points, middle, and second moment about the body's origin for a mass of one for each square point.
    var moments: (area: CGFloat, center: CGPoint, inertia: CGFloat) {
        switch self {
        case .circle(let center, let radius):
            let area = CGFloat.pi * radius * radius
            let square = center.x * center.x + center.y * center.y
            return (area, center, area * (radius * radius / 2 + square))
        case .polygon(let points):
            var (area, x, y, inertia): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
            for (index, a) in points.enumerated() {
                let b = points[(index + 1) % points.count]
                let part = (a.x * b.y - a.y * b.x) / 2
                area += part
                x += part * (a.x + b.x) / 3
                y += part * (a.y + b.y) / 3
                inertia +=
                    part * (a.x * a.x + a.x * b.x + b.x * b.x + a.y * a.y + a.y * b.y + b.y * b.y) / 6
            }
            return area > 0 ? (area, CGPoint(x: x / area, y: y / area), inertia) : (0, .zero, 0)
        case .edge: return (0, .zero, 0)
        }
    }

    func moved(_ move: (CGPoint) -> CGPoint) -> PhysicsPiece {
        switch self {
        case .circle(let center, let radius): .circle(move(center), radius: radius)
        case .polygon(let points): .polygon(points.map(move))
        case .edge(let a, let b): .edge(move(a), move(b))
        }
    }

    var bounds: CGRect {
        switch self {
        case .circle(let center, let radius):
            CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
        case .polygon, .edge:
            corners.dropFirst().reduce(CGRect(origin: corners[0], size: .zero)) {
                $0.union(CGRect(origin: $1, size: .zero))
            }
        }
    }
    /// Those of a polygon or line; none of a circle.
    var corners: [CGPoint] {
        switch self {
        case .circle: []
        case .polygon(let points): points
        case .edge(let a, let b): [a, b]
        }
    }
}

/// The points of a path's lines, and of curves as lines that leave them by half a point at most.
enum PathPoints {
    static func points(of path: CGPath) -> [CGPoint] {
        var points: [CGPoint] = []
        Path(path.flattened(threshold: 0.5)).forEach { element in
            switch element {
            case .move(let point), .line(let point): points.append(point)
            default: break
            }
        }
        return points
    }
}
