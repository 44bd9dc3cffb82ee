/// The module that sources import for scenes of sprites. Scenes are updated and actions performed sixty times a second of virtual time;
/// emitters follow it, too, and bodies fall, bounce and hold on to each other.
@_exported import KinoraViews
@_exported import simd

public typealias SKColor = UIColor

@MainActor @preconcurrency
open class SKNode: UIResponder {
    public override init() { super.init() }
    public convenience init?(fileNamed filename: String) { return nil }
    /// Nodes are not read from archives: an empty one.
    public required init?(coder aDecoder: NSCoder) { super.init() }
    open var position: CGPoint = .zero
    open var zPosition: CGFloat = 0
    /// Radians, counterclockwise.
    open var zRotation: CGFloat = 0
    open var xScale: CGFloat = 1
    open var yScale: CGFloat = 1
    open var alpha: CGFloat = 1
    open var isHidden = false
    open var isPaused = false
    open var speed: CGFloat = 1
    open var isUserInteractionEnabled = false
    open var name: String?
    open var userData: NSMutableDictionary?
    /// What its place and turn are kept to after each step of the scene, in this order.
    open var constraints: [SKConstraint]?
    public enum FocusBehavior: Int, Sendable { case none, occluding, focusable }
    open var focusBehavior = FocusBehavior.none
    /// What shaders of this node are given, by name. Kept, as shaders are not run.
    open var attributeValues: [String: SKAttributeValue] = [:]
    open var physicsBody: SKPhysicsBody? {
        didSet {
            oldValue?.node = nil
            physicsBody?.node = self
        }
    }
    open private(set) var children: [SKNode] = []
    open private(set) weak var parent: SKNode?
    open var scene: SKScene? { self as? SKScene ?? parent?.scene }
    /// Where it reaches around its own position, in its parent's points.
    open var frame: CGRect {
        extent.map { $0.applying(placement) } ?? CGRect(origin: position, size: .zero)
    }
    /// What it draws itself, in its own points; nil where that is nothing.
    var extent: CGRect? { nil }
    open override var next: UIResponder? { parent }

