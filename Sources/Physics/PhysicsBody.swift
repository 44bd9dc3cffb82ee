/// Something that moves as a whole, and meets others.
package struct PhysicsBody: Sendable {
    /// Tells it from all others of its world.
    package var id = 0
    /// In its own points.
    package var shapes: [PhysicsShape] { didSet { properties = MassProperties(of: shapes) } }
    /// Where zero of its own points is.
    package var position = Vector.zero
    /// Radians, counterclockwise.
    package var angle = 0.0
    /// Of its center of mass, in points a second.
    package var velocity = Vector.zero
    /// Radians a second, counterclockwise.
    package var angularVelocity = 0.0
    /// What has pushed it since the last step, in kilograms times points by square seconds.
    package var force = Vector.zero
    package var torque = 0.0

    /// Whether anything moves it. A body of edges stands.
    package var isDynamic = true
    /// Whether its center stays where it is.
    package var isPinned = false
    package var allowsRotation = true
    package var isAffectedByGravity = true
    /// Kilograms for each square point.
    package var density = 1.0
    package var friction = 0.2
    /// The share of a blow that it gives back.
    package var restitution = 0.2
    /// The share of its speed that it loses in a second, about.
    package var linearDamping = 0.1
    package var angularDamping = 0.1
    /// What it is, what it bounces off, and whose touch is told: a bit for each kind.
    package var category = UInt32.max
    package var collision = UInt32.max
    package var contactTest = UInt32.zero

    private var properties: MassProperties

    package init(shapes: [PhysicsShape]) {
        self.shapes = shapes
        properties = MassProperties(of: shapes)
    }

    package var area: Double { properties.area }
    package var mass: Double {
        get { density * area }
        set { if area > 0 { density = newValue / area } }
    }
    /// Around its center of mass.
    package var inertia: Double { density * properties.inertia }

    package var moves: Bool { isDynamic && mass > 0 }
    var inverseMass: Double { moves && !isPinned ? 1 / mass : 0 }
    var inverseInertia: Double { moves && allowsRotation && inertia > 0 ? 1 / inertia : 0 }

    package var placement: Placement { Placement(position: position, angle: angle) }
    /// The center of mass, in the world.
    package var center: Vector { placement.place(properties.center) }
    /// Moves and turns it around its center of mass.
    mutating func move(center: Vector, angle: Double) {
        self.angle = angle
        position = center - Placement(position: .zero, angle: angle).turn(properties.center)
    }

    /// - Parameter impulse: kilograms times points by seconds.
    package mutating func push(_ impulse: Vector, at point: Vector) {
        velocity += impulse * inverseMass
        angularVelocity += (point - center).cross(impulse) * inverseInertia
    }
    package mutating func push(_ impulse: Vector) { velocity += impulse * inverseMass }
    package mutating func twist(_ impulse: Double) { angularVelocity += impulse * inverseInertia }

    /// Whether another one moves it where they meet.
    func bounces(off other: PhysicsBody) -> Bool { collision & other.category != 0 }
    func tells(of other: PhysicsBody) -> Bool { contactTest & other.category != 0 }
}
