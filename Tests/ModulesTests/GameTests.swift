import GameController
import GameplayKit
import SpriteKit
import Testing

/// States and chance of games, and bodies of sprites.
@MainActor
struct GameTests {
    private final class Idle: GKState {
        override func isValidNextState(_ stateClass: AnyClass) -> Bool { stateClass == Running.self }
    }
    private final class Running: GKState {
        private(set) var previous: GKState?
        override func didEnter(from previousState: GKState?) { previous = previousState }
    }
    private final class Over: GKState {}

    @Test("A machine goes only where its state allows it")
    func states() {
        let running = Running()
        let machine = GKStateMachine(states: [Idle(), running, Over()])
        #expect(machine.enter(Idle.self))
        #expect(!machine.enter(Over.self))
        #expect(machine.enter(Running.self))
        #expect(machine.currentState === running && running.previous is Idle)
    }

    @Test("A controller on the screen is shown, and is none that is connected")
    func virtualController() {
        let configuration = GCVirtualController.Configuration()
        configuration.elements = [GCInputLeftThumbstick, GCInputButtonA]
        let controller = GCVirtualController(configuration: configuration)
        var isShown = false
        controller.connect { isShown = $0 == nil }
        let moved: GCControllerDirectionPadValueChangedHandler = { _, x, y in print(x, y) }
        controller.controller?.extendedGamepad?.leftThumbstick.valueChangedHandler = moved
        #expect(isShown && controller.controller == nil && GCController.controllers().isEmpty)
    }

    @Test("A shuffled distribution gives each number before it gives one again; a die stays within its sides")
    func chance() {
        let shuffled = GKShuffledDistribution(lowestValue: 1, highestValue: 6)
        #expect(Set((0..<6).map { _ in shuffled.nextInt() }) == Set(1...6))
        #expect((0..<50).allSatisfy { _ in (1...6).contains(GKRandomDistribution.d6().nextInt()) })
    }

    @Test("A body knows its node and its joints")
    func bodies() {
        let (node, other) = (SKNode(), SKNode())
        (node.physicsBody, other.physicsBody) = (SKPhysicsBody(circleOfRadius: 2), SKPhysicsBody())
        #expect(node.physicsBody?.node === node)
        let scene = SKScene(size: CGSize(width: 10, height: 10))
        let joint = SKPhysicsJointPin.joint(
            withBodyA: node.physicsBody!, bodyB: other.physicsBody!, anchor: .zero)
        scene.physicsWorld.add(joint)
        #expect(other.physicsBody?.joints.first === joint)
        scene.physicsWorld.remove(joint)
        #expect(node.physicsBody?.joints.isEmpty == true)
        node.physicsBody = nil
        #expect(node.physicsBody == nil)
    }
}
