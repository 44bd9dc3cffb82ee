import KinoraPixels
import KinoraScene

/// Makes the nodes that draw one share of a scene's colors.
///
/// Color matrices are moved inwards to the colors of paints wherever they may be, so that what one makes outside 0…1 comes to the next
/// one. What shaders, materials, glass and blend modes other than Porter and Duff's make and see is limited to 0…1, and so are pictures.
struct SceneShare {
    let share: ColorShare
    /// What the components of colors mean.
    let colors: PictureColors
    /// Whether anything but black was painted since it was set to false.
    var isSeen = false

    init(_ share: ColorShare, _ colors: PictureColors) { (self.share, self.colors) = (share, colors) }

    /// - Parameter matrix: what is still to be applied to the colors; it keeps alpha, and nil changes nothing.
    mutating func nodes(_ nodes: [Node], _ matrix: ColorMatrix? = nil) -> [Node] { nodes.map { node($0, matrix) } }

    mutating func node(_ node: Node, _ matrix: ColorMatrix? = nil) -> Node {
        switch node {
        case .fill(var fill):
            guard let paint = paint(fill.paint, matrix) else { return computed(node, matrix) }
            fill.paint = paint
            return .fill(fill)
        case .stroke(var stroke):
            guard let paint = paint(stroke.paint, matrix) else { return computed(node, matrix) }
            stroke.paint = paint
            return .stroke(stroke)
        case .glyphs(var run):
            guard let paint = paint(run.paint, matrix) else { return computed(node, matrix) }
            run.paint = paint
            return .glyphs(run)
        case .image(var image):
            guard let tint = image.tint else { return computed(node, matrix) }
            image.tint = color(tint, matrix)
            return .image(image)
        case .backdrop(let backdrop):
            guard share != .within else { return node }
            let cover = Fill(backdrop.path, rule: backdrop.rule, paint: .color(.black))
            return .layer(.opacity(backdrop.opacity), [.fill(cover)])
        case .group(let children): return .group(nodes(children, matrix))
        case .layer(.filter(let filter), let children): return layer(filter, children, matrix)
        case .layer(.blend(let mode), let children) where share != .within && !mode.isLinear:
            return computed(.layer(.isolate, limited(children)), matrix)
        case .layer(let operation, let children): return layer(operation, children, matrix)
        }
    }

    mutating func color(_ color: RGBA, _ matrix: ColorMatrix?) -> RGBA {
        let result = share.of(matrix?.applied(to: color) ?? color)
        if result.isSeen { isSeen = true }
        return result
    }

    // MARK: Layers

    private mutating func layer(_ operation: LayerOperation, _ children: [Node], _ matrix: ColorMatrix?) -> Node {
        switch operation {
        case .transform, .clip: .layer(operation, nodes(children, matrix))
        case .overDarkGlass: .group(nodes(children, matrix))
        case .isolate, .opacity, .mask, .blend, .projection, .filter: .layer(operation, flat(children, matrix))
        }
    }

    private mutating func layer(_ filter: Filter, _ children: [Node], _ matrix: ColorMatrix?) -> Node {
        switch filter {
        case .colorMatrix(let own):
            let all = matrix.map { own.concatenating($0) } ?? own
            guard let opacity = own.plainOpacity, Self.isLinear(children) else { return filtered(children, by: all) }
            let inside = nodes(children, all.keepingAlpha)
            return .layer(opacity < 1 ? .opacity(opacity) : .isolate, inside)
        case .dropShadow(let color, let sigma, let offset):
            let tinted = Filter.dropShadow(color: self.color(color, matrix), sigma: sigma, offset: offset)
            return .layer(.filter(tinted), flat(children, matrix))
        case .innerShadow(let color, let sigma, let offset):
            let tinted = Filter.innerShadow(color: self.color(color, matrix), sigma: sigma, offset: offset)
            return .layer(.filter(tinted), flat(children, matrix))
        case .alphaThreshold(let minimum, let maximum, let color):
            let painted = self.color(color, matrix)
            let threshold = Filter.alphaThreshold(minimum: minimum, maximum: maximum, color: painted)
            return .layer(.filter(threshold), limited(children))
        case .shader(let pass) where pass.kind != .distortion:
            return computed(.layer(.filter(filter), limited(children)), matrix)
        case .blur, .variableBlur, .shader: return .layer(.filter(filter), flat(children, matrix))
        }
    }

    /// The content of a layer that is flattened.
    private mutating func flat(_ children: [Node], _ matrix: ColorMatrix?) -> [Node] {
        guard let matrix, !Self.isLinear(children) else { return nodes(children, matrix) }
        return [filtered(children, by: matrix)]
    }

    /// What lies within 0…1 by itself, such as a picture.
    private mutating func computed(_ node: Node, _ matrix: ColorMatrix?) -> Node {
        share == .within && matrix == nil ? node : filtered(node, by: matrix ?? .identity)
    }

    private mutating func filtered(_ children: [Node], by matrix: ColorMatrix) -> Node {
        filtered(.layer(.isolate, limited(children)), by: matrix)
    }

    private mutating func filtered(_ node: Node, by matrix: ColorMatrix) -> Node {
        if matrix.leads(to: share) { isSeen = true }
        return .layer(.filter(.colorMatrix(share.of(matrix))), [node])
    }

    /// The nodes with their colors limited.
    private func limited(_ nodes: [Node]) -> [Node] {
        var within = SceneShare(.within, colors)
        return within.nodes(nodes)
    }

    /// Whether a matrix may be applied to each of the nodes instead of the whole: none looks at what is behind it.
    private static func isLinear(_ nodes: [Node]) -> Bool {
        !ContentTraits.readsBackdrop(nodes) && !ContentTraits.seesBehind(nodes)
    }
}

extension BlendMode {
    /// Whether colors outside 0…1 go through it as those within do.
    fileprivate var isLinear: Bool {
        switch self {
        case .normal, .plusLighter, .sourceAtop, .destinationOver, .destinationOut, .clear, .copy, .sourceIn,
            .sourceOut, .destinationIn, .destinationAtop, .xor:
            true
        case .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight, .hardLight,
            .difference, .exclusion, .hue, .saturation, .color, .luminosity, .plusDarker:
            false
        }
    }
}
