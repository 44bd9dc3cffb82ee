import KinoraViews

// Bodies fall, bounce and rub against each other in steps of the display (`SKPhysicsWorld.simulate`). Joints hold nothing, and there are
// no fields.

/// A node's body: what of it other bodies meet.
open class SKPhysicsBody: NSObject {
    let pieces: [PhysicsPiece]
    /// The middle of its mass, in the node's points.
    let center: CGPoint
    /// In square points.
    public let area: CGFloat
    /// Square points that resist a turn, for a mass of one.
    private let spread: CGFloat

    init(_ pieces: [PhysicsPiece]) {
        self.pieces = pieces
        let moments = pieces.map(\.moments)
        let area = moments.reduce(0) { $0 + $1.area }
        let x = moments.reduce(0) { $0 + $1.area * $1.center.x }
        let y = moments.reduce(0) { $0 + $1.area * $1.center.y }
        center = area > 0 ? CGPoint(x: x / area, y: y / area) : .zero
        let inertia = moments.reduce(0) { $0 + $1.inertia }
        spread = area > 0 ? inertia / area - center.dot(center) : 0
        self.area = area
        mass = area / SKPhysicsWorld.squarePoints
        isDynamic = area > 0
        super.init()
    }
    public override convenience init() { self.init([]) }
    public convenience init(rectangleOf size: CGSize) { self.init(rectangleOf: size, center: .zero) }
    public convenience init(rectangleOf size: CGSize, center: CGPoint) {
        self.init([.rectangle(size, around: center)])
    }
    public convenience init(circleOfRadius radius: CGFloat) { self.init(circleOfRadius: radius, center: .zero) }
    public convenience init(circleOfRadius radius: CGFloat, center: CGPoint) {
        self.init([.circle(center, radius: radius)])
    }
    /// Lines that hold others in or off, and do not move.
    public convenience init(edgeLoopFrom rect: CGRect) {
        self.init(PhysicsPiece.edges(of: CGPath(rect: rect, transform: nil), closed: true))
    }
    public convenience init(edgeLoopFrom path: CGPath) { self.init(PhysicsPiece.edges(of: path, closed: true)) }
    public convenience init(edgeChainFrom path: CGPath) { self.init(PhysicsPiece.edges(of: path, closed: false)) }
    public convenience init(edgeFrom p1: CGPoint, to p2: CGPoint) { self.init([.edge(p1, p2)]) }
    public convenience init(polygonFrom path: CGPath) { self.init([.hull(of: path)]) }
    /// The rectangle of a picture, whatever it leaves open.
    public convenience init(texture: SKTexture, size: CGSize) { self.init(rectangleOf: size) }
    public convenience init(texture: SKTexture, alphaThreshold: Float, size: CGSize) { self.init(rectangleOf: size) }
    public convenience init(bodies: [SKPhysicsBody]) { self.init(bodies.flatMap(\.pieces)) }

    open internal(set) weak var node: SKNode?
    /// Whether others move it. Lines never are moved.
    open var isDynamic: Bool
    open var affectedByGravity = true
    open var allowsRotation = true
    open var usesPreciseCollisionDetection = false
    open var isResting = true
    open var pinned = false
    open var categoryBitMask: UInt32 = .max
    open var collisionBitMask: UInt32 = .max
    open var contactTestBitMask: UInt32 = 0
    open var fieldBitMask: UInt32 = .max
    /// In kilograms: one for each square meter, which is 150 points wide.
    open var mass: CGFloat
    open var density: CGFloat {
        get { area > 0 ? mass * SKPhysicsWorld.squarePoints / area : 1 }
        set { mass = newValue * area / SKPhysicsWorld.squarePoints }
    }
    var inertia: CGFloat { mass * spread }
    open var charge: CGFloat = 0
    open var friction: CGFloat = 0.2
    open var restitution: CGFloat = 0.2
    open var linearDamping: CGFloat = 0.1
    open var angularDamping: CGFloat = 0.1
    open var angularVelocity: CGFloat = 0
    /// In points per second.
    open var velocity = CGVector(dx: 0, dy: 0)
    /// What pushes and turns it in the next step.
    private(set) var force = CGVector(dx: 0, dy: 0)
    private(set) var torque: CGFloat = 0
    func takeForces() -> (force: CGVector, torque: CGFloat) {
        defer { (force, torque) = (CGVector(dx: 0, dy: 0), 0) }
        return (force, torque)
    }
    var touching: [SKPhysicsBody] = []
    open private(set) var joints: [SKPhysicsJoint] = []
    private var isMoved: Bool { isDynamic && mass > 0 && area > 0 }
    open func applyImpulse(_ impulse: CGVector) {
        guard isMoved else { return }
        velocity = CGVector(dx: velocity.dx + impulse.dx / mass, dy: velocity.dy + impulse.dy / mass)
    }
    /// - Parameter point: in the scene's points.
    @MainActor open func applyImpulse(_ impulse: CGVector, at point: CGPoint) {
        applyImpulse(impulse)
        guard isMoved, allowsRotation, inertia > 0 else { return }
        angularVelocity += arm(to: point).cross(CGPoint(x: impulse.dx, y: impulse.dy)) / inertia
    }
    open func applyAngularImpulse(_ impulse: CGFloat) {
        guard isMoved, inertia > 0 else { return }
        angularVelocity += impulse * SKPhysicsWorld.squarePoints / inertia
    }
    open func applyForce(_ force: CGVector) {
        self.force = CGVector(dx: self.force.dx + force.dx, dy: self.force.dy + force.dy)
    }
    @MainActor open func applyForce(_ force: CGVector, at point: CGPoint) {
        applyForce(force)
        torque += arm(to: point).cross(CGPoint(x: force.dx, y: force.dy)) / SKPhysicsWorld.squarePoints
    }
    open func applyTorque(_ torque: CGFloat) { self.torque += torque }
    @MainActor private func arm(to point: CGPoint) -> CGPoint {
        point - CGPoint.zero.applying(node?.placementInScene ?? .identity)
    }
    open func allContactedBodies() -> [SKPhysicsBody] { touching }

