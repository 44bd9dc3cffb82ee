import KinoraPixels
import KinoraScene
import KinoraStage

/// Where Core Graphics' commands draw: a bitmap, whose y grows upwards, or what UIKit draws into, whose y grows downwards.
///
/// Commands are kept as a scene, and become pixels when a picture is asked for.
public final class CGContext {
    private(set) var size: CGSize
    /// Pixels per point.
    let scale: CGFloat
    /// What was drawn since bytes of the bitmap were asked for, if they were.
    private var drawn: [Node] = []
    /// How the bytes of a bitmap lie; nil where it is none whose bytes are kept.
    private let layout: BitmapLayout?
    /// The bytes, once somebody can see them: from then on each command is drawn at once.
    private var memory: BitmapMemory?
    /// All that was drawn.
    var nodes: [Node] { memory.map { [picture(of: $0)] + drawn } ?? drawn }
    private var state: State
    private var saved: [State] = []
    private var outline = Path()
    private let growsUpwards: Bool
    /// The PDF whose pages are drawn.
    private(set) var document: PDFRecorder?
    /// Whether y grows upwards here, and pictures and texts stand upright nevertheless, as AppKit draws them.
    package var standsUpright = false

    /// What `saveGState()` keeps.
    private struct State {
        var transform: CGAffineTransform
        /// Clips with their rules, in the space of the bitmap.
        var clips: [(path: Path, rule: FillRule)] = []
        var fill = RGBA.black
        var stroke = RGBA.black
        var line = StrokeStyle(lineWidth: 1)
        var alpha = 1.0
        var mode = BlendMode.normal
        var shadow: Filter?
        var interpolation = CGInterpolationQuality.default
    }

