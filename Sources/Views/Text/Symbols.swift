import KinoraStage
import KinoraGeometry
import KinoraPixels
import KinoraScene
import KinoraTypography

private struct ImageScaleKey: EnvironmentKey { static var defaultValue: Image.Scale { .medium } }
private struct SymbolModeKey: EnvironmentKey { static var defaultValue: SymbolRenderingMode? { nil } }
private struct SymbolVariantsKey: EnvironmentKey { static var defaultValue: SymbolVariants { .none } }

/// How the layers of a symbol are colored.
public struct SymbolRenderingMode: Hashable, Sendable {
    enum Mode: Hashable, Sendable { case monochrome, hierarchical, palette, multicolor }
    let mode: Mode
    public static let monochrome = SymbolRenderingMode(mode: .monochrome)
    public static let hierarchical = SymbolRenderingMode(mode: .hierarchical)
    public static let palette = SymbolRenderingMode(mode: .palette)
    /// Parts have the colors that they are known by, such as a white cloud and blue drops. Symbols without such colors are
    /// drawn as monochrome.
    public static let multicolor = SymbolRenderingMode(mode: .multicolor)
}

/// Forms that a symbol's name is completed with. The order in which they are said is no matter; of several shapes it is the last.
public struct SymbolVariants: Hashable, Sendable {
    /// What is around the symbol, as names say it.
    private var shape: String?
    private var isSlashed = false
    private var isFilled = false

    private init(shape: String? = nil, isSlashed: Bool = false, isFilled: Bool = false) {
        (self.shape, self.isSlashed, self.isFilled) = (shape, isSlashed, isFilled)
    }

    public static let none = SymbolVariants()
    public static let fill = SymbolVariants(isFilled: true)
    public static let circle = SymbolVariants(shape: "circle")
    public static let square = SymbolVariants(shape: "square")
    public static let rectangle = SymbolVariants(shape: "rectangle")
    public static let slash = SymbolVariants(isSlashed: true)
    public var fill: SymbolVariants { united(with: .fill) }
    public var circle: SymbolVariants { united(with: .circle) }
    public var square: SymbolVariants { united(with: .square) }
    public var rectangle: SymbolVariants { united(with: .rectangle) }
    public var slash: SymbolVariants { united(with: .slash) }

    /// Whether all forms of the other are among these.
    public func contains(_ other: SymbolVariants) -> Bool { united(with: other) == self }

    /// These forms and those of the other, whose shape goes before.
    func united(with other: SymbolVariants) -> SymbolVariants {
        SymbolVariants(
            shape: other.shape ?? shape, isSlashed: isSlashed || other.isSlashed, isFilled: isFilled || other.isFilled)
    }

    /// The ends of names to try, the wanted one first. Symbols that have no filled form keep the others.
    var suffixes: [String] {
        let outline = (isSlashed ? ".slash" : "") + (shape.map { "." + $0 } ?? "")
        return isFilled ? [outline + ".fill", outline] : [outline]
    }
}

extension EnvironmentValues {
    public var imageScale: Image.Scale {
        get { self[ImageScaleKey.self] }
        set { self[ImageScaleKey.self] = newValue }
    }
    public var symbolRenderingMode: SymbolRenderingMode? {
        get { self[SymbolModeKey.self] }
        set { self[SymbolModeKey.self] = newValue }
    }
    public var symbolVariants: SymbolVariants {
        get { self[SymbolVariantsKey.self] }
        set { self[SymbolVariantsKey.self] = newValue }
    }
}

extension View {
    public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
        environment(\.symbolRenderingMode, mode)
    }
    /// Adds a form to those that are around. `environment(\.symbolVariants, ...)` replaces them.
    public func symbolVariant(_ variant: SymbolVariants) -> some View {
        transformEnvironment(\.symbolVariants) { $0 = $0.united(with: variant) }
    }
}

/// A symbol at the size of the text around it.
@MainActor
struct SizedSymbol {
    let outline: SymbolOutline
    /// Points per em.
    let size: Double
    /// Points by which it stands higher than on the baseline: symbols of all scales have their middle at that of the text's capitals.
    private let rise: Double

    /// A symbol of the project's own.
    init(_ symbol: CustomSymbol, in environment: EnvironmentValues) {
        let request = environment.textAttributes.request(in: environment)
        let drawing = symbol.drawing(weight: request.weight, scale: environment.imageScale.typographic)
        outline = drawing.outline
        // A drawing for small text is drawn small already.
        size = request.size * drawing.factor
        rise = 0
    }

