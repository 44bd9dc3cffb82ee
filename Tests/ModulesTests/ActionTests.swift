import KinoraViews
import Testing

@testable import SpriteKit

/// What actions have done to a node after a time, in steps of a sixtieth of a second.
struct ActionTests {
    private func node(_ action: SKAction, after seconds: Double, _ prepare: (SKNode) -> Void = { _ in }) -> SKNode {
        let node = SKNode()
        prepare(node)
        node.run(action)
        for _ in 0..<Int((seconds * 60).rounded()) { node.advance(by: 1.0 / 60) }
        return node
    }

    private func isNear(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 1e-6 }

    @Test("A move takes its time, begins where the node is, and adds to another move")
    func moves() {
        let half = node(.move(to: CGPoint(x: 100, y: 50), duration: 1), after: 0.5) { $0.position.x = 20 }
        #expect(isNear(half.position.x, 60) && isNear(half.position.y, 25))
        let both = node(.group([.moveBy(x: 60, y: 0, duration: 1), .moveBy(x: 0, y: 30, duration: 0.5)]), after: 0.25)
        #expect(isNear(both.position.x, 15) && isNear(both.position.y, 15))
        let added = node(.moveBy(x: 60, y: 0, duration: 1), after: 0)
        added.run(.moveBy(x: 40, y: 0, duration: 1))
        for _ in 0..<90 { added.advance(by: 1.0 / 60) }
        #expect(isNear(added.position.x, 100) && !added.hasActions())
    }

    @Test("A sequence goes on with what is left of a step; a repetition does it again, and for ever where none ends it")
    func turns() {
        // 0.51 s are no whole number of sixtieths.
        let sequence = SKAction.sequence([.moveBy(x: 51, y: 0, duration: 0.51), .moveBy(x: 0, y: 49, duration: 0.49)])
        let moved = node(sequence, after: 0.75)
        #expect(isNear(moved.position.x, 51) && isNear(moved.position.y, 24))
        #expect(isNear(node(.repeat(sequence, count: 2), after: 5).position.x, 102))
        let rounds = SKAction.repeatForever(.sequence([.rotate(byAngle: 1, duration: 0.1), .wait(forDuration: 0.1)]))
        let turned = node(rounds, after: 10.05)
        #expect(isNear(turned.zRotation, 50.5) && turned.hasActions())
    }

    @Test("What takes no time and repeats for ever is done once in a step")
    func endless() {
        var count = 0
        _ = node(.repeatForever(.run { count += 1 }), after: 0.5)
        #expect(count == 30)
    }

    @Test(
        "Time goes by as the mode says",
        arguments: [
            // Cubic Bézier curves, solved by bisection.
            (SKActionTimingMode.linear, 0.0, 0.0, 1.0, 1.0), (.easeIn, 0.42, 0, 1, 1), (.easeOut, 0, 0, 0.58, 1),
            (.easeInEaseOut, 0.42, 0, 0.58, 1),
        ])
    func timing(mode: SKActionTimingMode, x1: Double, y1: Double, x2: Double, y2: Double) {
        let action = SKAction.fadeOut(withDuration: 1)
        action.timingMode = mode
        let found = 1 - node(action, after: 0.25).alpha
        func bezier(_ a: Double, _ b: Double, _ t: Double) -> Double {
            3 * a * t * (1 - t) * (1 - t) + 3 * b * t * t * (1 - t) + t * t * t
        }
        var (low, high) = (0.0, 1.0)
        for _ in 0..<60 {
            let middle = (low + high) / 2
            if bezier(x1, x2, middle) < 0.25 { low = middle } else { high = middle }
        }
        #expect(abs(found - bezier(y1, y2, low)) < 1e-5)
    }

    @Test("A function of one's own and a speed say how time goes by")
    func own() {
        let squared = SKAction.scale(to: 3, duration: 1)
        squared.timingFunction = { $0 * $0 }
        #expect(abs(node(squared, after: 0.5).xScale - 1.5) < 1e-6)
        let quick = SKAction.scale(to: 3, duration: 1)
        quick.speed = 2
        #expect(isNear(node(quick, after: 0.25).yScale, 2))
        #expect(isNear(node(.moveTo(x: 60, duration: 1), after: 0.5) { $0.speed = 0.5 }.position.x, 15))
        #expect(node(.moveTo(x: 60, duration: 1), after: 0.5) { $0.isPaused = true }.position.x == 0)
    }