    open func setScale(_ scale: CGFloat) { (xScale, yScale) = (scale, scale) }
    open func addChild(_ node: SKNode) {
        node.removeFromParent()
        node.parent = self
        children.append(node)
    }
    open func insertChild(_ node: SKNode, at index: Int) {
        node.removeFromParent()
        node.parent = self
        children.insert(node, at: index)
    }
    open func removeFromParent() {
        parent?.children.removeAll { $0 === self }
        parent = nil
    }
    open func removeAllChildren() {
        for child in children { child.parent = nil }
        children = []
    }
    /// - Parameter point: in its parent's points.
    open func contains(_ point: CGPoint) -> Bool { calculateAccumulatedFrame().contains(point) }
    open func intersects(_ node: SKNode) -> Bool { frame.intersects(node.frame) }
    /// From this node's points to its parent's.
    var placement: CGAffineTransform {
        CGAffineTransform(translationX: position.x, y: position.y).rotated(by: zRotation).scaledBy(x: xScale, y: yScale)
    }
    /// From this node's points to its scene's.
    var placementInScene: CGAffineTransform {
        parent.map { placement.concatenating($0.placementInScene) } ?? .identity
    }
    /// A point of another node of the same scene, in this node's points.
    open func convert(_ point: CGPoint, from node: SKNode) -> CGPoint {
        point.applying(node.placementInScene).applying(placementInScene.inverted())
    }
    /// A point of this node, in the points of another one of the same scene.
    open func convert(_ point: CGPoint, to node: SKNode) -> CGPoint { node.convert(point, from: self) }
    open func inParentHierarchy(_ parent: SKNode) -> Bool {
        self.parent === parent || self.parent?.inParentHierarchy(parent) == true
    }
    open func move(toParent parent: SKNode) {
        let place = parent.convert(.zero, from: self)
        parent.addChild(self)
        position = place
    }
    /// Where it and all below it reach, in its parent's points.
    open func calculateAccumulatedFrame() -> CGRect {
        let own = extent.map { $0.applying(placement) } ?? .null
        let all = children.reduce(own) { $0.union($1.calculateAccumulatedFrame().applying(placement)) }
        return all.isNull ? frame : all
    }
    /// The nodes below this one that hold a point of its own, those in front first.
    open func nodes(at point: CGPoint) -> [SKNode] {
        found(at: point, depth: 0).enumerated().sorted { ($0.element.depth, $0.offset) > ($1.element.depth, $1.offset) }
            .map(\.element.node)
    }
    private func found(at point: CGPoint, depth: CGFloat) -> [(node: SKNode, depth: CGFloat)] {
        children.flatMap { child -> [(node: SKNode, depth: CGFloat)] in
            guard !child.isHidden else { return [] }
            let depth = depth + child.zPosition
            let own = child.extent != nil && child.frame.contains(point) ? [(child, depth)] : []
            return own + child.found(at: point.applying(child.placement.inverted()), depth: depth)
        }
    }
    /// The one in front; the node itself where there is none.
    open func atPoint(_ point: CGPoint) -> SKNode { nodes(at: point).first ?? self }
    open func action(forKey key: String) -> SKAction? { running.first { $0.key == key }?.state.action }
    open func hasActions() -> Bool { !running.isEmpty }
    open func removeChildren(in nodes: [SKNode]) {
        for node in nodes where node.parent === self { node.removeFromParent() }
    }
    /// The first node of a name, or of a path of names (`NodePath`).
    open func childNode(withName name: String) -> SKNode? { NodePath(name).nodes(from: self).first }
    open func enumerateChildNodes(
        withName name: String, using block: (SKNode, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop = ObjCBool(false)
        for node in NodePath(name).nodes(from: self) where !stop.boolValue { block(node, &stop) }
    }
    public subscript(name: String) -> [SKNode] { NodePath(name).nodes(from: self) }
    open func run(_ action: SKAction) { perform(action) }
    /// In place of what has the same key.
    open func run(_ action: SKAction, withKey key: String) {
        removeAction(forKey: key)
        perform(action, key: key)
    }
    open func run(_ action: SKAction, completion block: @escaping () -> Void) { perform(action, then: block) }
    open func run(_ action: SKAction) async {
        await withCheckedContinuation { done in perform(action) { done.resume() } }
    }
    open func removeAllActions() { running = [] }
    open func removeAction(forKey key: String) { running.removeAll { $0.key == key } }

    private struct Performed {
        let state: RunningAction
        let key: String?
        let completion: (() -> Void)?
    }
    private var running: [Performed] = []
    private func perform(_ action: SKAction, key: String? = nil, then completion: (() -> Void)? = nil) {
        running.append(Performed(state: RunningAction(action), key: key, completion: completion))
    }

    /// Performs the actions of this node and of those below it for some seconds.
    func advance(by seconds: TimeInterval) {
        guard !isPaused else { return }
        let own = seconds * TimeInterval(speed)
        for performed in running where running.contains(where: { $0.state === performed.state }) {
            guard performed.state.advance(self, by: own) != nil else { continue }
            running.removeAll { $0.state === performed.state }
            performed.completion?()
        }
        for child in children where child.parent === self { child.advance(by: own) }
    }

    /// Whether what is below it is put together before it is drawn.
    var isDrawnApart: Bool { false }
    /// Whether its own layer shows its children, too.
    var drawsChildren: Bool { false }
    /// How it is put over what is behind it.
    var blending: SKBlendMode { .alpha }

    /// Keeps this node and those below it to their constraints.
    func applyConstraints() {
        for constraint in constraints ?? [] where constraint.enabled { constraint.apply(to: self) }
        for child in children { child.applyConstraints() }
    }

    /// What actions that resize change, in points.
    var sizeOfPicture: CGSize {
        get { .zero }
        set {}
    }

    /// The layer that shows this node alone.
    @MainActor func makeLayer() -> CALayer { CALayer() }
}

/// A picture for sprites and particles.
open class SKTexture: NSObject {
    let image: UIImage?
    /// Its pixels, which a symbol is drawn for: once, as a scene asks for them at each of its steps.
    lazy var pixels = image?.cgImage
    public init(image: UIImage) { self.image = image }
    public init(imageNamed name: String) { image = UIImage(named: name) }
    public init(cgImage: CGImage) { image = UIImage(cgImage: cgImage) }
    /// A part of another one, in shares of its size from its lower left corner.
    public init(rect: CGRect, in texture: SKTexture) {
        image = texture.image.flatMap { whole in
            guard let pixels = whole.cgImage else { return nil }
            let (width, height) = (CGFloat(pixels.width), CGFloat(pixels.height))
            let part = CGRect(
                x: rect.minX * width, y: (1 - rect.maxY) * height, width: rect.width * width,
                height: rect.height * height)
            return pixels.cropping(to: part).map { UIImage(cgImage: $0, scale: whole.scale, orientation: .up) }
        }
    }
    public override init() { image = nil }
    open func size() -> CGSize { image?.size ?? .zero }
    open func cgImage() -> CGImage { pixels ?? UIImage(size: CGSize(width: 1, height: 1)).cgImage! }
    open func textureRect() -> CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
    open var usesMipmaps = false
    open func preload(completionHandler: @escaping () -> Void) { completionHandler() }
    open class func preload(_ textures: [SKTexture], withCompletionHandler completionHandler: @escaping () -> Void) {
        completionHandler()
    }
    /// The picture multiplied by a color, as far as the factor says, from 0 to 1.
    @MainActor func blended(with color: UIColor, _ factor: CGFloat) -> CGImage? {
        guard let image else { return nil }
        let area = CGRect(origin: .zero, size: image.size)
        let tint = color.channels.dropLast().map { 1 + ($0 - 1) * min(factor, 1) }
        return UIGraphicsImageRenderer(size: image.size).image { context in
            image.draw(in: area)
            context.cgContext.setBlendMode(.multiply)
            UIColor(channels: tint + [1]).setFill()
            context.cgContext.fill(area)
            image.draw(in: area, blendMode: .destinationIn, alpha: 1)
        }.cgImage
    }
    open var filteringMode = SKTextureFilteringMode.linear
}
/// Pictures of an atlas, which are those of a catalogue of assets.
@MainActor @preconcurrency
open class SKTextureAtlas: NSObject {
    public init(named name: String) { super.init() }
    open func textureNamed(_ name: String) -> SKTexture { SKTexture(imageNamed: name) }
    open var textureNames: [String] { [] }
    open func preload(completionHandler: @escaping () -> Void) { completionHandler() }
}
public enum SKTextureFilteringMode: Int, Sendable { case nearest, linear }
public enum SKBlendMode: Int, Sendable {
    case alpha, add, subtract, multiply, multiplyX2, screen, replace, multiplyAlpha
}
public enum SKSceneScaleMode: Int, Sendable { case fill, aspectFill, aspectFit, resizeFill }
public enum SKLabelHorizontalAlignmentMode: Int, Sendable { case center, left, right }
public enum SKLabelVerticalAlignmentMode: Int, Sendable { case baseline, center, top, bottom }

@MainActor @preconcurrency
open class SKSpriteNode: SKNode {
    open var texture: SKTexture?
    open var color: UIColor
    open var colorBlendFactor: CGFloat = 0
    open var size: CGSize
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    open var blendMode = SKBlendMode.alpha
    /// Kept and not run.
    open var shader: SKShader?
    /// The part of the texture that is stretched with the size, in shares of it from its lower left corner: corners keep their size.
    open var centerRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    // Kept: there is no light.
    open var normalTexture: SKTexture?
    open var lightingBitMask: UInt32 = 0
    open var shadowCastBitMask: UInt32 = 0
    open var shadowedBitMask: UInt32 = 0

