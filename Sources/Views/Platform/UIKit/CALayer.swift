import KinoraStage

/// A layer of Core Animation, as far as a picture shows it. What is added to it to move it runs on the virtual clock: while a picture is
/// made, its properties have the values that are shown.
@MainActor @preconcurrency
open class CALayer: NSObject, ChangesSilently, CAMediaTiming {
    public nonisolated override init() { super.init() }
    /// As the copy of another layer of Kinora's own, that is shown. A subclass copies what it has of its own.
    public nonisolated init(layer: Any) {
        super.init()
        guard let other = layer as? CALayer else { return }
        MainActor.assumeIsolated { take(from: other) }
    }
    /// A layer of an archive. There are none.
    public required init?(coder: NSCoder) { return nil }
    /// Makes a layer of this class for a view. Swift makes no object of a class that is only known when the program runs.
    open class func _kinoraMake() -> CALayer { CALayer() }

    // MARK: Values

    var ownModel = LayerModel()
    /// What is shown, while a picture is made.
    fileprivate(set) var shown: LayerModel?
    private var current: LayerModel { shown ?? ownModel }
    /// Whether values are those of a picture that is being made.
    var isShowing: Bool { shown != nil }
    /// What moves the layer.
    var motions = LayerMotions()
    /// The view that it belongs to; its changes move in the blocks of `UIView.animate` only.
    weak var view: UIView?
    /// When it was first part of an update that made its picture, in seconds.
    var firstShown: Double?
    /// How what was shown before gives way, while a picture is made.
    var transition = TransitionEffect.none
    private var needsLayout = true
    /// Layers that come while others are placed are placed with them.
    private var isPlacing = false
    private var isMarkedForDisplay = false

