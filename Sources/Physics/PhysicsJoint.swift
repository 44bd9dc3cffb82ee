/// Two bodies that hold on to each other.
package struct PhysicsJoint: Sendable {
    package enum Kind: Sendable {
        /// A point of the one stays at a point of the other, and they turn around it: between two angles, in radians, if that is said;
        /// `friction` brakes them, in kilograms times square points by square seconds.
        case pin(limits: ClosedRange<Double>?, friction: Double)
        /// As one body.
        case fixed
        /// Two points keep their distance, as a spring of so many oscillations a second; 0 does not give way.
        case spring(frequency: Double, dampingRatio: Double)
        /// Two points are no further apart than this.
        case limit(length: Double)
        /// A point of the one stays on a line of the other, and none turns against the other.
        case sliding(axis: Vector, limits: ClosedRange<Double>?)
    }

    /// The bodies' identifiers. Where one of them is not there, the joint holds nothing.
    package var bodyA: Int
    package var bodyB: Int
    package var kind: Kind
    /// In the bodies' own points.
    package var anchorA: Vector
    package var anchorB: Vector
    /// Between the bodies, as they were joined: in radians, and in points.
    package var angle: Double
    package var length: Double

    /// Joins two bodies as they stand.
    ///
    /// - Parameters:
    ///   - placeA: where it holds the first body, in the world.
    ///   - placeB: where it holds the second one.
    package init(_ kind: Kind, _ a: PhysicsBody, at placeA: Vector, _ b: PhysicsBody, at placeB: Vector) {
        (bodyA, bodyB, self.kind) = (a.id, b.id, kind)
        (anchorA, anchorB) = (a.placement.placeBack(placeA), b.placement.placeBack(placeB))
        (angle, length) = (b.angle - a.angle, (placeB - placeA).length)
    }
}
