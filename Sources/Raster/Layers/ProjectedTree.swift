import Foundation
import KinoraGeometry
import KinoraPixels
import KinoraScene

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
        case .overDarkGlass: return addGroup(children, map, &result)
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
        case .filter, .projection, .transform, .overDarkGlass: break
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
