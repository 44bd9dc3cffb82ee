import KinoraPhysics
import KinoraViews

/// Two bodies that begin or cease to touch.
open class SKPhysicsContact: NSObject {
    public let bodyA: SKPhysicsBody
    public let bodyB: SKPhysicsBody
    /// In the scene's points.
    public let contactPoint: CGPoint
    /// From the first body to the second.
    public let contactNormal: CGVector
    /// How hard they met; 0 where they part.
    public let collisionImpulse: CGFloat

    init(_ change: ContactChange, _ bodyA: SKPhysicsBody, _ bodyB: SKPhysicsBody) {
        (self.bodyA, self.bodyB) = (bodyA, bodyB)
        (contactPoint, contactNormal) = (change.place.point, change.normal.cgVector)
        collisionImpulse = CGFloat(change.impulse)
        super.init()
    }

    /// Whether one of them asks to be told of the other.
    var isWatched: Bool {
        bodyA.contactTestBitMask & bodyB.categoryBitMask != 0 || bodyB.contactTestBitMask & bodyA.categoryBitMask != 0
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
