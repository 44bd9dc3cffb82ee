import Foundation
import KinoraGeometry
import KinoraViews

/// What a node is to do: at once, over some seconds, or as several actions. Nodes perform it sixty times a second of virtual time
/// (`RunningAction`).
open class SKAction: NSObject {
    /// What a node is changed by while a share of the time, from 0 to 1, goes by. It is made as the action begins.
    typealias Change = (_ share: CGFloat) -> Void

    enum Work {
        /// Nothing, for as long as it takes.
        case wait
        case once((SKNode) -> Void)
        case over((SKNode) -> Change)
        case sequence([SKAction])
        case group([SKAction])
        /// - Parameter count: nil for ever.
        case repeated(SKAction, count: Int?)
        case child(SKAction, name: String)
    }

    /// In seconds.
    open var duration: TimeInterval
    open var timingMode = SKActionTimingMode.linear
    /// In place of the timing mode: the share of the change by the share of the time.
    open var timingFunction: ((Float) -> Float)?
    /// How quickly its time goes by, beside that of others.
    open var speed: CGFloat = 1
    let work: Work
    /// Seconds by which it may take longer or less, half of them to each side.
    private(set) var durationRange: TimeInterval = 0
    private let back: (() -> SKAction)?

    init(_ work: Work, lasting duration: TimeInterval = 0, back: (() -> SKAction)? = nil) {
        (self.work, self.duration, self.back) = (work, max(0, duration), back)
        super.init()
    }
    public override convenience init() { self.init(.wait) }

    static func over(
        _ duration: TimeInterval, back: (() -> SKAction)? = nil, _ begin: @escaping (SKNode) -> Change
    ) -> SKAction { SKAction(.over(begin), lasting: duration, back: back) }

    static func once(back: (() -> SKAction)? = nil, _ act: @escaping (SKNode) -> Void) -> SKAction {
        SKAction(.once(act), back: back)
    }

    /// Adds a length to what others change at the same time.
    static func adding(
        _ amount: CGFloat, to property: ReferenceWritableKeyPath<SKNode, CGFloat>
    ) -> (SKNode) -> Change {
        { node in
            var done: CGFloat = 0
            return { share in
                node[keyPath: property] += amount * (share - done)
                done = share
            }
        }
    }

    /// From what is there as it begins.
    static func leading(
        _ property: ReferenceWritableKeyPath<SKNode, CGFloat>, to end: @escaping (CGFloat) -> CGFloat
    ) -> (SKNode) -> Change {
        { node in
            let start = node[keyPath: property]
            let change = end(start) - start
            return { node[keyPath: property] = start + change * $0 }
        }
    }

    /// Several changes of one time.
    private static func both(_ first: @escaping (SKNode) -> Change, _ second: @escaping (SKNode) -> Change)
        -> (SKNode) -> Change
    {
        { node in
            let (first, second) = (first(node), second(node))
            return { share in
                first(share)
                second(share)
            }
        }
    }

    // MARK: Moving

    public static func moveBy(x deltaX: CGFloat, y deltaY: CGFloat, duration: TimeInterval) -> SKAction {
        over(
            duration, back: { moveBy(x: -deltaX, y: -deltaY, duration: duration) },
            both(adding(deltaX, to: \.position.x), adding(deltaY, to: \.position.y)))
    }
    public static func move(by delta: CGVector, duration: TimeInterval) -> SKAction {
        moveBy(x: delta.dx, y: delta.dy, duration: duration)
    }
    public static func move(to location: CGPoint, duration: TimeInterval) -> SKAction {
        over(
            duration, both(leading(\.position.x) { _ in location.x }, leading(\.position.y) { _ in location.y }))
    }
    public static func moveTo(x: CGFloat, duration: TimeInterval) -> SKAction {
        over(duration, leading(\.position.x) { _ in x })
    }
    public static func moveTo(y: CGFloat, duration: TimeInterval) -> SKAction {
        over(duration, leading(\.position.y) { _ in y })
    }

