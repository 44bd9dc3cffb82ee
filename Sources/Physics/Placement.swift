import KinoraGeometry

/// Where a body is: a turn, and then a way.
package struct Placement: Hashable, Sendable {
    package let position: Vector
    private let sine: Double
    private let cosine: Double

    /// - Parameter angle: radians, counterclockwise.
    package init(position: Vector, angle: Double) {
        self.position = position
        (sine, cosine) = (Maths.sin(angle), Maths.cos(angle))
    }

    func turn(_ vector: Vector) -> Vector {
        Vector(cosine * vector.x - sine * vector.y, sine * vector.x + cosine * vector.y)
    }
    func turnBack(_ vector: Vector) -> Vector {
        Vector(cosine * vector.x + sine * vector.y, cosine * vector.y - sine * vector.x)
    }
    package func place(_ point: Vector) -> Vector { position + turn(point) }
    package func placeBack(_ point: Vector) -> Vector { turnBack(point - position) }
}
