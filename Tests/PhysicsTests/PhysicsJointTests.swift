import KinoraPhysics
import Testing

struct PhysicsJointTests {
    private var nail: PhysicsBody {
        var nail = Bodies.rectangle(0, at: .zero, Vector(10, 10))
        nail.isDynamic = false
        return nail
    }

    @Test("A pendulum swings in the time that its length says")
    func pendulum() {
        var world = PhysicsWorld.falling
        let bob = Bodies.circle(1, at: Vector(10, -199.75), radius: 2)
        let pin = PhysicsJoint(.pin(limits: nil, friction: 0), nail, at: .zero, bob, at: .zero)
        var bodies = [nail, bob]
        var (crossings, last) = ([Double](), bob.position.x)
        for frame in 1...600 {
            world.run(1.0 / 60, &bodies, [pin])
            let x = bodies[1].position.x
            if last > 0, x <= 0 { crossings.append(Double(frame) / 60) }
            last = x
        }
        let period = 2 * Double.pi * (200 / 1470.0).squareRoot()
        #expect(abs((crossings[3] - crossings[0]) / 3 - period) < 0.02)
        #expect(abs(bodies[1].position.length - 200) < 0.1)
    }

    @Test("A pin turns no further than its limits")
    func limits() {
        var world = PhysicsWorld.falling
        let bar = Bodies.rectangle(1, at: Vector(50, 0), Vector(100, 10))
        let pin = PhysicsJoint(.pin(limits: -0.5...0.5, friction: 0), nail, at: .zero, bar, at: .zero)
        var bodies = [nail, bar]
        bodies[0].collision = 0
        bodies[1].collision = 0
        world.run(3, &bodies, [pin])
        #expect(abs(bodies[1].angle + 0.5) < 0.02)
    }

    @Test("A spring swings around where it holds the weight")
    func spring() {
        var world = PhysicsWorld.falling
        let bob = Bodies.circle(1, at: Vector(0, -100), radius: 5)
        let spring = PhysicsJoint(.spring(frequency: 2, dampingRatio: 0.5), nail, at: .zero, bob, at: bob.position)
        var bodies = [nail, bob]
        world.run(5, &bodies, [spring])
        let omega = 2 * Double.pi * 2
        #expect(abs(bodies[1].position.y - (-100 - 1470 / (omega * omega))) < 0.1)
    }

    @Test("A rope is slack up to its length")
    func rope() {
        var world = PhysicsWorld.falling
        let bob = Bodies.circle(1, at: Vector(30, -50), radius: 5)
        let rope = PhysicsJoint(.limit(length: 150), nail, at: .zero, bob, at: bob.position)
        var bodies = [nail, bob]
        var furthest = 0.0
        for _ in 0..<300 {
            world.run(1.0 / 60, &bodies, [rope])
            furthest = max(furthest, bodies[1].position.length)
        }
        #expect(furthest > 149 && furthest < 151)
    }

    @Test("Fixed bodies fall as one")
    func fixed() {
        var world = PhysicsWorld.falling
        let pair = [Bodies.rectangle(1, at: Vector(180, 200)), Bodies.rectangle(2, at: Vector(220, 200))]
        let joint = PhysicsJoint(.fixed, pair[0], at: Vector(200, 200), pair[1], at: Vector(200, 200))
        var bodies = [Bodies.room(0, Vector(400, 400))] + pair
        bodies[1].angularVelocity = 3
        bodies[2].angularVelocity = 3
        world.run(3, &bodies, [joint])
        #expect(abs((bodies[2].position - bodies[1].position).length - 40) < 0.5)
        #expect(abs(bodies[2].angle - bodies[1].angle) < 0.02)
    }

    @Test("What slides stays on its line, and within its limits")
    func sliding() {
        var world = PhysicsWorld.falling
        let car = Bodies.rectangle(1, at: .zero)
        let rail = PhysicsJoint(
            .sliding(axis: Vector(1, -1), limits: -10...100), nail, at: .zero, car, at: .zero)
        var bodies = [nail, car]
        bodies[0].collision = 0
        bodies[1].collision = 0
        world.run(2, &bodies, [rail])
        let end = 100 / 2.0.squareRoot()
        #expect((bodies[1].position - Vector(end, -end)).length < 1)
        #expect(abs(bodies[1].angle) < 0.01)
    }
}
