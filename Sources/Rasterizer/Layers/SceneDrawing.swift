import Foundation
import Geometry
import Pixels
import SceneGraph

/// Walks the nodes of one scene: leaves are painted, layers are given surfaces of their own where their operation needs
/// one, and everything lands on the surface of the nearest enclosing layer.
final class SceneDrawing {
    let rasterizer: Rasterizer
    let frameBounds: PixelRect
    /// Pixels of the layers open at this moment.
    var openLayerPixels = 0

    var painter: ShapePainter { rasterizer.painter }

    init(_ rasterizer: Rasterizer, frameBounds: PixelRect) {
        self.rasterizer = rasterizer
        self.frameBounds = frameBounds
        openLayerPixels = frameBounds.width * frameBounds.height
    }

    func draw(_ nodes: [Node], onto target: Surface, _ state: DrawState) throws {
        guard state.depth <= RasterLimits.depth else { throw RasterError.nestingTooDeep }
        guard !state.clip.bounds.isEmpty else { return }
        for node in nodes { try draw(node, onto: target, state) }
    }

    private func draw(_ node: Node, onto target: Surface, _ state: DrawState) throws {
        switch node {
        case .fill(let fill): try draw(fill, onto: target, state)
        case .stroke: break
        case .glyphs: break
        case .image: break
        case .backdrop: break
        case .group(let children):
            var inner = state
            inner.depth += 1
            try draw(children, onto: target, inner)
        case .layer(let operation, let children):
            var inner = state
            inner.depth += 1
            try draw(operation, children, onto: target, inner)
        }
    }

    private func draw(_ operation: LayerOperation, _ children: [Node], onto target: Surface, _ state: DrawState) throws {
        switch operation {
        case .transform(let transform):
            var inner = state
            inner.transform = transform.concatenating(state.transform)
            try draw(children, onto: target, inner)
        default: break
        }
    }
}
