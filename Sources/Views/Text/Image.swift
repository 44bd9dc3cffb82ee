import KinoraStage
import KinoraGeometry
import KinoraPixels
import KinoraScene
import KinoraTypography

/// A picture: from a file, from pixels, or a named symbol.
public struct Image: Equatable, Sendable {
    enum Source: Equatable, Sendable {
        /// Shared pixels and how many of them make a point.
        case pixels(SceneImage, scale: Double)
        /// Shared paths.
        case drawing(DrawnPicture)
        case symbol(String)
        /// A picture of the project, looked up by name when it is drawn.
        case named(String)
    }

    public enum ResizingMode: Hashable, Sendable { case tile, stretch }
    public enum Interpolation: Hashable, Sendable { case none, low, medium, high }
    public enum TemplateRenderingMode: Hashable, Sendable { case template, original }
    public enum Scale: CaseIterable, Hashable, Sendable { case small, medium, large }

    let source: Source
    var resizing: ResizingMode?
    var capInsets = EdgeInsets()
    var sampling = Interpolation.medium
    var renderingMode: TemplateRenderingMode?
    /// How a symbol is colored; nil as its surroundings say.
    var symbolMode: SymbolRenderingMode?
    /// The share of a symbol's layers that show fully; nil for all.
    var variableValue: Double?
    /// How UIKit has a symbol set.
    var symbolLook: SymbolLook?

    init(source: Source) { self.source = source }

    /// A picture of the project by file name without extension. See `KinoraImageLibrary`. One that is not there has no size and draws
    /// nothing; the command warns of it.
    public init(_ name: String, bundle: Bundle? = nil) { self.init(source: .named(name)) }
    public init(_ name: String, bundle: Bundle? = nil, label: Text) { self.init(source: .named(name)) }
    public init(decorative name: String, bundle: Bundle? = nil) { self.init(source: .named(name)) }
    /// Pictures of a project have no variable parts.
    public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) { self.init(source: .named(name)) }
    public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {
        self.init(source: .named(name))
    }
    public init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) {
        self.init(source: .named(name))
    }

    /// A symbol by its SF Symbols name, drawn with an open one.
    public init(systemName: String) { self.init(source: .symbol(systemName)) }
    /// - Parameter variableValue: the share of the symbol's layers that show fully, 0…1; the others are faint.
    public init(systemName: String, variableValue: Double?) {
        self.init(source: .symbol(systemName))
        self.variableValue = variableValue
    }

    /// A picture of pixels, `scale` of which make a point.
    package init(pixmap: Pixmap, scale: Double = 1) {
        self.init(source: .pixels(SceneImage(pixmap), scale: scale))
    }

    /// Lets the picture take the size it is offered.
    public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
        changed { ($0.resizing, $0.capInsets) = (resizingMode, capInsets) }
    }
    public func interpolation(_ interpolation: Interpolation) -> Image { changed { $0.sampling = interpolation } }
    /// Pixels are always blended where they are resampled, except with `interpolation(.none)`.
    public func antialiased(_ isAntialiased: Bool) -> Image { self }
    public func renderingMode(_ mode: TemplateRenderingMode?) -> Image { changed { $0.renderingMode = mode } }

    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { changed { $0.symbolMode = mode } }

    private func changed(_ change: (inout Image) -> Void) -> Image {
        var copy = self
        change(&copy)
        return copy
    }
}

extension Image: View, PrimitiveView {
    public func _elements(_ context: BuildContext) -> [Element] {
        var context = context
        symbolLook?.apply(to: &context)
        setSymbolMode(in: &context.environment)
        return elements(context)
    }

    /// Says how a symbol is colored: as the image was told, and in its own colors as an original of which nothing else is said.
    func setSymbolMode(in environment: inout EnvironmentValues) {
        if let symbolMode {
            environment.symbolRenderingMode = symbolMode
        } else if renderingMode == .original, environment.symbolRenderingMode == nil,
            symbolLook?.colors.isEmpty != false
        {
            environment.symbolRenderingMode = .multicolor
        }
    }

