import KinoraPhysics
import KinoraStage

/// The shapes of a path, whose curves are lines that leave them by half a point at most.
package struct PathShapes {
    private let points: [Vector]

    package init(_ path: CGPath) {
        var points: [Vector] = []
        Path(path.flattened(threshold: 0.5)).forEach { element in
            switch element {
            case .move(let point), .line(let point): points.append(point.vector)
            default: break
            }
        }
        self.points = points
    }

    package var chain: [PhysicsShape] {
        zip(points, points.dropFirst()).filter { $0 != $1 }.map { .edge(from: $0, to: $1) }
    }
    package var loop: [PhysicsShape] {
        guard let first = points.first, let last = points.last, first != last else { return chain }
        return chain + [.edge(from: last, to: first)]
    }
    package var hull: [PhysicsShape] { PhysicsShape.hull(of: points).map { [$0] } ?? [] }
}

extension CGPoint {
    package var vector: Vector { Vector(Double(x), Double(y)) }
}
extension CGVector {
    package var vector: Vector { Vector(Double(dx), Double(dy)) }
}
extension CGSize {
    package var vector: Vector { Vector(Double(width), Double(height)) }
}
extension Vector {
    package var point: CGPoint { CGPoint(x: x, y: y) }
    package var cgVector: CGVector { CGVector(dx: x, dy: y) }
}
