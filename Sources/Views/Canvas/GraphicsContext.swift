import KinoraStage
import KinoraScene

/// Where drawing commands go, and the state that they are drawn with.
///
/// It is a value: a copy has a state of its own and draws to the same picture. Transforms, clips and filters nest in the
/// order in which they are added, so each acts in the coordinates that were current then.
public struct GraphicsContext {

    /// Multiplies the alpha of each command.
    public var opacity: Double = 1
    /// How each command mixes with what this canvas, or layer, has drawn so far.
    public var blendMode: BlendMode = .normal
    /// What styles and colors are resolved in.
    public let environment: EnvironmentValues

    /// From user space to the canvas.
    private var total = CGAffineTransform.identity
    private var operations: [Operation] = []
    /// A box around everything that clips leave, in the canvas's space.
    private var clipBounds: CGRect
    private let picture: Picture
    let place: BuildContext
    let scale: Double
    let symbols: [Element]

    /// What was drawn so far; shared by the copies of a context.
    private final class Picture {
        var nodes: [Node] = []
        var blends = false
    }

    private enum Operation {
        case transform(CGAffineTransform)
        case wrap(([Node]) -> [Node])
    }

    /// A context for a picture of its own.
    init(_ place: BuildContext, bounds: CGRect, scale: Double, symbols: [Element] = []) {
        self.place = place
        environment = place.environment
        clipBounds = bounds
        picture = Picture()
        self.scale = scale
        self.symbols = symbols
    }

    /// A context for a layer of `outer`, in whose user space it begins.
    private init(layerOf outer: GraphicsContext) {
        self.init(outer.place, bounds: outer.clipBounds, scale: outer.scale, symbols: outer.symbols)
        total = outer.total
    }
}

extension GraphicsContext {
    /// Everything drawn, in the canvas's space.
    var nodes: [Node] { picture.nodes }

    /// Everything drawn, kept from blending with what is behind the canvas.
    var isolatedNodes: [Node] { picture.blends ? nodes.layered(.isolate) : nodes }

    /// Adds a command's nodes, which are in user space: inside the operations, then faded, then blended.
    ///
    /// A part that blends in a way of its own, such as a symbol with a blend mode, keeps it: the operations act on what it
    /// draws, and the result is blended with the canvas.
    func draw(_ nodes: [Node]) {
        guard !nodes.isEmpty, opacity > 0 else { return }
        let parts = Distribution.blended(nodes)
        let own = blendMode.mode
        guard parts.contains(where: { $0.mode != nil }) else { return add(operated(nodes), own) }
        for part in parts { add(operated(part.nodes), part.mode ?? own) }
    }

    /// The nodes inside all operations, then faded.
    private func operated(_ nodes: [Node]) -> [Node] {
        let result = operations.reversed().reduce(nodes) { nodes, operation in
            switch operation {
            case .transform(let transform): nodes.transformed(transform)
            case .wrap(let wrap): wrap(nodes)
            }
        }
        return opacity < 1 ? result.layered(.opacity(opacity)) : result
    }

    private func add(_ nodes: [Node], _ mode: KinoraScene.BlendMode) {
        guard mode != .normal else { return picture.nodes += nodes }
        picture.nodes += nodes.blended(mode)
        picture.blends = true
    }

    /// Applies an operation to each of the following commands.
    mutating func wrap(_ operation: @escaping ([Node]) -> [Node]) { operations.append(.wrap(operation)) }
}

// MARK: Transforms

extension GraphicsContext {
    /// From user space to the canvas. What is set replaces it for the following commands.
    public var transform: CGAffineTransform {
        get { total }
        set { concatenate(newValue.concatenating(total.inverted())) }
    }

    /// Puts a transform in front of the current one.
    public mutating func concatenate(_ matrix: CGAffineTransform) {
        if case .transform(let last)? = operations.last {
            operations[operations.count - 1] = .transform(matrix.concatenating(last))
        } else {
            operations.append(.transform(matrix))
        }
        total = matrix.concatenating(total)
    }

    public mutating func scaleBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(scaleX: x, y: y)) }
    /// In points of user space.
    public mutating func translateBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(translationX: x, y: y)) }
    /// Clockwise on screen.
    public mutating func rotate(by angle: Angle) { concatenate(CGAffineTransform(rotationAngle: angle.radians)) }
}

// MARK: Clips and layers

extension GraphicsContext {
    public struct ClipOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// Keeps what is outside.
        public static let inverse = ClipOptions(rawValue: 1)
    }

    /// A box around everything that the clips leave, in user space.
    public var clipBoundingRect: CGRect { clipBounds.applying(total.inverted()) }

    /// Keeps what following commands draw inside a path.
    public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()) {
        let isInverse = options.contains(.inverse)
        let rule = style.rule
        wrap { $0.layered(.clip(path, rule: rule, inverse: isInverse)) }
        if !isInverse {
            let inner = clipBounds.intersection(path.boundingRect.applying(total))
            clipBounds = inner.isNull ? CGRect(origin: clipBounds.origin, size: .zero) : inner
        }
    }

    /// Multiplies what following commands draw by the alpha of what `content` draws.
    public mutating func clipToLayer(
        opacity: Double = 1, options: ClipOptions = ClipOptions(), content: (inout GraphicsContext) throws -> Void
    ) rethrows {
        var layer = GraphicsContext(layerOf: self)
        try content(&layer)
        let mask = opacity < 1 ? layer.isolatedNodes.layered(.opacity(opacity)) : layer.isolatedNodes
        let source: MaskSource = options.contains(.inverse) ? .inverseAlpha : .alpha
        wrap { $0.layered(.mask(mask, source)) }
    }

    /// Draws what `content` draws as one command: the context's filters, opacity and blend mode act on it as a whole.
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
        var layer = GraphicsContext(layerOf: self)
        try content(&layer)
        draw(layer.nodes.layered(.isolate))
    }
}

// MARK: Paths

extension GraphicsContext {
    /// Fills a path.
    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
        draw(shading.style(in: environment).nodes(for: .fill(path, style), in: path.boundingRect.orEmpty))
    }

    /// Draws a line along a path.
    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
        draw(shading.style(in: environment).nodes(for: .stroke(path, style), in: path.boundingRect.orEmpty))
    }

    /// Draws a line of `lineWidth` points along a path.
    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
        stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
    }
}

extension CGRect {
    fileprivate var orEmpty: CGRect { isNull ? .zero : self }
}