    /// nil for no name, by which sources say that there is no symbol, and where the fonts are missing.
    init?(_ name: String, in environment: EnvironmentValues, _ graph: Graph?) {
        guard !name.isEmpty else { return nil }
        let request = environment.textAttributes.request(in: environment)
        do {
            let varied = environment.symbolVariants.suffixes.lazy.compactMap { Symbol.named(name + $0) }.first
            let symbol = try varied ?? FontLibrary.shared.symbol(named: name)
            let drawn = try symbol.outline(weight: request.weight)
            let isMirrored = environment.layoutDirection == .rightToLeft && Symbol.isMirrored(symbol.name)
            outline = isMirrored ? drawn.mirrored : drawn
        } catch {
            graph?.fail(.missing("\(error)"))
            return nil
        }
        size = request.size * environment.imageScale.typographic.factor
        rise = (request.size - size) * SystemMetrics.capHeight / 2
    }

    /// The box in points, about the baseline.
    var bounds: CGRect { outline.bounds.applying(inPoints) }

    /// The ink's bounds in points, about the baseline.
    var ink: CGRect { outline.ink.applying(inPoints) }

    /// From em to points about the baseline.
    private var inPoints: CGAffineTransform { CGAffineTransform(a: size, b: 0, c: 0, d: size, tx: 0, ty: -rise) }

    /// The symbol as glyphs, the left end of its box on the baseline at `origin`.
    func glyphs(at origin: CGPoint, scale: CGFloat = 1) -> GlyphRun {
        glyphRun(outline.path, id: 0, origin, scale)
    }

    /// The symbol's outline in points.
    func path(at origin: CGPoint) -> Path {
        outline.path.applying(inPoints.concatenating(.init(translationX: origin.x, y: origin.y)))
    }

    /// Its layers, back to front, as glyphs.
    func layers(at origin: CGPoint, scale: CGFloat = 1) -> [(run: GlyphRun, layer: SymbolOutline.Layer)] {
        outline.layers.enumerated().map { (glyphRun($1.path, id: $0 + 1, origin, scale), $1) }
    }

    private func glyphRun(_ path: Path, id: Int, _ origin: CGPoint, _ scale: CGFloat) -> GlyphRun {
        GlyphRun(
            font: outline.key, size: size * scale, outlines: [GlyphOutline(id: id, path: path)],
            glyphs: [.init(outline: 0, x: origin.x, y: origin.y - rise * scale)], paint: .color(.black))
    }

    /// Nodes in the environment's rendering mode; `style` is the first level's.
    ///
    /// - Parameter shares: how much of each layer shows, by its index and the number of layers; nil for all of all.
    func nodes(
        at origin: CGPoint, scale: CGFloat = 1, in environment: EnvironmentValues, style: KinoraResolvedStyle,
        shares: ((Int, Int) -> Double)? = nil
    ) -> [Node] {
        let place = CGRect(
            x: origin.x + bounds.minX * scale, y: origin.y + bounds.minY * scale, width: bounds.width * scale,
            height: bounds.height * scale)
        let coloring = environment.coloring(of: outline)
        if coloring == nil, shares == nil {
            return style.nodes(for: .glyphs([glyphs(at: origin, scale: scale)]), in: place)
        }
        let layers = layers(at: origin, scale: scale)
        return layers.enumerated().flatMap { index, part -> [Node] in
            let nodes = (coloring?.style(of: part.layer, style, in: environment) ?? style)
                .nodes(for: .glyphs([part.run]), in: place)
            let opacity = coloring == .hierarchical ? part.layer.level.hierarchicalOpacity : 1
            return nodes.faded(opacity * (shares?(index, layers.count) ?? 1))
        }
    }
}

/// How the layers of a symbol get styles of their own.
private enum SymbolColoring {
    case hierarchical, palette, multicolor

    /// - Parameter first: the style of the first level.
    @MainActor
    func style(
        of layer: SymbolOutline.Layer, _ first: KinoraResolvedStyle, in environment: EnvironmentValues
    ) -> KinoraResolvedStyle {
        switch self {
        case .hierarchical: first
        case .palette: layer.level == .primary ? first : environment.palette(layer.level)
        case .multicolor: layer.color.map { .color($0.rgba(environment.colorScheme)) } ?? first
        }
    }
}

extension EnvironmentValues {
    /// nil where the whole symbol has one style: several styles around make a palette of them.
    fileprivate func coloring(of outline: SymbolOutline) -> SymbolColoring? {
        switch symbolRenderingMode?.mode {
        case .hierarchical: outline.layers.count > 1 ? .hierarchical : nil
        case .palette: outline.layers.count > 1 ? .palette : nil
        case .multicolor: outline.layers.contains { $0.color != nil } ? .multicolor : nil
        case .monochrome, nil: foregroundStyles?.levels.count ?? 0 > 1 ? .palette : nil
        }
    }
}

