import KinoraScene
import KinoraStage

// The path that a context builds, and what is filled, drawn along or kept of it. Its points are put where the space of then has them.

public enum CGPathDrawingMode: Int32, Sendable { case fill, eoFill, stroke, fillStroke, eoFillStroke }

// MARK: Building

extension CGContext {
    public func beginPath() { outline = Path() }
    public func closePath() { outline.closeSubpath() }
    public func move(to point: CGPoint) { outline.move(to: point) }
    public func addLine(to point: CGPoint) { outline.addLine(to: point) }
    public func addLines(between points: [CGPoint]) { outline.addLines(points) }
    public func addRect(_ rect: CGRect) { outline.addRect(rect) }
    public func addRects(_ rects: [CGRect]) { outline.addRects(rects) }
    public func addEllipse(in rect: CGRect) { outline.addEllipse(in: rect) }
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        outline.addCurve(to: end, control1: control1, control2: control2)
    }
    public func addQuadCurve(to end: CGPoint, control: CGPoint) { outline.addQuadCurve(to: end, control: control) }
    /// An arc, after a straight line to where it begins. Angles are radians from the x axis towards the y axis; `clockwise` is meant for
    /// a y axis that grows upwards.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        outline.addArc(
            center: center, radius: radius, startAngle: .radians(startAngle), endAngle: .radians(endAngle),
            clockwise: clockwise)
    }
    /// An arc that turns by `delta` radians, after a straight line to where it begins.
    public func addRelativeArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat) {
        outline.addRelativeArc(
            center: center, radius: radius, startAngle: .radians(startAngle), delta: .radians(delta))
    }
    /// An arc that touches the lines from the current point to `tangent1End` and from there to `tangent2End`.
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        outline.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
    }
    public func addPath(_ path: CGPath) { outline.addPath(Path(path)) }
    /// The outline of the path's stroke, with the line as it is set, in place of the path.
    public func replacePathWithStrokedPath() { outline = outline.strokedPath(state.line) }
    /// How far curves may lie from what is drawn of them. They are exact to a part of a pixel.
    public func setFlatness(_ flatness: CGFloat) {}

    public var path: CGPath? { outline.isEmpty ? nil : outline.cgPath }
    public var isPathEmpty: Bool { outline.isEmpty }
    public var boundingBoxOfPath: CGRect { outline.boundingRect }
    public var currentPointOfPath: CGPoint { outline.currentPoint ?? .zero }
    /// Whether painting the path in some way would paint a point.
    public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
        let isInside = mode.fillRule.map { outline.contains(point, eoFill: $0 == .evenOdd) } ?? false
        return isInside || mode.strokes && outline.strokedPath(state.line).contains(point)
    }
}

// MARK: Painting

extension CGContext {
    public func fillPath(using rule: CGPathFillRule = .winding) {
        fill(outline, rule)
        outline = Path()
    }
    public func strokePath() {
        stroke(outline)
        outline = Path()
    }
    public func drawPath(using mode: CGPathDrawingMode) {
        if let rule = mode.fillRule { fill(outline, rule) }
        if mode.strokes { stroke(outline) }
        outline = Path()
    }

    public func fill(_ rect: CGRect) { fill(Path(rect), .winding) }
    public func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }
    public func fillEllipse(in rect: CGRect) { fill(Path(ellipseIn: rect), .winding) }
    public func stroke(_ rect: CGRect) { stroke(Path(rect)) }
    public func stroke(_ rect: CGRect, width: CGFloat) {
        saveGState()
        setLineWidth(width)
        stroke(rect)
        restoreGState()
    }
    public func strokeEllipse(in rect: CGRect) { stroke(Path(ellipseIn: rect)) }
    public func strokeLineSegments(between points: [CGPoint]) {
        for index in stride(from: 0, to: points.count - 1, by: 2) {
            var path = Path()
            path.addLines([points[index], points[index + 1]])
            stroke(path)
        }
    }
    public func clear(_ rect: CGRect) {
        saveGState()
        (state.mode, state.alpha, state.shadow) = (.clear, 1, nil)
        state.fill = .black
        fill(rect)
        restoreGState()
    }

    func fill(_ path: Path, _ rule: CGPathFillRule) {
        let isSmooth = drawsSmoothEdges
        paint(path, with: state.fill) { path, paint in
            [.fill(Fill(path, rule: rule.rule, paint: paint, antialiased: isSmooth))]
        }
    }
    func stroke(_ path: Path) {
        // The width is one of the current space, in which patterns are not laid; and lines have no edges that are not smooth.
        guard drawsSmoothEdges, state.stroke.tiling == nil else {
            let isSmooth = drawsSmoothEdges
            return paint(path.strokedPath(state.line), with: state.stroke) { path, paint in
                [.fill(Fill(path, paint: paint, antialiased: isSmooth))]
            }
        }
        add([.stroke(Stroke(path, style: state.line, paint: .color(state.stroke.rgba)))])
    }

    private var drawsSmoothEdges: Bool { state.isAntialiased && allowsAntialiasing }
}

// MARK: Clips

extension CGContext {
    public func clip(using rule: CGPathFillRule = .winding) {
        clip(outline, rule)
        outline = Path()
    }
    public func clip(to rect: CGRect) { clip(Path(rect), .winding) }
    public func clip(to rects: [CGRect]) {
        var path = Path()
        path.addRects(rects)
        clip(path, .winding)
    }
    func clip(_ path: Path, _ rule: CGPathFillRule) {
        let shape = path.applying(state.transform)
        state.clips.append(.clip(shape, rule: rule.rule, inverse: false))
        narrowClipBounds(to: shape.isEmpty ? .null : shape.boundingRect)
    }

    /// Keeps what is drawn as far as a picture that is laid on `rect` says, as Core Graphics draws pictures: by its alpha, or, of one
    /// without, by its light.
    public func clip(to rect: CGRect, mask: CGImage) {
        let nodes = nodes(of: mask, in: rect).transformed(state.transform)
        let isOpaque = mask.picture.pixmap.pixels.allSatisfy { $0 >> 24 == 255 }
        state.clips.append(.mask(nodes, isOpaque ? .luminance : .alpha))
        narrowClipBounds(to: rect.applying(state.transform))
    }

    /// Draws everywhere again.
    public func resetClip() {
        state.clips = []
        state.clipBounds = CGRect(origin: .zero, size: size)
    }
    /// A box around what clips leave.
    public var boundingBoxOfClipPath: CGRect { state.clipBounds.applying(state.transform.inverted()) }

    private func narrowClipBounds(to box: CGRect) {
        let left = state.clipBounds.intersection(box)
        state.clipBounds = left.isNull ? CGRect(origin: state.clipBounds.origin, size: .zero) : left
    }
}

extension CGPathFillRule {
    fileprivate var rule: FillRule { self == .evenOdd ? .evenOdd : .nonzero }
}

extension CGPathDrawingMode {
    /// nil: nothing is filled.
    fileprivate var fillRule: CGPathFillRule? {
        switch self {
        case .fill, .fillStroke: .winding
        case .eoFill, .eoFillStroke: .evenOdd
        case .stroke: nil
        }
    }
    fileprivate var strokes: Bool { self != .fill && self != .eoFill }
}
