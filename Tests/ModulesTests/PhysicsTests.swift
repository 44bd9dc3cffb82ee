import KinoraViews
import Testing

@testable import KinoraStage
@testable import SpriteKit

/// Bodies of sprites in steps of the display, against the formulas of their motion.
@MainActor
struct PhysicsTests {
    private func world(_ gravity: CGFloat = -9.8, room: CGRect? = nil) -> SKScene {
        let scene = SKScene(size: CGSize(width: 300, height: 300))
        scene.physicsWorld.gravity = CGVector(dx: 0, dy: gravity)
        scene.physicsBody = room.map { SKPhysicsBody(edgeLoopFrom: $0) }
        return scene
    }
    private func add(_ body: SKPhysicsBody, at place: CGPoint, to scene: SKScene) -> SKNode {
        let node = SKNode()
        (node.position, node.physicsBody) = (place, body)
        scene.addChild(node)
        return node
    }
    private func run(_ scene: SKScene, _ seconds: Double) {
        for step in 1...Int(seconds * 60) { scene.step(to: Double(step) / 60, by: 1.0 / 60) }
    }

    @Test("A body falls by gravity, of which a meter has 150 points, and is slowed by its damping")
    func fall() {
        let scene = world()
        let free = add(SKPhysicsBody(circleOfRadius: 5), at: CGPoint(x: 0, y: 1000), to: scene)
        free.physicsBody?.linearDamping = 0
        let slow = add(SKPhysicsBody(circleOfRadius: 5), at: CGPoint(x: 100, y: 1000), to: scene)
        slow.physicsBody?.linearDamping = 1
        let held = add(SKPhysicsBody(circleOfRadius: 5), at: CGPoint(x: 200, y: 1000), to: scene)
        held.physicsBody?.affectedByGravity = false
        run(scene, 1)
        #expect(abs(1000 - free.position.y - 735) < 8 && abs(free.physicsBody!.velocity.dy + 1470) < 1e-6)
        #expect(slow.position.y > free.position.y + 100 && held.position.y == 1000)
    }

    @Test("A mass is a kilogram for each square meter, and an impulse changes the velocity by its share of that")
    func masses() {
        let body = SKPhysicsBody(rectangleOf: CGSize(width: 40, height: 40))
        #expect(abs(body.mass - 1600 / 22500) < 1e-12 && body.density == 1)
        body.applyImpulse(CGVector(dx: 7.1, dy: 0))
        #expect(abs(body.velocity.dx - 7.1 * 22500 / 1600) < 1e-9)
        let wall = SKPhysicsBody(edgeFrom: .zero, to: CGPoint(x: 10, y: 0))
        wall.applyImpulse(CGVector(dx: 1, dy: 0))
        #expect(!wall.isDynamic && wall.velocity.dx == 0)
    }

    @Test("Boxes that stand on each other come to rest and stay")
    func pile() {
        let scene = world(room: CGRect(x: 0, y: 0, width: 300, height: 300))
        let boxes: [SKNode] = (0..<4).map { index in
            let place = CGPoint(x: CGFloat(150 + 2 * index), y: CGFloat(40 + 50 * index))
            return add(SKPhysicsBody(rectangleOf: CGSize(width: 40, height: 40)), at: place, to: scene)
        }
        run(scene, 3)
        let places = boxes.map(\.position)
        run(scene, 3)
        for (index, box) in boxes.enumerated() {
            #expect(abs(box.position.y - CGFloat(20 + 40 * index)) < 1.5 && abs(box.zRotation) < 0.05)
            #expect(box.position.distance(to: places[index]) < 0.5)
        }
    }

    @Test("A ball that loses nothing bounces as high as it was, and keeps its speed between walls")
    func bounce() {
        let room = CGRect(x: 0, y: 0, width: 300, height: 300)
        let scene = world(room: room)
        let body = SKPhysicsBody(circleOfRadius: 20)
        (body.restitution, body.linearDamping, body.friction) = (1, 0, 0)
        let ball = add(body, at: CGPoint(x: 150, y: 200), to: scene)
        var top: CGFloat = 0
        for step in 0..<300 {
            run(scene, 1.0 / 60)
            if step > 60 { top = max(top, ball.position.y) }
        }
        #expect(abs(top - 200) < 6)
        let still = world(0, room: room)
        let puck = SKPhysicsBody(circleOfRadius: 10)
        (puck.restitution, puck.linearDamping, puck.friction, puck.velocity) = (1, 0, 0, CGVector(dx: 300, dy: 40))
        let node = add(puck, at: CGPoint(x: 150, y: 150), to: still)
        still.physicsBody?.friction = 0
        run(still, 10)
        let speed = CGPoint(x: puck.velocity.dx, y: puck.velocity.dy).length
        #expect(abs(speed - CGPoint(x: 300, y: 40).length) < 1e-6 && room.contains(node.position))
    }

