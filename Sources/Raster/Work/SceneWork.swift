import Foundation
import KinoraGeometry
import KinoraPixels
import KinoraScene

/// Adds up what drawing a scene costs, by walking it as `SceneDrawing` does but without drawing anything.
///
/// Estimates are taken from control points and boxes, so they are rather too large than too small, and cost little more than
/// reading the scene.
public struct SceneWork {
    /// What nodes inherit on the way down.
    struct State {
        var transform: CGAffineTransform
        var clip: PixelRect
        /// What backdrops in layers can see at most, and how many layers they see it through.
        var ground: PixelRect
        var layers = 0

        init(transform: CGAffineTransform, clip: PixelRect) {
            (self.transform, self.clip, ground) = (transform, clip, clip)
        }

        /// The same for what has nothing behind it.
        var alone: State { State(transform: transform, clip: clip) }
    }

    /// What is known of nodes after their visit.
    struct Visited {
        /// The device pixels they may touch.
        var bounds = PixelRect.empty
        /// The most pixels of layers that are open at one moment inside them.
        var open = 0
    }

    /// One key or one element on the way to a node.
    private enum Step {
        case key(StaticString)
        case element(Int)
    }

    private var budget: WorkBudget
    private var path: [Step] = []

    /// Refuses a scene that asks for more than `WorkLimits` at `scale` pixels per point.
    ///
    /// - Throws: `SceneError` with the first node at which there is too much.
    public static func check(_ scene: FrameScene, scale: Double) throws(SceneError) {
        let result: Result<Void, SceneError> = DeepStack.run {
            do throws(SceneError) {
                return .success(try run(scene, scale))
            } catch {
                return .failure(error)
            }
        }
        try result.get()
    }

    private static func run(_ scene: FrameScene, _ scale: Double) throws(SceneError) {
        let frame = ContentBounds.of(
            CGRect(origin: .zero, size: scene.size), CGAffineTransform(scaleX: scale, y: scale))
        // Colors outside 0…1 are pictures of their own: what is above, and what is below.
        let isApart = OutsideColors.concern(scene, levels: RasterLimits.depth)
        var work = SceneWork(budget: WorkBudget(pictures: isApart ? 3 : 1))
        let state = State(transform: CGAffineTransform(scaleX: scale, y: scale), clip: frame)
        let visited = try work.visit(scene.nodes, "nodes", state)
        try work.checkOpen(visited.open + frame.pixelCount)
    }

    // MARK: Nodes

    private mutating func visit(_ nodes: [Node], _ key: StaticString, _ state: State) throws(SceneError) -> Visited {
        var all = Visited()
        path.append(.key(key))
        for (index, node) in nodes.enumerated() {
            path.append(.element(index))
            let visited = try visit(node, state)
            all.bounds = all.bounds.union(visited.bounds)
            all.open = max(all.open, visited.open)
            path.removeLast()
        }
        path.removeLast()
        return all
    }

    mutating func visit(_ node: Node, _ state: State) throws(SceneError) -> Visited {
        switch node {
        case .fill(let fill):
            try outline(fill.path, state)
            return try leaf(ContentBounds.of([node], state.transform), fill.paint, state)
        case .stroke(let stroke):
            try line(stroke, state)
            return try leaf(ContentBounds.of([node], state.transform), stroke.paint, state)
        case .glyphs(let run): return try glyphs(run, state)
        case .image(let image):
            let bounds = ContentBounds.of([node], state.transform)
            return try leaf(bounds, .image(ImagePaint(image.image, rect: image.rect, tiled: false)), state)
        case .backdrop(let backdrop): return try self.backdrop(backdrop, state)
        case .group(let children): return try visit(children, "group", state)
        case .layer(let operation, let children): return try layer(operation, children, state)
        }
    }

    private mutating func outline(_ path: Path, _ state: State) throws(SceneError) {
        let cost = PathCost(
            filling: path, state.transform, tolerance: ShapePainter.curveTolerance, visible: CGRect(state.clip))
        try spend(cost, of: path, within: state.clip)
    }

    private mutating func line(_ stroke: Stroke, _ state: State) throws(SceneError) {
        let cost = PathCost(
            stroking: stroke.path, stroke.style, state.transform, tolerance: ShapePainter.curveTolerance,
            visible: CGRect(state.clip))
        try spend(cost, of: stroke.path, stroke: stroke.style, within: state.clip)
    }

    /// Counts a shape, or the line that a style draws along it, as often as it is drawn.
    mutating func spend(
        _ cost: PathCost, of path: Path, stroke style: StrokeStyle? = nil, times: Int = 1, within clip: PixelRect
    ) throws(SceneError) {
        try spend(cost.dashes, .dashes)
        guard cost.edges <= WorkLimits.shapeEdges else {
            throw problem("this shape has more than \(WorkLimits.shapeEdges) edges")
        }
        try spend(cost.edges * times, .edges)
        try spend(cost.length * Double(times), .edgePixels)
        guard path.mayMeetItself(stroke: style) else { return }
        // What it takes to find where it overlaps itself, as if it did everywhere: each line has a piece in every row that it touches.
        let pieces = Double(cost.edges) + cost.length
        try spend(RowCutter.steps(for: pieces, grids: CoverageMemory.grids(for: clip)) * Double(times), .overlapSteps)
    }

