import Foundation
import KinoraGeometry
import KinoraPixels
import KinoraScene

/// Content seen through projective maps: by the outlines of its leaves where it has nothing else, so that edges are exact and no
/// leaf depends on its neighbors; all other content is flattened and sampled.
extension SceneDrawing {
    func draw(
        _ children: [Node], through projection: ProjectionTransform, onto target: Surface, _ state: DrawState
    ) throws {
        let toDevice = projection.concatenating(ProjectionTransform(state.transform))
        // The most frequent case, without lists.
        if children.count == 1, case .fill(let fill) = children[0], case .color(let color) = fill.paint,
            fill.antialiased,
            let outline = ProjectedOutline(fill.path, box: fill.path.boundingRect, toDevice)
        {
            return draw(outline, fill.rule, color, onto: target, state)
        }
        if let leaves = ProjectedLeaves(children, toDevice)?.leaves, let outlines = outlines(of: leaves) {
            // What is faded, blended or clipped as a whole must be one picture first.
            let isOnePiece =
                leaves.count <= 1
                || (state.opacity >= 1 && state.blendMode == .normal && state.clip.mask == nil)
            guard isOnePiece else {
                let node = Node.layer(.projection(projection), children)
                let area = state.clip.area.intersection(ContentBounds.of([node], state.transform))
                return try withLayer(of: [node], in: area, state) { composite($0, onto: target, state) }
            }
            for (leaf, outline) in zip(leaves, outlines) { try draw(leaf, outline, onto: target, state) }
            return
        }
        let flat = ProjectedContent(projection, children, state.transform, visible: state.clip.area.whole)
        try sample(children, flat, state) { composite($0, onto: target, state) }
    }

    /// Draws nodes flat and hands over how they look through the map.
    private func sample(
        _ nodes: [Node], _ flat: ProjectedContent, _ state: DrawState, _ body: (Surface) throws -> Void
    ) throws {
        let wanted = flat.bounds.intersection(state.clip.bounds)
        guard !wanted.isEmpty else { return }
        var inner = state
        inner.transform = flat.contentTransform
        try withLayer(of: nodes, in: DrawArea(flat.contentBounds), inner) { layer in
            try body(flat.project(layer, wanted: wanted))
        }
    }

    /// Nil where one of them comes too near to the viewer to be drawn in one piece.
    private func outlines(of leaves: [ProjectedLeaf]) -> [ProjectedOutline]? {
        var outlines: [ProjectedOutline] = []
        for leaf in leaves {
            guard let outline = leaf.outline else { return nil }
            outlines.append(outline)
        }
        return outlines
    }

    private func draw(
        _ outline: ProjectedOutline, _ rule: FillRule, _ color: RGBA, onto target: Surface, _ state: DrawState
    ) {
        let pixel = PremultipliedPixel(color, opacity: state.opacity)
        guard pixel != .clear, painter.setShape(outline, visible: state.clip.area.whole) else { return }
        painter.fill(rule: rule, source: .color(pixel), mode: state.blendMode, clip: state.clip, onto: target)
    }

    private func draw(
        _ leaf: ProjectedLeaf, _ outline: ProjectedOutline, onto target: Surface, _ state: DrawState
    ) throws {
        func fill(_ source: PixelSource, _ opacity: UInt32) {
            let (isSeen, rule): (Bool, FillRule) =
                switch leaf.shape {
                case .fill(_, let rule): (painter.setShape(outline, visible: state.clip.area.whole), rule)
                case .stroke(_, let style):
                    (painter.setStroke(outline, style, visible: state.clip.area.whole), .nonzero)
                }
            guard isSeen else { return }
            painter.fill(
                rule: rule, source: source, opacity: opacity, mode: state.blendMode, clip: state.clip, onto: target)
        }
        let cover: (CGRect) -> Node
        switch leaf.source {
        case .color(let color):
            let pixel = PremultipliedPixel(color, opacity: state.opacity)
            if pixel != .clear { fill(.color(pixel), 255) }
            return
        case .plane(let paint): cover = { .fill(Fill(Path(.rect($0)), paint: paint)) }
        case .image(let image): cover = { .image(image.continued(over: $0)) }
        }
        // The paint goes on beyond the outline, so that pixels at the edge have their full color.
        let box = leaf.box
        let margin = 0.05 * max(box.width, box.height) + 4
        let node = cover(box.insetBy(dx: -margin, dy: -margin))
        let flat = ProjectedContent(leaf.map, [node], .identity, visible: state.clip.area.whole)
        var plane = state
        plane.transform = .identity
        try sample([node], flat, plane) { surface in
            fill(.shader(SurfaceShader(surface, isOpaque: false)), ByteLevel.of(state.opacity))
        }
    }
}

extension ImageNode {
    /// The same picture over a larger rectangle: around it its outermost pixels go on.
    fileprivate func continued(over larger: CGRect) -> ImageNode {
        let (whole, rect) = (source ?? image.bounds, rect.standardized)
        let (sx, sy) = (whole.width / rect.width, whole.height / rect.height)
        var node = self
        node.rect = larger
        node.source = CGRect(
            x: whole.minX + (larger.minX - rect.minX) * sx, y: whole.minY + (larger.minY - rect.minY) * sy,
            width: larger.width * sx, height: larger.height * sy)
        return node
    }
}
