import Foundation
import KinoraGeometry
import KinoraPixels
import KinoraScene

/// Content of a projection as it is drawn on the device. Each part is drawn as if it were alone, so that none depends on its
/// neighbors.
indirect enum ProjectedNode {
    /// Drawn by its outline.
    case leaf(ProjectedLeaf)
    /// What has to be drawn flat first, such as a filter, and is then carried to the device by sampling.
    case flat(Node, ProjectionTransform)
    case group([ProjectedNode])
    case layer(opacity: Double, BlendMode, [ProjectedNode])
    case clip(ProjectedOutline, FillRule, inverse: Bool, [ProjectedNode])
    case mask([ProjectedNode], MaskSource, [ProjectedNode])

    /// The device pixels that it may touch.
    var bounds: PixelRect {
        switch self {
        case .leaf(let leaf): leaf.outline.bounds
        case .flat(let node, let map): ProjectedContent(map, [node], .identity).bounds
        case .group(let nodes), .layer(_, _, let nodes): Self.bounds(of: nodes)
        case .clip(let outline, _, let inverse, let nodes):
            inverse ? Self.bounds(of: nodes) : Self.bounds(of: nodes).intersection(outline.bounds)
        case .mask(let mask, let source, let nodes):
            source == .inverseAlpha
                ? Self.bounds(of: nodes) : Self.bounds(of: nodes).intersection(Self.bounds(of: mask))
        }
    }

    static func bounds(of nodes: [ProjectedNode]) -> PixelRect {
        nodes.reduce(PixelRect.empty) { $0.union($1.bounds) }
    }

    /// Whether it puts one picture onto the target, in one piece, so that an opacity can be handed down to it.
    static func isOnePiece(_ nodes: [ProjectedNode]) -> Bool {
        guard nodes.count == 1 else { return nodes.isEmpty }
        switch nodes[0] {
        case .leaf, .flat, .mask: return true
        case .layer(_, let mode, _): return mode == .normal
        case .group(let nodes), .clip(_, _, _, let nodes): return isOnePiece(nodes)
        }
    }

    /// Whether something in it looks at what is already on the target.
    static func blends(_ nodes: [ProjectedNode]) -> Bool {
        nodes.contains { node in
            switch node {
            case .leaf, .flat, .mask: false
            case .layer(_, let mode, _): mode != .normal
            case .group(let nodes), .clip(_, _, _, let nodes): blends(nodes)
            }
        }
    }
}

/// The way from a projection's content to what is drawn on the device.
struct ProjectedTree {
    private(set) var nodes: [ProjectedNode] = []

    /// With more leaves it is cheaper to draw the content flat, and its small parts are averaged better that way.
    private static let limit = 4096
    /// As many leaves stand for a part that is drawn flat.
    private static let flatWeight = 64
    private var leaves = 0

    /// Nil where all of the content has to be drawn flat: there is very much of it, or something looks at what is behind it.
    ///
    /// - Parameter map: from the content's points to device pixels.
    init?(_ content: [Node], _ map: ProjectionTransform) {
        guard let nodes = add(content, map) else { return nil }
        self.nodes = nodes
    }

    private mutating func add(_ nodes: [Node], _ map: ProjectionTransform) -> [ProjectedNode]? {
        var result: [ProjectedNode] = []
        for node in nodes { guard add(node, map, &result) else { return nil } }
        return result
    }

    /// - Returns: false where there is too much.
    private mutating func add(_ node: Node, _ map: ProjectionTransform, _ result: inout [ProjectedNode]) -> Bool {
        switch node {
        case .fill(let fill):
            let source = fill.antialiased ? Self.source(fill.paint) : nil
            return add(source, .fill(fill.path, fill.rule), node, map, &result)
        case .stroke(let stroke):
            return add(Self.source(stroke.paint), .stroke(stroke.path, stroke.style), node, map, &result)
        case .image(let image):
            return add(.image(image), .fill(Path(.rect(image.rect.standardized)), .nonzero), node, map, &result)
        case .glyphs(let run): return add(run, map, &result)
        case .group(let children): return addGroup(children, map, &result)
        case .layer(let operation, let children): return add(operation, children, node, map, &result)
        case .backdrop: return false
        }
    }