    /// - Parameter size: in points.
    package convenience init(size: CGSize, scale: CGFloat, growsUpwards: Bool = false) {
        self.init(size: size, scale: scale, growsUpwards: growsUpwards, layout: nil)
    }
    private init(size: CGSize, scale: CGFloat, growsUpwards: Bool, layout: BitmapLayout?) {
        (self.size, self.scale, self.layout, self.growsUpwards) = (size, scale, layout, growsUpwards)
        state = State(transform: Self.base(CGRect(origin: .zero, size: size), growsUpwards))
    }
    /// From a space to the points below its upper left corner.
    private static func base(_ box: CGRect, _ growsUpwards: Bool) -> CGAffineTransform {
        growsUpwards
            ? CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: -box.minX, ty: box.maxY)
            : CGAffineTransform(translationX: -box.minX, y: -box.minY)
    }

    /// Draws pages of a PDF.
    convenience init(document: PDFRecorder, growsUpwards: Bool) {
        self.init(size: document.box.size, scale: 1, growsUpwards: growsUpwards)
        self.document = document
    }
    /// Ends the page before, and begins one with nothing on it.
    func beginPage(_ box: CGRect) {
        guard let document else { return }
        endPage()
        let box = box.standardized
        (size, drawn, saved, outline) = (box.size, [], [], Path())
        state = State(transform: Self.base(box, growsUpwards))
        document.begin(box)
    }
    /// Ends the page that is drawn; what is drawn before the next one begins is on none. A bitmap has no pages.
    public func endPage() {
        guard let document else { return }
        document.end(drawn)
        drawn = []
    }

    /// A bitmap with y growing downwards.
    convenience init(bitmapOfUIKit size: CGSize, scale: CGFloat) {
        self.init(size: size, scale: scale, growsUpwards: false, layout: .ofUIKit(size, scale: scale))
    }

    /// A bitmap, of 8 bits a component where its bytes are asked for.
    ///
    /// - Parameters:
    ///   - data: memory of `bytesPerRow * height` bytes that lives as long as the context and holds what was drawn at any time; nil for
    ///     memory of its own.
    ///   - bytesPerRow: 0 for rows without padding.
    ///   - bitmapInfo: the order of the bytes of a pixel, and what is done with alpha.
    public convenience init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
        space: CGColorSpace, bitmapInfo: UInt32
    ) {
        guard BitmapLayout.sides.contains(width), BitmapLayout.sides.contains(height) else { return nil }
        let layout = BitmapLayout(
            width: width, height: height, bitsPerComponent: bitsPerComponent, bytesPerRow: bytesPerRow,
            isGray: space.model == .monochrome, info: CGBitmapInfo(rawValue: bitmapInfo))
        self.init(
            size: CGSize(width: width, height: height), scale: 1, growsUpwards: true, layout: layout)
        if let data, let layout { memory = BitmapMemory(layout, at: data) }
    }

    public var width: Int { Int((size.width * scale).rounded()) }
    public var height: Int { Int((size.height * scale).rounded()) }
    public var bitsPerComponent: Int { layout == nil ? 0 : 8 }
    public var bitsPerPixel: Int { 8 * (layout?.pixel.bytes ?? 0) }
    public var bytesPerRow: Int { layout?.bytesPerRow ?? 0 }

    /// The bytes of a bitmap, from its upper row on; they live as long as the context, and what is written into them is drawn. nil for
    /// what is no bitmap of 8 bits a component.
    public var data: UnsafeMutableRawPointer? {
        guard let layout else { return nil }
        if memory == nil {
            memory = BitmapMemory(layout)
            drawIntoMemory()
        }
        return memory?.bytes
    }

    /// The pixels drawn so far.
    public func makeImage() -> CGImage? {
        // What a bitmap cannot hold, as colors in one of grays, is not in its picture either.
        if memory == nil, let layout, !layout.isLossless { _ = data }
        if let memory, drawn.isEmpty { return CGImage(SceneImage(memory.picture)) }
        return pixels(of: nodes).map { CGImage(SceneImage($0)) }
    }

    private func pixels(of nodes: [Node]) -> Pixmap? {
        try? DrawnImage.rasterizer?(FrameScene(size: size, nodes: nodes), Double(scale))
    }
    /// A size that is no whole number of pixels is less than what the bytes hold.
    private func picture(of memory: BitmapMemory) -> Node {
        let (width, height) = (CGFloat(memory.layout.width) / scale, CGFloat(memory.layout.height) / scale)
        let place = CGRect(x: 0, y: 0, width: width, height: height)
        return .image(ImageNode(SceneImage(memory.picture), in: place, interpolation: .nearest))
    }
    /// Draws what is left to draw over what the bytes hold. It stays undrawn where nobody makes pixels.
    private func drawIntoMemory() {
        guard let memory, !drawn.isEmpty, let pixels = pixels(of: nodes),
            pixels.width == memory.layout.width, pixels.height == memory.layout.height
        else { return }
        memory.picture = pixels
        drawn = []
    }

    // MARK: State

    public func saveGState() { saved.append(state) }
    public func restoreGState() { if let last = saved.popLast() { state = last } }
    public var ctm: CGAffineTransform { state.transform }
    public func concatenate(_ transform: CGAffineTransform) {
        state.transform = transform.concatenating(state.transform)
    }
    public func translateBy(x tx: CGFloat, y ty: CGFloat) { concatenate(CGAffineTransform(translationX: tx, y: ty)) }
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) { concatenate(CGAffineTransform(scaleX: sx, y: sy)) }
    /// In radians; from the x axis towards the y axis.
    public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }
    public func setFillColor(_ color: CGColor) { state.fill = color.rgba }
    public func setStrokeColor(_ color: CGColor) { state.stroke = color.rgba }
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.fill = RGBA(red: red, green: green, blue: blue, alpha: alpha)
    }
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.stroke = RGBA(red: red, green: green, blue: blue, alpha: alpha)
    }
    public func setLineWidth(_ width: CGFloat) { state.line.lineWidth = width }
    public func setLineCap(_ cap: CGLineCap) { state.line.lineCap = cap }
    public func setLineJoin(_ join: CGLineJoin) { state.line.lineJoin = join }
    public func setMiterLimit(_ limit: CGFloat) { state.line.miterLimit = limit }
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        (state.line.dashPhase, state.line.dash) = (phase, lengths)
    }
    public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha }
    public func setBlendMode(_ mode: CGBlendMode) { state.mode = mode.mode }
    public func setShadow(offset: CGSize, blur: CGFloat) {
        setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
    }
    /// Core Graphics' blur is twice the standard deviation.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        state.shadow = color.map { .dropShadow(color: $0.rgba, sigma: blur / 2, offset: offset) }
    }
    /// Edges are always smooth.
    public func setShouldAntialias(_ shouldAntialias: Bool) {}
    public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
    public var interpolationQuality: CGInterpolationQuality {
        get { state.interpolation }
        set { state.interpolation = newValue }
    }

    // MARK: Paths

    public func beginPath() { outline = Path() }
    public func closePath() { outline.closeSubpath() }
    public func move(to point: CGPoint) { outline.move(to: point) }
    public func addLine(to point: CGPoint) { outline.addLine(to: point) }
    public func addLines(between points: [CGPoint]) { outline.addLines(points) }
    public func addRect(_ rect: CGRect) { outline.addRect(rect) }
    public func addEllipse(in rect: CGRect) { outline.addEllipse(in: rect) }
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        outline.addCurve(to: end, control1: control1, control2: control2)
    }
    public func addQuadCurve(to end: CGPoint, control: CGPoint) { outline.addQuadCurve(to: end, control: control) }
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        outline.addArc(
            center: center, radius: radius, startAngle: .radians(startAngle), endAngle: .radians(endAngle),
            clockwise: clockwise)
    }
    public func addPath(_ path: CGPath) { outline.addPath(Path(path)) }
    public var path: CGPath? { outline.isEmpty ? nil : outline.cgPath }
    public var boundingBoxOfPath: CGRect { outline.boundingRect }
    public var currentPointOfPath: CGPoint { outline.currentPoint ?? .zero }

    public func fillPath(using rule: CGPathFillRule = .winding) {
        fill(outline, rule)
        outline = Path()
    }
    public func strokePath() {
        stroke(outline)
        outline = Path()
    }
    /// The outline of the path's stroke, with the line as it is set, in place of the path.
    public func replacePathWithStrokedPath() { outline = outline.strokedPath(state.line) }
    public func drawPath(using mode: CGPathDrawingMode) {
        if mode != .stroke { fill(outline, mode == .eoFill || mode == .eoFillStroke ? .evenOdd : .winding) }
        if mode != .fill, mode != .eoFill { stroke(outline) }
        outline = Path()
    }
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
        add([.fill(Fill(path, rule: rule == .evenOdd ? .evenOdd : .nonzero, paint: .color(state.fill)))])
    }
    func stroke(_ path: Path) { add([.stroke(Stroke(path, style: state.line, paint: .color(state.stroke)))]) }
    func clip(_ path: Path, _ rule: CGPathFillRule) {
        state.clips.append((path.applying(state.transform), rule == .evenOdd ? .evenOdd : .nonzero))
    }
    func change(_ change: (inout StrokeStyle) -> Void) { change(&state.line) }

    // MARK: Gradients

    public func drawLinearGradient(
        _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint, options: CGGradientDrawingOptions
    ) {
        draw(
            .linearGradient(
                gradient.gradient, startPoint: startPoint, endPoint: endPoint))
    }
    public func drawRadialGradient(
        _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
        options: CGGradientDrawingOptions
    ) {
        draw(
            .radialGradient(gradient.gradient, center: endCenter, startRadius: startRadius, endRadius: endRadius))
    }
    /// Beyond the gradient's ends their colors go on.
    private func draw(_ shading: GraphicsContext.Shading) {
        let area = CGRect(origin: .zero, size: size).applying(state.transform.inverted())
        add(shading.style(in: EnvironmentValues()).nodes(for: .fill(Path(area), FillStyle()), in: area))
    }

    // MARK: Pictures

    /// Draws a picture as Core Graphics does: upright where y grows upwards.
    public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
        guard rect.width > 0, rect.height > 0 else { return }
        let node = ImageNode(
            image.picture, in: CGRect(origin: .zero, size: rect.size),
            interpolation: state.interpolation == .none ? .nearest : state.interpolation == .high ? .cubic : .smooth)
        add([.image(node)].transformed(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: rect.minX, ty: rect.maxY)))
    }

    /// Draws nodes that begin at their upper left corner in a rectangle, upright where the context has that.
    func add(_ nodes: [Node], in rect: CGRect) {
        add(
            nodes.transformed(
                standsUpright
                    ? CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: rect.minX, ty: rect.maxY)
                    : CGAffineTransform(translationX: rect.minX, y: rect.minY)))
    }

    /// Draws nodes of the current space.
    func add(_ nodes: [Node]) {
        var result = nodes.transformed(state.transform)
        if let shadow = state.shadow { result = result.layered(.filter(shadow)) }
        for clip in state.clips.reversed() {
            result = result.layered(.clip(clip.path, rule: clip.rule, inverse: false))
        }
        if state.alpha < 1 { result = result.layered(.opacity(state.alpha)) }
        if state.mode != .normal { result = result.layered(.blend(state.mode)) }
        drawn += result
        if memory != nil { drawIntoMemory() }
    }

    /// Draws only what `body` draws, as one layer.
    public func beginTransparencyLayer(auxiliaryInfo: NSDictionary?) { saveGState() }
    public func endTransparencyLayer() { restoreGState() }
}

