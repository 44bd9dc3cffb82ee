import Foundation
import KinoraBasics
import KinoraGeometry
import KinoraPixels
import KinoraScene

/// The operations of layers. Each draws its content to a surface as small as what can be seen of it, works on that, and
/// composites it once. Operations that need no surface draw their content directly.
extension SceneDrawing {
    func draw(_ operation: LayerOperation, _ children: [Node], onto target: Surface, _ state: DrawState) throws {
        switch operation {
        case .transform(let transform):
            var inner = state
            inner.transform = transform.concatenating(state.transform)
            try draw(children, onto: target, inner)
        case .isolate: try drawFlat(children, opacity: 1, onto: target, state)
        case .opacity(let opacity): try drawFlat(children, opacity: opacity, onto: target, state)
        case .blend(let mode): try draw(children, blending: mode, onto: target, state)
        case .clip(let path, let rule, let inverse):
            try draw(children, clippedTo: path, rule, inverse: inverse, onto: target, state)
        case .mask(let mask, let source): try draw(children, maskedBy: mask, source, onto: target, state)
        case .filter(let filter): try draw(children, through: filter, onto: target, state)
        // Which of both is drawn is decided before.
        case .overDarkGlass: try draw(children, onto: target, state)
        case .projection(let projection): try draw(children, through: projection, onto: target, state)
        }
    }

    /// Lays a finished layer on the target, with the inherited clip and opacity.
    func composite(_ layer: Surface, mode: BlendMode = .normal, onto target: Surface, _ state: DrawState) {
        Blend.composite(
            layer, onto: target, mode: mode, opacity: Float(state.opacity), clip: state.clip.bounds,
            coverage: state.clip.mask)
    }

    /// What can be seen of the nodes: the layer that holds them need not be larger.
    private func visibleArea(_ nodes: [Node], _ state: DrawState) -> DrawArea {
        state.clip.area.intersection(ContentBounds.of(nodes, state.transform))
    }

    // MARK: Opacity and isolation

    private func drawFlat(_ children: [Node], opacity: Double, onto target: Surface, _ state: DrawState) throws {
        var state = state
        state.opacity *= opacity > 0 ? min(opacity, 1) : 0
        guard state.opacity > 0 else { return }
        if ContentTraits.isSingleLeaf(children) { return try draw(children, onto: target, state) }
        try withLayer(of: children, in: visibleArea(children, state), state) {
            composite($0, onto: target, state)
        }
    }

    // MARK: Blend modes

    private func draw(_ children: [Node], blending mode: BlendMode, onto target: Surface, _ state: DrawState) throws {
        if mode == .normal { return try drawFlat(children, opacity: 1, onto: target, state) }
        if Blend.isLinearInSource(mode) && ContentTraits.isPlainLeaf(children) {
            var inner = state
            inner.blendMode = mode
            return try draw(children, onto: target, inner)
        }
        // Some operators change the target where the layer is empty too.
        let area = Blend.keepsTargetOutsideSource(mode) ? visibleArea(children, state) : state.clip.area
        try withLayer(of: children, in: area, state) { composite($0, mode: mode, onto: target, state) }
    }

    // MARK: Clips

    private func draw(
        _ children: [Node], clippedTo path: Path, _ rule: FillRule, inverse: Bool, onto target: Surface,
        _ state: DrawState
    ) throws {
        if !inverse && (ContentTraits.isSingleLeaf(children) || PixelRect(exactly: path, state.transform) != nil) {
            return try draw(children, onto: target, clipped(to: path, rule, state, content: children))
        }
        var inner = state
        if !inverse {
            inner.clip.area = state.clip.area.intersection(ContentBounds.of(path.boundingRect, state.transform))
        }
        inner.clip.area = visibleArea(children, inner)
        guard !inner.clip.area.isEmpty else { return }
        if ContentTraits.isSingleLeaf(children) || ContentTraits.readsBackdrop(children)
            || hasBackdrops && ContentTraits.seesBehind(children)
        {
            inner.clip.mask = clipMask(path, rule, inverse: inverse, inner)
            return try draw(children, onto: target, inner)
        }
        // Several leaves are clipped together, so that what is below does not shine through at the edge.
        try withLayer(of: children, in: inner.clip.area, inner) { layer in
            let inside = keptCoverage(of: path, rule, inverse: inverse, area: inner.clip.area, state.transform)
            Blend.composite(inside, onto: layer, mode: .destinationIn)
            composite(layer, onto: target, state)
        }
    }

