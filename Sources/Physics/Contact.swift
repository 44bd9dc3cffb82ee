/// Tells a contact from the others of its world.
struct ContactKey: Hashable, Comparable {
    /// The bodies' identifiers, the smaller one first.
    let bodyA: Int
    let bodyB: Int
    /// Which of their shapes.
    let shapeA: Int
    let shapeB: Int

    /// One point of it.
    struct Feature: Hashable {
        let key: ContactKey
        let index: Int
    }

    static func < (a: ContactKey, b: ContactKey) -> Bool {
        (a.bodyA, a.bodyB, a.shapeA, a.shapeB) < (b.bodyA, b.bodyB, b.shapeA, b.shapeB)
    }
}

/// What a point of a contact needed in a step, to begin the next one with.
struct ContactImpulse {
    let normal: Double
    let tangent: Double
}

/// Two shapes that touch, or may within a step.
struct Contact {
    let key: ContactKey
    /// Among the bodies.
    let a: Int
    let b: Int
    /// The middle of a circle, which does not turn away from what it touches; nil of another shape.
    let middleA: Vector?
    let middleB: Vector?
    let manifold: Manifold
}

/// Two bodies that begin or cease to touch.
package struct ContactChange: Sendable {
    package let bodyA: Int
    package let bodyB: Int
    package let begins: Bool
    /// In the world.
    package let place: Vector
    /// From the first body to the second.
    package let normal: Vector
    /// How hard they met, in kilograms times points by seconds.
    package let impulse: Double
}
