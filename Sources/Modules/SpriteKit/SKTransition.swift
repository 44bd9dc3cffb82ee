import KinoraViews

/// How one scene gives way to another.
open class SKTransition: NSObject {
    /// Whether the next scene waits until the transition is over.
    open var pausesIncomingScene = true
    /// Whether the scene before stands still from its beginning on.
    open var pausesOutgoingScene = true
    /// In seconds.
    public let duration: TimeInterval
    private let kind: Kind

    private enum Kind {
        case crossFade
        case fade(UIColor)
        case push(SKTransitionDirection)
        case moveIn(SKTransitionDirection)
        case reveal(SKTransitionDirection)
        /// About an axis.
        case flip(x: CGFloat, y: CGFloat)
        /// Halves of the scene before part, to both sides of a direction.
        case doorsOpen(SKTransitionDirection)
        /// Halves of the next scene come together, from both sides of a direction.
        case doorsClose(SKTransitionDirection)
        case doorway
    }
    private init(_ kind: Kind, _ duration: TimeInterval) {
        (self.kind, self.duration) = (kind, max(0, duration))
        super.init()
    }

    public class func crossFade(withDuration sec: TimeInterval) -> SKTransition { SKTransition(.crossFade, sec) }
    /// By way of black.
    public class func fade(withDuration sec: TimeInterval) -> SKTransition { SKTransition(.fade(.black), sec) }
    public class func fade(with color: UIColor, duration sec: TimeInterval) -> SKTransition {
        SKTransition(.fade(color), sec)
    }
    /// About a horizontal line through the middle.
    public class func flipHorizontal(withDuration sec: TimeInterval) -> SKTransition {
        SKTransition(.flip(x: 1, y: 0), sec)
    }
    /// About a vertical line through the middle.
    public class func flipVertical(withDuration sec: TimeInterval) -> SKTransition {
        SKTransition(.flip(x: 0, y: 1), sec)
    }
    public class func push(with direction: SKTransitionDirection, duration sec: TimeInterval) -> SKTransition {
        SKTransition(.push(direction), sec)
    }
    public class func moveIn(with direction: SKTransitionDirection, duration sec: TimeInterval) -> SKTransition {
        SKTransition(.moveIn(direction), sec)
    }
    public class func reveal(with direction: SKTransitionDirection, duration sec: TimeInterval) -> SKTransition {
        SKTransition(.reveal(direction), sec)
    }
    public class func doorsOpenHorizontal(withDuration sec: TimeInterval) -> SKTransition {
        SKTransition(.doorsOpen(.right), sec)
    }
    public class func doorsOpenVertical(withDuration sec: TimeInterval) -> SKTransition {
        SKTransition(.doorsOpen(.down), sec)
    }
    public class func doorsCloseHorizontal(withDuration sec: TimeInterval) -> SKTransition {
        SKTransition(.doorsClose(.right), sec)
    }
    public class func doorsCloseVertical(withDuration sec: TimeInterval) -> SKTransition {
        SKTransition(.doorsClose(.down), sec)
    }
    /// The scene before parts like doors, and the next one comes nearer behind them.
    public class func doorway(withDuration sec: TimeInterval) -> SKTransition { SKTransition(.doorway, sec) }
}

public enum SKTransitionDirection: Int, Sendable {
    case up, down, right, left

    /// A length in this direction, with y downwards as in a view.
    fileprivate func shift(_ share: CGFloat, of size: CGSize) -> CGPoint {
        switch self {
        case .up: CGPoint(x: 0, y: -share * size.height)
        case .down: CGPoint(x: 0, y: share * size.height)
        case .right: CGPoint(x: share * size.width, y: 0)
        case .left: CGPoint(x: -share * size.width, y: 0)
        }
    }
}

// MARK: Pictures

extension SKTransition {
    /// How small the next scene is at first behind doors.
    private static let doorwayScale: CGFloat = 0.5

    /// The two scenes while one gives way to the other.
    ///
    /// - Parameters:
    ///   - share: of the time, from 0 to 1.
    ///   - size: of the pictures, in the view's points.
    ///   - old: makes a picture of the scene before, with its background.
    ///   - new: makes a picture of the next scene, with its background.
    @MainActor func picture(
        at share: CGFloat, _ size: CGSize, old: () -> CALayer, new: () -> CALayer
    ) -> CALayer {
        let whole = CALayer()
        whole.frame = CGRect(origin: .zero, size: size)
        whole.masksToBounds = true
        for layer in layers(at: share, size, old, new) { whole.addSublayer(layer) }
        return whole
    }

    /// From back to front.
    @MainActor private func layers(
        at share: CGFloat, _ size: CGSize, _ old: () -> CALayer, _ new: () -> CALayer
    ) -> [CALayer] {
        switch kind {
        case .crossFade: return [old(), new().faded(share)]
        case .fade(let color):
            let cover = CALayer()
            cover.frame = CGRect(origin: .zero, size: size)
            cover.backgroundColor = color.cgColor
            return [share < 0.5 ? old() : new(), cover.faded(1 - abs(2 * share - 1))]
        case .push(let direction):
            return [
                old().moved(to: direction.shift(share, of: size)),
                new().moved(to: direction.shift(share - 1, of: size)),
            ]
        case .moveIn(let direction): return [old(), new().moved(to: direction.shift(share - 1, of: size))]
        case .reveal(let direction): return [new(), old().moved(to: direction.shift(share, of: size))]
        case .flip(let x, let y):
            let layer = share < 0.5 ? old() : new()
            layer.transform = CATransform3DMakeRotation((share < 0.5 ? share : share - 1) * .pi, x, y, 0)
            return [layer]
        case .doorsOpen(let direction): return [new()] + doors(direction, open: share, size, old)
        case .doorsClose(let direction): return [old()] + doors(direction, open: 1 - share, size, new)
        case .doorway:
            let (scene, scale) = (new(), SKTransition.doorwayScale + (1 - SKTransition.doorwayScale) * share)
            scene.transform = CATransform3DMakeScale(scale, scale, 1)
            return [scene] + doors(.right, open: share, size, old)
        }
    }

    /// The halves of a picture, each as far to its side as doors are open.
    @MainActor private func doors(
        _ direction: SKTransitionDirection, open share: CGFloat, _ size: CGSize, _ picture: () -> CALayer
    ) -> [CALayer] {
        let middle = direction.shift(0.5, of: size)
        let half = CGSize(width: size.width - middle.x, height: size.height - middle.y)
        let shift = direction.shift(share / 2, of: size)
        return [(CGPoint.zero, CGFloat(-1)), (middle, 1)].map { corner, side in
            let door = CALayer()
            door.masksToBounds = true
            door.frame = CGRect(origin: corner, size: half).offsetBy(dx: side * shift.x, dy: side * shift.y)
            door.addSublayer(picture().moved(to: CGPoint(x: -corner.x, y: -corner.y)))
            return door
        }
    }
}

extension CALayer {
    fileprivate func faded(_ opacity: CGFloat) -> CALayer {
        self.opacity = Float(opacity)
        return self
    }
    fileprivate func moved(to corner: CGPoint) -> CALayer {
        frame.origin = corner
        return self
    }
}
