import KinoraGeometry
import KinoraStage

/// A path that is filled and stroked.
@MainActor @preconcurrency
open class CAShapeLayer: CALayer {
    private struct Outline {
        var path: CGPath?
        var fillColor: CGColor? = .black
        var strokeColor: CGColor?
        var strokeStart: CGFloat = 0
        var strokeEnd: CGFloat = 1
        var lineWidth: CGFloat = 1
        var miterLimit: CGFloat = 10
        var lineDashPhase: CGFloat = 0
    }
    private var ownOutline = Outline()
    private var shownOutline: Outline?
    private var outline: Outline { shownOutline ?? ownOutline }

    open override class func _kinoraMake() -> CALayer { CAShapeLayer() }

    open var path: CGPath? {
        get { outline.path }
        set { write("path") { $0.path = newValue } }
    }
    open var fillColor: CGColor? {
        get { outline.fillColor }
        set { write("fillColor") { $0.fillColor = newValue } }
    }
    open var strokeColor: CGColor? {
        get { outline.strokeColor }
        set { write("strokeColor") { $0.strokeColor = newValue } }
    }
    /// Where the stroke begins on the path, 0…1.
    open var strokeStart: CGFloat {
        get { outline.strokeStart }
        set { write("strokeStart") { $0.strokeStart = newValue } }
    }
    /// Where it ends, 0…1.
    open var strokeEnd: CGFloat {
        get { outline.strokeEnd }
        set { write("strokeEnd") { $0.strokeEnd = newValue } }
    }
    open var lineWidth: CGFloat {
        get { outline.lineWidth }
        set { write("lineWidth") { $0.lineWidth = newValue } }
    }
    open var miterLimit: CGFloat {
        get { outline.miterLimit }
        set { write("miterLimit") { $0.miterLimit = newValue } }
    }
    open var lineDashPhase: CGFloat {
        get { outline.lineDashPhase }
        set { write("lineDashPhase") { $0.lineDashPhase = newValue } }
    }
    open var fillRule: CAShapeLayerFillRule = .nonZero
    open var lineCap: CAShapeLayerLineCap = .butt
    open var lineJoin: CAShapeLayerLineJoin = .miter
    open var lineDashPattern: [NSNumber]?

    private func write(_ key: String, _ change: (inout Outline) -> Void) {
        if isShowing { return change(&shownOutline!) }
        let old = value(at: key)
        change(&ownOutline)
        noteChange(of: key, from: old, to: value(at: key))
    }

    override func value(at keyPath: String) -> LayerValue? {
        let outline = outline
        return switch keyPath {
        case "path": .path(outline.path)
        case "fillColor": .color(outline.fillColor)
        case "strokeColor": .color(outline.strokeColor)
        case "strokeStart": .number(outline.strokeStart)
        case "strokeEnd": .number(outline.strokeEnd)
        case "lineWidth": .number(outline.lineWidth)
        case "miterLimit": .number(outline.miterLimit)
        case "lineDashPhase": .number(outline.lineDashPhase)
        default: super.value(at: keyPath)
        }
    }

    override func show(_ value: LayerValue, at keyPath: String) {
        if let changed = shownOutline.flatMap({ Self.set(value, keyPath, in: $0) }) {
            shownOutline = changed
        } else {
            super.show(value, at: keyPath)
        }
    }

    override func set(_ value: LayerValue, at keyPath: String) {
        if let changed = Self.set(value, keyPath, in: ownOutline) {
            ownOutline = changed
        } else {
            super.set(value, at: keyPath)
        }
    }

    /// With another value; nil where the key is none of these.
    private static func set(_ value: LayerValue, _ keyPath: String, in outline: Outline) -> Outline? {
        var result = outline
        switch keyPath {
        case "path": result.path = value.cgPath
        case "fillColor": result.fillColor = value.cgColor
        case "strokeColor": result.strokeColor = value.cgColor
        default:
            guard let number = value.number else { return nil }
            switch keyPath {
            case "strokeStart": result.strokeStart = number
            case "strokeEnd": result.strokeEnd = number
            case "lineWidth": result.lineWidth = number
            case "miterLimit": result.miterLimit = number
            case "lineDashPhase": result.lineDashPhase = number
            default: return nil
            }
        }
        return result
    }

    override func beginShowing() {
        super.beginShowing()
        shownOutline = ownOutline
    }
    override func endShowing() {
        super.endShowing()
        shownOutline = nil
    }
    override func makeTwin() -> CALayer { CAShapeLayer() }
    override func take(from other: CALayer) {
        super.take(from: other)
        guard let other = other as? CAShapeLayer else { return }
        ownOutline = other.outline
        (fillRule, lineCap, lineJoin, lineDashPattern) = (
            other.fillRule, other.lineCap, other.lineJoin, other.lineDashPattern
        )
    }

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
