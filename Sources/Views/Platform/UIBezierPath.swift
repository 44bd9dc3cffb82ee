import KinoraStage

/// An outline under the name that UIKit and AppKit give it. Angles are radians, and a clockwise arc is clockwise on screen.
open class UIBezierPath: NSObject, NSCopying {
    private var path: Path
    /// In points.
    open var lineWidth: CGFloat = 1
    open var lineCapStyle = CGLineCap.butt
    open var lineJoinStyle = CGLineJoin.miter
    open var miterLimit: CGFloat = 10
    open var usesEvenOddFillRule = false
    /// How far curves may lie from what is drawn of them. They are exact to a part of a pixel.
    open var flatness: CGFloat = 0.6
    /// Lengths of dashes and gaps in turn, and how far into them the line starts, in points.
    private var (dash, dashPhase): ([CGFloat], CGFloat) = ([], 0)

    public override init() { path = Path() }
    public init(cgPath: CGPath) { path = Path(cgPath) }
    public init(rect: CGRect) { path = Path(rect) }
    public init(ovalIn rect: CGRect) { path = Path(ellipseIn: rect) }
    public init(ovalInRect rect: CGRect) { path = Path(ellipseIn: rect) }
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        path = Path(roundedRect: rect, cornerRadius: cornerRadius, style: .continuous)
    }
    /// As AppKit names it.
    public init(roundedRect rect: CGRect, xRadius: CGFloat, yRadius: CGFloat) {
        path = Path(roundedRect: rect, cornerSize: CGSize(width: xRadius, height: yRadius), style: .circular)
    }
    /// - Parameter cornerRadii: the width is the radius of the corners named; the others are square.
    public init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        func radius(_ corner: UIRectCorner) -> CGFloat { corners.contains(corner) ? cornerRadii.width : 0 }
        let radii = RectangleCornerRadii(
            topLeading: radius(.topLeft), bottomLeading: radius(.bottomLeft), bottomTrailing: radius(.bottomRight),
            topTrailing: radius(.topRight))
        path = Path(roundedRect: rect, cornerRadii: radii, style: .continuous)
    }
    public init(arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        path = Path()
        super.init()
        addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    open var cgPath: CGPath {
        get { path.cgPath }
        set { path = Path(newValue) }
    }
    open var isEmpty: Bool { path.isEmpty }
    open var bounds: CGRect { path.boundingRect }
    open var currentPoint: CGPoint { path.currentPoint ?? .zero }

    open func move(to point: CGPoint) { path.move(to: point) }
    open func addLine(to point: CGPoint) { path.addLine(to: point) }
    open func addCurve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        path.addCurve(to: end, control1: controlPoint1, control2: controlPoint2)
    }
    open func addQuadCurve(to end: CGPoint, controlPoint: CGPoint) { path.addQuadCurve(to: end, control: controlPoint) }
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        path.addArc(
            center: center, radius: radius, startAngle: .radians(startAngle), endAngle: .radians(endAngle),
            clockwise: !clockwise)
    }
    open func close() { path.closeSubpath() }

    /// Dashes and gaps in turn.
    ///
    /// - Parameters:
    ///   - pattern: lengths in points; nil for a solid line.
    ///   - phase: how far into the pattern the line starts, in points.
    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        dash = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(0, count))) } ?? []
        dashPhase = phase
    }
    open func getLineDash(
        _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
        phase: UnsafeMutablePointer<CGFloat>?
    ) {
        for (index, length) in dash.enumerated() { pattern?[index] = length }
        count?.pointee = dash.count
        phase?.pointee = dashPhase
    }
    /// How its line is drawn.
    var line: StrokeStyle {
        StrokeStyle(
            lineWidth: lineWidth, lineCap: lineCapStyle, lineJoin: lineJoinStyle, miterLimit: miterLimit, dash: dash,
            dashPhase: dashPhase)
    }

    open func append(_ other: UIBezierPath) { path.addPath(other.path) }
    open func removeAllPoints() { path = Path() }
    /// The same path from its end to its beginning, drawn in the same way.
    open func reversing() -> UIBezierPath {
        let copy = UIBezierPath(cgPath: path.reversed.cgPath)
        copy.takeLine(of: self)
        return copy
    }
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIBezierPath(cgPath: cgPath)
        copy.takeLine(of: self)
        return copy
    }
    private func takeLine(of other: UIBezierPath) {
        (lineWidth, lineCapStyle, lineJoinStyle) = (other.lineWidth, other.lineCapStyle, other.lineJoinStyle)
        (miterLimit, flatness, usesEvenOddFillRule) = (other.miterLimit, other.flatness, other.usesEvenOddFillRule)
        (dash, dashPhase) = (other.dash, other.dashPhase)
    }
    open func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }
    open func contains(_ point: CGPoint) -> Bool { path.contains(point, eoFill: usesEvenOddFillRule) }

    // As AppKit names them.
    open func line(to point: CGPoint) { addLine(to: point) }
    open func curve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        addCurve(to: end, controlPoint1: controlPoint1, controlPoint2: controlPoint2)
    }
}

public typealias NSBezierPath = UIBezierPath

/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let topLeft = UIRectCorner(rawValue: 1)
    public static let topRight = UIRectCorner(rawValue: 2)
    public static let bottomLeft = UIRectCorner(rawValue: 4)
    public static let bottomRight = UIRectCorner(rawValue: 8)
    public static let allCorners = UIRectCorner(rawValue: 15)
}

/// Edges of a rectangle by the direction of the text.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let top = NSDirectionalRectEdge(rawValue: 1)
    public static let leading = NSDirectionalRectEdge(rawValue: 2)
    public static let bottom = NSDirectionalRectEdge(rawValue: 4)
    public static let trailing = NSDirectionalRectEdge(rawValue: 8)
    public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}

/// Distances from the edges of a rectangle, in points, by the direction of the text.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
    public var top, leading, bottom, trailing: CGFloat
    public init(top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0) {
        (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
    }
    public static let zero = NSDirectionalEdgeInsets()
}
extension EdgeInsets {
    public init(_ insets: NSDirectionalEdgeInsets) {
        self.init(top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
    }
}

/// Distances from the four edges, in points.
public struct UIEdgeInsets: Hashable, Sendable {
    public var top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat
    public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
    }
    public static let zero = UIEdgeInsets()
}

public typealias NSEdgeInsets = UIEdgeInsets

extension CGRect {
    public func inset(by insets: UIEdgeInsets) -> CGRect {
        CGRect(
            x: origin.x + insets.left, y: origin.y + insets.top, width: size.width - insets.left - insets.right,
            height: size.height - insets.top - insets.bottom)
    }
}
