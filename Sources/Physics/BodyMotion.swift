/// A body while a step is solved.
struct BodyMotion {
    var velocity: Vector
    var angularVelocity: Double
    var center: Vector
    var angle: Double
    /// Since the step began.
    private(set) var way = Vector.zero
    private(set) var turn = 0.0
    private var turned = Placement(position: .zero, angle: 0)

    let inverseMass: Double
    let inverseInertia: Double
    private let acceleration: Vector
    private let angularAcceleration: Double
    private let linearDamping: Double
    private let angularDamping: Double

    init(_ body: PhysicsBody, gravity: Vector) {
        (velocity, angularVelocity, center, angle) = (body.velocity, body.angularVelocity, body.center, body.angle)
        (inverseMass, inverseInertia) = (body.inverseMass, body.inverseInertia)
        let pull = inverseMass > 0 && body.isAffectedByGravity ? gravity : .zero
        acceleration = pull + body.force * inverseMass
        angularAcceleration = body.torque * inverseInertia
        (linearDamping, angularDamping) = (body.linearDamping, body.angularDamping)
        if inverseMass == 0 { velocity = .zero }
        if inverseInertia == 0 { angularVelocity = 0 }
    }

    mutating func accelerate(_ step: Double) {
        velocity = (velocity + acceleration * step) / (1 + step * linearDamping)
        angularVelocity = (angularVelocity + angularAcceleration * step) / (1 + step * angularDamping)
    }

    mutating func move(_ step: Double) {
        way += velocity * step
        turn += angularVelocity * step
        turned = Placement(position: .zero, angle: turn)
        center += velocity * step
        angle += angularVelocity * step
    }

    func velocity(at arm: Vector) -> Vector { velocity + arm.turning(angularVelocity) }

    /// - Parameters:
    ///   - arm: from the center to where it is pushed.
    ///   - weight: 0 for a body that does not give way to the other.
    mutating func push(_ impulse: Vector, at arm: Vector, weight: Double = 1) {
        velocity += impulse * (inverseMass * weight)
        angularVelocity += arm.cross(impulse) * (inverseInertia * weight)
    }

    /// How much a push along a direction moves the place where it acts.
    func response(at arm: Vector, along direction: Vector, weight: Double = 1) -> Double {
        let turn = arm.cross(direction)
        return weight * (inverseMass + inverseInertia * turn * turn)
    }

    /// Where an arm of the step's beginning is now.
    func moved(_ arm: Vector) -> Vector { way + turned.turn(arm) }
}