    public init(texture: SKTexture?, color: UIColor, size: CGSize) {
        (self.texture, self.color, self.size) = (texture, color, size)
        super.init()
    }
    public convenience init(color: UIColor, size: CGSize) { self.init(texture: nil, color: color, size: size) }
    public convenience init(texture: SKTexture?) {
        self.init(texture: texture, color: .white, size: texture?.size() ?? .zero)
    }
    public convenience init(texture: SKTexture?, size: CGSize) {
        self.init(texture: texture, color: .white, size: size)
    }
    public convenience init(imageNamed name: String) { self.init(texture: SKTexture(imageNamed: name)) }
    public convenience init(imageNamed name: String, normalMapped generateNormalMap: Bool) {
        self.init(imageNamed: name)
    }
    /// Makes the sprite as large as it fits into a size without a change of its shape.
    open func aspectFit(to size: CGSize) {
        guard self.size.width > 0, self.size.height > 0 else { return }
        setScale(min(size.width / self.size.width, size.height / self.size.height))
    }
    open func scale(to size: CGSize) {
        guard self.size.width > 0, self.size.height > 0 else { return }
        (xScale, yScale) = (size.width / self.size.width, size.height / self.size.height)
    }
    public convenience override init() { self.init(texture: nil, color: .white, size: .zero) }
    public required init?(coder: NSCoder) { return nil }

