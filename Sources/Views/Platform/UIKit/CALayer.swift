import KinoraStage

/// A layer of Core Animation, as far as a picture shows it. Animations that are added to it do not run: a layer shows its
/// model's values.
@MainActor @preconcurrency
open class CALayer: NSObject {
    public nonisolated required override init() { super.init() }
    public nonisolated init(layer: Any) { super.init() }

    open var frame: CGRect = .zero
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: frame.size) }
        set { frame.size = newValue.size }
    }
    open var position: CGPoint {
        get { CGPoint(x: frame.midX, y: frame.midY) }
        set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
    }
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    open var zPosition: CGFloat = 0
    open var transform: CATransform3D = CATransform3DIdentity
    open var contents: Any?
    open var contentsScale: CGFloat = 1
    open var contentsGravity: CALayerContentsGravity = .resize
    open var backgroundColor: CGColor?
    open var cornerRadius: CGFloat = 0
    open var cornerCurve: CALayerCornerCurve = .circular
    open var maskedCorners: CACornerMask = .all
    open var borderWidth: CGFloat = 0
    open var borderColor: CGColor? = .black
    open var opacity: Float = 1
    open var isHidden = false
    open var isDoubleSided = true
    open var isOpaque = false
    open var masksToBounds = false
    open var mask: CALayer?
    open var shadowColor: CGColor? = .black
    open var shadowOpacity: Float = 0
    open var shadowOffset = CGSize(width: 0, height: -3)
    open var shadowRadius: CGFloat = 3
    open var shadowPath: CGPath?
    open var shouldRasterize = false
    open var rasterizationScale: CGFloat = 1
    open var allowsGroupOpacity = true
    open var allowsEdgeAntialiasing = false
    open var drawsAsynchronously = false
    open var name: String?
    open var speed: Float = 1
    open var beginTime: TimeInterval = 0
    open var timeOffset: TimeInterval = 0
    open var compositingFilter: Any?
    open var filters: [Any]?
    open weak var delegate: (any CALayerDelegate)?

    open private(set) var sublayers: [CALayer]?
    open private(set) weak var superlayer: CALayer?

    open func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: UInt32(sublayers?.count ?? 0)) }
    open func insertSublayer(_ layer: CALayer, at index: UInt32) {
        layer.removeFromSuperlayer()
        var all = sublayers ?? []
        all.insert(layer, at: min(Int(index), all.count))
        sublayers = all
        layer.superlayer = self
    }
    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        layer.removeFromSuperlayer()
        insertSublayer(layer, at: UInt32(sublayers?.firstIndex { $0 === sibling } ?? 0))
    }
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        layer.removeFromSuperlayer()
        insertSublayer(layer, at: UInt32((sublayers?.firstIndex { $0 === sibling } ?? -1) + 1))
    }
    open func removeFromSuperlayer() {
        superlayer?.sublayers?.removeAll { $0 === self }
        superlayer = nil
    }

    open func setNeedsDisplay() {}
    open func setNeedsLayout() {}
    open func layoutIfNeeded() {}
    open func layoutSublayers() {}
    open func displayIfNeeded() {}
    open func presentation() -> Self? { self }
    open func model() -> Self { self }
    open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

    private var animations: [String: CAAnimation] = [:]
    open func add(_ anim: CAAnimation, forKey key: String?) { animations[key ?? "animation"] = anim }
    open func removeAnimation(forKey key: String) { animations[key] = nil }
    open func removeAllAnimations() { animations = [:] }
    open func animation(forKey key: String) -> CAAnimation? { animations[key] }
    open func animationKeys() -> [String]? { animations.isEmpty ? nil : animations.keys.sorted() }
    open func convertTime(_ t: TimeInterval, from l: CALayer?) -> TimeInterval { t }

    /// What the class itself draws, in its bounds.
    func ownPicture() -> AnyView? {
        guard let image = contents as? CGImage else { return nil }
        let picture = Image(uiImage: UIImage(cgImage: image)).resizable()
        switch contentsGravity {
        case .resizeAspect: return AnyView(picture.aspectRatio(contentMode: .fit))
        case .resizeAspectFill: return AnyView(picture.aspectRatio(contentMode: .fill))
        default: return AnyView(picture)
        }
    }
}

public protocol CAAction {}

public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let center = CALayerContentsGravity(rawValue: "center")
    public static let resize = CALayerContentsGravity(rawValue: "resize")
    public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
    public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
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

/// A gradient from `startPoint` to `endPoint`, in units of the layer.
open class CAGradientLayer: CALayer {
    open var colors: [Any]?
    open var locations: [NSNumber]?
    open var startPoint = CGPoint(x: 0.5, y: 0)
    open var endPoint = CGPoint(x: 0.5, y: 1)
    open var type: CAGradientLayerType = .axial

