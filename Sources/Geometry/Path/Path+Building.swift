import Foundation

// Making paths from shapes, and point by point. Lines and curves need a current point: without one they add nothing,
// as in Core Graphics.

extension Path {
    /// A rectangle, clockwise on screen from its top left.
    public init(_ rect: CGRect) {
        if !rect.isNull { self.init(.rect(rect)) } else { self.init() }
    }

    /// A rounded rectangle, clockwise on screen from the middle of its right edge. Radii are limited to half the sides.
    public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        if !rect.isNull {
            self.init(.roundedRect(fitting: rect, cornerSize: cornerSize, style: style))
        } else {
            self.init()
        }
    }

    /// A rounded rectangle. `cornerRadius` is limited to half the shorter side.
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        let radius = min(cornerRadius, rect.width / 2, rect.height / 2)
        self.init(roundedRect: rect, cornerSize: CGSize(width: radius, height: radius), style: style)
    }

    /// A rectangle with a radius for each corner; where two of them exceed a side, all shrink alike.
    public init(roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        self.init()
        guard !rect.isNull else { return }
        let radii = cornerRadii.fitted(to: rect)
        if radii
            == RectangleCornerRadii(
                topLeading: radii.topLeading, bottomLeading: radii.topLeading, bottomTrailing: radii.topLeading,
                topTrailing: radii.topLeading)
        {
            self.init(roundedRect: rect, cornerRadius: radii.topLeading, style: style)
        } else {
            reserveCapacity(26)
            RoundedCorners(rect: rect, radii: radii, style: style).forEachElement { append($0) }
        }
    }

    /// The ellipse that fills `rect`, clockwise on screen from three o'clock.
    public init(ellipseIn rect: CGRect) {
        if !rect.isNull { self.init(.ellipse(rect)) } else { self.init() }
    }

    /// Begins a new subpath.
    public mutating func move(to end: CGPoint) { append(.move(to: end)) }

    /// Adds a straight line from the current point.
    public mutating func addLine(to end: CGPoint) {
        if currentPoint != nil { append(.line(to: end)) }
    }

    /// Adds a quadratic Bézier curve from the current point.
    public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
        if currentPoint != nil { append(.quadCurve(to: end, control: control)) }
    }

    /// Adds a cubic Bézier curve from the current point.
    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        if currentPoint != nil { append(.curve(to: end, control1: control1, control2: control2)) }
    }

    /// Leads straight back to where the subpath began and joins the ends.
    public mutating func closeSubpath() {
        if currentPoint != nil { append(.closeSubpath) }
    }

    /// Adds a rectangle as a subpath of its own.
    public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        addPath(Path(rect), transform: transform)
    }

    /// Adds a rounded rectangle as a subpath of its own.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        addPath(Path(roundedRect: rect, cornerSize: cornerSize, style: style), transform: transform)
    }

    /// Adds a rectangle with a radius for each corner as a subpath of its own.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        addPath(Path(roundedRect: rect, cornerRadii: cornerRadii, style: style), transform: transform)
    }

    /// Adds the ellipse that fills `rect` as a subpath of its own.
    public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        addPath(Path(ellipseIn: rect), transform: transform)
    }

    /// Adds rectangles, each a subpath of its own.
    public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    /// Begins a new subpath at the first point and joins the others to it by straight lines.
    public mutating func addLines(_ lines: [CGPoint]) {
        guard let first = lines.first else { return }
        move(to: first)
        for point in lines.dropFirst() { addLine(to: point) }
    }

    /// Adds another path's subpaths.
    public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
        let moved = path.applying(transform)
        if isEmpty {
            self = moved
        } else {
            reserveForMore(moved.elements.count)
            moved.forEach { append($0) }
        }
    }

    /// Growing by exactly what is asked, time after time, would copy everything each time.
    private mutating func reserveForMore(_ count: Int) {
        if case let needed = storage.count + count, needed > storage.capacity {
            reserveCapacity(max(needed, 2 * storage.count))
        }
    }
}