    override var blending: SKBlendMode { blendMode }
    override var sizeOfPicture: CGSize {
        get { size }
        set { size = newValue }
    }
    func show(_ texture: SKTexture, resize: Bool) {
        self.texture = texture
        if resize { size = texture.size() }
    }

    override var extent: CGRect? {
        CGRect(
            x: -anchorPoint.x * size.width, y: -anchorPoint.y * size.height, width: size.width, height: size.height)
    }
    @MainActor override func makeLayer() -> CALayer {
        let layer = CALayer()
        layer.frame = CGRect(
            x: -anchorPoint.x * size.width, y: (anchorPoint.y - 1) * size.height, width: size.width, height: size.height
        )
        if let texture, let pixels = texture.pixels {
            layer.contents = colorBlendFactor > 0 ? blended(texture) : pixels
            layer.contentsScale = texture.image?.scale ?? 1
            layer.contentsCenter = CGRect(
                x: centerRect.minX, y: 1 - centerRect.maxY, width: centerRect.width, height: centerRect.height)
            if texture.filteringMode == .nearest {
                (layer.magnificationFilter, layer.minificationFilter) = (.nearest, .nearest)
            }
        } else {
            layer.backgroundColor = color.cgColor
        }
        return layer
    }
    @MainActor private func blended(_ texture: SKTexture) -> CGImage? {
        let look = BlendedLook(texture: texture, color: color.channels, factor: colorBlendFactor)
        if blended?.look != look { blended = (look, texture.blended(with: color, colorBlendFactor)) }
        return blended?.pixels
    }
    /// What was drawn last, and of what: a scene asks for it at each of its steps.
    private var blended: (look: BlendedLook, pixels: CGImage?)?
    private struct BlendedLook: Equatable {
        let texture: SKTexture
        let color: [CGFloat]
        let factor: CGFloat
    }
}

/// Where a scene is looked at. What is below it stays in its place on the screen.
@MainActor @preconcurrency
open class SKCameraNode: SKNode {
    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    /// Whether a node is in the part of the scene that the camera sees.
    open func contains(_ node: SKNode) -> Bool { containedNodeSet().contains(node) }
    open func containedNodeSet() -> Set<SKNode> {
        guard let scene else { return [] }
        let size = scene.size
        let seen = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
            .applying(placementInScene)
        func all(_ node: SKNode) -> [SKNode] { node.children.flatMap { [$0] + all($0) } }
        return Set(
            all(scene).filter { node in
                let frame = node.calculateAccumulatedFrame()
                return frame.applying(node.parent?.placementInScene ?? .identity).intersects(seen)
            })
    }
}

/// Shows of its children what is behind the opaque parts of another node.
@MainActor @preconcurrency
open class SKCropNode: SKNode {
    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    /// In this node's points. nil: all is shown.
    open var maskNode: SKNode?
    override var isDrawnApart: Bool { true }
}

@MainActor @preconcurrency
open class SKShapeNode: SKNode {
    open var path: CGPath?
    open var fillColor = UIColor.clear
    open var strokeColor = UIColor.white
    open var lineWidth: CGFloat = 1
    open var glowWidth: CGFloat = 0
    open var lineCap = CGLineCap.butt
    open var lineJoin = CGLineJoin.miter
    /// The longest corner, in widths of the line.
    open var miterLimit: CGFloat = 10
    open var isAntialiased = true
    open var blendMode = SKBlendMode.alpha
    /// Kept and not run.
    open var fillShader: SKShader?
    open var strokeShader: SKShader?
    // Kept: shapes have one color.
    open var fillTexture: SKTexture?
    open var strokeTexture: SKTexture?

