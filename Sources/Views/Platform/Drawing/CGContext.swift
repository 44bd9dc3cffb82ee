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
    var state: State
    private var saved: [State] = []
    /// The transparency layers that were begun and not ended, with what is drawn in them.
    private var layers: [(outside: State, nodes: [Node])] = []
    /// The path that is built, in the space of now.
    var outline = Path()
    private let growsUpwards: Bool
    /// From the space in which the context begins to points below the upper left corner.
    private(set) var beginning: CGAffineTransform
    /// The cells of patterns that were painted, by the colors that stand for them.
    var cells: [CGColor: SceneImage] = [:]
    /// The PDF whose pages are drawn.
    private(set) var document: PDFRecorder?
    private(set) var allowsAntialiasing = true
    /// From the space in which Core Text sets its lines, y upwards, to the current one. It is no part of what is saved.
    public var textMatrix = CGAffineTransform.identity
    /// Whether y grows upwards here, and pictures and texts stand upright nevertheless, as AppKit draws them.
    package var standsUpright = false

    /// What `saveGState()` keeps.
    struct State {
        /// From the space of now to points below the upper left corner.
        var transform: CGAffineTransform
        /// Clips and masks in points below the upper left corner, of the transparency layer that is drawn.
        var clips: [LayerOperation] = []
        /// A box around all that clips leave, in the same points.
        var clipBounds: CGRect
        var fill = CGColor.black
        var stroke = CGColor.black
        var fillSpace = CGColorSpaceCreateDeviceGray()
        var strokeSpace = CGColorSpaceCreateDeviceGray()
        var patternPhase = CGSize.zero
        var line = StrokeStyle(lineWidth: 1)
        var alpha = 1.0
        var mode = BlendMode.normal
        var shadow: Filter?
        var interpolation = CGInterpolationQuality.default
        var isAntialiased = true
        var textMode = CGTextDrawingMode.fill
    }

    /// - Parameter size: in points.
    package convenience init(size: CGSize, scale: CGFloat, growsUpwards: Bool = false) {
        self.init(size: size, scale: scale, growsUpwards: growsUpwards, layout: nil)
    }
    private init(size: CGSize, scale: CGFloat, growsUpwards: Bool, layout: BitmapLayout?) {
        (self.size, self.scale, self.layout, self.growsUpwards) = (size, scale, layout, growsUpwards)
        let box = CGRect(origin: .zero, size: size)
        beginning = Self.base(box, growsUpwards)
        state = State(transform: beginning, clipBounds: box)
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
        (size, drawn, saved, layers, outline) = (box.size, [], [], [], Path())
        beginning = Self.base(box, growsUpwards)
        state = State(transform: beginning, clipBounds: CGRect(origin: .zero, size: box.size))
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
    public func restoreGState() {
        guard let last = saved.popLast() else { return }
        // The path is not part of the state: it stays where its points were put.
        outline = outline.moved(from: state.transform, to: last.transform)
        state = last
    }
    /// Puts a transform before the current one, for what is drawn and for the points of the path from now on.
    public func concatenate(_ transform: CGAffineTransform) {
        let next = transform.concatenating(state.transform)
        outline = outline.moved(from: state.transform, to: next)
        state.transform = next
    }
    public func translateBy(x tx: CGFloat, y ty: CGFloat) { concatenate(CGAffineTransform(translationX: tx, y: ty)) }
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) { concatenate(CGAffineTransform(scaleX: sx, y: sy)) }
    /// In radians; from the x axis towards the y axis.
    public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }
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
    /// Core Graphics' blur is twice the standard deviation. Transforms do not act on either; the height of the offset grows in the
    /// direction in which y does where the context begins.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        let offset = CGSize(width: offset.width, height: growsUpwards ? -offset.height : offset.height)
        state.shadow = color.map { .dropShadow(color: $0.rgba, sigma: blur / 2, offset: offset) }
    }
    /// Whether the edges of paths are smooth.
    public func setShouldAntialias(_ shouldAntialias: Bool) { state.isAntialiased = shouldAntialias }
    /// Without it edges are not smooth, whatever `setShouldAntialias` says.
    public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) { self.allowsAntialiasing = allowsAntialiasing }
    public var interpolationQuality: CGInterpolationQuality {
        get { state.interpolation }
        set { state.interpolation = newValue }
    }

    // MARK: Pictures

    /// Draws a picture as Core Graphics does: upright where y grows upwards.
    ///
    /// - Parameter byTiling: whether it is repeated in both directions, as far as clips leave room.
    public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
        guard byTiling else { return add(nodes(of: image, in: rect)) }
        guard rect.width > 0, rect.height > 0 else { return }
        let upright = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: rect.minX, ty: rect.maxY)
        let tile = CGRect(origin: .zero, size: rect.size)
        let paint = Paint.image(KinoraScene.ImagePaint(image.picture, rect: tile, tiled: true))
        add([.fill(Fill(Path(wholeArea.applying(upright.inverted())), paint: paint))].transformed(upright))
    }
    /// All that can be drawn on, in the current space.
    var wholeArea: CGRect { CGRect(origin: .zero, size: size).applying(state.transform.inverted()) }
    /// A picture in a rectangle of the current space.
    func nodes(of image: CGImage, in rect: CGRect) -> [Node] {
        guard rect.width > 0, rect.height > 0 else { return [] }
        let node = ImageNode(
            image.picture, in: CGRect(origin: .zero, size: rect.size),
            interpolation: state.interpolation == .none ? .nearest : state.interpolation == .high ? .cubic : .smooth)
        return [.image(node)].transformed(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: rect.minX, ty: rect.maxY))
    }

    /// Draws nodes that begin at their upper left corner in a rectangle, upright where the context has that.
    func add(_ nodes: [Node], in rect: CGRect) { add(placed(nodes, in: rect)) }
    /// Nodes that begin at their upper left corner in a rectangle of the current space.
    func placed(_ nodes: [Node], in rect: CGRect) -> [Node] {
        nodes.transformed(
            standsUpright
                ? CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: rect.minX, ty: rect.maxY)
                : CGAffineTransform(translationX: rect.minX, y: rect.minY))
    }

    /// Draws nodes of the current space.
    func add(_ nodes: [Node]) { put(nodes.transformed(state.transform)) }

    /// Draws nodes in points below the upper left corner: with the shadow, within the clips, then faded and blended.
    func put(_ nodes: [Node]) {
        guard !nodes.isEmpty else { return }
        var result = nodes
        if let shadow = state.shadow { result = result.layered(.filter(shadow)) }
        for clip in state.clips.reversed() { result = result.layered(clip) }
        if state.alpha < 1 { result = result.layered(.opacity(state.alpha)) }
        result = result.blended(state.mode)
        guard layers.isEmpty else { return layers[layers.count - 1].nodes += result }
        drawn += result
        if memory != nil { drawIntoMemory() }
    }

    // MARK: Transparency layers

    /// Begins a layer: what is drawn until its end is drawn as one, with the alpha, the shadow, the blend mode and the clips of now.
    public func beginTransparencyLayer(auxiliaryInfo: NSDictionary?) {
        layers.append((state, []))
        (state.alpha, state.shadow, state.mode, state.clips) = (1, nil, .normal, [])
    }
    /// Begins a layer of which only a part is drawn.
    public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: NSDictionary?) {
        beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
        clip(to: rect)
    }
    public func endTransparencyLayer() {
        guard let layer = layers.popLast() else { return }
        outline = outline.moved(from: state.transform, to: layer.outside.transform)
        state = layer.outside
        put(layer.nodes.layered(.isolate))
    }
}

extension Path {
    /// The path in another space, so that it stays where it is.
    fileprivate func moved(from old: CGAffineTransform, to new: CGAffineTransform) -> Path {
        isEmpty || old == new ? self : applying(old.concatenating(new.inverted()))
    }
}

public enum CGBlendMode: Int32, Sendable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
    case exclusion, hue, saturation, color, luminosity, clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver
    case destinationIn, destinationOut, destinationAtop, xor, plusDarker, plusLighter

    var mode: BlendMode { BlendMode(rawValue: String(describing: self)) ?? .normal }
}
