import KinoraViews

/// What a node is to do. Actions are kept and not performed.
open class SKAction: NSObject {
    open var duration: TimeInterval = 0
    open var timingMode = SKActionTimingMode.linear
    public override init() { super.init() }
    private static func lasting(_ duration: TimeInterval) -> SKAction {
        let action = SKAction()
        action.duration = duration
        return action
    }
    public static func move(to location: CGPoint, duration: TimeInterval) -> SKAction { lasting(duration) }
    public static func move(by delta: CGVector, duration: TimeInterval) -> SKAction { lasting(duration) }
    public static func moveBy(x deltaX: CGFloat, y deltaY: CGFloat, duration: TimeInterval) -> SKAction {
        lasting(duration)
    }
    public static func moveTo(x: CGFloat, duration: TimeInterval) -> SKAction { lasting(duration) }
    public static func moveTo(y: CGFloat, duration: TimeInterval) -> SKAction { lasting(duration) }
    public static func rotate(byAngle radians: CGFloat, duration: TimeInterval) -> SKAction { lasting(duration) }
    public static func rotate(toAngle radians: CGFloat, duration: TimeInterval) -> SKAction { lasting(duration) }
    public static func scale(to scale: CGFloat, duration: TimeInterval) -> SKAction { lasting(duration) }
    public static func scale(by scale: CGFloat, duration: TimeInterval) -> SKAction { lasting(duration) }
    public static func fadeIn(withDuration duration: TimeInterval) -> SKAction { lasting(duration) }
    public static func fadeOut(withDuration duration: TimeInterval) -> SKAction { lasting(duration) }
    public static func fadeAlpha(to alpha: CGFloat, duration: TimeInterval) -> SKAction { lasting(duration) }
    public static func wait(forDuration duration: TimeInterval) -> SKAction { lasting(duration) }
    public static func removeFromParent() -> SKAction { SKAction() }
    public static func run(_ block: @escaping () -> Void) -> SKAction { SKAction() }
    public static func sequence(_ actions: [SKAction]) -> SKAction { lasting(actions.reduce(0) { $0 + $1.duration }) }
    public static func group(_ actions: [SKAction]) -> SKAction { lasting(actions.map(\.duration).max() ?? 0) }
    public static func `repeat`(_ action: SKAction, count: Int) -> SKAction { lasting(action.duration * Double(count)) }
    public static func repeatForever(_ action: SKAction) -> SKAction { action }
}
public enum SKActionTimingMode: Int, Sendable { case linear, easeIn, easeOut, easeInEaseOut }

/// A node's body; there is no simulation.
open class SKPhysicsBody: NSObject {
    public override init() { super.init() }
    public convenience init(rectangleOf size: CGSize) { self.init() }
    public convenience init(circleOfRadius radius: CGFloat) { self.init() }
    public convenience init(edgeLoopFrom rect: CGRect) { self.init() }
    public convenience init(polygonFrom path: CGPath) { self.init() }
    open var isDynamic = true
    open var affectedByGravity = true
    open var allowsRotation = true
    open var categoryBitMask: UInt32 = .max
    open var collisionBitMask: UInt32 = .max
    open var contactTestBitMask: UInt32 = 0
    open var mass: CGFloat = 1
    open var density: CGFloat = 1
    open var friction: CGFloat = 0.2
    open var restitution: CGFloat = 0.2
    open var linearDamping: CGFloat = 0.1
    open var angularDamping: CGFloat = 0.1
    open var velocity = CGVector(dx: 0, dy: 0)
    open func applyImpulse(_ impulse: CGVector) {}
    open func applyForce(_ force: CGVector) {}
}
public final class SKPhysicsWorld: NSObject {
    public override init() { super.init() }
    public var gravity = CGVector(dx: 0, dy: -9.8)
    public var speed: CGFloat = 1
}