    mutating func leaf(_ bounds: PixelRect, _ paint: Paint, _ state: State) throws(SceneError) -> Visited {
        let area = bounds.intersection(state.clip).pixelCount
        try spend(area * Self.weight(of: paint), .paintedPixels)
        if case .image(let image) = paint {
            // A reduction reads the whole image.
            let pixels = image.image.pixmap.pixels.count
            if pixels > area { try spend(pixels, .paintedPixels) }
        }
        if case .mesh(let mesh) = paint {
            // As many quadrilaterals as its patches are cut into.
            try spend(min(65_536, max(4 * area, (mesh.columns - 1) * (mesh.rows - 1))), .edges)
            guard !MeshSides(mesh).areOnBox else { return Visited(bounds: bounds, open: area) }
            // A second picture and the coverage of its outline, around which it is two pixels larger.
            let around = bounds.intersection(state.clip).insetBy(dx: -2, dy: -2).pixelCount
            try spend(4 * around, .paintedPixels)
            return Visited(bounds: bounds, open: area + 2 * around)
        }
        return Visited(bounds: bounds)
    }

    /// How many times a plain color's work a pixel of a paint is.
    private static func weight(of paint: Paint) -> Int {
        switch paint {
        case .color: 1
        case .linear, .radial, .angular: 2
        case .image, .mesh: 4
        case .shader: 16
        }
    }

    private mutating func glyphs(_ run: GlyphRun, _ state: State) throws(SceneError) -> Visited {
        guard run.size.isFinite, run.size > 0 else { return Visited() }
        var uses = [Int](repeating: 0, count: run.outlines.count)
        for glyph in run.glyphs where uses.indices.contains(glyph.outline) { uses[glyph.outline] += 1 }
        let em = CGAffineTransform(scaleX: run.size, y: run.size).concatenating(state.transform)
        let isCached = max(abs(em.a), abs(em.d)) <= SceneDrawing.largestCachedSize && em.b == 0 && em.c == 0
        let bounds = ContentBounds.of([.glyphs(run)], state.transform)
        let visible = CGRect(state.clip).size
        for (outline, count) in zip(run.outlines, uses) where count > 0 {
            let cost = PathCost(filling: outline.path, em, tolerance: ShapePainter.curveTolerance, within: visible)
            // Cached glyphs are drawn once for each of sixteen places within a pixel.
            let times = isCached ? min(count, 16) : count
            try spend(cost, of: outline.path, times: times, within: state.clip)
            let area = ContentBounds.of(outline.path.boundingRect, em).pixelCount
            let seen = min(area, bounds.intersection(state.clip).pixelCount)
            try spend(Double(seen) * Double(count) * Double(Self.weight(of: run.paint)), .paintedPixels)
        }
        return Visited(bounds: bounds)
    }

    private mutating func backdrop(_ backdrop: Backdrop, _ state: State) throws(SceneError) -> Visited {
        try outline(backdrop.path, state)
        let bounds = ContentBounds.of(backdrop.path.boundingRect, state.transform)
        let area = bounds.intersection(state.clip).pixelCount
        // The backdrop is blurred somewhat beyond the area, and measured where its edge bends it.
        try spend(4 * area, .filteredPixels)
        try countLayer(area)
        let behind = try picture(behind: backdrop, bounds, state)
        guard area > 0, let (whole, measured) = Self.measured(of: backdrop, state) else {
            return Visited(bounds: bounds, open: 2 * area + behind)
        }
        // All of the shape is covered, seen or not, so that a part of a frame has the same edges.
        try spend(whole.pixelCount, .paintedPixels)
        try spend(16 * measured.pixelCount, .filteredPixels)
        return Visited(bounds: bounds, open: 2 * (area + measured.pixelCount) + behind)
    }

    /// The pixels in which the layers that a backdrop sees are put together; none where it lies on no layer.
    private mutating func picture(
        behind backdrop: Backdrop, _ bounds: PixelRect, _ state: State
    ) throws(SceneError) -> Int {
        guard state.layers > 0 else { return 0 }
        let source = backdrop.sourceRect(for: bounds.intersection(state.clip), state.transform)
        let area = source.intersection(state.ground).pixelCount
        try spend(Double(area) * Double(1 + state.layers), .paintedPixels)
        return area
    }

    /// All pixels of glass, and those whose distance from its edge is measured; nil where the edge is a formula.
    private static func measured(of backdrop: Backdrop, _ state: State) -> (whole: PixelRect, measured: PixelRect)? {
        guard case .glass(let effect) = backdrop.effect, let map = DeviceMap(state.transform),
            DistanceField.form(backdrop.path, state.transform) == nil
        else { return nil }
        let box = backdrop.path.boundingRect
        let whole = SceneDrawing.shapeBounds(backdrop.path, state.transform)
        let near = GlassBackdrop(effect, scale: map.scale)
            .measured(of: whole, near: state.clip.intersection(whole), side: Double(min(box.width, box.height)))
        return (whole, near)
    }