    /// Along a path, from where the node is, turned as the path goes.
    public static func follow(_ path: CGPath, duration: TimeInterval) -> SKAction {
        follow(path, asOffset: true, orientToPath: true, duration: duration)
    }
    /// - Parameter offset: whether the path begins where the node is; else its points are those of the node's parent.
    public static func follow(
        _ path: CGPath, asOffset offset: Bool, orientToPath orient: Bool, duration: TimeInterval
    ) -> SKAction { follow(PathWay(path), asOffset: offset, orientToPath: orient, duration: duration) }
    private static func follow(
        _ way: PathWay, asOffset offset: Bool, orientToPath orient: Bool, duration: TimeInterval
    ) -> SKAction {
        let back = { follow(way.reversed, asOffset: offset, orientToPath: orient, duration: duration) }
        return over(duration, back: back) { node in
            let origin = offset ? node.position : .zero
            return { share in
                guard let place = way.place(at: share) else { return }
                node.position = CGPoint(x: origin.x + place.point.x, y: origin.y + place.point.y)
                if orient { node.zRotation = place.angle }
            }
        }
    }
    /// - Parameter speed: in points per second.
    public static func follow(_ path: CGPath, speed: CGFloat) -> SKAction {
        follow(path, asOffset: true, orientToPath: true, speed: speed)
    }
    public static func follow(
        _ path: CGPath, asOffset offset: Bool, orientToPath orient: Bool, speed: CGFloat
    ) -> SKAction {
        let seconds = speed > 0 ? PathWay(path).length / Double(speed) : 0
        return follow(path, asOffset: offset, orientToPath: orient, duration: seconds)
    }

    // MARK: Turning and scaling

    /// - Parameter radians: counterclockwise.
    public static func rotate(byAngle radians: CGFloat, duration: TimeInterval) -> SKAction {
        over(
            duration, back: { rotate(byAngle: -radians, duration: duration) }, adding(radians, to: \.zRotation))
    }
    public static func rotate(toAngle radians: CGFloat, duration: TimeInterval) -> SKAction {
        over(duration, leading(\.zRotation) { _ in radians })
    }
    /// - Parameter shortestUnitArc: whether it goes the shorter way around.
    public static func rotate(toAngle radians: CGFloat, duration: TimeInterval, shortestUnitArc: Bool) -> SKAction {
        guard shortestUnitArc else { return rotate(toAngle: radians, duration: duration) }
        return over(duration, leading(\.zRotation) { $0 + (radians - $0).remainder(dividingBy: 2 * .pi) })
    }
    public static func scale(by scale: CGFloat, duration: TimeInterval) -> SKAction {
        scaleX(by: scale, y: scale, duration: duration)
    }
    public static func scale(to scale: CGFloat, duration: TimeInterval) -> SKAction {
        scaleX(to: scale, y: scale, duration: duration)
    }
    public static func scaleX(by xScale: CGFloat, y yScale: CGFloat, duration: TimeInterval) -> SKAction {
        over(
            duration, back: { scaleX(by: 1 / xScale, y: 1 / yScale, duration: duration) },
            both(leading(\.xScale) { $0 * xScale }, leading(\.yScale) { $0 * yScale }))
    }
    public static func scaleX(to xScale: CGFloat, y yScale: CGFloat, duration: TimeInterval) -> SKAction {
        over(duration, both(leading(\.xScale) { _ in xScale }, leading(\.yScale) { _ in yScale }))
    }
    public static func scaleX(to scale: CGFloat, duration: TimeInterval) -> SKAction {
        over(duration, leading(\.xScale) { _ in scale })
    }
    public static func scaleY(to scale: CGFloat, duration: TimeInterval) -> SKAction {
        over(duration, leading(\.yScale) { _ in scale })
    }
    /// Of a node with a size; others stay as they are.
    public static func resize(byWidth width: CGFloat, height: CGFloat, duration: TimeInterval) -> SKAction {
        over(
            duration, back: { resize(byWidth: -width, height: -height, duration: duration) },
            both(adding(width, to: \.sizeOfPicture.width), adding(height, to: \.sizeOfPicture.height)))
    }
    public static func resize(toWidth width: CGFloat, height: CGFloat, duration: TimeInterval) -> SKAction {
        over(
            duration,
            both(leading(\.sizeOfPicture.width) { _ in width }, leading(\.sizeOfPicture.height) { _ in height }))
    }
    public static func resize(toWidth width: CGFloat, duration: TimeInterval) -> SKAction {
        over(duration, leading(\.sizeOfPicture.width) { _ in width })
    }
    public static func resize(toHeight height: CGFloat, duration: TimeInterval) -> SKAction {
        over(duration, leading(\.sizeOfPicture.height) { _ in height })
    }

