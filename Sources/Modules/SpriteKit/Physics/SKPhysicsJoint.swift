import KinoraPhysics
import KinoraViews

/// Two bodies that hold on to each other once it is added to the world.
open class SKPhysicsJoint: NSObject {
    open var bodyA: SKPhysicsBody
    open var bodyB: SKPhysicsBody
    /// In the scene's points, as the joint is made.
    private let anchorA: CGPoint
    private let anchorB: CGPoint
    private var state: PhysicsJoint?

    init(_ bodyA: SKPhysicsBody, _ bodyB: SKPhysicsBody, _ anchorA: CGPoint, _ anchorB: CGPoint) {
        (self.bodyA, self.bodyB, self.anchorA, self.anchorB) = (bodyA, bodyB, anchorA, anchorB)
        super.init()
    }

    var kind: PhysicsJoint.Kind { .fixed }

    /// Joins the bodies as they stand.
    func begin() {
        bodyA.takePlace()
        bodyB.takePlace()
        state = PhysicsJoint(kind, bodyA.state, at: anchorA.vector, bodyB.state, at: anchorB.vector)
    }

    /// As its properties are now.
    var present: PhysicsJoint? {
        guard var joint = state else { return nil }
        (joint.bodyA, joint.bodyB, joint.kind) = (bodyA.state.id, bodyB.state.id, kind)
        return joint
    }
}

/// Turns the bodies around a point that they have in common.
public final class SKPhysicsJointPin: SKPhysicsJoint {
    public var shouldEnableLimits = false
    /// Radians, from how they were joined.
    public var lowerAngleLimit: CGFloat = 0
    public var upperAngleLimit: CGFloat = 0
    /// Newton meters.
    public var frictionTorque: CGFloat = 0
    /// - Parameter anchor: in the scene's points.
    public class func joint(withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchor: CGPoint) -> SKPhysicsJointPin
    { SKPhysicsJointPin(bodyA, bodyB, anchor, anchor) }

    override var kind: PhysicsJoint.Kind {
        let limits = Double(min(lowerAngleLimit, upperAngleLimit))...Double(max(lowerAngleLimit, upperAngleLimit))
        return .pin(limits: shouldEnableLimits ? limits : nil, friction: Double(frictionTorque) * squarePointsPerMeter)
    }
}

/// Makes the bodies one.
public final class SKPhysicsJointFixed: SKPhysicsJoint {
    /// - Parameter anchor: in the scene's points.
    public class func joint(
        withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchor: CGPoint
    ) -> SKPhysicsJointFixed { SKPhysicsJointFixed(bodyA, bodyB, anchor, anchor) }
}

/// Keeps two points as far from each other as they are, by a spring.
public final class SKPhysicsJointSpring: SKPhysicsJoint {
    /// The share of what stops a swing at once.
    public var damping: CGFloat = 0
    /// Swings a second; 0 does not give way.
    public var frequency: CGFloat = 0
    /// - Parameters:
    ///   - anchorA: in the scene's points.
    public class func joint(
        withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchorA: CGPoint, anchorB: CGPoint
    ) -> SKPhysicsJointSpring { SKPhysicsJointSpring(bodyA, bodyB, anchorA, anchorB) }

    override var kind: PhysicsJoint.Kind {
        .spring(frequency: Double(frequency), dampingRatio: Double(damping))
    }
}

/// Keeps two points no further from each other than a length.
public final class SKPhysicsJointLimit: SKPhysicsJoint {
    /// Points; as far as they are when they are joined, where nothing is said.
    public var maxLength: CGFloat = 0
    /// - Parameters:
    ///   - anchorA: in the scene's points.
    public class func joint(
        withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchorA: CGPoint, anchorB: CGPoint
    ) -> SKPhysicsJointLimit {
        let joint = SKPhysicsJointLimit(bodyA, bodyB, anchorA, anchorB)
        joint.maxLength = CGFloat((anchorB.vector - anchorA.vector).length)
        return joint
    }

    override var kind: PhysicsJoint.Kind { .limit(length: Double(maxLength)) }
}

/// Keeps the bodies on a line, and from turning against each other.
public final class SKPhysicsJointSliding: SKPhysicsJoint {
    private let axis: CGVector
    public var shouldEnableLimits = false
    /// Points along the line, from how they were joined.
    public var lowerDistanceLimit: CGFloat = 0
    public var upperDistanceLimit: CGFloat = 0

    private init(_ bodyA: SKPhysicsBody, _ bodyB: SKPhysicsBody, _ anchor: CGPoint, _ axis: CGVector) {
        self.axis = axis
        super.init(bodyA, bodyB, anchor, anchor)
    }
    /// - Parameters:
    ///   - anchor: in the scene's points.
    public class func joint(
        withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchor: CGPoint, axis: CGVector
    ) -> SKPhysicsJointSliding { SKPhysicsJointSliding(bodyA, bodyB, anchor, axis) }

    override var kind: PhysicsJoint.Kind {
        let (low, high) = (lowerDistanceLimit, upperDistanceLimit)
        let limits = Double(min(low, high))...Double(max(low, high))
        return .sliding(axis: axis.vector, limits: shouldEnableLimits ? limits : nil)
    }
}