public enum CGPathDrawingMode: Int32, Sendable { case fill, eoFill, stroke, fillStroke, eoFillStroke }
public struct CGGradientDrawingOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

/// Colors along a line, under Core Graphics' name.
public final class CGGradient: Sendable {
    let gradient: Gradient

    /// Colors at even distances, or at `locations` of 0…1.
    public init?(colorsSpace space: CGColorSpace?, colors: NSArray, locations: UnsafePointer<CGFloat>?) {
        let colors = colors.compactMap { $0 as? CGColor }
        guard !colors.isEmpty else { return nil }
        let step = 1 / CGFloat(max(1, colors.count - 1))
        gradient = Gradient(
            stops: colors.enumerated().map { index, color in
                Gradient.Stop(color: Color(color), location: locations?[index] ?? CGFloat(index) * step)
            })
    }
    public convenience init?(
        colorsSpace space: CGColorSpace?, colors: [CGColor], locations: UnsafePointer<CGFloat>?
    ) { self.init(colorsSpace: space, colors: NSArray(array: colors), locations: locations) }
}

public enum CGBlendMode: Int32, Sendable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
    case exclusion, hue, saturation, color, luminosity, clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver
    case destinationIn, destinationOut, destinationAtop, xor, plusDarker, plusLighter

    var mode: BlendMode { BlendMode(rawValue: String(describing: self)) ?? .normal }
}