    override func ownPicture() -> AnyView? {
        let all = (colors ?? []).compactMap { $0 as? CGColor }.map { Color(cgColor: $0) }
        guard !all.isEmpty else { return nil }
        let places = locations.map { $0.map { CGFloat($0.doubleValue) } }
        let stops = all.enumerated().map { index, color in
            Gradient.Stop(
                color: color,
                location: places.flatMap { $0.indices.contains(index) ? $0[index] : nil }
                    ?? CGFloat(index) / CGFloat(max(1, all.count - 1)))
        }
        let gradient = Gradient(stops: stops)
        let (start, end) = (UnitPoint(x: startPoint.x, y: startPoint.y), UnitPoint(x: endPoint.x, y: endPoint.y))
        if type == .radial {
            let reach = max(abs(endPoint.x - startPoint.x), abs(endPoint.y - startPoint.y))
            return AnyView(
                EllipticalGradient(gradient: gradient, center: start, startRadiusFraction: 0, endRadiusFraction: reach))
        }
        if type == .conic { return AnyView(AngularGradient(gradient: gradient, center: start)) }
        return AnyView(LinearGradient(gradient: gradient, startPoint: start, endPoint: end))
    }
}

public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let axial = CAGradientLayerType(rawValue: "axial")
    public static let radial = CAGradientLayerType(rawValue: "radial")
    public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// A path that is filled and stroked.
open class CAShapeLayer: CALayer {
    open var path: CGPath?
    open var fillColor: CGColor? = .black
    open var fillRule: CAShapeLayerFillRule = .nonZero
    open var strokeColor: CGColor?
    open var strokeStart: CGFloat = 0
    open var strokeEnd: CGFloat = 1
    open var lineWidth: CGFloat = 1
    open var miterLimit: CGFloat = 10
    open var lineCap: CAShapeLayerLineCap = .butt
    open var lineJoin: CAShapeLayerLineJoin = .miter
    open var lineDashPhase: CGFloat = 0
    open var lineDashPattern: [NSNumber]?

    override func ownPicture() -> AnyView? {
        guard let path else { return nil }
        let shape = Path(path)
        let style = StrokeStyle(
            lineWidth: lineWidth, lineCap: lineCap.style, lineJoin: lineJoin.style, miterLimit: miterLimit,
            dash: (lineDashPattern ?? []).map { CGFloat($0.doubleValue) }, dashPhase: lineDashPhase)
        return AnyView(
            ZStack(alignment: .topLeading) {
                if let fillColor {
                    shape.fill(Color(cgColor: fillColor), style: FillStyle(eoFill: fillRule == .evenOdd))
                }
                if let strokeColor {
                    shape.trimmedPath(from: strokeStart, to: strokeEnd).stroke(
                        Color(cgColor: strokeColor), style: style)
                }
            })
    }
}

public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    public static let square = CAShapeLayerLineCap(rawValue: "square")
    var style: CGLineCap { self == .round ? .round : self == .square ? .square : .butt }
}
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
    var style: CGLineJoin { self == .round ? .round : self == .bevel ? .bevel : .miter }
}

/// Shows its sublayers several times, each a step further.
open class CAReplicatorLayer: CALayer {
    open var instanceCount = 1
    open var instanceDelay: TimeInterval = 0
    open var instanceTransform: CATransform3D = CATransform3DIdentity
    open var instanceColor: CGColor?
    open var instanceAlphaOffset: Float = 0
}

/// Text in a rectangle.
open class CATextLayer: CALayer {
    open var string: Any?
    open var fontSize: CGFloat = 36
    open var foregroundColor: CGColor? = .white
    open var font: Any?
    open var isWrapped = false
    open var alignmentMode: CATextLayerAlignmentMode = .natural

    override func ownPicture() -> AnyView? {
        guard let text = string as? String else { return nil }
        let alignment: Alignment =
            alignmentMode == .center ? .top : alignmentMode == .right ? .topTrailing : .topLeading
        return AnyView(
            Text(verbatim: text).font(.system(size: fontSize)).foregroundStyle(
                foregroundColor.map { Color(cgColor: $0) } ?? .white
            )
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment))
    }
}
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
    public static let left = CATextLayerAlignmentMode(rawValue: "left")
    public static let right = CATextLayerAlignmentMode(rawValue: "right")
    public static let center = CATextLayerAlignmentMode(rawValue: "center")
}

/// What a layer asks. Layers draw themselves here.
@MainActor @preconcurrency
public protocol CALayerDelegate: AnyObject {
    func display(_ layer: CALayer)
    func draw(_ layer: CALayer, in ctx: CGContext)
    func layerWillDraw(_ layer: CALayer)
    func layoutSublayers(of layer: CALayer)
}
extension CALayerDelegate {
    public func display(_ layer: CALayer) {}
    public func draw(_ layer: CALayer, in ctx: CGContext) {}
    public func layerWillDraw(_ layer: CALayer) {}
    public func layoutSublayers(of layer: CALayer) {}
}
