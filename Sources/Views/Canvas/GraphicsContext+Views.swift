import KinoraStage
import KinoraScene

// Drawing views into a canvas: symbols, pictures and text. Each is laid out by the same elements that views use.

extension GraphicsContext {
    /// A tagged view of a canvas's symbols.
    public struct ResolvedSymbol {
        /// Its own size, in points.
        public var size: CGSize
        /// What it draws, at the origin.
        let nodes: [Node]
    }

    /// A picture with its size known.
    public struct ResolvedImage {
        /// Its own size, in points.
        public let size: CGSize
        /// Where its baseline is below its top, in points.
        public let baseline: CGFloat
        /// What a template picture or a symbol is painted with; nil is the foreground style.
        public var shading: Shading?
        let image: Image
    }

    /// Text with its fonts known.
    public struct ResolvedText {
        /// What it is painted with where it has no style of its own.
        public var shading: Shading
        let text: Text
        let place: BuildContext

        /// The size in points that the text takes of what is offered.
        public func measure(in size: CGSize) -> CGSize { onMain { element.sizeThatFits(ProposedViewSize(size)) } }

        /// How far below the top the first line's baseline is, in points.
        public func firstBaseline(in size: CGSize) -> CGFloat { baseline(.firstTextBaseline, size) }
        public func lastBaseline(in size: CGSize) -> CGFloat { baseline(.lastTextBaseline, size) }

        private func baseline(_ guide: VerticalAlignment, _ size: CGSize) -> CGFloat {
            onMain { element.dimensions(in: ProposedViewSize(size))[guide] }
        }

        @MainActor
        fileprivate var element: Element { place.element(of: text, shading: shading) }
    }
}

// MARK: Resolving

extension GraphicsContext {
    /// The symbol with a tag; nil where there is none.
    public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
        onMain {
            guard let element = symbols.first(where: { $0.trait(TagTrait.self) == AnyHashable(id) }) else { return nil }
            return ResolvedSymbol(size: element.frame.size, nodes: lowered(element))
        }
    }

    public func resolve(_ image: Image) -> ResolvedImage {
        onMain {
            let dimensions = place.element(of: image, shading: nil).dimensions(in: .unspecified)
            return ResolvedImage(
                size: CGSize(width: dimensions.width, height: dimensions.height),
                baseline: dimensions[VerticalAlignment.lastTextBaseline], shading: nil, image: image)
        }
    }

    public func resolve(_ text: Text) -> ResolvedText { ResolvedText(shading: .foreground, text: text, place: place) }
}

// MARK: Drawing

extension GraphicsContext {
    /// Draws a symbol scaled to a rectangle.
    public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
        guard symbol.size.width > 0, symbol.size.height > 0 else { return }
        let scale = CGAffineTransform(scaleX: rect.width / symbol.size.width, y: rect.height / symbol.size.height)
        let place = CGAffineTransform(translationX: rect.minX, y: rect.minY)
        draw(symbol.nodes.transformed(scale.concatenating(place)))
    }

    /// Draws a symbol with its anchor at a point.
    public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(symbol, in: symbol.size.placed(at: point, anchor))
    }

    /// Draws a picture scaled to a rectangle.
    public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
        guard rect.width > 0, rect.height > 0 else { return }
        onMain {
            let element = place.element(of: image.image.resizable(), shading: image.shading)
            draw(nodes(of: element, in: rect))
        }
    }

    /// Draws a picture of its own size with its anchor at a point.
    public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
        onMain {
            let element = place.element(of: image.image, shading: image.shading)
            draw(nodes(of: element, in: image.size.placed(at: point, anchor)))
        }
    }

    public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
        draw(resolve(image), in: rect, style: style)
    }
    public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(image), at: point, anchor: anchor)
    }

    /// Draws text set in a rectangle: it begins at the top left, wraps at the width and is truncated at the height.
    public func draw(_ text: ResolvedText, in rect: CGRect) {
        onMain { draw(nodes(of: text.element, in: rect)) }
    }

    /// Draws text on as many lines as it has, with its anchor at a point.
    public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
        onMain {
            let element = text.element
            let size = element.sizeThatFits(.unspecified)
            draw(nodes(of: element, at: size.placed(at: point, anchor).origin, .unspecified))
        }
    }

    public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }
    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(text), at: point, anchor: anchor)
    }

    @MainActor
    private func nodes(of element: Element, in rect: CGRect) -> [Node] {
        nodes(of: element, at: rect.origin, ProposedViewSize(rect.size))
    }

    @MainActor
    private func nodes(of element: Element, at origin: CGPoint, _ proposal: ProposedViewSize) -> [Node] {
        element.place(at: origin, proposal: proposal, PlacementContext(stage: place.graph.stage))
        return lowered(element)
    }

    @MainActor
    private func lowered(_ element: Element) -> [Node] {
        var lowering = LoweringContext(scale: scale)
        return element.lowered(&lowering)
    }
}

extension BuildContext {
    /// A view's element for one drawing, painted with a shading.
    @MainActor
    fileprivate func element(of view: some View, shading: GraphicsContext.Shading?) -> Element {
        var place = child(.secondary)
        if let shading {
            let outer = environment.foregroundStyles
            place.environment.foregroundStyles = ForegroundStyles(
                [AnyShapeStyle(ShadingStyle(shading: shading))], outer: outer)
        }
        return view._elements(place).united(.center, place)
    }
}

/// A shading where a style is wanted.
private struct ShadingStyle: PrimitiveStyle {
    let shading: GraphicsContext.Shading
    func _resolved(in environment: EnvironmentValues) -> KinoraResolvedStyle { shading.style(in: environment) }
}

extension CGSize {
    fileprivate func placed(at point: CGPoint, _ anchor: UnitPoint) -> CGRect {
        CGRect(x: point.x - anchor.x * width, y: point.y - anchor.y * height, width: width, height: height)
    }
}
