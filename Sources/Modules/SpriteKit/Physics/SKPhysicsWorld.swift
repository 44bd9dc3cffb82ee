import KinoraPhysics
import KinoraStage
import KinoraViews

/// Moves the bodies of a scene at each of its steps.
public final class SKPhysicsWorld: NSObject {
    /// Meters by square seconds.
    public var gravity = CGVector(dx: 0, dy: -9.8)
    public var speed: CGFloat = 1
    public weak var contactDelegate: (any SKPhysicsContactDelegate)?
    weak var scene: SKScene?
    private var state = PhysicsWorld()
    private var joints: [SKPhysicsJoint] = []
    /// The bodies of the last step, by identifier.
    private var known: [Int: SKPhysicsBody] = [:]

    public override init() { super.init() }

    public func add(_ joint: SKPhysicsJoint) {
        guard !joints.contains(joint) else { return }
        joints.append(joint)
        for body in [joint.bodyA, joint.bodyB] { body.joints.append(joint) }
        joint.begin()
    }
    public func remove(_ joint: SKPhysicsJoint) {
        joints.removeAll { $0 === joint }
        for body in [joint.bodyA, joint.bodyB] { body.joints.removeAll { $0 === joint } }
    }
    public func removeAllJoints() {
        for joint in joints { remove(joint) }
    }

    // MARK: Steps

    /// The longest step, in seconds.
    private static let longestStep = 1.0 / 60

    /// Moves all bodies for some seconds, and tells who begins and who ceases to touch.
    @MainActor func simulate(_ seconds: TimeInterval) {
        let seconds = seconds * Double(speed)
        let bodies = bodies
        guard seconds > 0, bodies.contains(where: \.state.moves) else { return }
        state.gravity = gravity.vector * pointsPerMeter
        var states = bodies.map(\.state)
        if let fields = scene?.fields, !fields.isEmpty {
            for index in states.indices where states[index].moves {
                fields.act(on: &states[index], mask: bodies[index].fieldBitMask)
            }
        }
        let joints = joints.compactMap(\.present)
        let count = max(1, (seconds / SKPhysicsWorld.longestStep - 1e-6).rounded(.up))
        var changes: [ContactChange] = []
        for _ in 0..<Int(count) { changes += state.step(&states, joints, by: seconds / count) }
        for (body, state) in zip(bodies, states) {
            body.state = state
            body.givePlace()
        }
        let before = known
        known = Dictionary(bodies.map { ($0.state.id, $0) }) { first, _ in first }
        tell(changes, before)
    }

    /// Those of the scene in the order of its nodes, each at its node's place.
    @MainActor private var bodies: [SKPhysicsBody] {
        func bodies(of node: SKNode) -> [SKPhysicsBody] {
            (node.physicsBody.map { [$0] } ?? []) + node.children.flatMap(bodies)
        }
        let bodies = scene.map(bodies) ?? []
        for body in bodies { body.takePlace() }
        return bodies
    }

    private func tell(_ changes: [ContactChange], _ before: [Int: SKPhysicsBody]) {
        for change in changes {
            guard let a = known[change.bodyA] ?? before[change.bodyA],
                let b = known[change.bodyB] ?? before[change.bodyB]
            else { continue }
            let contact = SKPhysicsContact(change, a, b)
            guard contact.isWatched else { continue }
            if change.begins { contactDelegate?.didBegin(contact) } else { contactDelegate?.didEnd(contact) }
        }
    }

    @MainActor func bodies(touching body: SKPhysicsBody) -> [SKPhysicsBody] {
        state.touched(by: body.state.id).compactMap { known[$0] }
    }

    // MARK: Questions

    /// - Parameter point: in the scene's points.
    public func body(at point: CGPoint) -> SKPhysicsBody? {
        onMain { bodies.first { $0.state.contains(point.vector) } }
    }
    /// - Parameter rect: in the scene's points.
    public func body(in rect: CGRect) -> SKPhysicsBody? { onMain { bodies(in: rect).first } }
    /// The first body on a way, in the scene's points.
    public func body(alongRayStart start: CGPoint, end: CGPoint) -> SKPhysicsBody? {
        onMain { met(start, end).first?.body }
    }
    /// The bodies on a way, the nearest first, each with where and on which side it is met.
    public func enumerateBodies(
        alongRayStart start: CGPoint, end: CGPoint,
        using block: @escaping (SKPhysicsBody, CGPoint, CGVector, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop = ObjCBool(false)
        for met in onMain({ met(start, end) }) where !stop.boolValue { block(met.body, met.place, met.normal, &stop) }
    }
    public func enumerateBodies(
        at point: CGPoint, using block: @escaping (SKPhysicsBody, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop = ObjCBool(false)
        let found = onMain { bodies.filter { $0.state.contains(point.vector) } }
        for body in found where !stop.boolValue { block(body, &stop) }
    }
    public func enumerateBodies(
        in rect: CGRect, using block: @escaping (SKPhysicsBody, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop = ObjCBool(false)
        for body in onMain({ bodies(in: rect) }) where !stop.boolValue { block(body, &stop) }
    }

    @MainActor private func bodies(in rect: CGRect) -> [SKPhysicsBody] {
        bodies.filter { body in
            guard let (least, most) = body.state.bounds else { return false }
            return least.x <= Double(rect.maxX) && most.x >= Double(rect.minX) && least.y <= Double(rect.maxY)
                && most.y >= Double(rect.minY)
        }
    }

    @MainActor private func met(
        _ start: CGPoint, _ end: CGPoint
    ) -> [(body: SKPhysicsBody, place: CGPoint, normal: CGVector)] {
        let (from, to) = (start.vector, end.vector)
        let found = bodies.compactMap { body in body.state.met(from: from, to: to).map { (body, $0.share, $0.normal) } }
        return found.enumerated().sorted { ($0.element.1, $0.offset) < ($1.element.1, $1.offset) }.map {
            ($0.element.0, (from + (to - from) * $0.element.1).point, $0.element.2.cgVector)
        }
    }
}