    fileprivate func join(_ joint: SKPhysicsJoint) { joints.append(joint) }
    fileprivate func leave(_ joint: SKPhysicsJoint) { joints.removeAll { $0 === joint } }
}

/// Two bodies that hold on to each other.
open class SKPhysicsJoint: NSObject {
    open var bodyA: SKPhysicsBody
    open var bodyB: SKPhysicsBody
    init(_ bodyA: SKPhysicsBody, _ bodyB: SKPhysicsBody) {
        (self.bodyA, self.bodyB) = (bodyA, bodyB)
        super.init()
    }
}
public final class SKPhysicsJointPin: SKPhysicsJoint {
    public var shouldEnableLimits = false
    public var lowerAngleLimit: CGFloat = 0
    public var upperAngleLimit: CGFloat = 0
    public var frictionTorque: CGFloat = 0
    public class func joint(withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchor: CGPoint) -> SKPhysicsJointPin
    { SKPhysicsJointPin(bodyA, bodyB) }
}
public final class SKPhysicsJointFixed: SKPhysicsJoint {
    public class func joint(
        withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchor: CGPoint
    ) -> SKPhysicsJointFixed { SKPhysicsJointFixed(bodyA, bodyB) }
}
public final class SKPhysicsJointSpring: SKPhysicsJoint {
    public var damping: CGFloat = 0
    public var frequency: CGFloat = 0
    public class func joint(
        withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchorA: CGPoint, anchorB: CGPoint
    ) -> SKPhysicsJointSpring { SKPhysicsJointSpring(bodyA, bodyB) }
}
public final class SKPhysicsJointLimit: SKPhysicsJoint {
    public var maxLength: CGFloat = 0
    public class func joint(
        withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchorA: CGPoint, anchorB: CGPoint
    ) -> SKPhysicsJointLimit { SKPhysicsJointLimit(bodyA, bodyB) }
}

/// Two bodies that touch.
open class SKPhysicsContact: NSObject {
    public let bodyA: SKPhysicsBody
    public let bodyB: SKPhysicsBody
    public let contactPoint: CGPoint
    public let contactNormal: CGVector
    public let collisionImpulse: CGFloat
    init(
        _ bodyA: SKPhysicsBody, _ bodyB: SKPhysicsBody, at point: CGPoint, normal: CGPoint = .zero,
        impulse: CGFloat = 0
    ) {
        (self.bodyA, self.bodyB, contactPoint) = (bodyA, bodyB, point)
        (contactNormal, collisionImpulse) = (CGVector(dx: normal.x, dy: normal.y), impulse)
        super.init()
    }
}
public protocol SKPhysicsContactDelegate: AnyObject {
    func didBegin(_ contact: SKPhysicsContact)
    func didEnd(_ contact: SKPhysicsContact)
}
extension SKPhysicsContactDelegate {
    public func didBegin(_ contact: SKPhysicsContact) {}
    public func didEnd(_ contact: SKPhysicsContact) {}
}

