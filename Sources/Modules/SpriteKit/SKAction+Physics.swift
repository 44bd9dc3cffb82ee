import KinoraViews

// Actions on bodies and fields. The scene moves bodies after it has performed the actions of a step.

extension SKAction {
    /// At each step until it is over.
    private static func pushing(_ duration: TimeInterval, _ push: @escaping (SKPhysicsBody) -> Void) -> SKAction {
        over(duration) { node in { _ in node.physicsBody.map(push) } }
    }
    /// By parts of a whole, as the time goes by.
    private static func sharing(
        _ duration: TimeInterval, _ push: @escaping (_ body: SKPhysicsBody, _ part: CGFloat) -> Void
    ) -> SKAction {
        over(duration) { node in
            var done: CGFloat = 0
            return { share in
                if let body = node.physicsBody { push(body, share - done) }
                done = share
            }
        }
    }

    public static func applyForce(_ force: CGVector, duration: TimeInterval) -> SKAction {
        pushing(duration) { $0.applyForce(force) }
    }
    /// - Parameter point: in the scene's points.
    public static func applyForce(_ force: CGVector, at point: CGPoint, duration: TimeInterval) -> SKAction {
        pushing(duration) { $0.applyForce(force, at: point) }
    }
    public static func applyTorque(_ torque: CGFloat, duration: TimeInterval) -> SKAction {
        pushing(duration) { $0.applyTorque(torque) }
    }
    public static func applyImpulse(_ impulse: CGVector, duration: TimeInterval) -> SKAction {
        sharing(duration) { $0.applyImpulse(CGVector(dx: impulse.dx * $1, dy: impulse.dy * $1)) }
    }
    /// - Parameter point: in the scene's points.
    public static func applyImpulse(_ impulse: CGVector, at point: CGPoint, duration: TimeInterval) -> SKAction {
        sharing(duration) { $0.applyImpulse(CGVector(dx: impulse.dx * $1, dy: impulse.dy * $1), at: point) }
    }
    public static func applyAngularImpulse(_ impulse: CGFloat, duration: TimeInterval) -> SKAction {
        sharing(duration) { $0.applyAngularImpulse(impulse * $1) }
    }

    public static func changeMass(to v: Float, duration: TimeInterval) -> SKAction {
        over(duration, leading(\.bodyMass) { _ in CGFloat(v) })
    }
    public static func changeMass(by v: Float, duration: TimeInterval) -> SKAction {
        over(duration, back: { changeMass(by: -v, duration: duration) }, adding(CGFloat(v), to: \.bodyMass))
    }
    public static func strength(to strength: Float, duration: TimeInterval) -> SKAction {
        over(duration, leading(\.fieldStrength) { _ in CGFloat(strength) })
    }
    public static func strength(by strength: Float, duration: TimeInterval) -> SKAction {
        over(
            duration, back: { self.strength(by: -strength, duration: duration) },
            adding(CGFloat(strength), to: \.fieldStrength))
    }
    public static func falloff(to falloff: Float, duration: TimeInterval) -> SKAction {
        over(duration, leading(\.fieldFalloff) { _ in CGFloat(falloff) })
    }
    public static func falloff(by falloff: Float, duration: TimeInterval) -> SKAction {
        over(
            duration, back: { self.falloff(by: -falloff, duration: duration) },
            adding(CGFloat(falloff), to: \.fieldFalloff))
    }

    /// Calls a method of an object.
    public static func perform(_ selector: Selector, onTarget target: Any) -> SKAction {
        once { _ in _ = (target as? NSObject)?.perform(selector) }
    }
}

// What actions change of nodes that have it.
extension SKNode {
    fileprivate var bodyMass: CGFloat {
        get { physicsBody?.mass ?? 0 }
        set { physicsBody?.mass = newValue }
    }
    fileprivate var fieldStrength: CGFloat {
        get { CGFloat((self as? SKFieldNode)?.strength ?? 0) }
        set { (self as? SKFieldNode)?.strength = Float(newValue) }
    }
    fileprivate var fieldFalloff: CGFloat {
        get { CGFloat((self as? SKFieldNode)?.falloff ?? 0) }
        set { (self as? SKFieldNode)?.falloff = Float(newValue) }
    }
}
