import KinoraStage
import KinoraScene

/// A view that draws itself with immediate commands. It takes the space it is offered and draws nothing outside of it.
public struct Canvas<Symbols: View>: PrimitiveView {
    public var symbols: Symbols
    public var renderer: (inout GraphicsContext, CGSize) -> Void
    /// An opaque canvas lies on black.
    public var isOpaque: Bool
    /// Everything is gamma-encoded sRGB, whatever is asked.
    public var colorMode: ColorRenderingMode
    /// Frames are complete either way.
    public var rendersAsynchronously: Bool

    /// - Parameters:
    ///   - renderer: draws; it gets the size in points. It is called for every frame and must not write state.
    ///   - symbols: views with tags, which the renderer may draw by `resolveSymbol(id:)`.
    public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
    ) {
        self.symbols = symbols()
        self.renderer = renderer
        isOpaque = opaque
        self.colorMode = colorMode
        self.rendersAsynchronously = rendersAsynchronously
    }

    public func _elements(_ context: BuildContext) -> [Element] {
        let symbols = symbols._elements(context.child(.content))
        return [CanvasElement(context, symbols: symbols, isOpaque: isOpaque, renderer: renderer)]
    }
}

extension Canvas where Symbols == EmptyView {
    public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) {
        self.init(
            opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously, renderer: renderer,
            symbols: { EmptyView() })
    }
}

/// A leaf whose nodes come from drawing commands.
final class CanvasElement: Element {
    private let symbols: [Element]
    private let isOpaque: Bool
    private let renderer: (inout GraphicsContext, CGSize) -> Void
    private var shown = CGRect.zero

    init(
        _ context: BuildContext, symbols: [Element], isOpaque: Bool,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) {
        self.symbols = symbols
        self.isOpaque = isOpaque
        self.renderer = renderer
        super.init(context)
        context.graph.noteCommands(at: context.identity)
    }

    override func arrange(_ proposal: ProposedViewSize, _ placement: PlacementContext) {
        shown = animatedFrame()
        // A shape without a frame is as large as the canvas.
        let proposal = ProposedViewSize(shown.size)
        for symbol in symbols { symbol.place(at: .zero, proposal: proposal, placement) }
    }

    override func lower(_ context: inout LoweringContext) -> [Node] {
        let bounds = CGRect(origin: .zero, size: shown.size)
        guard shown.width > 0, shown.height > 0 else { return [] }
        var drawing = GraphicsContext(self.context, bounds: bounds, scale: context.scale, symbols: symbols)
        if isOpaque { drawing.fill(Path(bounds), with: .color(.black)) }
        let graph = self.context.graph
        if graph.liveStep != nil || self.context.environment.isLive {
            self.context.evaluatingLive { renderer(&drawing, shown.size) }
        } else {
            self.context.evaluatingContent { renderer(&drawing, shown.size) }
        }
        let nodes = drawing.isolatedNodes.layered(.clip(Path(bounds), rule: .nonzero, inverse: false))
        return nodes.transformed(CGAffineTransform(translationX: shown.minX, y: shown.minY))
    }

    override func containsPoint(_ point: CGPoint) -> Bool { shown.contains(point) }
}