    private mutating func addGroup(
        _ children: [Node], _ map: ProjectionTransform, _ result: inout [ProjectedNode]
    ) -> Bool {
        for child in children { guard add(child, map, &result) else { return false } }
        return true
    }

    private mutating func add(
        _ operation: LayerOperation, _ children: [Node], _ node: Node, _ map: ProjectionTransform,
        _ result: inout [ProjectedNode]
    ) -> Bool {
        switch operation {
        // Filters may draw where there is no content.
        case .filter: return addFlat(node, map, &result)
        case .projection(let projection): return addGroup(children, projection.concatenating(map), &result)
        case .transform(let transform):
            return addGroup(children, ProjectionTransform(transform).concatenating(map), &result)
        case .opacity(let opacity) where opacity <= 0: return true
        default: break
        }
        guard let content = add(children, map) else { return false }
        guard !content.isEmpty else { return true }
        switch operation {
        case .isolate: result.append(.layer(opacity: 1, .normal, content))
        case .opacity(let opacity): result.append(.layer(opacity: min(opacity, 1), .normal, content))
        case .blend(let mode): result.append(.layer(opacity: 1, mode, content))
        case .clip(let path, let rule, let inverse):
            guard let outline = ProjectedOutline(path, box: path.boundingRect, map) else {
                return addFlat(node, map, &result)
            }
            result.append(.clip(outline, rule, inverse: inverse, content))
        case .mask(let mask, let source):
            guard let mask = add(mask, map) else { return false }
            result.append(.mask(mask, source, content))
        case .filter, .projection, .transform: break
        }
        return true
    }

    private mutating func add(_ run: GlyphRun, _ map: ProjectionTransform, _ result: inout [ProjectedNode]) -> Bool {
        guard case .color(let color) = run.paint, run.size.isFinite, run.size > 0 else {
            return addFlat(.glyphs(run), map, &result)
        }
        for glyph in run.glyphs where run.outlines.indices.contains(glyph.outline) {
            let place = CGAffineTransform(a: run.size, b: 0, c: 0, d: run.size, tx: glyph.x, ty: glyph.y)
            let path = run.outlines[glyph.outline].path
            var one = run
            one.glyphs = [glyph]
            guard
                add(
                    .color(color), .fill(path, .nonzero), .glyphs(one), ProjectionTransform(place).concatenating(map),
                    flat: map, &result)
            else { return false }
        }
        return true
    }

    /// - Parameters:
    ///   - source: nil where the node has to be drawn flat.
    ///   - flat: from the node's points to the device, where that is another map than that of the shape.
    private mutating func add(
        _ source: ProjectedLeaf.Source?, _ shape: ProjectedLeaf.Shape, _ node: Node, _ map: ProjectionTransform,
        flat: ProjectionTransform? = nil, _ result: inout [ProjectedNode]
    ) -> Bool {
        // What cannot be seen takes no part.
        if case .color(let color) = source, color.alpha <= 0 { return true }
        if shape.box.isNull { return true }
        guard let source, let leaf = ProjectedLeaf(shape, source, map) else {
            return addFlat(node, flat ?? map, &result)
        }
        result.append(.leaf(leaf))
        leaves += 1
        return leaves <= Self.limit
    }

    private mutating func addFlat(_ node: Node, _ map: ProjectionTransform, _ result: inout [ProjectedNode]) -> Bool {
        result.append(.flat(node, map))
        leaves += Self.flatWeight
        return leaves <= Self.limit
    }

    private static func source(_ paint: Paint) -> ProjectedLeaf.Source? {
        switch paint {
        case .color(let color): .color(color)
        case .linear, .radial, .angular: .plane(paint)
        case .mesh, .image, .shader: nil
        }
    }
}
