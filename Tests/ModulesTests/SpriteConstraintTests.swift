import KinoraViews
import Testing

@testable import SpriteKit

/// What keeps a node's place and turn.
@MainActor
struct SpriteConstraintTests {
    private let scene = SKScene(size: CGSize(width: 100, height: 100))

    /// A node in the scene after a step with some constraints.
    private func kept(_ x: Double, _ y: Double, turned turn: CGFloat = 0, _ constraints: SKConstraint...) -> SKNode {
        let node = SKNode()
        (node.position, node.zRotation, node.constraints) = (CGPoint(x: x, y: y), turn, constraints)
        scene.addChild(node)
        scene.step(to: 0, by: 0)
        return node
    }
    private func isNear(_ a: CGPoint, _ x: Double, _ y: Double) -> Bool { abs(a.x - x) < 1e-9 && abs(a.y - y) < 1e-9 }

    @Test("Places are kept within limits, each direction by itself, and one that is off keeps nothing")
    func places() {
        let range = SKRange(lowerLimit: 10, upperLimit: 20)
        #expect(kept(5, 5, .positionX(range)).position == CGPoint(x: 10, y: 5))
        #expect(kept(30, 30, .positionY(range)).position == CGPoint(x: 30, y: 20))
        #expect(kept(15, 0, .positionX(range, y: SKRange(constantValue: 7))).position == CGPoint(x: 15, y: 7))
        let off = SKConstraint.positionX(range)
        off.enabled = false
        #expect(kept(5, 5, off).position == CGPoint(x: 5, y: 5))
    }

    @Test("A camera follows at no distance; others keep theirs from a node or a point, whose parents may be others")
    func distances() {
        let (world, hero) = (SKNode(), SKNode())
        (world.position, hero.position) = (CGPoint(x: 10, y: 0), CGPoint(x: 20, y: 40))
        scene.addChild(world)
        world.addChild(hero)
        #expect(kept(0, 0, .distance(SKRange(constantValue: 0), to: hero)).position == CGPoint(x: 30, y: 40))
        #expect(isNear(kept(0, 0, .distance(SKRange(upperLimit: 25), to: hero)).position, 15, 20))
        #expect(isNear(kept(3, 4, .distance(SKRange(lowerLimit: 10), to: .zero)).position, 6, 8))
        let inHero = SKConstraint.distance(SKRange(constantValue: 0), to: CGPoint(x: 1, y: 2), in: hero)
        #expect(kept(0, 0, inHero).position == CGPoint(x: 31, y: 42))
    }

    @Test("Points of another node may be those of reference")
    func reference() {
        let world = SKNode()
        world.position = CGPoint(x: 50, y: 0)
        scene.addChild(world)
        let constraint = SKConstraint.positionX(SKRange(lowerLimit: 0))
        constraint.referenceNode = world
        #expect(kept(20, 3, constraint).position == CGPoint(x: 50, y: 3))
    }

    @Test("A turn is kept within limits, or leads the x axis to a node, as far away as the range lets it be")
    func turns() {
        let goal = SKNode()
        goal.position = CGPoint(x: 0, y: 10)
        scene.addChild(goal)
        #expect(kept(0, 0, turned: 2, .zRotation(SKRange(upperLimit: 1))).zRotation == 1)
        let facing = kept(0, 0, turned: 3, .orient(to: goal, offset: SKRange(constantValue: 0)))
        #expect(abs(facing.zRotation - .pi / 2) < 1e-9)
        let nearly = kept(0, 0, turned: 3, .orient(to: goal, offset: SKRange(value: 0, variance: 0.5)))
        #expect(abs(nearly.zRotation - .pi / 2 - 0.5) < 1e-9)
        let point = kept(0, 0, .orient(to: CGPoint(x: -1, y: 0), offset: SKRange(constantValue: 0.1)))
        #expect(abs(point.zRotation - .pi - 0.1) < 1e-9)
    }
}
