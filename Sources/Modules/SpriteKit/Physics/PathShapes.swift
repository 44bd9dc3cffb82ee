import KinoraPhysics
import KinoraViews

/// The shapes of a path, whose curves are lines that leave them by half a point at most.
struct PathShapes {
    private let points: [Vector]

    init(_ path: CGPath) {
        var points: [Vector] = []
        Path(path.flattened(threshold: 0.5)).forEach { element in
            switch element {
            case .move(let point), .line(let point): points.append(point.vector)
            default: break
            }
        }
        self.points = points
    }

    var chain: [PhysicsShape] {
        zip(points, points.dropFirst()).filter { $0 != $1 }.map { .edge(from: $0, to: $1) }
    }
    var loop: [PhysicsShape] {
        guard let first = points.first, let last = points.last, first != last else { return chain }
        return chain + [.edge(from: last, to: first)]
    }
    var hull: [PhysicsShape] { PhysicsShape.hull(of: points).map { [$0] } ?? [] }
}