    @Test("Masks say what meets, and the delegate is told of the beginning and the end of what is watched")
    func contacts() {
        final class Told: SKPhysicsContactDelegate {
            var words: [String] = []
            func didBegin(_ contact: SKPhysicsContact) { words.append("begin") }
            func didEnd(_ contact: SKPhysicsContact) { words.append("end") }
        }
        let (scene, told) = (world(0), Told())
        scene.physicsWorld.contactDelegate = told
        let (one, other) = (SKPhysicsBody(circleOfRadius: 10), SKPhysicsBody(circleOfRadius: 10))
        (one.categoryBitMask, other.categoryBitMask) = (1, 2)
        (one.collisionBitMask, other.collisionBitMask, one.contactTestBitMask) = (0, 0, 2)
        one.velocity.dx = 200
        _ = add(one, at: .zero, to: scene)
        let target = add(other, at: CGPoint(x: 100, y: 0), to: scene)
        run(scene, 1.5)
        #expect(told.words == ["begin", "end"] && target.position.x == 100)
        // One that collides is pushed; one that does not goes on as it was.
        other.collisionBitMask = 1
        one.velocity = CGVector(dx: 200, dy: 0)
        one.node?.position = .zero
        run(scene, 1)
        #expect(target.position.x > 110)
        #expect(scene.physicsWorld.body(at: target.position) === other)
        #expect(scene.physicsWorld.body(at: CGPoint(x: 0, y: 200)) == nil)
    }

    @Test("Joined bodies hold on to each other, also to the scene, until they are let go")
    func joints() {
        let scene = world(room: CGRect(x: -1000, y: -1000, width: 2000, height: 2000))
        let bob = add(SKPhysicsBody(circleOfRadius: 5), at: CGPoint(x: 60, y: 0), to: scene)
        let pin = SKPhysicsJointPin.joint(withBodyA: scene.physicsBody!, bodyB: bob.physicsBody!, anchor: .zero)
        scene.physicsWorld.add(pin)
        for _ in 0..<120 {
            run(scene, 1.0 / 60)
            #expect(abs(bob.position.length - 60) < 0.5)
        }
        scene.physicsWorld.remove(pin)
        run(scene, 1)
        #expect(bob.position.length > 300)

        let hung = add(SKPhysicsBody(circleOfRadius: 5), at: CGPoint(x: 200, y: 0), to: scene)
        let rope = SKPhysicsJointLimit.joint(
            withBodyA: scene.physicsBody!, bodyB: hung.physicsBody!, anchorA: CGPoint(x: 200, y: 50),
            anchorB: CGPoint(x: 200, y: 0))
        rope.maxLength = 80
        scene.physicsWorld.add(rope)
        run(scene, 3)
        #expect(abs(hung.position.y + 30) < 1)
    }

    @Test("Nothing goes through an edge, however quick it is; a way meets the side that faces it")
    func edges() {
        let scene = world(0, room: CGRect(x: 0, y: 0, width: 300, height: 300))
        let body = SKPhysicsBody(circleOfRadius: 4)
        (body.restitution, body.velocity) = (1, CGVector(dx: 40000, dy: 9000))
        let ball = add(body, at: CGPoint(x: 150, y: 150), to: scene)
        run(scene, 2)
        #expect(CGRect(x: 0, y: 0, width: 300, height: 300).contains(ball.position))
        var sides: [CGVector] = []
        ball.removeFromParent()
        scene.physicsWorld.enumerateBodies(
            alongRayStart: CGPoint(x: 150, y: 150), end: CGPoint(x: 450, y: 150)
        ) { _, place, normal, _ in
            #expect(place == CGPoint(x: 300, y: 150))
            sides.append(normal)
        }
        #expect(sides == [CGVector(dx: -1, dy: 0)])
    }

    @Test("A node that is drawn larger weighs and reaches as far as it is drawn")
    func scales() {
        let scene = world(room: CGRect(x: 0, y: 0, width: 300, height: 300))
        let box = add(SKPhysicsBody(rectangleOf: CGSize(width: 40, height: 20)), at: CGPoint(x: 150, y: 60), to: scene)
        box.setScale(2)
        run(scene, 3)
        #expect(abs(box.position.y - 20) < 0.5)
        #expect(abs(box.physicsBody!.mass - 4 * 800 / 22500) < 1e-9)
    }
}

extension CGPoint {
    fileprivate var length: CGFloat { (x * x + y * y).squareRoot() }
    fileprivate func distance(to other: CGPoint) -> CGFloat { CGPoint(x: x - other.x, y: y - other.y).length }
}