    // MARK: Appearing

    public static func fadeIn(withDuration duration: TimeInterval) -> SKAction {
        over(duration, back: { fadeOut(withDuration: duration) }, leading(\.alpha) { _ in 1 })
    }
    public static func fadeOut(withDuration duration: TimeInterval) -> SKAction {
        over(duration, back: { fadeIn(withDuration: duration) }, leading(\.alpha) { _ in 0 })
    }
    public static func fadeAlpha(to alpha: CGFloat, duration: TimeInterval) -> SKAction {
        over(duration, leading(\.alpha) { _ in alpha })
    }
    public static func fadeAlpha(by factor: CGFloat, duration: TimeInterval) -> SKAction {
        over(duration, back: { fadeAlpha(by: -factor, duration: duration) }, adding(factor, to: \.alpha))
    }
    public static func hide() -> SKAction { once(back: unhide) { $0.isHidden = true } }
    public static func unhide() -> SKAction { once(back: hide) { $0.isHidden = false } }
    /// Of sprites, as are the pictures and colors below.
    public static func setTexture(_ texture: SKTexture) -> SKAction { setTexture(texture, resize: false) }
    public static func setTexture(_ texture: SKTexture, resize: Bool) -> SKAction {
        once { ($0 as? SKSpriteNode)?.show(texture, resize: resize) }
    }
    public static func animate(with textures: [SKTexture], timePerFrame sec: TimeInterval) -> SKAction {
        animate(with: textures, timePerFrame: sec, resize: false, restore: true)
    }
    /// - Parameter sec: how long each picture is shown, in seconds.
    /// - Parameter restore: whether the sprite has its own picture back in the end.
    public static func animate(
        with textures: [SKTexture], timePerFrame sec: TimeInterval, resize: Bool, restore: Bool
    ) -> SKAction {
        over(
            sec * Double(textures.count),
            back: { animate(with: textures.reversed(), timePerFrame: sec, resize: resize, restore: restore) }
        ) { node in
            let own = (node as? SKSpriteNode)?.texture
            return { share in
                guard let sprite = node as? SKSpriteNode, !textures.isEmpty else { return }
                if share >= 1, restore { return sprite.texture = own }
                // A share is a quotient of times: one that belongs to the next picture may lie just below it.
                let index = Int((share * CGFloat(textures.count) + 1e-9).rounded(.down))
                sprite.show(textures[min(max(index, 0), textures.count - 1)], resize: resize)
            }
        }
    }
    public static func colorize(
        with color: UIColor, colorBlendFactor: CGFloat, duration: TimeInterval
    ) -> SKAction {
        over(duration) { node in
            guard let sprite = node as? SKSpriteNode else { return { _ in } }
            let (from, to) = (sprite.color.channels, color.channels)
            let factor = sprite.colorBlendFactor
            return { share in
                sprite.color = UIColor(channels: zip(from, to).map { $0 + ($1 - $0) * share })
                sprite.colorBlendFactor = factor + (colorBlendFactor - factor) * share
            }
        }
    }
    public static func colorize(withColorBlendFactor colorBlendFactor: CGFloat, duration: TimeInterval) -> SKAction {
        over(duration) { node in
            guard let sprite = node as? SKSpriteNode else { return { _ in } }
            let factor = sprite.colorBlendFactor
            return { sprite.colorBlendFactor = factor + (colorBlendFactor - factor) * $0 }
        }
    }