    /// The state with one more path to stay inside of.
    func clipped(to path: Path, _ rule: FillRule, _ state: DrawState, content: [Node]? = nil) -> DrawState {
        var inner = state
        if let rect = PixelRect(exactly: path, state.transform) {
            inner.clip.area = state.clip.area.intersection(rect)
            return inner
        }
        inner.clip.area = state.clip.area.intersection(ContentBounds.of(path.boundingRect, state.transform))
        if let content { inner.clip.area = visibleArea(content, inner) }
        if !inner.clip.area.isEmpty { inner.clip.mask = clipMask(path, rule, inverse: false, inner) }
        return inner
    }

    /// The coverage of `path` times the clip inherited so far.
    private func clipMask(_ path: Path, _ rule: FillRule, inverse: Bool, _ state: DrawState) -> Surface {
        // Nothing is laid down yet.
        if walk?.work == .looking { return Surface(bounds: .empty) }
        guard let outer = state.clip.mask else {
            return keptCoverage(of: path, rule, inverse: inverse, area: state.clip.area, state.transform)
        }
        let mask = coverage(of: path, rule, inverse: inverse, area: state.clip.area, state.transform)
        Blend.composite(outer, onto: mask, mode: .destinationIn)
        return mask
    }

    /// The pixels of a whole shape, for what must know its edges even where they are out of sight.
    static func shapeBounds(_ path: Path, _ transform: CGAffineTransform) -> PixelRect {
        let side = RasterLimits.side
        let frame = PixelRect(x: -side, y: -side, width: 3 * side, height: 3 * side)
        let bounds = ContentBounds.of(path.boundingRect, transform).intersection(frame)
        return bounds.width * bounds.height > RasterLimits.pixels ? .empty : bounds
    }

    /// The same, of which a frame before may have made the pixels: nobody may change them.
    private func keptCoverage(
        of path: Path, _ rule: FillRule, inverse: Bool, area: DrawArea, _ transform: CGAffineTransform
    ) -> Surface {
        func draw() -> Surface { coverage(of: path, rule, inverse: inverse, area: area, transform) }
        guard let kept = rasterizer.keptLayers else { return draw() }
        return kept.mask(of: path, rule, inverse: inverse, transform, in: area, draw: draw)
    }

    private func coverage(
        of path: Path, _ rule: FillRule, inverse: Bool, area: DrawArea, _ transform: CGAffineTransform
    ) -> Surface {
        coverage(painter.setShape(path, transform, visible: area.whole), rule, inverse: inverse, area: area)
    }

    /// The coverage of the painter's shape, of which nothing can be seen if `isSeen` is false.
    func coverage(_ isSeen: Bool, _ rule: FillRule, inverse: Bool, area: DrawArea) -> Surface {
        if isSeen { return painter.coverage(rule: rule, inverse: inverse, area: area, pool: rasterizer.pool) }
        let bounds = area.drawn
        let mask = Surface(bounds: bounds, pool: rasterizer.pool)
        if inverse { mask.pixels.update(repeating: .max, count: max(0, bounds.width * bounds.height)) }
        return mask
    }

    // MARK: Masks

    private func draw(
        _ children: [Node], maskedBy mask: [Node], _ source: MaskSource, onto target: Surface, _ state: DrawState
    ) throws {
        let maskBounds = ContentBounds.of(mask, state.transform)
        var area = visibleArea(children, state)
        if source != .inverseAlpha { area = area.intersection(maskBounds) }
        if ContentTraits.hasOwnBackdrop(children) {
            // A surface of its own would hide what the content looks at.
            var inner = state
            inner.clip.area = area
            guard !area.isEmpty else { return }
            inner.clip.mask = try clipMask(mask, source, in: area.intersection(maskBounds), inner)
            return try draw(children, onto: target, inner)
        }
        try withLayer(of: children, in: area, state) { layer in
            try withKeptLayer(of: mask, in: area.intersection(maskBounds), state, isAlone: true) {
                MaskFilter.apply($0, source, to: layer)
            }
            composite(layer, onto: target, state)
        }
    }

