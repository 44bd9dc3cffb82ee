import KinoraViews

/// Decides when a view's scene is drawn.
@MainActor @preconcurrency
public protocol SKViewDelegate: AnyObject {
    func view(_ view: SKView, shouldRenderAtTime time: TimeInterval) -> Bool
}
extension SKViewDelegate {
    public func view(_ view: SKView, shouldRenderAtTime time: TimeInterval) -> Bool { true }
}

/// A view that shows a scene, and goes on with it at each frame of the display, which has 60 of them a second of virtual time.
@MainActor @preconcurrency
open class SKView: UIView {
    open private(set) var scene: SKScene?
    /// Asked before each frame of the display whether the scene goes on.
    open weak var delegate: (any SKViewDelegate)?
    open var ignoresSiblingOrder = false
    open var showsFPS = false
    open var showsNodeCount = false
    open var showsPhysics = false
    open var showsDrawCount = false
    open var showsQuadCount = false
    open var showsFields = false
    open var isAsynchronous = true
    open var shouldCullNonVisibleNodes = true
    open var allowsTransparency = false
    open var isPaused = false
    open var preferredFramesPerSecond = 60 { didSet { link?.preferredFramesPerSecond = preferredFramesPerSecond } }
    var isSeen = true
    private var shownSize: CGSize?
    private var link: CADisplayLink?
    /// The scene before, while another one takes its place, and for how many seconds it has done so.
    private var change: (transition: SKTransition, old: SKScene, elapsed: TimeInterval)?

    open func presentScene(_ scene: SKScene?) {
        endChange()
        leave(self.scene, for: scene)
        take(scene)
    }
    open func presentScene(_ scene: SKScene, transition: SKTransition) {
        endChange()
        if let old = self.scene, old !== scene { change = (transition, old, 0) }
        take(scene)
    }

    private func take(_ scene: SKScene?) {
        (self.scene, shownSize) = (scene, nil)
        scene?.view = self
        scene?.lastView = self
        if scene == nil {
            link?.invalidate()
            link = nil
        }
        // One that is shown goes on with the other scene at once.
        if link != nil { beginScene() }
    }
    private func leave(_ scene: SKScene?, for next: SKScene?) {
        guard let scene, scene !== next else { return }
        scene.willMove(from: self)
        scene.view = nil
    }
    private func endChange() {
        guard let old = change?.old else { return }
        change = nil
        leave(old, for: scene)
    }

    /// Goes on with the scene from its first picture on.
    private func begin() {
        guard link == nil else { return }
        let step = Selector("step", kinoraCall: { (view: SKView, link: CADisplayLink) in view.step(link) })
        link = CADisplayLink(target: self, selector: step)
        link?.preferredFramesPerSecond = preferredFramesPerSecond
        link?.add(to: .main, forMode: .common)
    }

    private func step(_ link: CADisplayLink) {
        guard let scene, shownSize != nil, isSeen, !isPaused, change != nil || !scene.isPaused else { return }
        guard delegate?.view(self, shouldRenderAtTime: link.timestamp) ?? true else { return }
        let (time, seconds) = (link.timestamp, link.targetTimestamp - link.timestamp)
        if let change {
            let transition = change.transition
            if !transition.pausesOutgoingScene, !change.old.isPaused { change.old.step(to: time, by: seconds) }
            if !transition.pausesIncomingScene, !scene.isPaused { scene.step(to: time, by: seconds) }
            self.change?.elapsed += seconds
            if change.elapsed + seconds >= transition.duration { endChange() }
        } else {
            scene.step(to: time, by: seconds)
        }
        // A step may have presented another scene.
        if let scene = self.scene { show(scene) }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        beginScene()
    }
    /// Shows a scene that is new, or that has another size.
    private func beginScene() {
        guard let scene, frame.width > 0, frame.height > 0, shownSize != frame.size else { return }
        let isNew = shownSize == nil
        shownSize = frame.size
        if scene.scaleMode == .resizeFill || scene.size == .zero {
            let old = scene.size
            scene.size = frame.size
            if !isNew { scene.didChangeSize(old) }
        }
        if isNew {
            scene.didMove(to: self)
            begin()
        }
        show(scene)
    }

    private func show(_ scene: SKScene) {
        backgroundColor = allowsTransparency ? scene.backgroundColor : scene.backgroundColor.withAlphaComponent(1)
        for old in layer.sublayers ?? [] { old.removeFromSuperlayer() }
        guard let change else { return layer.addSublayer(picture(of: scene)) }
        func ground(_ scene: SKScene) -> CALayer {
            let layer = picture(of: scene)
            layer.backgroundColor = scene.backgroundColor.cgColor
            return layer
        }
        let share = change.transition.duration > 0 ? change.elapsed / change.transition.duration : 1
        layer.addSublayer(
            change.transition.picture(at: CGFloat(min(share, 1)), frame.size) {
                ground(change.old)
            } new: {
                ground(scene)
            })
    }

    private static let upright = CGAffineTransform(scaleX: 1, y: -1)

