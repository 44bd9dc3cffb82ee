import Foundation
import KinoraGeometry
import KinoraPixels
import KinoraScene

/// Content seen through projective maps: shapes, lines, images and glyphs by their outlines, so that edges are exact, and what
/// needs to be a picture first, flattened and sampled. No part depends on its neighbors.
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
        let nodes = ProjectedTree(children, toDevice, showsUnblurred: surfaces.areLayered).nodes
        var device = state
        device.transform = .identity
        // What is faded, blended or clipped as a whole must be one picture first, and so must what blends its parts.
        let isDirect = state.opacity >= 1 && state.blendMode == .normal && state.clip.mask == nil
        // So must what is seen behind a part of it, and all of that.
        let seesBehind = hasBackdrops && ProjectedNode.seesBehind(nodes)
        if !seesBehind && !ProjectedNode.blends(nodes) && (isDirect || ProjectedNode.isOnePiece(nodes)) {
            return try draw(nodes, onto: target, device)
        }
        let area = state.clip.area.intersection(ProjectedNode.bounds(of: nodes))
        guard !area.isEmpty else { return }
        let drawn = seesBehind ? DrawArea(area.whole) : area
        try withLayer(in: drawn, device, { try draw(nodes, onto: $0, $1) }) {
            composite($0, onto: target, state)
        }
    }

    private func draw(_ nodes: [ProjectedNode], onto target: Surface, _ state: DrawState) throws {
        guard state.depth <= RasterLimits.depth else { throw RasterError.nestingTooDeep }
        guard !state.clip.bounds.isEmpty else { return }
        for node in nodes {
            switch node {
            case .leaf(let leaf): try draw(leaf, onto: target, state)
            case .flat(let node, let map):
                try sample(node, map, state) { composite($0, onto: target, state) }
            case .group(let children): try draw(children, onto: target, state.deeper)
            case .layer(let opacity, let mode, let children):
                try draw(children, opacity, mode, onto: target, state.deeper)
            case .clip(let outline, let rule, let inverse, let children):
                try draw(children, clippedTo: outline, rule, inverse: inverse, onto: target, state.deeper)
            case .mask(let mask, let source, let children):
                try draw(children, maskedBy: mask, source, onto: target, state.deeper)
            }
        }
    }

    private func draw(
        _ nodes: [ProjectedNode], _ opacity: Double, _ mode: BlendMode, onto target: Surface, _ state: DrawState
    ) throws {
        var inner = state
        inner.opacity *= opacity
        if mode == .normal, ProjectedNode.isOnePiece(nodes) { return try draw(nodes, onto: target, inner) }
        // Some operators change the target where the layer is empty too.
        let isKept = Blend.keepsTargetOutsideSource(mode)
        let area = isKept ? state.clip.area.intersection(ProjectedNode.bounds(of: nodes)) : state.clip.area
        try withLayer(in: area, state, { try draw(nodes, onto: $0, $1) }) {
            composite($0, mode: mode, onto: target, inner)
        }
    }

    private func draw(
        _ nodes: [ProjectedNode], clippedTo outline: ProjectedOutline, _ rule: FillRule, inverse: Bool,
        onto target: Surface, _ state: DrawState
    ) throws {
        var inner = state
        if !inverse { inner.clip.area = state.clip.area.intersection(outline.bounds) }
        inner.clip.area = inner.clip.area.intersection(ProjectedNode.bounds(of: nodes))
        guard !inner.clip.area.isEmpty else { return }
        let isSeen = painter.setShape(outline, visible: inner.clip.area.whole)
        let mask = coverage(isSeen, rule, inverse: inverse, area: inner.clip.area)
        if ProjectedNode.isOnePiece(nodes) {
            if let outer = state.clip.mask { Blend.composite(outer, onto: mask, mode: .destinationIn) }
            inner.clip.mask = mask
            return try draw(nodes, onto: target, inner)
        }
        // Several leaves are clipped together, so that what is below does not shine through at the edge.
        try withLayer(in: inner.clip.area, inner, { try draw(nodes, onto: $0, $1) }) { layer in
            Blend.composite(mask, onto: layer, mode: .destinationIn)
            composite(layer, onto: target, state)
        }
    }

    private func draw(
        _ nodes: [ProjectedNode], maskedBy mask: [ProjectedNode], _ source: MaskSource, onto target: Surface,
        _ state: DrawState
    ) throws {
        let maskBounds = ProjectedNode.bounds(of: mask)
        var area = state.clip.area.intersection(ProjectedNode.bounds(of: nodes))
        if source != .inverseAlpha { area = area.intersection(maskBounds) }
        try withLayer(in: area, state, { try draw(nodes, onto: $0, $1) }) { layer in
            let seen = area.intersection(maskBounds)
            // A part of the mask may look at others.
            let drawn = hasBackdrops ? DrawArea(seen.whole) : seen
            try withLayer(in: drawn, state, isAlone: true, { try draw(mask, onto: $0, $1) }) {
                MaskFilter.apply($0, source, to: layer)
            }
            composite(layer, onto: target, state)
        }
    }

    /// Draws a node flat, in strips where it is near and far, and hands over how it looks through the map.
    private func sample(
        _ node: Node, _ map: ProjectionTransform, _ state: DrawState, _ body: (Surface) throws -> Void
    ) throws {
        let strips = ProjectedContent.strips(node, map, visible: state.clip.area.whole)
        if strips.count == 1, !strips[0].isStrip { return try sample(node, strips[0], state, body) }
        let wanted = strips.reduce(PixelRect.empty) { $0.union($1.bounds) }.intersection(state.clip.bounds)
        guard !wanted.isEmpty else { return }
        let picture = Surface(bounds: wanted)
        for strip in strips where !strip.bounds.intersection(wanted).isEmpty {
            var inner = state
            inner.transform = strip.contentTransform
            try withLayer(of: [node], in: DrawArea(strip.contentBounds), inner, isAlone: true) {
                strip.project($0, into: picture)
            }
        }
        try body(picture)
    }

    /// Draws a node flat, in one piece, and hands over how it looks through the map.
    private func sample(
        _ node: Node, _ flat: ProjectedContent, _ state: DrawState, _ body: (Surface) throws -> Void
    ) throws {
        let wanted = flat.bounds.intersection(state.clip.bounds)
        guard !wanted.isEmpty else { return }
        var inner = state
        inner.transform = flat.contentTransform
        try withGround(behind: node, flat) { isAlone in
            try withLayer(of: [node], in: DrawArea(flat.contentBounds), inner, isAlone: isAlone) { layer in
                try body(flat.project(layer, wanted: wanted))
            }
        }
    }

    /// Draws flat content over what is painted behind it, carried to where the content is flat.
    ///
    /// - Parameter draw: is told whether there is nothing that the content looks at.
    private func withGround(
        behind node: Node, _ flat: ProjectedContent, _ draw: (_ isAlone: Bool) throws -> Void
    ) throws {
        guard hasBackdrops, ContentTraits.seesBehind(node) else { return try draw(true) }
        let seen = flat.seen(by: [node])
        let size = seen.pixelCount
        guard size > 0, openPixels + size <= RasterLimits.layerPixels else { return try draw(true) }
        let frame = surfaces.bounds
        // What goes on beyond the frame as it ends does not fade there when it is blurred.
        let around = frame.insetBy(dx: -frame.width / 4, dy: -frame.height / 4)
        let device = flat.pixels(behind: seen).intersection(around)
        let behind = surfaces.picture(of: device.nearest(in: frame), rasterizer.pool).continued(over: device)
        try withGround(flat.flattened(behind, wanted: seen)) { try draw(false) }
    }

    private func draw(
        _ outline: ProjectedOutline, _ rule: FillRule, _ color: RGBA, onto target: Surface, _ state: DrawState
    ) {
        let pixel = PremultipliedPixel(color, opacity: state.opacity)
        guard pixel != .clear, painter.setShape(outline, visible: state.clip.area.whole) else { return }
        painter.fill(rule: rule, source: .color(pixel), mode: state.blendMode, clip: state.clip, onto: target)
    }

    private func draw(_ leaf: ProjectedLeaf, onto target: Surface, _ state: DrawState) throws {
        let outline = leaf.outline
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
        if case .color(let color) = leaf.source {
            let pixel = PremultipliedPixel(color, opacity: state.opacity)
            if pixel != .clear { fill(.color(pixel), 255) }
        }
        guard let node = leaf.backing else { return }
        try sample(node, leaf.map, state) { surface in
            fill(.shader(SurfaceShader(surface, isOpaque: false)), ByteLevel.of(state.opacity))
        }
    }
}