public final class SKPhysicsWorld: NSObject {
    public override init() { super.init() }
    public var gravity = CGVector(dx: 0, dy: -9.8)
    public var speed: CGFloat = 1
    public weak var contactDelegate: (any SKPhysicsContactDelegate)?
    /// A meter has 150 points.
    static let pointsPerMeter: CGFloat = 150
    static let squarePoints = pointsPerMeter * pointsPerMeter
    /// The scene whose bodies these are.
    weak var scene: SKScene?
    var contacts: [SKPhysicsContact] = []
    /// What held bodies apart at the end of the last step.
    var heldBefore: [TouchingBodies.Key: TouchingBodies.Held] = [:]
    public func add(_ joint: SKPhysicsJoint) {
        joint.bodyA.join(joint)
        joint.bodyB.join(joint)
    }
    public func remove(_ joint: SKPhysicsJoint) {
        joint.bodyA.leave(joint)
        joint.bodyB.leave(joint)
    }
    public func removeAllJoints() {}
    @MainActor public func body(at point: CGPoint) -> SKPhysicsBody? {
        bodies(in: CGRect(origin: point, size: .zero).insetBy(dx: -0.5, dy: -0.5)).first
    }
    @MainActor public func body(in rect: CGRect) -> SKPhysicsBody? { bodies(in: rect).first }
    @MainActor public func body(alongRayStart start: CGPoint, end: CGPoint) -> SKPhysicsBody? {
        bodies(touching: .edge(start, end)).min {
            ($0.place - start).length < ($1.place - start).length
        }?.body
    }
    /// - Parameter block: gets the body and the middle of where the line meets it.
    @MainActor public func enumerateBodies(
        alongRayStart start: CGPoint, end: CGPoint,
        using block: @escaping (SKPhysicsBody, CGPoint, CGVector, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop = ObjCBool(false)
        for found in bodies(touching: .edge(start, end)) where !stop.boolValue {
            block(found.body, found.place, CGVector(dx: 0, dy: 0), &stop)
        }
    }
    @MainActor public func enumerateBodies(
        at point: CGPoint, using block: @escaping (SKPhysicsBody, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop = ObjCBool(false)
        let rect = CGRect(origin: point, size: .zero).insetBy(dx: -0.5, dy: -0.5)
        for body in bodies(in: rect) where !stop.boolValue { block(body, &stop) }
    }
    @MainActor public func enumerateBodies(
        in rect: CGRect, using block: @escaping (SKPhysicsBody, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop = ObjCBool(false)
        for body in bodies(in: rect) where !stop.boolValue { block(body, &stop) }
    }
    @MainActor private func bodies(in rect: CGRect) -> [SKPhysicsBody] {
        bodies(touching: .rectangle(rect.size, around: CGPoint(x: rect.midX, y: rect.midY))).map(\.body)
    }
}

/// How one scene gives way to another, which is shown at once.
open class SKTransition: NSObject {
    open var pausesIncomingScene = true
    open var pausesOutgoingScene = true
    public let duration: TimeInterval
    init(_ duration: TimeInterval) {
        self.duration = duration
        super.init()
    }
    public class func crossFade(withDuration sec: TimeInterval) -> SKTransition { SKTransition(sec) }
    public class func fade(withDuration sec: TimeInterval) -> SKTransition { SKTransition(sec) }
    public class func fade(with color: UIColor, duration sec: TimeInterval) -> SKTransition { SKTransition(sec) }
    public class func flipHorizontal(withDuration sec: TimeInterval) -> SKTransition { SKTransition(sec) }
    public class func flipVertical(withDuration sec: TimeInterval) -> SKTransition { SKTransition(sec) }
    public class func push(with direction: SKTransitionDirection, duration sec: TimeInterval) -> SKTransition {
        SKTransition(sec)
    }
    public class func moveIn(with direction: SKTransitionDirection, duration sec: TimeInterval) -> SKTransition {
        SKTransition(sec)
    }
    public class func reveal(with direction: SKTransitionDirection, duration sec: TimeInterval) -> SKTransition {
        SKTransition(sec)
    }
    public class func doorsOpenHorizontal(withDuration sec: TimeInterval) -> SKTransition { SKTransition(sec) }
    public class func doorsOpenVertical(withDuration sec: TimeInterval) -> SKTransition { SKTransition(sec) }
    public class func doorsCloseHorizontal(withDuration sec: TimeInterval) -> SKTransition { SKTransition(sec) }
    public class func doorway(withDuration sec: TimeInterval) -> SKTransition { SKTransition(sec) }
}
public enum SKTransitionDirection: Int, Sendable { case up, down, right, left }

/// A sound, which is not heard.
@MainActor @preconcurrency
open class SKAudioNode: SKNode {
    open var autoplayLooped = true
    open var isPositional = true
    let fileName: String
    public init(fileNamed name: String) {
        fileName = name
        super.init()
    }
    public init(url: URL) {
        fileName = url.lastPathComponent
        super.init()
    }
    public required init?(coder: NSCoder) { nil }
}