    /// What a mask lets through, times the clip inherited so far.
    private func clipMask(
        _ mask: [Node], _ source: MaskSource, in area: DrawArea, _ state: DrawState
    ) throws -> Surface {
        // Nothing is laid down yet.
        if walk?.work == .looking { return Surface(bounds: .empty) }
        let bounds = state.clip.area.drawn
        let kept = Surface(bounds: bounds, pool: rasterizer.pool)
        kept.pixels.update(repeating: .max, count: max(0, bounds.width * bounds.height))
        try withKeptLayer(of: mask, in: area, state, isAlone: true) { MaskFilter.apply($0, source, to: kept) }
        if let outer = state.clip.mask { Blend.composite(outer, onto: kept, mode: .destinationIn) }
        return kept
    }

    // MARK: Filters

    private func draw(_ children: [Node], through filter: Filter, onto target: Surface, _ state: DrawState) throws {
        if case .colorMatrix(let matrix) = filter {
            let (matrices, content) = Self.colorMatrices(endingWith: matrix, children)
            return try draw(content, through: FilterPass(colorMatrices: matrices), onto: target, state)
        }
        if try drawClosedForm(children, through: filter, onto: target, state) { return }
        guard let pass = FilterPass(filter, transform: state.transform) else { return }
        if case .variableBlur(_, let mask) = filter {
            return try draw(children, through: pass, mask: mask, onto: target, state)
        }
        try draw(children, through: pass, of: filter, onto: target, state)
    }

    /// Draws blurs and shadows of one plain fill without a layer; false where there is no closed form.
    private func drawClosedForm(
        _ children: [Node], through filter: Filter, onto target: Surface, _ state: DrawState
    ) throws -> Bool {
        guard let blurred = BlurredFill(filter, content: children, transform: state.transform) else { return false }
        if case .dropShadow = filter {
            // The shadow and the shape are drawn one after the other. That is right only when no opacity or mask
            // applies to both.
            guard state.opacity >= 1, state.clip.mask == nil else { return false }
        }
        blurred.draw(
            onto: target, clip: state.clip.bounds, mask: state.clip.mask, opacity: state.opacity,
            from: rasterizer.blurredShapes)
        if case .dropShadow = filter { try draw(children, onto: target, state) }
        return true
    }

    /// - Parameters:
    ///   - filter: the one that the pass carries out, where what it makes may be kept.
    ///   - mask: of a variable blur.
    private func draw(
        _ children: [Node], through pass: FilterPass, of filter: Filter? = nil, mask: [Node]? = nil,
        onto target: Surface, _ state: DrawState
    ) throws {
        let content = ContentBounds.of(children, state.transform)
        let wanted = state.clip.area.intersection(pass.outputRect(for: content))
        guard !wanted.isEmpty else { return }
        let needed = wanted.mapped { pass.sourceRect(for: $0).intersection(content) }
        func finish(_ source: Surface) throws {
            if let mask {
                let region = wanted.intersection(ContentBounds.of(mask, state.transform))
                try withKeptLayer(of: mask, in: region, state, isAlone: true) {
                    composite(try pass.apply(to: source, wanted: wanted.drawn, mask: $0), onto: target, state)
                }
                if region.isEmpty { composite(source, onto: target, state) }
            } else if let filter, let kept = rasterizer.keptLayers, kept.keepsResult(of: source, filter) {
                let result = try kept.result(of: source, filter, state.transform, wanted: wanted.drawn) {
                    try pass.apply(to: source, wanted: wanted.drawn)
                }
                composite(result, onto: target, state)
            } else {
                try pass.draw(source, wanted: wanted.drawn) { composite($0, onto: target, state) }
            }
        }
        if needed.isEmpty {
            // A shader may draw where there is no content.
            try finish(Surface(bounds: .empty))
        } else if let picture = PlacedPicture(children, state.transform) {
            try picture.withSurface(finish)
        } else {
            try withKeptLayer(of: children, in: needed, state, finish)
        }
    }

    /// The matrices of directly nested color filters, innermost first, and the content of the innermost.
    private static func colorMatrices(endingWith outer: ColorMatrix, _ children: [Node]) -> ([ColorMatrix], [Node]) {
        var (matrices, content) = ([outer], children)
        while content.count == 1, case .layer(.filter(.colorMatrix(let inner)), let next) = content[0] {
            matrices.append(inner)
            content = next
        }
        return (matrices.reversed(), content)
    }

