/// A point or a direction of the plane, in points.
package typealias Vector = SIMD2<Double>

extension Vector {
    package func dot(_ other: Vector) -> Double { x * other.x + y * other.y }
    /// The length of the product across the plane: positive where `other` lies counterclockwise of this.
    package func cross(_ other: Vector) -> Double { x * other.y - y * other.x }
    package var length: Double { dot(self).squareRoot() }

    /// A quarter turn clockwise.
    var right: Vector { Vector(y, -x) }
    /// How a point here moves where it turns around zero, by `speed` radians a second.
    func turning(_ speed: Double) -> Vector { Vector(-speed * y, speed * x) }
    /// The direction; nil where there is none.
    var direction: Vector? {
        let length = length
        return length > 1e-12 ? self / length : nil
    }
}
