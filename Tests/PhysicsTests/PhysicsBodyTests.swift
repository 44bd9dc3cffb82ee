import KinoraPhysics
import Testing

struct PhysicsBodyTests {
    @Test("A body weighs and resists turns as its shapes' integrals say")
    func mass() {
        let box = PhysicsBody(shapes: [.rectangle(center: Vector(5, 7), size: Vector(30, 10))])
        #expect(abs(box.mass - 300) < 1e-9)
        #expect((box.center - Vector(5, 7)).length < 1e-9)
        #expect(abs(box.inertia - 300 * (900 + 100) / 12) < 1e-6)
        let disk = PhysicsBody(shapes: [.circle(center: .zero, radius: 10)])
        #expect(abs(disk.inertia - disk.mass * 50) < 1e-9)
        let pair = PhysicsBody(
            shapes: [
                .rectangle(center: Vector(-10, 0), size: Vector(20, 20)),
                .rectangle(center: Vector(10, 0), size: Vector(20, 20)),
            ])
        let whole = PhysicsBody(shapes: [.rectangle(center: .zero, size: Vector(40, 20))])
        #expect(abs(pair.inertia - whole.inertia) < 1e-6)
    }

    @Test("The hull of points is convex and counterclockwise")
    func hull() throws {
        let points = [Vector(0, 0), Vector(10, 0), Vector(5, 2), Vector(10, 10), Vector(0, 10), Vector(5, 0)]
        let hull = try #require(PhysicsShape.hull(of: points))
        #expect(hull.points == [Vector(0, 0), Vector(10, 0), Vector(10, 10), Vector(0, 10)])
        #expect(PhysicsShape.hull(of: [.zero, Vector(1, 1), Vector(2, 2)]) == nil)
    }

    @Test("A way meets the side that faces it")
    func ray() throws {
        var box = Bodies.rectangle(1, at: Vector(100, 0))
        let met = try #require(box.met(from: .zero, to: Vector(200, 0)))
        #expect(abs(met.share - 0.4) < 1e-9 && met.normal == Vector(-1, 0))
        #expect(box.met(from: .zero, to: Vector(0, 200)) == nil)
        box.shapes = [.circle(center: .zero, radius: 10)]
        #expect(abs(try #require(box.met(from: .zero, to: Vector(200, 0))).share - 0.45) < 1e-9)
        box.shapes = [.edge(from: Vector(0, -10), to: Vector(0, 10))]
        #expect(abs(try #require(box.met(from: .zero, to: Vector(200, 0))).share - 0.5) < 1e-9)
    }

    @Test("A push beside the center turns a body")
    func push() {
        var box = Bodies.rectangle(1, at: .zero)
        box.push(Vector(0, 1600), at: Vector(20, 0))
        #expect(abs(box.velocity.y - 1) < 1e-9)
        #expect(abs(box.angularVelocity - 20 * 1600 / box.inertia) < 1e-12)
        box.isDynamic = false
        box.push(Vector(0, 1600))
        #expect(abs(box.velocity.y - 1) < 1e-9)
    }

    @Test("Points inside are found, for turned bodies too")
    func contains() {
        var box = Bodies.rectangle(1, at: Vector(100, 100))
        #expect(box.contains(Vector(119, 119)))
        box.angle = .pi / 4
        #expect(!box.contains(Vector(119, 119)))
        #expect(box.contains(Vector(100, 127)))
        #expect(!Bodies.room(2, Vector(10, 10)).contains(Vector(5, 5)))
    }
}