extension EnvironmentValues {
    /// The style of a level; of several styles the last one is for all levels from there on.
    @MainActor
    fileprivate func palette(_ level: SymbolLevel) -> KinoraResolvedStyle {
        let count = foregroundStyles?.levels.count ?? 0
        return foreground(level: count > 1 ? min(level.rawValue, count - 1) : level.rawValue)
    }
}

extension SymbolLevel {
    /// How much of the one color a level has in hierarchical rendering, measured in pictures of phones: half for a symbol that a slash
    /// crosses out, a quarter for the shape that encloses one.
    fileprivate var hierarchicalOpacity: Double {
        switch self {
        case .primary: 1
        case .secondary: 0.5
        case .tertiary: 0.25
        }
    }
}

extension SymbolColor {
    /// The system's color of the same name.
    fileprivate func rgba(_ scheme: ColorScheme) -> RGBA {
        switch self {
        case .white: .white
        case .black: .black
        default: SystemColor(rawValue: rawValue)?.rgba(scheme) ?? .black
        }
    }
}

extension Image.Scale {
    fileprivate var typographic: SymbolScale {
        switch self {
        case .small: .small
        case .medium: .medium
        case .large: .large
        }
    }
}

extension Image {
    /// The room the picture takes in a line of text, in points.
    @MainActor
    func attachment(in environment: EnvironmentValues) -> TextAttachment {
        if let symbol = symbol(in: environment) {
            return TextAttachment(width: symbol.bounds.width, ascent: -symbol.bounds.minY, descent: symbol.bounds.maxY)
        }
        switch source {
        case .symbol: return TextAttachment(width: 0, ascent: 0, descent: 0)
        case .pixels, .drawing, .named:
            guard let size = form(in: environment)?.size else { return TextAttachment(width: 0, ascent: 0, descent: 0) }
            return TextAttachment(width: size.width, ascent: size.height, descent: 0)
        }
    }

    /// The symbol that is shown, where it is one.
    @MainActor
    private func symbol(in environment: EnvironmentValues) -> SizedSymbol? {
        switch source {
        case .symbol(let name): SizedSymbol(name, in: environment, Graph.current)
        case .named(let name):
            KinoraImageLibrary.expectedPicture(named: name)?.symbol.map { SizedSymbol($0, in: environment) }
        case .pixels, .drawing: nil
        }
    }

    /// What is shown, where it is no symbol.
    @MainActor
    private func form(in environment: EnvironmentValues) -> LibraryPicture.Form? {
        switch source {
        case .symbol: nil
        case .pixels(let image, let scale): .pixels(image, scale: scale)
        case .drawing(let drawing): .drawing(drawing)
        case .named(let name): KinoraImageLibrary.picture(named: name)?.form(in: environment.colorScheme)
        }
    }

    /// The pixels of a symbol in the foreground's style, and how many make a point; nil where it is none.
    @MainActor
    func symbolPixels(in environment: EnvironmentValues) -> (SceneImage, Double)? {
        guard let symbol = symbol(in: environment) else { return nil }
        let bounds = symbol.bounds
        guard bounds.width > 0, bounds.height > 0 else { return nil }
        let nodes = symbol.nodes(
            at: CGPoint(x: -bounds.minX, y: -bounds.minY), in: environment, style: environment.foreground(level: 0))
        return DrawnPicture(size: bounds.size, nodes: nodes).pixels.map { ($0, DrawnPicture.scale) }
    }

    /// The picture standing on a baseline.
    @MainActor
    func inlineNodes(at baseline: CGPoint, in environment: EnvironmentValues, style: KinoraResolvedStyle) -> [Node] {
        if let symbol = symbol(in: environment) {
            var environment = environment
            setSymbolMode(in: &environment)
            return symbol.nodes(
                at: CGPoint(x: baseline.x - symbol.bounds.minX, y: baseline.y), in: environment, style: style)
        }
        switch source {
        case .symbol: return []
        case .pixels, .drawing, .named:
            guard let form = form(in: environment) else { return [] }
            let rect = CGRect(origin: CGPoint(x: baseline.x, y: baseline.y - form.size.height), size: form.size)
            switch form {
            case .pixels(let image, _): return [.image(ImageNode(image, in: rect))]
            case .drawing(let drawing): return drawing.nodes(in: rect)
            }
        }
    }
}
