import KinoraPhysics
import Testing

struct PhysicsWorldTests {
    @Test("What falls for a second has fallen by half of its acceleration")
    func fall() {
        var world = PhysicsWorld.falling
        var bodies = [Bodies.circle(1, at: .zero)]
        world.run(1, &bodies)
        // Four speeds a frame: each is a 240th of a second ahead.
        #expect(abs(bodies[0].position.y + 735) < 735.0 / 240 * 1.1)
        #expect(abs(bodies[0].velocity.y + 1470) < 1e-6)
    }

    @Test("A ball rises to the square of its restitution")
    func bounce() {
        var world = PhysicsWorld.falling
        var bodies = [Bodies.room(0, Vector(400, 1000)), Bodies.circle(1, at: Vector(200, 520))]
        bodies[1].restitution = 0.8
        world.run(0.9, &bodies)
        var top = 0.0
        for _ in 0..<60 {
            world.run(1.0 / 60, &bodies)
            top = max(top, bodies[1].position.y)
        }
        #expect(abs(top - (20 + 0.64 * 500)) < 6)
    }

    @Test("Balls of equal mass exchange their speeds")
    func exchange() {
        var world = PhysicsWorld()
        var bodies = [Bodies.circle(1, at: .zero), Bodies.circle(2, at: Vector(100, 0))]
        for index in bodies.indices { bodies[index].restitution = 1 }
        bodies[0].velocity = Vector(300, 0)
        world.run(1, &bodies)
        #expect(bodies[0].velocity.length < 1e-9)
        #expect((bodies[1].velocity - Vector(300, 0)).length < 1e-9)
    }

    @Test("Ten boxes on each other stand")
    func stack() {
        var world = PhysicsWorld.falling
        var bodies =
            [Bodies.room(0, Vector(400, 1000))]
            + (0..<10).map { Bodies.rectangle($0 + 1, at: Vector(200, 20 + 40 * Double($0))) }
        world.run(10, &bodies)
        for (index, body) in bodies.dropFirst().enumerated() {
            #expect(abs(body.position.x - 200) < 1)
            #expect(abs(body.position.y - (20 + 40 * Double(index))) < 2)
            #expect(abs(body.angle) < 0.01)
        }
    }

    @Test("A pile of boxes comes to rest within its walls")
    func pile() {
        var world = PhysicsWorld.falling
        var bodies =
            [Bodies.room(0, Vector(400, 1000))]
            + (0..<30).map { index in
                var box = Bodies.rectangle(
                    index + 1, at: Vector(60 + Double(index * 37 % 280), 60 + 15 * Double(index)))
                box.angle = Double(index)
                return box
            }
        world.run(6, &bodies)
        for body in bodies.dropFirst() {
            #expect(body.velocity.length < 5)
            #expect(body.position.x > 19 && body.position.x < 381 && body.position.y > 19)
        }
    }

    @Test("However quick it is and spins, nothing goes through an edge", arguments: [0, 0.2, 1])
    func quick(friction: Double) {
        var world = PhysicsWorld()
        var bodies = [Bodies.room(0, Vector(400, 400)), Bodies.circle(1, at: Vector(200, 200), radius: 3)]
        bodies[1].velocity = Vector(50000, 12345)
        (bodies[1].restitution, bodies[1].friction) = (1, friction)
        for _ in 0..<300 {
            world.run(1.0 / 60, &bodies)
            let place = bodies[1].position
            #expect(place.x > 2 && place.x < 398 && place.y > 2 && place.y < 398)
        }
    }

    @Test("A box slides down a slope as far as friction lets it", arguments: [0.2, 0.3, 0.7])
    func slope(friction: Double) {
        var world = PhysicsWorld.falling
        var floor = PhysicsBody(shapes: [.edge(from: Vector(-2000, -1000), to: Vector(2000, 1000))])
        floor.friction = friction
        // A slope of one in two.
        let (sine, cosine) = (1 / 5.0.squareRoot(), 2 / 5.0.squareRoot())
        var box = Bodies.rectangle(1, at: Vector(-sine, cosine) * 20)
        (box.angle, box.friction) = (0.4636476090008061, friction)
        var bodies = [floor, box]
        world.run(1, &bodies)
        let way = max(0, 1470 * (sine - friction * cosine) / 2)
        #expect(abs((bodies[1].position - box.position).length - way) < 2 + way * 0.01)
    }

    @Test("Nothing stumbles where two edges meet")
    func seams() {
        var world = PhysicsWorld.falling
        var floor = PhysicsBody(
            shapes: (0..<40).map { .edge(from: Vector(25 * Double($0), 0), to: Vector(25 * Double($0) + 25, 0)) })
        floor.friction = 0
        var bodies = [floor, Bodies.rectangle(1, at: Vector(50, 20))]
        bodies[1].velocity = Vector(300, 0)
        world.run(2, &bodies)
        #expect(abs(bodies[1].position.x - 650) < 0.5)
        #expect(abs(bodies[1].angle) < 0.01)
    }

    @Test("What does not bounce off goes through, and is told of where it asks")
    func masks() {
        var world = PhysicsWorld()
        var bodies = [Bodies.circle(1, at: .zero), Bodies.circle(2, at: Vector(100, 0))]
        bodies[0].velocity = Vector(300, 0)
        (bodies[0].category, bodies[0].collision, bodies[0].contactTest) = (1, 0, 2)
        (bodies[1].category, bodies[1].collision) = (2, 0)
        let changes = world.run(1, &bodies)
        #expect(abs(bodies[0].position.x - 300) < 1e-9 && bodies[1].position == Vector(100, 0))
        #expect(changes.map(\.begins) == [true, false])
    }

    @Test("Only what bounces off the other one gives way")
    func oneSided() {
        var world = PhysicsWorld()
        var bodies = [Bodies.circle(1, at: .zero), Bodies.circle(2, at: Vector(100, 0))]
        bodies[0].velocity = Vector(300, 0)
        bodies[0].restitution = 1
        (bodies[1].category, bodies[1].collision) = (2, 0)
        world.run(1, &bodies)
        #expect(bodies[1].velocity == .zero)
        #expect(abs(bodies[0].velocity.x + 300) < 1e-9)
    }

    @Test("Touches begin and end once, with their place and strength")
    func touches() throws {
        var world = PhysicsWorld()
        var bodies = [Bodies.circle(1, at: .zero), Bodies.circle(2, at: Vector(100, 0))]
        bodies[0].velocity = Vector(300, 0)
        let changes = world.run(1, &bodies)
        let first = try #require(changes.first)
        #expect(changes.map(\.begins) == [true, false])
        #expect((first.normal - Vector(1, 0)).length < 1e-9)
        #expect(abs(first.place.x - 80) < 5 && abs(first.place.y) < 1e-9)
        // Half of the mass times the speed, and what is given back of it.
        #expect(abs(first.impulse - bodies[0].mass / 2 * 300 * 1.2) < bodies[0].mass)
    }

    @Test("The same bodies have the same way, whatever ran before")
    func purity() {
        func end() -> [Vector] {
            var world = PhysicsWorld.falling
            var bodies =
                [Bodies.room(0, Vector(300, 900))]
                + (0..<12).map { Bodies.rectangle($0 + 1, at: Vector(40 + 17 * Double($0), 100 + 45 * Double($0))) }
            world.run(3, &bodies)
            return bodies.map(\.position)
        }
        #expect(end() == end())
    }
}
