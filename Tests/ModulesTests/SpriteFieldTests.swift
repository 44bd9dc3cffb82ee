import KinoraViews
import Testing

@testable import SpriteKit

/// Fields around bodies, against the formulas of their motion, and what actions do to bodies.
@MainActor
struct SpriteFieldTests {
    private let scene: SKScene = {
        let scene = SKScene(size: CGSize(width: 300, height: 300))
        scene.physicsWorld.gravity = CGVector(dx: 0, dy: 0)
        return scene
    }()
    private func body(at x: Double, _ y: Double) -> SKNode {
        let node = SKNode()
        node.position = CGPoint(x: x, y: y)
        node.physicsBody = SKPhysicsBody(circleOfRadius: 10)
        node.physicsBody?.linearDamping = 0
        scene.addChild(node)
        return node
    }
    private func run(_ seconds: Double) {
        for step in 1...Int(seconds * 60) { scene.step(to: Double(step) / 60, by: 1.0 / 60) }
    }

    @Test("A linear field is gravity within its region, turned with its node; its mask and its switch say for whom")
    func linear() {
        let field = SKFieldNode.linearGravityField(withVector: vector_float3(0, -2, 0))
        field.strength = 2
        field.zRotation = .pi / 2
        field.region = SKRegion(radius: 1000)
        field.categoryBitMask = 1
        scene.addChild(field)
        let (near, far, other) = (body(at: 0, 0), body(at: 5000, 0), body(at: 0, 200))
        other.physicsBody?.fieldBitMask = 2
        run(0.5)
        // 4 meters by square seconds to the right, for half a second: 300 points a second.
        #expect(abs(near.physicsBody!.velocity.dx - 300) < 1e-6 && abs(near.physicsBody!.velocity.dy) < 1e-6)
        #expect(far.physicsBody!.velocity.dx == 0 && other.physicsBody!.velocity.dx == 0)
        field.isEnabled = false
        run(0.5)
        #expect(abs(near.physicsBody!.velocity.dx - 300) < 1e-6)
    }

    @Test("A radial field pulls to its middle, less by the power of the distance; an exclusive one acts alone")
    func radial() {
        let field = SKFieldNode.radialGravityField()
        (field.strength, field.falloff) = (8, 2)
        scene.addChild(field)
        // Two meters away: a quarter of the strength.
        let node = body(at: 300, 0)
        run(1.0 / 60)
        #expect(abs(node.physicsBody!.velocity.dx + 2 * 150 / 60) < 1e-6)
        let only = SKFieldNode.vortexField()
        only.isExclusive = true
        scene.addChild(only)
        run(1.0 / 60)
        #expect(abs(node.physicsBody!.velocity.dx + 2 * 150 / 60) < 1e-6)
        #expect(abs(node.physicsBody!.velocity.dy - 150.0 / 60) < 1e-6)
    }

    @Test("Drag slows, springs pull back, and a field of velocity says how all move")
    func others() {
        let (drag, node) = (SKFieldNode.dragField(), body(at: 0, 0))
        node.physicsBody?.mass = 1
        node.physicsBody?.velocity = CGVector(dx: 600, dy: 0)
        scene.addChild(drag)
        run(1.0 / 60)
        #expect(abs(node.physicsBody!.velocity.dx - 590) < 1e-6)
        drag.removeFromParent()
        scene.addChild(SKFieldNode.velocityField(withVector: vector_float3(1, 2, 0)))
        run(1.0 / 60)
        #expect(abs(node.physicsBody!.velocity.dx - 150) < 1e-6 && abs(node.physicsBody!.velocity.dy - 300) < 1e-6)
    }

    @Test("Actions push bodies for a time, as a whole or by its parts")
    func actions() {
        let (forced, pushed) = (body(at: 0, 0), body(at: 0, 200))
        for node in [forced, pushed] { node.physicsBody?.mass = 2 }
        forced.run(.applyForce(CGVector(dx: 120, dy: 0), duration: 0.5))
        pushed.run(.applyImpulse(CGVector(dx: 0, dy: 40), duration: 0.5))
        run(0.25)
        #expect(abs(forced.physicsBody!.velocity.dx - 15) < 1e-6 && abs(pushed.physicsBody!.velocity.dy - 10) < 1e-6)
        run(0.75)
        #expect(abs(forced.physicsBody!.velocity.dx - 30) < 1e-6 && abs(pushed.physicsBody!.velocity.dy - 20) < 1e-6)
        let field = SKFieldNode.springField()
        scene.addChild(field)
        field.run(.strength(to: 3, duration: 0))
        run(1.0 / 60)
        #expect(field.strength == 3)
    }
}