    /// In the superlayer, in points: the rectangle around it as its transform shows it.
    open var frame: CGRect {
        get { current.transformedFrame }
        set {
            let old = ownModel.size
            change("position", "bounds") { $0.transformedFrame = newValue }
            noteSize(old)
        }
    }
    /// The same without the transform.
    final var place: CGRect {
        get { current.frame }
        set {
            let old = ownModel.size
            change("position", "bounds") { ($0.origin, $0.size) = (newValue.origin, newValue.size) }
            noteSize(old)
        }
    }
    open var bounds: CGRect {
        get { CGRect(origin: current.boundsOrigin, size: current.size) }
        set {
            let old = ownModel.size
            change("bounds") {
                $0.boundsOrigin = newValue.origin
                $0.resize(newValue.size)
            }
            noteSize(old)
        }
    }
    /// Where the anchor point lies in the superlayer, in points.
    open var position: CGPoint {
        get { current.position }
        set { change("position") { $0.position = newValue } }
    }
    /// In parts of the size; (0.5, 0.5), unless said. What is turned turns about it.
    open var anchorPoint: CGPoint {
        get { current.anchorPoint }
        set { change("anchorPoint") { $0.moveAnchor(newValue) } }
    }
    open var anchorPointZ: CGFloat = 0
    open var zPosition: CGFloat {
        get { current.zPosition }
        set { change("zPosition") { $0.zPosition = newValue } }
    }
    open var transform: CATransform3D {
        get { current.transform }
        set { change("transform") { $0.transform = newValue } }
    }
    /// Applied to all sublayers, about the anchor point.
    open var sublayerTransform: CATransform3D {
        get { current.sublayerTransform }
        set { change("sublayerTransform") { $0.sublayerTransform = newValue } }
    }
    open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }
    open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }
    /// A `CGImage` or `UIImage`.
    open var contents: Any? {
        get { current.contents }
        set { change("contents") { $0.contents = newValue } }
    }
    open var backgroundColor: CGColor? {
        get { current.backgroundColor }
        set { change("backgroundColor") { ($0.backgroundColor, $0.viewBackground) = (newValue, nil) } }
    }
    open var cornerRadius: CGFloat {
        get { current.cornerRadius }
        set { change("cornerRadius") { $0.cornerRadius = newValue } }
    }
    open var borderWidth: CGFloat {
        get { current.borderWidth }
        set { change("borderWidth") { $0.borderWidth = newValue } }
    }
    open var borderColor: CGColor? {
        get { current.borderColor }
        set { change("borderColor") { $0.borderColor = newValue } }
    }
    /// 0…1.
    open var opacity: Float {
        get { Float(current.opacity) }
        set { change("opacity") { $0.opacity = Double(newValue) } }
    }
    open var shadowColor: CGColor? {
        get { current.shadowColor }
        set { change("shadowColor") { $0.shadowColor = newValue } }
    }
    open var shadowOpacity: Float {
        get { current.shadowOpacity }
        set { change("shadowOpacity") { $0.shadowOpacity = newValue } }
    }
    open var shadowOffset: CGSize {
        get { current.shadowOffset }
        set { change("shadowOffset") { $0.shadowOffset = newValue } }
    }
    open var shadowRadius: CGFloat {
        get { current.shadowRadius }
        set { change("shadowRadius") { $0.shadowRadius = newValue } }
    }
    /// What casts the shadow, in the layer's points; nil for all that is drawn. It moves by an animation only, and not by itself.
    open var shadowPath: CGPath? {
        get { current.shadowPath }
        set { change { $0.shadowPath = newValue } }
    }

    open var contentsScale: CGFloat = 1
    open var contentsGravity: CALayerContentsGravity = .resize
    open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    open var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
    open var magnificationFilter: CALayerContentsFilter = .linear
    open var minificationFilter: CALayerContentsFilter = .linear
    open var minificationFilterBias: Float = 0
    // Kept: pictures have 8 bits, and no layer's contents are upside down.
    open var contentsFormat = CALayerContentsFormat.RGBA8Uint
    open func contentsAreFlipped() -> Bool { false }
    open var cornerCurve: CALayerCornerCurve = .circular
    open var maskedCorners: CACornerMask = .all
    open var isHidden = false
    open var isDoubleSided = true
    /// Whether y grows upwards in what its view draws. What is in it is placed as ever.
    open var isGeometryFlipped = false
    open var isOpaque = false
    open var masksToBounds = false
    open var mask: CALayer?
    open var shouldRasterize = false
    open var rasterizationScale: CGFloat = 1
    open var allowsGroupOpacity = true
    open var allowsEdgeAntialiasing = false
    open var edgeAntialiasingMask: CAEdgeAntialiasingMask = [
        .layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge,
    ]
    open var drawsAsynchronously = false
    open var needsDisplayOnBoundsChange = false { didSet { if needsDisplayOnBoundsChange { setNeedsDisplay() } } }
    open var wantsExtendedDynamicRangeContent = false
    open var actions: [String: any CAAction]?
    open var style: [AnyHashable: Any]?
    open var name: String?
    /// How it mixes with what is below: the name of a blend mode or a filter of Core Image with such a name.
    open var compositingFilter: Any?
    open var filters: [Any]?
    open var backgroundFilters: [Any]?
    open weak var delegate: (any CALayerDelegate)?

    // MARK: Time

    /// How fast time passes in the layer and its sublayers; 0 stops what moves.
    open var speed: Float = 1 { didSet { if speed != oldValue { changeTime() } } }
    open var beginTime: CFTimeInterval = 0 { didSet { if beginTime != oldValue { changeTime() } } }
    open var timeOffset: CFTimeInterval = 0 { didSet { if timeOffset != oldValue { changeTime() } } }
    open var duration: CFTimeInterval = .infinity
    open var repeatCount: Float = 0
    open var repeatDuration: CFTimeInterval = 0
    open var autoreverses = false
    open var fillMode: CAMediaTimingFillMode = .removed

    /// The layer's time at a time of the stage.
    final func time(at stage: Double) -> Double {
        let outer = superlayer?.time(at: stage) ?? view?.superview?.layer.time(at: stage) ?? stage
        return (outer - beginTime) * Double(speed) + timeOffset
    }
    /// The other way round; infinite while time stands still.
    final func stageTime(at own: Double) -> Double {
        guard speed != 0, own < .infinity else { return .infinity }
        let outer = (own - timeOffset) / Double(speed) + beginTime
        return superlayer?.stageTime(at: outer) ?? view?.superview?.layer.stageTime(at: outer) ?? outer
    }
    open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }
    /// The innermost layer at a point of the superlayer, those in front first.
    open func hitTest(_ p: CGPoint) -> CALayer? {
        guard !isHidden, place.contains(p) else { return nil }
        let inner = CGPoint(x: p.x - place.minX + bounds.minX, y: p.y - place.minY + bounds.minY)
        return (sublayers ?? []).reversed().lazy.compactMap { $0.hitTest(inner) }.first ?? self
    }
    open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
        time(at: l?.stageTime(at: t) ?? t)
    }
    open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
        let stage = stageTime(at: t)
        return l?.time(at: stage) ?? stage
    }
    private func changeTime() {
        VirtualClock.noteObjects()
        visit { $0.scheduleEnds() }
    }
    private func visit(_ body: (CALayer) -> Void) {
        body(self)
        for layer in sublayers ?? [] { layer.visit(body) }
    }

    // MARK: Tree

    /// From back to front. Layers that are not in a new list have no superlayer any more.
    open var sublayers: [CALayer]? {
        get { children }
        set {
            for layer in children ?? [] where !(newValue ?? []).contains(where: { $0 === layer }) {
                layer.superlayer = nil
            }
            for layer in newValue ?? [] where layer.superlayer !== self {
                layer.removeFromSuperlayer()
                layer.superlayer = self
            }
            children = newValue
        }
    }
    private var children: [CALayer]? { didSet { if !isPlacing { needsLayout = true } } }
    open private(set) weak var superlayer: CALayer?

    open func addSublayer(_ layer: CALayer) {
        layer.removeFromSuperlayer()
        insertSublayer(layer, at: UInt32(children?.count ?? 0))
    }
    open func insertSublayer(_ layer: CALayer, at index: UInt32) {
        layer.removeFromSuperlayer()
        var all = children ?? []
        all.insert(layer, at: min(Int(index), all.count))
        children = all
        layer.superlayer = self
    }
    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        layer.removeFromSuperlayer()
        insertSublayer(layer, at: UInt32(children?.firstIndex { $0 === sibling } ?? 0))
    }
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        layer.removeFromSuperlayer()
        insertSublayer(layer, at: UInt32((children?.firstIndex { $0 === sibling } ?? -1) + 1))
    }
    open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
        guard let index = children?.firstIndex(where: { $0 === oldLayer }) else { return }
        oldLayer.removeFromSuperlayer()
        insertSublayer(newLayer, at: UInt32(index))
    }
    open func removeFromSuperlayer() {
        superlayer?.children?.removeAll { $0 === self }
        superlayer = nil
    }

    // MARK: Layout and drawing

    /// Has `draw(in:)` or the delegate draw the layer with the next picture.
    open func setNeedsDisplay() { isMarkedForDisplay = true }
    open func setNeedsDisplay(_ r: CGRect) { setNeedsDisplay() }
    open func needsDisplay() -> Bool { isMarkedForDisplay }
    open func displayIfNeeded() {}
    /// Draws with Core Graphics. The delegate does, unless a subclass does.
    open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }
    open func display() {}
    open func setNeedsLayout() { needsLayout = true }
    open func layoutIfNeeded() {
        guard needsLayout else { return }
        needsLayout = false
        isPlacing = true
        defer { isPlacing = false }
        CATransaction.withoutActions {
            layoutSublayers()
            if view == nil { delegate?.layoutSublayers(of: self) }
        }
    }
    /// Places sublayers; called before the first picture, after each change of the size and when sublayers came or went.
    open func layoutSublayers() {}
    open func preferredFrameSize() -> CGSize { bounds.size }
    /// The part of its bounds that layers around it that mask leave to see; all of it here.
    open var visibleRect: CGRect { bounds }
    /// Of the nearest layer around it that scrolls.
    open func scroll(_ p: CGPoint) { superlayer?.scroll(p) }
    open func scrollRectToVisible(_ r: CGRect) { superlayer?.scrollRectToVisible(r) }
    /// Whether a change of a property of a subclass's own draws it anew.
    open class func needsDisplay(forKey key: String) -> Bool { false }
    open class func defaultValue(forKey key: String) -> Any? { nil }
    open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

    /// What the class itself draws, in its bounds.
    func ownPicture() -> AnyView? {
        if let crossing = current.crossing { return crossingPicture(crossing) }
        if let image = (contents as? CGImage) ?? (contents as? UIImage)?.cgImage {
            return AnyView(contentsPicture(image))
        }
        return isMarkedForDisplay ? drawnPicture() : nil
    }

    private func drawnPicture() -> AnyView? {
        guard bounds.width > 0, bounds.height > 0 else { return nil }
        let context = CGContext(size: bounds.size, scale: UIScreen.main.scale)
        UIGraphicsPushContext(context)
        defer { UIGraphicsPopContext() }
        delegate?.layerWillDraw(self)
        draw(in: context)
        return context.nodes.isEmpty ? nil : AnyView(DrawnNodes(nodes: context.nodes))
    }

    private func crossingPicture(_ value: LayerValue) -> AnyView? {
        guard case .pictures(let start, let end, let part) = value else { return nil }
        return AnyView(
            ZStack {
                contentsPicture(start).opacity(1 - part)
                contentsPicture(end).opacity(part)
            })
    }

    @ViewBuilder private func contentsPicture(_ image: CGImage) -> some View {
        let plain = Image(uiImage: UIImage(cgImage: image, scale: contentsScale, orientation: .up))
        let picture = isNearest(image) ? plain.interpolation(.none) : plain
        switch contentsGravity {
        case .resizeAspect: picture.resizable().aspectRatio(contentMode: .fit)
        case .resizeAspectFill: picture.resizable().aspectRatio(contentMode: .fill)
        case .resize:
            PartOfPicture(
                picture: picture.resizable(capInsets: caps(of: image)), part: contentsRect, size: bounds.size)
        default: picture.frame(width: bounds.width, height: bounds.height, alignment: contentsGravity.alignment)
        }
    }
    /// Whether each pixel of the screen shows one of the picture, as the filter for enlarging or reducing it says.
    private func isNearest(_ image: CGImage) -> Bool {
        let isEnlarged = bounds.width * UIScreen.main.scale > CGFloat(image.width)
        return (isEnlarged ? magnificationFilter : minificationFilter) == .nearest
    }
    /// The edges of a picture that keep their size, in points.
    private func caps(of image: CGImage) -> EdgeInsets {
        let (width, height) = (CGFloat(image.width) / contentsScale, CGFloat(image.height) / contentsScale)
        let center = contentsCenter
        return EdgeInsets(
            top: center.minY * height, leading: center.minX * width, bottom: (1 - center.maxY) * height,
            trailing: (1 - center.maxX) * width)
    }

    // MARK: Changes

    /// Writes the model; what moves with the change is started.
    final func change(_ keys: String..., write: (inout LayerModel) -> Void) {
        if shown != nil { return write(&shown!) }
        let old = ownModel
        write(&ownModel)
        for key in keys { noteChange(of: key, from: old.value(at: key), to: ownModel.value(at: key)) }
    }

    /// From the first picture on, changes of a layer of one's own move.
    func noteShown() { if firstShown == nil, VirtualClock.mayRecord { firstShown = VirtualClock.present } }

    private func noteSize(_ old: CGSize) { if ownModel.size != old { needsLayout = true } }

    /// The value of a property that animates, as it is shown or as the model has it; nil where there is none.
    func value(at keyPath: String) -> LayerValue? { current.value(at: keyPath) }

    /// Shows a value, while a picture is made.
    func show(_ value: LayerValue, at keyPath: String) { _ = shown?.set(value, at: keyPath) }

    /// Sets the model's value of a property, without motion.
    func set(_ value: LayerValue, at keyPath: String) {
        let size = ownModel.size
        _ = ownModel.set(value, at: keyPath)
        noteSize(size)
    }

    /// Begins and ends a picture.
    func beginShowing() {
        shown = ownModel
        transition = .none
    }
    func endShowing() { shown = nil }

    /// A layer of the same class, without values; a plain one where the class is a user's.
    func makeTwin() -> CALayer { CALayer() }
    /// Takes the values, as they are now.
    func take(from other: CALayer) {
        ownModel = other.current
        (contentsScale, contentsGravity, cornerCurve) = (other.contentsScale, other.contentsGravity, other.cornerCurve)
        (contentsCenter, contentsRect) = (other.contentsCenter, other.contentsRect)
        (magnificationFilter, minificationFilter) = (other.magnificationFilter, other.minificationFilter)
        (maskedCorners, isHidden, masksToBounds) = (other.maskedCorners, other.isHidden, other.masksToBounds)
        (name, compositingFilter) = (other.name, other.compositingFilter)
    }

    // MARK: Values by name

    private var named: [String: Any] = [:]
    /// Sets a property that animates, by its key path, or keeps a value of one's own.
    open func setValue(_ value: Any?, forKeyPath keyPath: String) {
        guard let old = self.value(at: keyPath) else { return named[keyPath] = value }
        let new = LayerValue(value) ?? .none
        set(new, at: keyPath)
        noteChange(of: keyPath, from: old, to: self.value(at: keyPath))
    }
    open func setValue(_ value: Any?, forKey key: String) { setValue(value, forKeyPath: key) }
    /// A number, point, size or rectangle of a property that animates, or what was kept under the name.
    open func value(forKeyPath keyPath: String) -> Any? { value(at: keyPath)?.object(like: keyPath) ?? named[keyPath] }
    open func value(forKey key: String) -> Any? { value(forKeyPath: key) }
}