    // MARK: Backdrops

    func draw(_ backdrop: Backdrop, onto target: Surface, _ state: DrawState) throws {
        let opacity = state.opacity * backdrop.opacity.clamped(to: 0...1)
        guard opacity > 0, let map = DeviceMap(state.transform) else { return }
        // Where nothing is blurred there is nothing to lay down, but for what is done to a layer.
        if backdrop.effect == .blur(sigma: 0), !surfaces.areLayered { return }
        var inner = state
        inner.clip.area = state.clip.area.intersection(
            ContentBounds.of(backdrop.path.boundingRect, state.transform))
        guard !inner.clip.area.isEmpty else { return }
        let views: [Surface]
        if let walk, walk.isOn(target) {
            if walk.work == .looking { return walk.keep(view(of: backdrop, behind: target, map, inner)) }
            views = walk.kept
        } else {
            views = [view(of: backdrop, behind: target, map, inner)]
        }
        let coverage = clipMask(backdrop.path, backdrop.rule, inverse: false, inner)
        for view in views {
            Blend.composite(
                view, onto: target, mode: .normal, opacity: Float(opacity), clip: inner.clip.bounds, coverage: coverage)
        }
    }

    /// What a backdrop shows of the pixels behind it, in the state's clip.
    private func view(
        of backdrop: Backdrop, behind target: Surface, _ map: DeviceMap, _ state: DrawState
    ) -> Surface {
        // In layers it may reach beyond what there is to be seen. There it goes on as it ends.
        let inside = state.clip.area.whole.intersection(surfaces.bounds)
        guard !inside.isEmpty else { return Surface(bounds: .empty) }
        let wanted = state.clip.bounds.nearest(in: surfaces.bounds)
        let source = backdrop.sourceRect(for: wanted, state.transform)
        let behind = surfaces.painted(on: target, in: source, rasterizer.pool)
        let view =
            switch backdrop.effect {
            case .material(let style, let dark):
                MaterialBackdrop(style, dark: dark, scale: map.scale).apply(to: behind, wanted: wanted)
            case .blur(let sigma): BackdropBlur(sigma: sigma, scale: map.scale).apply(to: behind, wanted: wanted)
            case .glass(let effect):
                view(
                    of: GlassBackdrop(effect, scale: map.scale), backdrop, behind: behind, wanted: wanted,
                    inside: inside, state.transform)
            }
        return view.continued(over: state.clip.bounds)
    }

    /// - Parameter inside: the pixels of all the glass that can be seen, of which `wanted` are a part.
    private func view(
        of glass: GlassBackdrop, _ backdrop: Backdrop, behind: Surface, wanted: PixelRect, inside: PixelRect,
        _ transform: CGAffineTransform
    ) -> Surface {
        let box = backdrop.path.boundingRect
        let side = Double(min(box.width, box.height))
        let whole = Self.shapeBounds(backdrop.path, transform)
        let measured = glass.measured(of: whole, near: wanted, side: side)
        let field = DistanceField(
            backdrop.path, transform: transform, whole: whole,
            coverage: coverage(
                of: backdrop.path, backdrop.rule, inverse: false, area: DrawArea(drawn: measured, whole: whole),
                transform))
        return glass.apply(to: behind, wanted: wanted, of: inside, shape: field, side: side)
    }
}

extension PixelRect {
    /// The pixels that `path` covers exactly under `transform`: a rectangle that stays upright and ends between pixels.
    init?(exactly path: Path, _ transform: CGAffineTransform) {
        guard case .rect(let rect)? = path.simpleShape, transform.keepsAxes else { return nil }
        let mapped = rect.standardized.applying(transform)
        let edges = [mapped.minX, mapped.minY, mapped.maxX, mapped.maxY].map { Double($0) }
        guard edges.allSatisfy({ abs($0) < 1e9 && abs($0 - Maths.roundToEven($0)) < 1e-6 }) else { return nil }
        let whole = edges.map { Maths.int($0) }
        self.init(x: whole[0], y: whole[1], width: whole[2] - whole[0], height: whole[3] - whole[1])
    }
}

extension CGAffineTransform {
    /// True where upright rectangles stay upright.
    var keepsAxes: Bool { (b == 0 && c == 0) || (a == 0 && d == 0) }
}
