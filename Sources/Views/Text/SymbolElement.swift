import KinoraStage
import KinoraScene
import KinoraTypography

/// A symbol as a view: as large as its text would be, or stretched to the size offered.
final class SymbolElement: Element {
    private let symbol: SizedSymbol?
    private let image: Image
    private let style: KinoraResolvedStyle
    /// While one symbol replaces another: what to draw of both.
    private let replacement: [SymbolReplacementFrame]?
    private let pose: SymbolPose
    private var shown = CGRect.zero

    convenience init(_ name: String, _ image: Image, _ context: BuildContext) {
        self.init(
            SizedSymbol(name, in: context.environment, context.graph), replacement: context.symbolReplacement(of: name),
            image, context)
    }

    /// A symbol of the project's own.
    convenience init(_ symbol: CustomSymbol, _ image: Image, _ context: BuildContext) {
        self.init(SizedSymbol(symbol, in: context.environment), replacement: nil, image, context)
    }

    private init(
        _ symbol: SizedSymbol?, replacement: [SymbolReplacementFrame]?, _ image: Image, _ context: BuildContext
    ) {
        self.symbol = symbol
        self.replacement = replacement
        self.image = image
        style = context.animated(context.environment.foreground(level: 0), slot: Slot.style)
        var pose = context.symbolPose
        if pose.layers == nil, let value = image.variableValue { pose.layers = SymbolPose.layers(shownTo: value) }
        self.pose = pose
        super.init(context)
    }

    private var ownSize: CGSize { symbol?.bounds.size ?? .zero }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        image.resizing == nil ? ownSize : proposal.replacingUnspecifiedDimensions(by: ownSize)
    }

    /// The baseline of the text that the symbol belongs to.
    override func explicitAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        guard key == VerticalAlignment.firstTextBaseline.key || key == VerticalAlignment.lastTextBaseline.key,
            image.resizing == nil, let symbol
        else { return nil }
        return -symbol.bounds.minY
    }

    override func arrange(_ proposal: ProposedViewSize, _ placement: PlacementContext) { shown = animatedFrame() }
    override func containsPoint(_ point: CGPoint) -> Bool { shown.contains(point) }
    override var spacing: ViewSpacing { ViewSpacing.symbol }

    // MARK: Drawing

    override func lower(_ context: inout LoweringContext) -> [Node] {
        let environment = self.context.environment
        if environment.redactionReasons.contains(.placeholder) { return environment.placeholderBar(in: shown) }
        guard let symbol else { return [] }
        guard let replacement else { return posed(symbol, pose) }
        return replacement.flatMap { frame -> [Node] in
            guard let part = SizedSymbol(frame.name, in: environment, self.context.graph) else { return [] }
            return posed(part, frame.pose.combined(with: pose))
        }
    }

    /// A symbol in the middle of the frame, as effects have it now.
    private func posed(_ symbol: SizedSymbol, _ pose: SymbolPose) -> [Node] {
        let nodes = plain(symbol, pose)
        guard !pose.isIdentity, !nodes.isEmpty else { return nodes }
        guard pose.scale > 0, pose.opacity > 0 else { return [] }
        let center = CGPoint(x: shown.midX, y: shown.midY)
        let transform = CGAffineTransform(scaleX: pose.scale, y: pose.scale)
            .concatenating(CGAffineTransform(rotationAngle: pose.rotation * .pi / 180)).about(center)
            .concatenating(
                CGAffineTransform(
                    translationX: pose.offset.width * symbol.size, y: pose.offset.height * symbol.size))
        return nodes.transformed(transform).faded(pose.opacity)
    }

    private func plain(_ symbol: SizedSymbol, _ pose: SymbolPose) -> [Node] {
        let size = symbol.bounds.size
        guard shown.width > 0, shown.height > 0, size.width > 0, size.height > 0 else { return [] }
        let (sx, sy) = scales(symbol)
        let anchor = CGPoint(x: -symbol.bounds.minX - size.width / 2, y: -symbol.bounds.minY - size.height / 2)
        let center = CGPoint(x: shown.midX, y: shown.midY)
        guard abs(sx - 1) > 1e-9 || abs(sy - 1) > 1e-9 else {
            return nodes(symbol, at: CGPoint(x: center.x + anchor.x, y: center.y + anchor.y), pose)
        }
        return nodes(symbol, at: anchor, pose)
            .transformed(CGAffineTransform(a: sx, b: 0, c: 0, d: sy, tx: center.x, ty: center.y))
    }

    /// How much a symbol is stretched: its ink into its frame where it is resizable; else it is only scaled, along with a frame
    /// that grows or shrinks.
    private func scales(_ symbol: SizedSymbol) -> (CGFloat, CGFloat) {
        if image.resizing != nil { return (shown.width / symbol.ink.width, shown.height / symbol.ink.height) }
        guard ownSize.width > 0, ownSize.height > 0 else { return (1, 1) }
        let (x, y) = (shown.width / ownSize.width, shown.height / ownSize.height)
        // Another symbol's frame is on its way to this one's.
        return abs(x - y) > 0.02 * max(x, y) ? (1, 1) : (x, x)
    }

    private func nodes(_ symbol: SizedSymbol, at origin: CGPoint, _ pose: SymbolPose) -> [Node] {
        symbol.nodes(at: origin, in: context.environment, style: style, shares: pose.layers).drawn(
            pose.drawn, of: SymbolLines(symbol.path(at: origin), size: symbol.size))
    }
}

extension BuildContext {
    /// What the effects of views above do to a symbol now.
    fileprivate var symbolPose: SymbolPose {
        environment.symbolEffects.reduce(SymbolPose()) { pose, effect in
            let (own, isMoving) = effect.pose(at: graph.now)
            if isMoving { graph.noteActivity(at: identity) }
            return pose.combined(with: own)
        }
    }
}
