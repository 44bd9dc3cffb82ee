import Foundation
import KinoraGeometry
import KinoraPixels
import KinoraScene

/// The way from a projection's content to what is drawn on the device.
struct ProjectedTree {
    private(set) var nodes: [ProjectedNode] = []

    /// So much content is taken apart, in leaves of one color. What comes after it is drawn flat together, so that the memory for the
    /// parts is bounded.
    static let limit = 1 << 16
    /// As many leaves stand for a part that is sampled.
    static let sampledWeight = 16
    private var weight = 0
    /// Whether a backdrop that blurs nothing may still show something.
    private var showsUnblurred: Bool

    /// - Parameters:
    ///   - map: from the content's points to device pixels.
    ///   - showsUnblurred: whether a backdrop that blurs nothing changes what is seen, as it does in a layer that is changed as a whole.
    init(_ content: [Node], _ map: ProjectionTransform, showsUnblurred: Bool = true) {
        self.showsUnblurred = showsUnblurred
        nodes = parts(of: content, map)
    }

    private mutating func parts(of nodes: [Node], _ map: ProjectionTransform) -> [ProjectedNode] {
        var result: [ProjectedNode] = []
        addGroup(nodes, map, &result)
        return result
    }

    private mutating func addGroup(_ children: [Node], _ map: ProjectionTransform, _ result: inout [ProjectedNode]) {
        var rest: [Node] = []
        for child in children {
            if weight >= Self.limit, Self.isSurplus(child) {
                rest.append(child)
            } else {
                flush(&rest, map, &result)
                add(child, map, &result)
            }
        }
        flush(&rest, map, &result)
    }

    /// Draws together what came after the limit and lies side by side.
    private func flush(_ rest: inout [Node], _ map: ProjectionTransform, _ result: inout [ProjectedNode]) {
        guard !rest.isEmpty else { return }
        result.append(.flat(rest.count == 1 ? rest[0] : .group(rest), map))
        rest = []
    }

    /// Whether a node may be drawn flat together with others: nothing in it looks at what lies below it.
    private static func isSurplus(_ node: Node) -> Bool {
        !ContentTraits.readsBackdrop([node]) && !ContentTraits.seesBehind(node)
    }

    private mutating func add(_ node: Node, _ map: ProjectionTransform, _ result: inout [ProjectedNode]) {
        switch node {
        case .fill(let fill):
            let source = fill.antialiased ? Self.source(fill.paint) : nil
            add(source, .fill(fill.path, fill.rule), node, map, &result)
        case .stroke(let stroke):
            add(Self.source(stroke.paint), .stroke(stroke.path, stroke.style), node, map, &result)
        case .image(let image):
            add(.image(image), .fill(Path(.rect(image.rect.standardized)), .nonzero), node, map, &result)
        case .glyphs(let run): add(run, map, &result)
        case .group(let children): addGroup(children, map, &result)
        case .layer(let operation, let children): add(operation, children, node, map, &result)
        case .backdrop(let backdrop): if showsSomething(backdrop) { addFlat(node, map, &result) }
        }
    }

    private func showsSomething(_ backdrop: Backdrop) -> Bool {
        guard backdrop.opacity > 0 else { return false }
        return showsUnblurred || backdrop.effect != .blur(sigma: 0)
    }

    private mutating func add(
        _ operation: LayerOperation, _ children: [Node], _ node: Node, _ map: ProjectionTransform,
        _ result: inout [ProjectedNode]
    ) {
        switch operation {
        // Filters may draw where there is no content.
        case .filter: return addFlat(node, map, &result)
        case .projection(let projection): return addGroup(children, projection.concatenating(map), &result)
        case .transform(let transform):
            return addGroup(children, ProjectionTransform(transform).concatenating(map), &result)
        case .overDarkGlass: return addGroup(children, map, &result)
        case .opacity(let opacity) where opacity <= 0: return
        default: break
        }
        // What a layer shows of what is behind it counts where the layer is more than laid on that.
        let outside = showsUnblurred
        showsUnblurred = true
        let content = parts(of: children, map)
        defer { showsUnblurred = outside }
        guard !content.isEmpty else { return }
        switch operation {
        case .isolate: result.append(.layer(opacity: 1, .normal, content))
        case .opacity(let opacity): result.append(.layer(opacity: min(opacity, 1), .normal, content))
        case .blend(let mode): result.append(.layer(opacity: 1, mode, content))
        case .clip(let path, let rule, let inverse):
            guard let outline = ProjectedOutline(path, box: path.boundingRect, map) else {
                return addFlat(node, map, &result)
            }
            result.append(.clip(outline, rule, inverse: inverse, content))
        case .mask(let mask, let source): result.append(.mask(parts(of: mask, map), source, content))
        case .filter, .projection, .transform, .overDarkGlass: break
        }
    }

    private mutating func add(_ run: GlyphRun, _ map: ProjectionTransform, _ result: inout [ProjectedNode]) {
        guard case .color(let color) = run.paint, run.size.isFinite, run.size > 0 else {
            return addFlat(.glyphs(run), map, &result)
        }
        for (index, glyph) in run.glyphs.enumerated() where run.outlines.indices.contains(glyph.outline) {
            if weight >= Self.limit {
                var rest = run
                rest.glyphs.removeFirst(index)
                return addFlat(.glyphs(rest), map, &result)
            }
            let place = CGAffineTransform(a: run.size, b: 0, c: 0, d: run.size, tx: glyph.x, ty: glyph.y)
            var one = run
            one.glyphs = [glyph]
            add(
                .color(color), .fill(run.outlines[glyph.outline].path, .nonzero), .glyphs(one),
                ProjectionTransform(place).concatenating(map), flat: map, &result)
        }
    }

    /// - Parameters:
    ///   - source: nil where the node has to be drawn flat.
    ///   - flat: from the node's points to the device, where that is another map than that of the shape.
    private mutating func add(
        _ source: ProjectedLeaf.Source?, _ shape: ProjectedLeaf.Shape, _ node: Node, _ map: ProjectionTransform,
        flat: ProjectionTransform? = nil, _ result: inout [ProjectedNode]
    ) {
        // What cannot be seen takes no part.
        if case .color(let color) = source, color.alpha <= 0 { return }
        if shape.box.isNull { return }
        guard let source, let leaf = ProjectedLeaf(shape, source, map) else {
            return addFlat(node, flat ?? map, &result)
        }
        result.append(.leaf(leaf))
        if case .color = source { weight += 1 } else { weight += Self.sampledWeight }
    }

    private mutating func addFlat(_ node: Node, _ map: ProjectionTransform, _ result: inout [ProjectedNode]) {
        result.append(.flat(node, map))
        weight += Self.sampledWeight
    }

    private static func source(_ paint: Paint) -> ProjectedLeaf.Source? {
        switch paint {
        case .color(let color): .color(color)
        case .linear, .radial, .angular: .plane(paint)
        case .mesh, .image, .shader: nil
        }
    }
}
