/// What a body's shapes weigh, at one kilogram for each square point.
struct MassProperties {
    private(set) var area = 0.0
    private(set) var center = Vector.zero
    /// Around `center`.
    private(set) var inertia = 0.0

    init(of shapes: [PhysicsShape]) {
        var (moment, aroundZero) = (Vector.zero, 0.0)
        for shape in shapes {
            let part = MassProperties.part(shape)
            area += part.area
            moment += part.center * part.area
            aroundZero += part.inertia + part.area * part.center.dot(part.center)
        }
        guard area > 0 else { return }
        center = moment / area
        inertia = max(0, aroundZero - area * center.dot(center))
    }

    /// A polygon is taken apart into triangles around its first corner.
    private static func part(_ shape: PhysicsShape) -> (area: Double, center: Vector, inertia: Double) {
        guard shape.points.count > 2 else {
            let area = shape.isSolid ? Double.pi * shape.radius * shape.radius : 0
            return (area, shape.points[0], area * shape.radius * shape.radius / 2)
        }
        let first = shape.points[0]
        var (area, moment, aroundFirst) = (0.0, Vector.zero, 0.0)
        for index in 1..<shape.points.count - 1 {
            let (a, b) = (shape.points[index] - first, shape.points[index + 1] - first)
            let triangle = a.cross(b) / 2
            area += triangle
            moment += (a + b) / 3 * triangle
            aroundFirst += triangle * (a.dot(a) + a.dot(b) + b.dot(b)) / 6
        }
        guard area > 0 else { return (0, first, 0) }
        let center = moment / area
        return (area, first + center, aroundFirst - area * center.dot(center))
    }
}
