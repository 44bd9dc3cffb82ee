import KinoraViews

// Physics is not simulated: bodies, joints and the world keep what they are told, and nothing ever touches.

/// A node's body.
open class SKPhysicsBody: NSObject {
    public override init() { super.init() }
    public convenience init(rectangleOf size: CGSize) {
        self.init()
        area = size.width * size.height
    }
    public convenience init(rectangleOf size: CGSize, center: CGPoint) { self.init(rectangleOf: size) }
    public convenience init(circleOfRadius radius: CGFloat) {
        self.init()
        area = .pi * radius * radius
    }
    public convenience init(circleOfRadius radius: CGFloat, center: CGPoint) { self.init(circleOfRadius: radius) }
    public convenience init(edgeLoopFrom rect: CGRect) { self.init() }
    public convenience init(edgeLoopFrom path: CGPath) { self.init() }
    public convenience init(edgeChainFrom path: CGPath) { self.init() }
    public convenience init(edgeFrom p1: CGPoint, to p2: CGPoint) { self.init() }
    public convenience init(polygonFrom path: CGPath) { self.init() }
    public convenience init(texture: SKTexture, size: CGSize) { self.init(rectangleOf: size) }
    public convenience init(texture: SKTexture, alphaThreshold: Float, size: CGSize) { self.init(rectangleOf: size) }
    public convenience init(bodies: [SKPhysicsBody]) {
        self.init()
        area = bodies.reduce(0) { $0 + $1.area }
    }

    open internal(set) weak var node: SKNode?
    open var isDynamic = true
    open var affectedByGravity = true
    open var allowsRotation = true
    open var usesPreciseCollisionDetection = false
    open var isResting = true
    open var pinned = false
    open var categoryBitMask: UInt32 = .max
    open var collisionBitMask: UInt32 = .max
    open var contactTestBitMask: UInt32 = 0
    open var fieldBitMask: UInt32 = .max
    open var mass: CGFloat = 1
    open var density: CGFloat = 1
    open private(set) var area: CGFloat = 0
    open var friction: CGFloat = 0.2
    open var restitution: CGFloat = 0.2
    open var linearDamping: CGFloat = 0.1
    open var angularDamping: CGFloat = 0.1
    open var angularVelocity: CGFloat = 0
    open var velocity = CGVector(dx: 0, dy: 0)
    open private(set) var joints: [SKPhysicsJoint] = []
    open func applyImpulse(_ impulse: CGVector) {}
    open func applyImpulse(_ impulse: CGVector, at point: CGPoint) {}
    open func applyAngularImpulse(_ impulse: CGFloat) {}
    open func applyForce(_ force: CGVector) {}
    open func applyForce(_ force: CGVector, at point: CGPoint) {}
    open func applyTorque(_ torque: CGFloat) {}
    open func allContactedBodies() -> [SKPhysicsBody] { [] }

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

/// Two bodies that touch; never made, as nothing moves.
open class SKPhysicsContact: NSObject {
    public let bodyA: SKPhysicsBody
    public let bodyB: SKPhysicsBody
    public let contactPoint: CGPoint
    public let contactNormal: CGVector
    public let collisionImpulse: CGFloat
    init(_ bodyA: SKPhysicsBody, _ bodyB: SKPhysicsBody, at point: CGPoint) {
        (self.bodyA, self.bodyB, contactPoint) = (bodyA, bodyB, point)
        (contactNormal, collisionImpulse) = (CGVector(dx: 0, dy: 0), 0)
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
    public func add(_ joint: SKPhysicsJoint) {
        joint.bodyA.join(joint)
        joint.bodyB.join(joint)
    }
    public func remove(_ joint: SKPhysicsJoint) {
        joint.bodyA.leave(joint)
        joint.bodyB.leave(joint)
    }
    public func removeAllJoints() {}
    public func body(at point: CGPoint) -> SKPhysicsBody? { nil }
    public func body(in rect: CGRect) -> SKPhysicsBody? { nil }
    public func body(alongRayStart start: CGPoint, end: CGPoint) -> SKPhysicsBody? { nil }
    /// Nothing is on any way.
    public func enumerateBodies(
        alongRayStart start: CGPoint, end: CGPoint,
        using block: @escaping (SKPhysicsBody, CGPoint, CGVector, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {}
    public func enumerateBodies(
        at point: CGPoint, using block: @escaping (SKPhysicsBody, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {}
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