extension LayerValue {
    /// As sources see it.
    fileprivate func object(like keyPath: String) -> Any? {
        switch self {
        case .numbers(let all) where all.count == 1: CGFloat(all[0])
        case .numbers(let all) where all.count == 2:
            keyPath.hasSuffix("ize") || keyPath.hasSuffix("Offset")
                ? CGSize(width: all[0], height: all[1]) as Any : CGPoint(x: all[0], y: all[1]) as Any
        case .numbers(let all): rectangle ?? all.map { NSNumber(value: $0) } as Any
        case .transform(let value): value
        case .color(let value): CGColor(rgba: value)
        case .colors(let all): all.map { CGColor(rgba: $0) }
        case .path(let value): value
        case .picture(let value): value
        case .pictures, .none: nil
        }
    }
}

/// What happens when something changes in a layer; an animation moves it.
@MainActor @preconcurrency
public protocol CAAction {
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}
/// Says that nothing happens, as `NSNull` does in a layer's actions.
extension NSNull: CAAction {
    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}

public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let center = CALayerContentsGravity(rawValue: "center")
    public static let resize = CALayerContentsGravity(rawValue: "resize")
    public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
    public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
    public static let top = CALayerContentsGravity(rawValue: "top")
    public static let bottom = CALayerContentsGravity(rawValue: "bottom")
    public static let left = CALayerContentsGravity(rawValue: "left")
    public static let right = CALayerContentsGravity(rawValue: "right")
    public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
    public static let topRight = CALayerContentsGravity(rawValue: "topRight")
    public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
    public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
}
extension CALayerContentsGravity {
    /// Where a picture of its own size is placed.
    fileprivate var alignment: Alignment {
        switch self {
        case .top: .top
        case .bottom: .bottom
        case .left: .leading
        case .right: .trailing
        case .topLeft: .topLeading
        case .topRight: .topTrailing
        case .bottomLeft: .bottomLeading
        case .bottomRight: .bottomTrailing
        default: .center
        }
    }
}

