import KinoraViews

// Bodies, forces and constraints in space keep what they are told: nothing of a scene moves.

public enum SCNPhysicsBodyType: Int, Sendable { case `static`, dynamic, kinematic }

open class SCNPhysicsShape: NSObject {
    public struct Option: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let type = Option(rawValue: "type")
        public static let scale = Option(rawValue: "scale")
        public static let keepAsCompound = Option(rawValue: "keepAsCompound")
        public static let collisionMargin = Option(rawValue: "collisionMargin")
    }
    public struct ShapeType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let boundingBox = ShapeType(rawValue: "boundingBox")
        public static let convexHull = ShapeType(rawValue: "convexHull")
        public static let concavePolyhedron = ShapeType(rawValue: "concavePolyhedron")
    }
    public init(geometry: SCNGeometry, options: [Option: Any]? = nil) { super.init() }
    public init(node: SCNNode, options: [Option: Any]? = nil) { super.init() }
}

open class SCNPhysicsBody: NSObject {
    open var type: SCNPhysicsBodyType
    open var physicsShape: SCNPhysicsShape?
    open var mass: CGFloat = 1
    open var charge: CGFloat = 0
    open var friction: CGFloat = 0.5
    open var rollingFriction: CGFloat = 0
    open var restitution: CGFloat = 0.5
    open var damping: CGFloat = 0.1
    open var angularDamping: CGFloat = 0.1
    open var velocity = SCNVector3()
    open var angularVelocity = SCNVector4()
    open var isAffectedByGravity = true
    open var allowsResting = true
    open var categoryBitMask = -1
    open var collisionBitMask = -1
    open var contactTestBitMask = 0
    public init(type: SCNPhysicsBodyType, shape: SCNPhysicsShape?) {
        (self.type, physicsShape) = (type, shape)
        super.init()
    }
    open class func `static`() -> SCNPhysicsBody { SCNPhysicsBody(type: .static, shape: nil) }
    open class func dynamic() -> SCNPhysicsBody { SCNPhysicsBody(type: .dynamic, shape: nil) }
    open class func kinematic() -> SCNPhysicsBody { SCNPhysicsBody(type: .kinematic, shape: nil) }
    open func applyForce(_ direction: SCNVector3, asImpulse impulse: Bool) {}
    open func applyForce(_ direction: SCNVector3, at position: SCNVector3, asImpulse impulse: Bool) {}
    open func applyTorque(_ torque: SCNVector4, asImpulse impulse: Bool) {}
    open func clearAllForces() {}
    open func resetTransform() {}
}

open class SCNPhysicsContact: NSObject {
    public let nodeA: SCNNode
    public let nodeB: SCNNode
    init(_ nodeA: SCNNode, _ nodeB: SCNNode) { (self.nodeA, self.nodeB) = (nodeA, nodeB) }
}
public protocol SCNPhysicsContactDelegate: AnyObject {
    func physicsWorld(_ world: SCNPhysicsWorld, didBegin contact: SCNPhysicsContact)
    func physicsWorld(_ world: SCNPhysicsWorld, didEnd contact: SCNPhysicsContact)
}
extension SCNPhysicsContactDelegate {
    public func physicsWorld(_ world: SCNPhysicsWorld, didBegin contact: SCNPhysicsContact) {}
    public func physicsWorld(_ world: SCNPhysicsWorld, didEnd contact: SCNPhysicsContact) {}
}
open class SCNPhysicsWorld: NSObject {
    open var gravity = SCNVector3(0, -9.8, 0)
    open var speed: CGFloat = 1
    open weak var contactDelegate: (any SCNPhysicsContactDelegate)?
}

open class SCNConstraint: NSObject {
    open var isEnabled = true
    open var influenceFactor: CGFloat = 1
    open var isIncremental = false
}
open class SCNLookAtConstraint: SCNConstraint {
    open var target: SCNNode?
    open var isGimbalLockEnabled = false
    open var localFront = SCNVector3(0, 0, -1)
    public init(target: SCNNode?) {
        self.target = target
        super.init()
    }
}
public struct SCNBillboardAxis: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let X = SCNBillboardAxis(rawValue: 1)
    public static let Y = SCNBillboardAxis(rawValue: 2)
    public static let Z = SCNBillboardAxis(rawValue: 4)
    public static let all: SCNBillboardAxis = [.X, .Y, .Z]
}
open class SCNBillboardConstraint: SCNConstraint { open var freeAxes = SCNBillboardAxis.all }
open class SCNDistanceConstraint: SCNConstraint {
    open var target: SCNNode?
    open var minimumDistance: CGFloat = 0
    open var maximumDistance: CGFloat = .greatestFiniteMagnitude
    public init(target: SCNNode?) {
        self.target = target
        super.init()
    }
}

/// Small pictures that a node would emit.
open class SCNParticleSystem: NSObject {
    public convenience init?(named name: String, inDirectory directory: String?) { self.init() }
    open var birthRate: CGFloat = 0
    open var emissionDuration: CGFloat = 1
    open var loops = true
    open var particleLifeSpan: CGFloat = 1
    open var particleLifeSpanVariation: CGFloat = 0
    open var particleVelocity: CGFloat = 0
    open var particleVelocityVariation: CGFloat = 0
    open var particleSize: CGFloat = 1
    open var particleSizeVariation: CGFloat = 0
    open var particleColor = UIColor.white
    open var particleColorVariation = SCNVector4()
    open var particleImage: Any?
    open var spreadingAngle: CGFloat = 0
    open var emittingDirection = SCNVector3(0, 1, 0)
    open var emitterShape: SCNGeometry?
    open var acceleration = SCNVector3()
    open var isAffectedByGravity = false
    open var isLightingEnabled = false
    open func reset() {}
}
