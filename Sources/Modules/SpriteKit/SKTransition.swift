import KinoraViews

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