    public required init?(coder: NSCoder) { super.init(coder: coder) }
    public override init() { super.init() }
    public convenience init(path: CGPath) {
        self.init()
        self.path = path
    }
    /// - Parameter centered: whether the middle of the path is the node's position.
    public convenience init(path: CGPath, centered: Bool) {
        self.init(path: path)
        guard centered else { return }
        let (shape, bounds) = (UIBezierPath(cgPath: path), path.boundingBoxOfPath)
        shape.apply(CGAffineTransform(translationX: -bounds.midX, y: -bounds.midY))
        self.path = shape.cgPath
    }
    public convenience init(ellipseIn rect: CGRect) { self.init(path: UIBezierPath(ovalIn: rect).cgPath) }
    public convenience init(points: UnsafeMutablePointer<CGPoint>, count numPoints: Int) {
        let shape = UIBezierPath()
        for index in 0..<numPoints {
            if index == 0 { shape.move(to: points[0]) } else { shape.addLine(to: points[index]) }
        }
        self.init(path: shape.cgPath)
    }
    /// A curve through points: between two of them it goes as their neighbors lead it.
    public convenience init(splinePoints points: UnsafeMutablePointer<CGPoint>, count numPoints: Int) {
        let shape = UIBezierPath()
        func point(_ index: Int) -> CGPoint { points[min(max(0, index), numPoints - 1)] }
        func lead(_ from: CGPoint, _ before: CGPoint, _ after: CGPoint, _ sign: CGFloat) -> CGPoint {
            CGPoint(x: from.x + sign * (after.x - before.x) / 6, y: from.y + sign * (after.y - before.y) / 6)
        }
        if numPoints > 0 { shape.move(to: point(0)) }
        for index in 0..<max(0, numPoints - 1) {
            let (start, end) = (point(index), point(index + 1))
            shape.addCurve(
                to: end, controlPoint1: lead(start, point(index - 1), end, 1),
                controlPoint2: lead(end, start, point(index + 2), -1))
        }
        self.init(path: shape.cgPath)
    }
    override var blending: SKBlendMode { blendMode }
    override var extent: CGRect? {
        path.map { path in
            let reach = strokeColor.channels[3] > 0 ? lineWidth / 2 : 0
            return path.boundingBoxOfPath.insetBy(dx: -reach, dy: -reach)
        }
    }
    public convenience init(circleOfRadius radius: CGFloat) {
        self.init(ellipseOf: CGSize(width: 2 * radius, height: 2 * radius))
    }
    public convenience init(ellipseOf size: CGSize) {
        self.init()
        path =
            UIBezierPath(
                ovalIn: CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
            ).cgPath
    }
    public convenience init(rectOf size: CGSize, cornerRadius: CGFloat = 0) {
        self.init(
            rect: CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height),
            cornerRadius: cornerRadius)
    }
    public convenience init(rect: CGRect, cornerRadius: CGFloat = 0) {
        self.init()
        path = UIBezierPath(roundedRect: rect, cornerRadius: cornerRadius).cgPath
    }
    @MainActor override func makeLayer() -> CALayer {
        let layer = CAShapeLayer()
        // Up is up in a scene, and down in a layer.
        layer.path = path.map { UIBezierPath(cgPath: $0) }.map { path in
            path.apply(CGAffineTransform(scaleX: 1, y: -1))
            return path.cgPath
        }
        layer.fillColor = fillColor.cgColor
        layer.strokeColor = strokeColor.cgColor
        layer.lineWidth = lineWidth
        layer.lineCap = lineCap == .round ? .round : lineCap == .square ? .square : .butt
        layer.lineJoin = lineJoin == .round ? .round : lineJoin == .bevel ? .bevel : .miter
        layer.miterLimit = miterLimit
        if glowWidth > 0 {
            (layer.shadowColor, layer.shadowOpacity) = (strokeColor.cgColor, 1)
            (layer.shadowOffset, layer.shadowRadius) = (.zero, glowWidth / 2)
        }
        return layer
    }
}

