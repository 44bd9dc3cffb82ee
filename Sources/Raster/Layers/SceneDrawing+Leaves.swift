import Foundation
import KinoraGeometry
import KinoraPixels
import KinoraScene

/// The leaves of a scene: what is painted straight onto the target.
extension SceneDrawing {
    func draw(_ fill: Fill, onto target: Surface, _ state: DrawState) throws {
        guard state.draws(fill.path.boundingRect) else { return }
        let state = clipped(to: fill.paint, state)
        guard painter.setShape(fill.path, state.transform, visible: state.clip.area.whole) else { return }
        if drawInPlace(fill, onto: target, state) { return }
        try paintShape(fill.paint, rule: fill.rule, antialiased: fill.antialiased, onto: target, state)
    }

    /// Draws an opaque mesh straight onto the target, where nothing of its shape's edge is seen: with what it lies on it need not be
    /// mixed. False where that would make other pixels than drawing it apart.
    private func drawInPlace(_ fill: Fill, onto target: Surface, _ state: DrawState) -> Bool {
        guard case .mesh(let mesh) = fill.paint, ByteLevel.of(state.opacity) == 255, state.blendMode == .normal,
            state.clip.mask == nil, state.transform.isInvertible, MeshRaster.isOpaque(mesh)
        else { return false }
        let area = state.clip.area.intersection(painter.box)
        guard !area.isEmpty, FrameCover.covers(fill.path, state.transform, area.whole) else { return false }
        let style = rasterizer.style
        if MeshRaster.hides(mesh) {
            MeshRaster(target, area: area.drawn, left: area.whole.x, style: style).draw(mesh, state.transform)
            return true
        }
        guard let placed = PlacedMesh(mesh, state.transform, style), placed.covers(area.whole) else { return false }
        MeshRaster(target, area: area.drawn, left: area.whole.x - OutlinedMesh.reach, style: style).drawInside(placed)
        return true
    }

    func draw(_ stroke: Stroke, onto target: Surface, _ state: DrawState) throws {
        guard state.draws(ContentBounds.outset(of: stroke)) else { return }
        let state = clipped(to: stroke.paint, state)
        guard
            painter.setStroke(
                stroke.path, stroke.style, state.transform, visible: state.clip.area.whole,
                kept: rasterizer.keptLayers?.strokes)
        else { return }
        try paintShape(stroke.paint, rule: .nonzero, antialiased: true, onto: target, state)
    }

    private func paintShape(
        _ paint: Paint, rule: FillRule, antialiased: Bool, onto target: Surface, _ state: DrawState
    ) throws {
        guard
            let source = try PaintSource(
                paint, transform: state.transform, opacity: state.opacity,
                area: state.clip.area.intersection(painter.box), resources: rasterizer.paints)
        else { return }
        painter.fill(
            rule: rule, antialiased: antialiased, source: source.source, opacity: source.opacity,
            mode: state.blendMode, clip: state.clip, onto: target)
    }

    /// An image paints nothing outside its rectangle unless it is tiled: the rectangle is one more clip.
    func clipped(to paint: Paint, _ state: DrawState) -> DrawState {
        guard case .image(let image) = paint, !image.tiled else { return state }
        return clipped(to: Path(.rect(image.rect)), .nonzero, state)
    }

    func draw(_ image: ImageNode, onto target: Surface, _ state: DrawState) throws {
        guard state.transform.isInvertible, state.draws(image.rect),
            painter.setShape(Path(.rect(image.rect)), state.transform, visible: state.clip.area.whole),
            let sampler = ImageShader(
                image.image, source: image.source ?? image.image.bounds, rect: image.rect,
                inverse: state.transform.inverted(), edges: .clamped, interpolation: image.interpolation,
                cache: rasterizer.paints.textures)
        else { return }
        let shader: any RowShader = image.tint.map { TintShader(sampler, color: $0) } ?? sampler
        painter.fill(
            rule: .nonzero, source: .shader(shader), opacity: ByteLevel.of(state.opacity),
            mode: state.blendMode, clip: state.clip, onto: target)
    }
}