    // MARK: Layers

    private mutating func layer(
        _ operation: LayerOperation, _ children: [Node], _ state: State
    ) throws(SceneError) -> Visited {
        switch operation {
        case .transform(let transform):
            var inner = state
            inner.transform = transform.concatenating(state.transform)
            return try visit(children, "nodes", inner)
        case .isolate, .opacity, .blend: return try flat(children, state)
        case .overDarkGlass(let instead):
            // One of both is drawn.
            let (first, second) = (try flat(children, state), try flat(instead, state, key: "overDarkGlass"))
            return Visited(bounds: first.bounds.union(second.bounds), open: max(first.open, second.open))
        case .clip(let path, _, let inverse):
            try outline(path, state)
            var inner = state
            if !inverse {
                inner.clip = state.clip.intersection(ContentBounds.of(path.boundingRect, state.transform))
            }
            var visited = try flat(children, inner)
            if !inverse { visited.bounds = visited.bounds.intersection(inner.clip) }
            return visited
        case .mask(let mask, let source):
            var visited = try flat(children, state)
            let masking = try flat(mask, state.alone, key: "mask")
            visited.open = visited.open + masking.open
            if source != .inverseAlpha { visited.bounds = visited.bounds.intersection(masking.bounds) }
            return visited
        case .filter(let filter): return try self.filter(filter, children, state)
        case .projection(let projection): return try self.projection(projection, children, state)
        }
    }

    /// Children in a layer of their own.
    private mutating func flat(
        _ children: [Node], _ state: State, key: StaticString = "nodes"
    ) throws(SceneError) -> Visited {
        var inner = state
        inner.layers += 1
        var visited = try visit(children, key, inner)
        let area = visited.bounds.intersection(state.clip).pixelCount
        try countLayer(area)
        visited.open += area
        try checkOpen(visited.open)
        return visited
    }

    private mutating func filter(_ filter: Filter, _ children: [Node], _ state: State) throws(SceneError) -> Visited {
        guard let pass = FilterPass(filter, transform: state.transform) else { return Visited() }
        var inner = state
        inner.clip = pass.sourceRect(for: state.clip)
        let content = try flat(children, inner)
        let bounds = pass.outputRect(for: content.bounds)
        let (read, written) = (
            content.bounds.intersection(inner.clip).pixelCount, bounds.intersection(state.clip).pixelCount
        )
        try spend((read + written) * Self.passes(of: filter), .filteredPixels)
        var open = content.open + written
        if case .variableBlur(_, let mask) = filter {
            open += try flat(mask, state.alone, key: "filter.variableBlur.mask").open
        }
        try checkOpen(open)
        return Visited(bounds: bounds, open: open)
    }

    /// How often a filter works on each pixel, in passes of a plain blur.
    private static func passes(of filter: Filter) -> Int {
        switch filter {
        case .blur, .dropShadow, .innerShadow, .colorMatrix, .alphaThreshold: 1
        // In the worst case every one of its blurs, whose number grows with the logarithm of the radius.
        case .variableBlur: 16
        case .shader: 4
        }
    }

    // MARK: Counting

    mutating func countLayer(_ area: Int) throws(SceneError) {
        try spend(1, .layers)
        try spend(area, .paintedPixels)
    }

    func checkOpen(_ pixels: Int) throws(SceneError) {
        guard pixels <= RasterLimits.layerPixels else {
            throw problem("the layers open at one moment have more than \(RasterLimits.layerPixels) pixels")
        }
    }

    mutating func spend(_ amount: Int, _ item: WorkBudget.Item) throws(SceneError) {
        try spend(Double(amount), item)
    }

    mutating func spend(_ amount: Double, _ item: WorkBudget.Item) throws(SceneError) {
        if let words = budget.spend(amount, item) { throw problem(words) }
    }

    private func problem(_ words: String) -> SceneError {
        let place = path.reduce(into: "") { text, step in
            switch step {
            case .element(let index): text += "[\(index)]"
            case .key(let key): text += text.isEmpty ? "\(key)" : ".\(key)"
            }
        }
        return SceneError(place: place, problem: words)
    }
}

extension Path {
    /// False where the path, or the line that a style draws along it, clearly does not overlap itself: common shapes, triangles, and
    /// strokes of a single straight line.
    fileprivate func mayMeetItself(stroke style: StrokeStyle?) -> Bool {
        guard let style else { return simpleShape == nil && !isStraight(lines: 3) }
        return !(style.dash.isEmpty && isStraight(lines: 1))
    }

    /// Whether it consists of one subpath of so many straight lines at most, the one that closes it not among them.
    private func isStraight(lines most: Int) -> Bool {
        guard elementCount <= most + 2 else { return false }
        var (starts, lines, isStraight) = (0, 0, true)
        forEach { element in
            switch element {
            case .move: starts += 1
            case .line: lines += 1
            case .quadCurve, .curve: isStraight = false
            case .closeSubpath: break
            }
        }
        return isStraight && starts == 1 && lines <= most
    }
}

extension PixelRect {
    var pixelCount: Int { max(0, width) * max(0, height) }
}
