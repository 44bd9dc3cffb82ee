import Foundation
import Geometry
import Pixels
import SceneGraph

extension SceneDrawing {
    func draw(_ fill: Fill, onto target: Surface, _ state: DrawState) throws {
        guard painter.setShape(fill.path, state.transform, visible: state.clip.bounds) else { return }
        let region = painter.box.intersection(state.clip.bounds)
        guard
            let paint = try PaintSource(
                fill.paint, transform: state.transform, opacity: state.opacity, region: region, resources: rasterizer.paints)
        else { return }
        painter.fill(
            rule: fill.rule, antialiased: fill.antialiased, source: paint.source, opacity: paint.opacity, clip: state.clip,
            onto: target)
    }
}
