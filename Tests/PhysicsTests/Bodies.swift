import KinoraPhysics

/// Bodies of one kilogram a square point that lose no speed by themselves.
enum Bodies {
    static func rectangle(_ id: Int, at place: Vector, _ size: Vector = Vector(40, 40)) -> PhysicsBody {
        body(id, .rectangle(center: .zero, size: size), at: place)
    }
    static func circle(_ id: Int, at place: Vector, radius: Double = 20) -> PhysicsBody {
        body(id, .circle(center: .zero, radius: radius), at: place)
    }
    /// Four walls that stand, around what is right of and above zero.
    static func room(_ id: Int, _ size: Vector) -> PhysicsBody {
        let corners = [Vector.zero, Vector(size.x, 0), size, Vector(0, size.y)]
        var room = PhysicsBody(shapes: (0..<4).map { .edge(from: corners[$0], to: corners[($0 + 1) % 4]) })
        room.id = id
        return room
    }
    private static func body(_ id: Int, _ shape: PhysicsShape, at place: Vector) -> PhysicsBody {
        var body = PhysicsBody(shapes: [shape])
        (body.id, body.position) = (id, place)
        (body.linearDamping, body.angularDamping) = (0, 0)
        return body
    }
}

extension PhysicsWorld {
    /// Down by 9.8 m/s², 150 points to the meter.
    static var falling: PhysicsWorld {
        var world = PhysicsWorld()
        world.gravity = Vector(0, -1470)
        return world
    }

    /// Goes on by sixtieths of a second.
    @discardableResult
    mutating func run(_ seconds: Double, _ bodies: inout [PhysicsBody], _ joints: [PhysicsJoint] = [])
        -> [ContactChange]
    {
        (0..<Int((seconds * 60).rounded())).flatMap { _ in step(&bodies, joints, by: 1.0 / 60) }
    }
}