    @MainActor
    private func elements(_ context: BuildContext) -> [Element] {
        switch source {
        case .symbol(let name): [SymbolElement(name, self, context)]
        case .pixels(let image, let scale): [PictureElement(image, scale: scale, self, context)]
        case .drawing(let drawing): [drawn(drawing, context)]
        case .named(let name):
            if let symbol = KinoraImageLibrary.expectedPicture(named: name)?.symbol {
                [SymbolElement(symbol, self, context)]
            } else if let found = KinoraImageLibrary.picture(named: name) {
                shown(found, context)._elements(context)
            } else {
                [PictureElement(Image.nothing, scale: 1, self, context)]
            }
        }
    }

    /// Pixels of a picture that is not there.
    private static let nothing = SceneImage(Pixmap(width: 0, height: 0))

    /// A picture of no size, which draws nothing.
    static let empty = Image(source: .pixels(nothing, scale: 1))

    /// This image with what its name stands for here.
    private func shown(_ found: LibraryPicture, _ context: BuildContext) -> Image {
        var copy = Image(source: found.form(in: context.environment.colorScheme).source)
        (copy.resizing, copy.capInsets, copy.sampling) = (resizing, capInsets, sampling)
        copy.renderingMode = renderingMode ?? (found.isTemplate ? .template : nil)
        return copy
    }

    /// Paths as they are; where parts of a picture are repeated or keep their size, as pixels.
    @MainActor
    private func drawn(_ drawing: DrawnPicture, _ context: BuildContext) -> Element {
        if resizing == .tile || capInsets != EdgeInsets(), let pixels = drawing.pixels {
            return PictureElement(pixels, scale: DrawnPicture.scale, self, context)
        }
        return DrawingElement(drawing, self, context)
    }
}

/// Pictures by name, as an asset catalogue has them.
public enum KinoraImageLibrary {
    nonisolated(unsafe) private static var images: [String: LibraryPicture] = [:]

    /// Makes a picture known under a name.
    package static func register(_ name: String, _ pixmap: Pixmap, scale: Double = 1) {
        images[name] = LibraryPicture(.pixels(SceneImage(pixmap), scale: scale))
    }

    /// Asked for names that are not registered. What it found is kept until another one takes its place.
    nonisolated(unsafe) package static var lookup: ((String) -> LibraryPicture?)? {
        didSet { looked = [:] }
    }
    nonisolated(unsafe) private static var looked: [String: LibraryPicture] = [:]

    /// Reads and writes PNG files for `UIImage(data:)` and `pngData()`; without them there are no pictures of data.
    nonisolated(unsafe) package static var decode: (([UInt8]) -> Pixmap?)?
    nonisolated(unsafe) package static var encode: ((Pixmap) -> [UInt8]?)?
    /// The frames of a file that moves; nil for other files.
    nonisolated(unsafe) package static var decodeFrames: (([UInt8]) -> MovingFrames?)?

    /// A picture that is to be drawn; one that is not there is noted.
    static func expectedPicture(named name: String) -> LibraryPicture? {
        let found = picture(named: name)
        if found == nil { MissingAssets.note(.picture, name) }
        return found
    }

    static func picture(named name: String) -> LibraryPicture? {
        if let known = images[name] ?? looked[name] { return known }
        let found = lookup?(name)
        looked[name] = found
        return found
    }
}

/// Pixels in a frame: of their own size, or of the size offered.
final class PictureElement: Element {
    private let picture: SceneImage
    private let scale: Double
    private let image: Image
    /// What a template is painted with; nil of other pictures.
    private let style: KinoraResolvedStyle?
    private var shown = CGRect.zero

    init(_ picture: SceneImage, scale: Double, _ image: Image, _ context: BuildContext) {
        self.picture = picture
        self.scale = scale
        self.image = image
        style =
            image.renderingMode == .template
            ? context.animated(context.environment.foreground(level: 0), slot: Slot.style) : nil
        super.init(context)
    }

