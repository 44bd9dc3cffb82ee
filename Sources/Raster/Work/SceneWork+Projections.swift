import Foundation
import KinoraGeometry
import KinoraPixels
import KinoraScene

/// What content costs that is seen through projections. It is taken apart as it is when it is drawn: what is drawn by its outline
/// costs its lines, and whatever is carried to the device by sampling costs its own flat picture and its own samples.
extension SceneWork {
    mutating func projection(
        _ projection: ProjectionTransform, _ children: [Node], _ state: State
    ) throws(SceneError) -> Visited {
        let toDevice = projection.concatenating(ProjectionTransform(state.transform))
        return try layer(ProjectedTree(children, toDevice).nodes, state.clip)
    }

    private mutating func visit(_ nodes: [ProjectedNode], _ clip: PixelRect) throws(SceneError) -> Visited {
        var all = Visited()
        for node in nodes {
            let visited = try visit(node, clip)
            all.bounds = all.bounds.union(visited.bounds)
            all.open = max(all.open, visited.open)
        }
        return all
    }

    private mutating func visit(_ node: ProjectedNode, _ clip: PixelRect) throws(SceneError) -> Visited {
        switch node {
        case .leaf(let leaf): return try self.leaf(leaf, clip)
        case .flat(let node, let map): return try flat(node, map, clip)
        case .group(let nodes): return try visit(nodes, clip)
        case .layer(_, _, let nodes): return try layer(nodes, clip)
        case .clip(let outline, _, let inverse, let nodes):
            try spend(outline.cost(within: clip), of: outline.path, within: clip)
            let inner = inverse ? clip : clip.intersection(outline.bounds)
            var visited = try layer(nodes, inner)
            visited.bounds = visited.bounds.intersection(inner)
            return visited
        case .mask(let mask, let source, let nodes):
            var visited = try layer(nodes, clip)
            let masking = try layer(mask, clip)
            visited.open += masking.open
            if source != .inverseAlpha { visited.bounds = visited.bounds.intersection(masking.bounds) }
            return visited
        }
    }

    /// Nodes in a layer of their own.
    private mutating func layer(_ nodes: [ProjectedNode], _ clip: PixelRect) throws(SceneError) -> Visited {
        var visited = try visit(nodes, clip)
        let area = visited.bounds.intersection(clip).pixelCount
        try countLayer(area)
        visited.open += area
        try checkOpen(visited.open)
        return visited
    }

    private mutating func leaf(_ leaf: ProjectedLeaf, _ clip: PixelRect) throws(SceneError) -> Visited {
        let bounds = leaf.outline.bounds
        var style: StrokeStyle?
        if case .stroke(_, let found) = leaf.shape { style = found }
        try spend(leaf.outline.cost(stroke: style, within: clip), of: leaf.outline.path, stroke: style, within: clip)
        try spend(bounds.intersection(clip).pixelCount, .paintedPixels)
        guard let backing = leaf.backing else { return Visited(bounds: bounds) }
        return Visited(bounds: bounds, open: try flat(backing, leaf.map, clip).open)
    }

    /// A node that is drawn flat by itself, in one piece or in strips, one after the other.
    private mutating func flat(_ node: Node, _ map: ProjectionTransform, _ clip: PixelRect) throws(SceneError)
        -> Visited
    {
        var all = Visited()
        for strip in ProjectedContent.strips(node, map, visible: clip) {
            let visited = try sampled(node, strip, clip)
            all.bounds = all.bounds.union(visited.bounds)
            all.open = max(all.open, visited.open)
        }
        // Strips are gathered in one picture.
        all.open = max(all.open, all.bounds.intersection(clip).pixelCount)
        return all
    }

    private mutating func sampled(
        _ node: Node, _ content: ProjectedContent, _ clip: PixelRect
    ) throws(SceneError) -> Visited {
        let wanted = content.bounds.intersection(clip)
        guard !wanted.isEmpty else { return Visited() }
        let inner = State(transform: content.contentTransform, clip: content.contentBounds)
        var visited = try visit(node, inner)
        try countLayer(inner.clip.pixelCount)
        visited.open += inner.clip.pixelCount
        try spend(content.samples(in: wanted), .filteredPixels)
        if ContentTraits.seesBehind(node) {
            // What lies behind it is carried to where it is flat. Where that would be too much, nothing is.
            let seen = content.seen(by: [node]).pixelCount
            let behind = seen <= RasterLimits.layerPixels ? seen : 0
            try spend(4 * behind, .filteredPixels)
            visited.open += behind
        }
        visited.bounds = content.bounds
        visited.open += wanted.pixelCount
        try checkOpen(visited.open)
        return visited
    }
}

extension ProjectedOutline {
    /// What its lines cost. It is cut into lines wherever it lies, seen or not.
    fileprivate func cost(stroke style: StrokeStyle? = nil, within clip: PixelRect) -> PathCost {
        let scale = scale(within: clip)
        let enlarged = CGAffineTransform(scaleX: scale, y: scale)
        let box = CGRect(bounds)
        // Where the map enlarges less than at its largest, the lines are shorter on the device.
        let visible = path.boundingRect.applying(enlarged)
        let longest = CGSize(width: max(box.width, visible.width), height: max(box.height, visible.height))
        let all = CGRect(origin: visible.origin, size: longest)
        let path = scale > 0 ? path : Path()
        var cost =
            if let style {
                PathCost(stroking: path, style, enlarged, tolerance: ShapePainter.curveTolerance, visible: all)
            } else {
                PathCost(filling: path, enlarged, tolerance: ShapePainter.curveTolerance, visible: all)
            }
        // From the viewer's feet to far away most lines are much shorter than if all were as near, and none is seen beyond the frame.
        if isDeep { cost.limitLength(toEach: Double(max(0, clip.width) + max(0, clip.height))) }
        return cost
    }
}
