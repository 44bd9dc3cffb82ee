import Foundation
import KinoraGeometry
import KinoraPixels
import KinoraScene

/// What is drawn by its outline when it is seen through a projective map: a shape, a line, an image or a glyph.
struct ProjectedLeaf {
    /// What it covers.
    enum Shape {
        case fill(Path, FillRule)
        case stroke(Path, StrokeStyle)
    }

    /// What colors it.
    enum Source {
        case color(RGBA)
        /// A paint that covers the whole plane, drawn flat and carried to the device by sampling.
        case plane(Paint)
        case image(ImageNode)
    }

    let shape: Shape
    let source: Source
    /// From its points to device pixels.
    let map: ProjectionTransform

    /// What is covered lies in it, in its points.
    var box: CGRect {
        switch shape {
        case .fill(let path, _): path.boundingRect
        case .stroke(let path, let style): ContentBounds.outset(of: Stroke(path, style: style, paint: .color(.clear)))
        }
    }

    /// Nil where it comes too near to the viewer to be drawn in one piece.
    var outline: ProjectedOutline? {
        switch shape {
        case .fill(let path, _), .stroke(let path, _): ProjectedOutline(path, box: box, map)
        }
    }

    /// Whether nothing can be seen of it.
    var isInvisible: Bool {
        if case .color(let color) = source { return color.alpha <= 0 }
        return false
    }
}

/// The leaves of a projection's content, in order, as far as they can be drawn by their outlines.
struct ProjectedLeaves {
    private(set) var leaves: [ProjectedLeaf] = []

    /// With more it is cheaper to draw the content flat, and its small parts are averaged better that way.
    private static let limit = 256

    /// Nil where the content has something that has to be flattened first, such as a filter.
    init?(_ content: [Node], _ map: ProjectionTransform) {
        guard add(content, map) else { return nil }
    }

    private mutating func add(_ nodes: [Node], _ map: ProjectionTransform) -> Bool {
        nodes.allSatisfy { node in add(node, map) && leaves.count <= Self.limit }
    }

    private mutating func add(_ node: Node, _ map: ProjectionTransform) -> Bool {
        switch node {
        case .fill(let fill):
            guard fill.antialiased, let source = Self.source(fill.paint) else { return false }
            add(ProjectedLeaf(shape: .fill(fill.path, fill.rule), source: source, map: map))
        case .stroke(let stroke):
            guard let source = Self.source(stroke.paint) else { return false }
            add(ProjectedLeaf(shape: .stroke(stroke.path, stroke.style), source: source, map: map))
        case .image(let image):
            add(
                ProjectedLeaf(
                    shape: .fill(Path(.rect(image.rect.standardized)), .nonzero), source: .image(image), map: map))
        case .glyphs(let run): return add(run, map)
        case .group(let children): return add(children, map)
        case .layer(.transform(let transform), let children):
            return add(children, ProjectionTransform(transform).concatenating(map))
        // Content that cannot be seen takes no part.
        case .layer(.opacity(let opacity), _) where opacity <= 0: break
        case .layer(_, let children) where children.isEmpty: break
        case .backdrop, .layer: return false
        }
        return true
    }

    private mutating func add(_ run: GlyphRun, _ map: ProjectionTransform) -> Bool {
        guard case .color(let color) = run.paint, run.size.isFinite, run.size > 0 else { return false }
        for glyph in run.glyphs where run.outlines.indices.contains(glyph.outline) {
            let place = CGAffineTransform(a: run.size, b: 0, c: 0, d: run.size, tx: glyph.x, ty: glyph.y)
            add(
                ProjectedLeaf(
                    shape: .fill(run.outlines[glyph.outline].path, .nonzero), source: .color(color),
                    map: ProjectionTransform(place).concatenating(map)))
            guard leaves.count <= Self.limit else { return false }
        }
        return true
    }

    private mutating func add(_ leaf: ProjectedLeaf) { if !leaf.isInvisible { leaves.append(leaf) } }

    private static func source(_ paint: Paint) -> ProjectedLeaf.Source? {
        switch paint {
        case .color(let color): .color(color)
        case .linear, .radial, .angular: .plane(paint)
        case .mesh, .image, .shader: nil
        }
    }
}