    private var ownSize: CGSize {
        CGSize(width: Double(picture.pixmap.width) / scale, height: Double(picture.pixmap.height) / scale)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        image.resizing == nil ? ownSize : proposal.replacingUnspecifiedDimensions(by: ownSize)
    }

    override func arrange(_ proposal: ProposedViewSize, _ placement: PlacementContext) { shown = animatedFrame() }

    override func containsPoint(_ point: CGPoint) -> Bool { shown.contains(point) }

    override func lower(_ context: inout LoweringContext) -> [Node] {
        guard shown.width > 0, shown.height > 0, picture.pixmap.width > 0, picture.pixmap.height > 0 else { return [] }
        if self.context.environment.redactionReasons.contains(.placeholder) {
            return self.context.environment.placeholderBar(in: shown)
        }
        guard let style else { return nodes(tint: nil) }
        if let color = style.onlyColor, image.resizing != .tile { return nodes(tint: color) }
        return style.nodes(within: nodes(tint: nil), in: shown)
    }

    private func nodes(tint: RGBA?) -> [Node] {
        if image.resizing == .tile { return slices.map { tiles(of: $0, in: $1) } }
        let interpolation: ImageNode.Interpolation =
            switch image.sampling {
            case .none: .nearest
            case .low, .medium: .smooth
            case .high: .cubic
            }
        return slices.map { source, rect in
            .image(ImageNode(picture, source: source, in: rect, interpolation: interpolation, tint: tint))
        }
    }

    /// A part of the picture again and again in its own size.
    private func tiles(of source: CGRect?, in rect: CGRect) -> Node {
        var (tile, size) = (picture, ownSize)
        if let source {
            let (width, height) = (CGFloat(picture.pixmap.width), CGFloat(picture.pixmap.height))
            tile = picture.cropped(
                to: CGRect(
                    x: source.minX / width, y: source.minY / height, width: source.width / width,
                    height: source.height / height))
            size = CGSize(width: source.width / scale, height: source.height / scale)
        }
        let paint = KinoraScene.ImagePaint(tile, rect: CGRect(origin: rect.origin, size: size), tiled: true)
        return .fill(Fill(Path(rect), paint: .image(paint)))
    }

    /// The whole, or nine parts whose outer ones keep their size.
    private var slices: [(source: CGRect?, rect: CGRect)] {
        let insets = image.capInsets
        guard insets != EdgeInsets() else { return [(nil, shown)] }
        let (width, height) = (Double(picture.pixmap.width), Double(picture.pixmap.height))
        let columns = spans(insets.leading, insets.trailing, pixels: width, start: shown.minX, length: shown.width)
        let rows = spans(insets.top, insets.bottom, pixels: height, start: shown.minY, length: shown.height)
        var slices: [(source: CGRect?, rect: CGRect)] = []
        for row in rows where row.pixels > 0 && row.length > 0 {
            for column in columns where column.pixels > 0 && column.length > 0 {
                let source = CGRect(x: column.from, y: row.from, width: column.pixels, height: row.pixels)
                let rect = CGRect(x: column.start, y: row.start, width: column.length, height: row.length)
                slices.append((source, rect))
            }
        }
        return slices
    }

    /// A stretch of the picture, in its pixels, and where it is shown, in points.
    private struct Span {
        let from: Double
        let pixels: Double
        let start: Double
        let length: Double
    }

    /// The low cap, the middle and the high cap along one axis.
    private func spans(_ low: Double, _ high: Double, pixels: Double, start: Double, length: Double) -> [Span] {
        let caps = (low + high) * scale
        return [
            Span(from: 0, pixels: low * scale, start: start, length: low),
            Span(from: low * scale, pixels: pixels - caps, start: start + low, length: length - low - high),
            Span(from: pixels - high * scale, pixels: high * scale, start: start + length - high, length: high),
        ]
    }
}
