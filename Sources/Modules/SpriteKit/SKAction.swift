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
    public static func run(_ action: SKAction, onChildWithName name: String) -> SKAction { SKAction() }
    public static func run(_ block: @escaping () -> Void, queue: DispatchQueue) -> SKAction { SKAction() }
    public static func setTexture(_ texture: SKTexture) -> SKAction { SKAction() }
    public static func setTexture(_ texture: SKTexture, resize: Bool) -> SKAction { SKAction() }
    public static func animate(with textures: [SKTexture], timePerFrame sec: TimeInterval) -> SKAction {
        lasting(sec * Double(textures.count))
    }
    public static func animate(
        with textures: [SKTexture], timePerFrame sec: TimeInterval, resize: Bool, restore: Bool
    ) -> SKAction { lasting(sec * Double(textures.count)) }
    public static func playSoundFileNamed(_ soundFile: String, waitForCompletion wait: Bool) -> SKAction { SKAction() }
    public static func follow(_ path: CGPath, duration: TimeInterval) -> SKAction { lasting(duration) }
    public static func follow(
        _ path: CGPath, asOffset offset: Bool, orientToPath orient: Bool, duration: TimeInterval
    ) -> SKAction { lasting(duration) }
    public static func colorize(
        with color: UIColor, colorBlendFactor: CGFloat, duration: TimeInterval
    ) -> SKAction { lasting(duration) }
    public static func resize(toWidth width: CGFloat, height: CGFloat, duration: TimeInterval) -> SKAction {
        lasting(duration)
    }
    public static func scaleX(to xScale: CGFloat, y yScale: CGFloat, duration: TimeInterval) -> SKAction {
        lasting(duration)
    }
    public static func hide() -> SKAction { SKAction() }
    public static func unhide() -> SKAction { SKAction() }
    public static func customAction(
        withDuration seconds: TimeInterval, actionBlock block: @escaping (SKNode, CGFloat) -> Void
    ) -> SKAction { lasting(seconds) }
    open func reversed() -> SKAction { self }
    public static func sequence(_ actions: [SKAction]) -> SKAction { lasting(actions.reduce(0) { $0 + $1.duration }) }
    public static func group(_ actions: [SKAction]) -> SKAction { lasting(actions.map(\.duration).max() ?? 0) }
    public static func `repeat`(_ action: SKAction, count: Int) -> SKAction { lasting(action.duration * Double(count)) }
    public static func repeatForever(_ action: SKAction) -> SKAction { action }
}
public enum SKActionTimingMode: Int, Sendable { case linear, easeIn, easeOut, easeInEaseOut }