@MainActor @preconcurrency
open class SKScene: SKEffectNode {
    open var size: CGSize = .zero
    /// The size around the anchor point, in the scene's points.
    open override var frame: CGRect {
        CGRect(origin: CGPoint(x: -anchorPoint.x * size.width, y: -anchorPoint.y * size.height), size: size)
    }
    open var backgroundColor = UIColor(red: 0.15, green: 0.15, blue: 0.15, alpha: 1)
    open var scaleMode = SKSceneScaleMode.fill
    open var anchorPoint: CGPoint = .zero
    /// What is seen in the middle, as it is turned and scaled. nil: the scene as its anchor point says.
    open var camera: SKCameraNode?
    open internal(set) weak var view: SKView?
    /// The view that shows it, or did before it showed another scene.
    weak var lastView: SKView?
    open override var next: UIResponder? { view?.next }
    open func convertPoint(fromView point: CGPoint) -> CGPoint { view?.convert(point, to: self) ?? point }
    open func convertPoint(toView point: CGPoint) -> CGPoint { view?.convert(point, from: self) ?? point }
    open weak var listener: SKNode?
    public let physicsWorld = SKPhysicsWorld()
    public override init() {
        super.init()
        sceneDidLoad()
    }
    public init(size: CGSize) {
        self.size = size
        super.init()
        sceneDidLoad()
    }
    /// Files of Xcode's scene editor are not read: an empty scene.
    public convenience init?(fileNamed filename: String) { self.init() }
    public required init?(coder: NSCoder) { return nil }
    /// Called once the scene is made.
    open func sceneDidLoad() {}
    open func didMove(to view: SKView) {}
    open func willMove(from view: SKView) {}
    open func didChangeSize(_ oldSize: CGSize) {}
    /// - Parameter currentTime: seconds of virtual time.
    open func update(_ currentTime: TimeInterval) {}
    open func didEvaluateActions() {}
    open func didSimulatePhysics() {}
    open func didApplyConstraints() {}
    open func didFinishUpdate() {}

    /// All that is done between two pictures.
    func step(to time: TimeInterval, by seconds: TimeInterval) {
        update(time)
        advance(by: seconds)
        didEvaluateActions()
        physicsWorld.scene = self
        physicsWorld.simulate(seconds)
        didSimulatePhysics()
        applyConstraints()
        didApplyConstraints()
        didFinishUpdate()
    }
}