/// Some of a picture, in parts of its size, over all of a layer.
private struct PartOfPicture: View {
    let picture: Image
    let part: CGRect
    let size: CGSize
    var body: some View {
        if part == CGRect(x: 0, y: 0, width: 1, height: 1) || part.isEmpty {
            picture
        } else {
            let whole = CGSize(width: size.width / part.width, height: size.height / part.height)
            picture.frame(width: whole.width, height: whole.height)
                .offset(x: -part.minX * whole.width, y: -part.minY * whole.height)
                .frame(width: size.width, height: size.height, alignment: .topLeading).clipped()
        }
    }
}

public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let circular = CALayerCornerCurve(rawValue: "circular")
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
public struct CACornerMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
    static let all = CACornerMask(rawValue: 15)
}

/// How pixels of a picture are read where it is drawn larger or smaller.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let nearest = CALayerContentsFilter(rawValue: "nearest")
    public static let linear = CALayerContentsFilter(rawValue: "linear")
    public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}
/// How many bits the numbers of a pixel have.
public struct CALayerContentsFormat: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let RGBA8Uint = CALayerContentsFormat(rawValue: "RGBA8")
    public static let RGBA16Float = CALayerContentsFormat(rawValue: "RGBAh")
    public static let gray8Uint = CALayerContentsFormat(rawValue: "Gray8")
}
public struct CAEdgeAntialiasingMask: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let layerLeftEdge = CAEdgeAntialiasingMask(rawValue: 1)
    public static let layerRightEdge = CAEdgeAntialiasingMask(rawValue: 2)
    public static let layerBottomEdge = CAEdgeAntialiasingMask(rawValue: 4)
    public static let layerTopEdge = CAEdgeAntialiasingMask(rawValue: 8)
}

/// What a layer asks. Layers draw themselves here.
@MainActor @preconcurrency
public protocol CALayerDelegate: AnyObject {
    func display(_ layer: CALayer)
    func draw(_ layer: CALayer, in ctx: CGContext)
    func layerWillDraw(_ layer: CALayer)
    func layoutSublayers(of layer: CALayer)
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}
extension CALayerDelegate {
    public func display(_ layer: CALayer) {}
    public func draw(_ layer: CALayer, in ctx: CGContext) {}
    public func layerWillDraw(_ layer: CALayer) {}
    public func layoutSublayers(of layer: CALayer) {}
    public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