    @Test("What is reversed comes back; a turn to an angle goes the shorter way where it is asked to")
    func backwards() {
        let there = SKAction.sequence([
            .moveBy(x: 10, y: 5, duration: 0.2), .rotate(byAngle: 2, duration: 0.2), .scale(by: 4, duration: 0.2),
        ])
        let back = node(.sequence([there, there.reversed()]), after: 1.5)
        #expect(isNear(back.position.x, 0) && isNear(back.zRotation, 0) && isNear(back.xScale, 1))
        let short = node(.rotate(toAngle: 3 * .pi / 2, duration: 1, shortestUnitArc: true), after: 0.5)
        #expect(isNear(short.zRotation, -.pi / 4))
    }

    @Test("A path is followed at an even pace, from where the node is, and turns it")
    func paths() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 30, y: 0))
        path.addLine(to: CGPoint(x: 30, y: 10))
        let along = node(.follow(path, speed: 20), after: 1.75) { $0.position = CGPoint(x: 1, y: 2) }
        #expect(isNear(along.position.x, 31) && isNear(along.position.y, 7) && isNear(along.zRotation, .pi / 2))
        let placed = node(.follow(path, asOffset: false, orientToPath: false, duration: 2), after: 1)
        #expect(isNear(placed.position.x, 20) && placed.zRotation == 0)
    }

    @Test("Pictures follow each other and the sprite's own comes back; a color is mixed in")
    func sprites() {
        let pictures = (0..<3).map { _ in SKTexture(image: UIImage()) }
        let own = SKTexture(image: UIImage())
        func sprite(_ action: SKAction, after seconds: Double) -> SKSpriteNode {
            let sprite = SKSpriteNode(texture: own, color: .black, size: CGSize(width: 2, height: 2))
            sprite.run(action)
            for _ in 0..<Int((seconds * 60).rounded()) { sprite.advance(by: 1.0 / 60) }
            return sprite
        }
        let animation = SKAction.animate(with: pictures, timePerFrame: 0.1)
        #expect(sprite(animation, after: 0.05).texture === pictures[0])
        #expect(sprite(animation, after: 0.1).texture === pictures[1])
        #expect(sprite(animation, after: 0.25).texture === pictures[2])
        #expect(sprite(animation, after: 0.3).texture === own)
        #expect(sprite(.repeatForever(animation), after: 0.35).texture === pictures[0])
        let mixed = sprite(.colorize(with: .white, colorBlendFactor: 1, duration: 1), after: 0.5)
        #expect(isNear(mixed.colorBlendFactor, 0.5) && isNear(mixed.color.channels[0], 0.5))
        #expect(isNear(sprite(.resize(toWidth: 12, duration: 1), after: 0.5).size.width, 7))
    }

    @Test("Keys replace and end actions; completions, children and removal are heard of")
    func control() {
        var words: [String] = []
        let (parent, child) = (SKNode(), SKNode())
        child.name = "child"
        parent.addChild(child)
        parent.run(.moveBy(x: 10, y: 0, duration: 1), withKey: "move")
        parent.run(.moveBy(x: 20, y: 0, duration: 1), withKey: "move")
        parent.run(.wait(forDuration: 0.2)) { words.append("waited") }
        parent.run(.run(.fadeAlpha(to: 0, duration: 0.1), onChildWithName: "child"))
        for _ in 0..<30 { parent.advance(by: 1.0 / 60) }
        #expect(isNear(parent.position.x, 10) && child.alpha == 0 && words == ["waited"])
        #expect(parent.action(forKey: "move")?.duration == 1)
        parent.removeAction(forKey: "move")
        parent.advance(by: 0.5)
        #expect(isNear(parent.position.x, 10) && !parent.hasActions())
        child.run(.sequence([.hide(), .removeFromParent()]))
        parent.advance(by: 0.1)
        #expect(child.parent == nil && child.isHidden)
    }
}