    // MARK: Time and others

    public static func wait(forDuration duration: TimeInterval) -> SKAction { SKAction(.wait, lasting: duration) }
    /// - Parameter durationRange: seconds by which it may take longer or less, half of them to each side; by chance.
    public static func wait(forDuration duration: TimeInterval, withRange durationRange: TimeInterval) -> SKAction {
        let action = SKAction(.wait, lasting: duration)
        action.durationRange = max(0, durationRange)
        return action
    }
    public static func speed(to speed: CGFloat, duration: TimeInterval) -> SKAction {
        over(duration, leading(\.speed) { _ in speed })
    }
    public static func speed(by speed: CGFloat, duration: TimeInterval) -> SKAction {
        over(
            duration, back: { self.speed(by: -speed, duration: duration) }, adding(speed, to: \.speed))
    }
    public static func removeFromParent() -> SKAction { once { $0.removeFromParent() } }
    public static func run(_ block: @escaping () -> Void) -> SKAction { once { _ in block() } }
    /// On the main queue: a stage has one thread.
    public static func run(_ block: @escaping () -> Void, queue: DispatchQueue) -> SKAction { run(block) }
    public static func run(_ action: SKAction, onChildWithName name: String) -> SKAction {
        SKAction(.child(action, name: name))
    }
    /// - Parameter block: gets the seconds since it began.
    public static func customAction(
        withDuration seconds: TimeInterval, actionBlock block: @escaping (SKNode, CGFloat) -> Void
    ) -> SKAction {
        over(seconds) { node in { share in block(node, share * CGFloat(max(0, seconds))) } }
    }
    // Sounds are not heard.
    public static func playSoundFileNamed(_ soundFile: String, waitForCompletion wait: Bool) -> SKAction { SKAction() }
    public static func play() -> SKAction { SKAction() }
    public static func pause() -> SKAction { SKAction() }
    public static func stop() -> SKAction { SKAction() }
    public static func changeVolume(to v: Float, duration: TimeInterval) -> SKAction { wait(forDuration: duration) }

    public static func sequence(_ actions: [SKAction]) -> SKAction {
        SKAction(.sequence(actions), lasting: actions.reduce(0) { $0 + $1.duration }) {
            sequence(actions.reversed().map { $0.reversed() })
        }
    }
    public static func group(_ actions: [SKAction]) -> SKAction {
        SKAction(.group(actions), lasting: actions.map(\.duration).max() ?? 0) { group(actions.map { $0.reversed() }) }
    }
    public static func `repeat`(_ action: SKAction, count: Int) -> SKAction {
        SKAction(.repeated(action, count: max(0, count)), lasting: action.duration * Double(max(0, count))) {
            `repeat`(action.reversed(), count: count)
        }
    }
    public static func repeatForever(_ action: SKAction) -> SKAction {
        SKAction(.repeated(action, count: nil), lasting: .infinity) { repeatForever(action.reversed()) }
    }

    /// What undoes it; the action itself where it leads to a value, which nothing undoes.
    open func reversed() -> SKAction {
        guard let action = back?() else { return self }
        (action.timingMode, action.timingFunction, action.speed) = (timingMode, timingFunction, speed)
        return action
    }
}

public enum SKActionTimingMode: Int, Sendable {
    case linear, easeIn, easeOut, easeInEaseOut

    /// The curves that Core Animation has under these names.
    var curve: UnitCurve {
        switch self {
        case .linear: .linear
        case .easeIn: .easeIn
        case .easeOut: .easeOut
        case .easeInEaseOut: .easeInOut
        }
    }
}
