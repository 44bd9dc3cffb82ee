import KinoraViews

// Outlines and rectangles as AppKit draws them.

extension UIBezierPath {
    public enum LineCapStyle: UInt, Sendable { case butt, round, square }
    public enum WindingRule: UInt, Sendable { case nonZero, evenOdd }

    public var windingRule: WindingRule {
        get { usesEvenOddFillRule ? .evenOdd : .nonZero }
        set { usesEvenOddFillRule = newValue == .evenOdd }
    }
    public func appendRect(_ rect: CGRect) { append(UIBezierPath(rect: rect)) }
    public func appendOval(in rect: CGRect) { append(UIBezierPath(ovalIn: rect)) }
    public func appendRoundedRect(_ rect: CGRect, xRadius: CGFloat, yRadius: CGFloat) {
        append(UIBezierPath(roundedRect: rect, xRadius: xRadius, yRadius: yRadius))
    }
    /// Angles are in degrees, and grow from the x axis towards the y axis unless the arc is clockwise.
    public func appendArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool = false
    ) {
        addArc(
            withCenter: center, radius: radius, startAngle: startAngle * .pi / 180, endAngle: endAngle * .pi / 180,
            clockwise: !clockwise)
    }
    public func relativeMove(to point: CGPoint) {
        move(to: CGPoint(x: currentPoint.x + point.x, y: currentPoint.y + point.y))
    }
    public func relativeLine(to point: CGPoint) {
        line(to: CGPoint(x: currentPoint.x + point.x, y: currentPoint.y + point.y))
    }
    /// A curve of the second degree.
    public func curve(to end: CGPoint, controlPoint: CGPoint) { addQuadCurve(to: end, controlPoint: controlPoint) }
    public func transform(using transform: AffineTransform) {
        apply(
            CGAffineTransform(
                a: transform.m11, b: transform.m12, c: transform.m21, d: transform.m22, tx: transform.tX,
                ty: transform.tY))
    }
    /// The part within the outline is all that is drawn from now on.
    public func setClip() { addClip() }

    public static func fill(_ rect: CGRect) { UIRectFill(rect) }
    public static func stroke(_ rect: CGRect) { UIBezierPath(rect: rect).stroke() }
    public static func clip(_ rect: CGRect) { UIRectClip(rect) }
    public static func strokeLine(from point1: CGPoint, to point2: CGPoint) {
        let line = UIBezierPath()
        line.move(to: point1)
        line.line(to: point2)
        line.stroke()
    }
}

extension CGRect {
    /// In the color that is set, in the current context.
    public func fill(using operation: NSCompositingOperation = .copy) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        // A copy is laid over what is there: what is behind a view is not the view's to take away.
        if operation != .copy { context.setBlendMode(operation.mode) }
        context.fill(self)
        context.restoreGState()
    }
    /// A line within the rectangle.
    public func frame(withWidth width: CGFloat = 1, using operation: NSCompositingOperation = .sourceOver) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.setBlendMode(operation.mode)
        context.stroke(insetBy(dx: width / 2, dy: width / 2), width: width)
        context.restoreGState()
    }
    public func clip() { UIRectClip(self) }
}

public func NSRectFill(_ rect: CGRect) { rect.fill() }
public func NSRectFillUsingOperation(_ rect: CGRect, _ op: NSCompositingOperation) { rect.fill(using: op) }
public func NSFrameRect(_ rect: CGRect) { rect.frame() }
public func NSRectClip(_ rect: CGRect) { rect.clip() }
