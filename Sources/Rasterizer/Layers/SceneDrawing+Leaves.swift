import Foundation
import Geometry
import Pixels
import SceneGraph

extension SceneDrawing {
    func draw(_ fill: Fill, onto target: Surface, _ state: DrawState) throws {
        guard painter.outline.set(fill.path, state.transform) else { return }
        let region = painter.outline.pixelBounds.intersection(state.clip.bounds)
        guard
            let paint = try PaintSource(
                fill.paint, transform: state.transform, opacity: state.opacity, region: region, resources: rasterizer.paints)
        else { return }
        painter.fill(
            rule: fill.rule, antialiased: fill.antialiased, source: paint.source, opacity: paint.opacity, clip: state.clip,
            onto: target)
    }
}