    /// Where the scene's point zero is in the view, and how its points, with y upwards, are scaled and turned around that.
    private func placement(of scene: SKScene) -> (origin: CGPoint, turn: CGAffineTransform) {
        let (across, down) = (frame.width / scene.size.width, frame.height / scene.size.height)
        let scale: (x: CGFloat, y: CGFloat)
        switch scene.scaleMode {
        case .fill, .resizeFill: scale = (across, down)
        case .aspectFill: scale = (max(across, down), max(across, down))
        case .aspectFit: scale = (min(across, down), min(across, down))
        }
        // What a camera looks at is in the middle; without one, the scene's anchor is where it says.
        let anchor = scene.camera == nil ? scene.anchorPoint : CGPoint(x: 0.5, y: 0.5)
        let origin = CGPoint(
            x: frame.width / 2 + (anchor.x - 0.5) * scene.size.width * scale.x,
            y: frame.height / 2 - (anchor.y - 0.5) * scene.size.height * scale.y)
        let view = scene.camera?.placementInScene.inverted() ?? .identity
        return (
            origin,
            view.concatenating(SKView.upright).concatenating(CGAffineTransform(scaleX: scale.x, y: scale.y))
        )
    }
    private func transform(from scene: SKScene) -> CGAffineTransform {
        let (origin, turn) = placement(of: scene)
        return turn.concatenating(CGAffineTransform(translationX: origin.x, y: origin.y))
    }
    open func convert(_ point: CGPoint, from scene: SKScene) -> CGPoint { point.applying(transform(from: scene)) }
    open func convert(_ point: CGPoint, to scene: SKScene) -> CGPoint {
        point.applying(transform(from: scene).inverted())
    }

    // MARK: Touches

    /// The node that a finger came down on.
    private weak var touched: SKNode?
    /// The node in front that wants touches; else the scene.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let scene, let touch = touches.first else { return }
        let nodes = scene.nodes(at: convert(touch.location(in: self), to: scene))
        touched = nodes.first(where: \.isUserInteractionEnabled) ?? scene
        touched?.touchesBegan(touches, with: event)
    }
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        touched?.touchesMoved(touches, with: event)
    }
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        touched?.touchesEnded(touches, with: event)
    }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        touched?.touchesCancelled(touches, with: event)
    }

    /// All nodes as layers, in the view's points.
    private func picture(of scene: SKScene) -> CALayer {
        let root = CALayer()
        root.frame = CGRect(origin: .zero, size: frame.size)
        root.masksToBounds = true
        let content = CALayer()
        let (origin, turn) = placement(of: scene)
        content.frame = CGRect(origin: origin, size: .zero)
        // Up is up for the camera, and down in a layer.
        content.transform = CATransform3DMakeAffineTransform(SKView.upright.concatenating(turn))
        content.addNodes(scene.children)
        root.addSublayer(content)
        return root
    }
}

public struct SpriteView: View {
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let allowsTransparency = Options(rawValue: 2)
        public static let ignoresSiblingOrder = Options(rawValue: 1)
        public static let shouldCullNonVisibleNodes = Options(rawValue: 4)
    }
    public struct DebugOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let showsFPS = DebugOptions(rawValue: 1)
        public static let showsNodeCount = DebugOptions(rawValue: 2)
        public static let showsPhysics = DebugOptions(rawValue: 4)
        public static let showsDrawCount = DebugOptions(rawValue: 8)
        public static let showsQuadCount = DebugOptions(rawValue: 16)
        public static let showsFields = DebugOptions(rawValue: 32)
    }
    private let shown: ShownScene

    public init(
        scene: SKScene, isPaused: Bool = false, preferredFramesPerSecond: Int = 60, options: Options = [],
        debugOptions: DebugOptions = []
    ) {
        self.init(
            scene: scene, transition: nil, isPaused: isPaused, preferredFramesPerSecond: preferredFramesPerSecond,
            options: options, debugOptions: debugOptions)
    }

    /// - Parameter transition: how the scene takes the place of the one before; nil for at once.
    public init(
        scene: SKScene, transition: SKTransition?, isPaused: Bool = false, preferredFramesPerSecond: Int = 60,
        options: Options = [], debugOptions: DebugOptions = []
    ) {
        shown = ShownScene(
            scene: scene, transition: transition, isTransparent: options.contains(.allowsTransparency),
            isPaused: isPaused, preferredFramesPerSecond: preferredFramesPerSecond)
    }

    /// A scene waits while nobody sees it.
    public var body: some View {
        shown
            .onAppear { shown.scene.lastView?.isSeen = true }
            .onDisappear { shown.scene.lastView?.isSeen = false }
    }
}

private struct ShownScene: UIViewRepresentable {
    let scene: SKScene
    let transition: SKTransition?
    let isTransparent: Bool
    let isPaused: Bool
    let preferredFramesPerSecond: Int

    /// The scene that was presented last from here: the view may show another one by now, which a scene presents itself.
    @MainActor final class Coordinator { weak var presented: SKScene? }
    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIView(context: Context) -> SKView {
        let view = SKView(frame: .zero)
        view.allowsTransparency = isTransparent
        return view
    }
    func updateUIView(_ view: SKView, context: Context) {
        view.isPaused = isPaused
        if view.preferredFramesPerSecond != preferredFramesPerSecond {
            view.preferredFramesPerSecond = preferredFramesPerSecond
        }
        guard context.coordinator.presented !== scene else { return }
        context.coordinator.presented = scene
        if let transition, view.scene != nil {
            view.presentScene(scene, transition: transition)
        } else {
            view.presentScene(scene)
        }
    }
}

extension UITouch {
    public func location(in node: SKNode) -> CGPoint { place(in: node) { $0.location(in: $1) } }
    public func previousLocation(in node: SKNode) -> CGPoint { place(in: node) { $0.previousLocation(in: $1) } }
    private func place(in node: SKNode, _ place: (UITouch, UIView) -> CGPoint) -> CGPoint {
        guard let scene = node.scene, let view = scene.view else { return .zero }
        return view.convert(place(self, view), to: scene).applying(node.placementInScene.inverted())
    }
}
