import Foundation
import KinoraGeometry
import KinoraPixels
import KinoraScene

/// Layers that filters and masks read, as frames before drew them: what stands still under a filter that moves, such as the photo of
/// a transition, is drawn once.
///
/// A layer's pixels depend on its nodes, its transform and its area alone, so that one that is kept is one that would be drawn.
/// It is kept from the second time on: of what changes with every frame no pixels are kept, only the nodes until the next frame.
final class KeptLayers {
    private struct Layer {
        let nodes: [Node]
        let transform: CGAffineTransform
        let area: DrawArea
        /// Nil until it was asked for twice.
        var surface: Surface?
        /// When it was asked for last.
        var frame: Int
    }

    private var layers: [Layer] = []
    private var frame = 0
    private var keptPixels = 0

    /// Smaller layers are drawn as quickly as they are found.
    private static let smallest = 1 << 14
    private static let countLimit = 24
    /// In pixels of four bytes: eight layers of 1280x720.
    private static let pixelLimit = 8 << 20

    /// Ends a frame, forgets what it did not ask for, and begins another.
    func beginFrame() {
        layers.removeAll { $0.frame < frame }
        keptPixels = layers.reduce(0) { $0 + ($1.surface.map { $0.width * $0.height } ?? 0) }
        frame += 1
    }

    /// The layer of these nodes, kept or as `draw` draws it. Nobody may change its pixels.
    func layer(
        of nodes: [Node], _ transform: CGAffineTransform, in area: DrawArea, draw: () throws -> Surface
    ) rethrows -> Surface {
        let size = area.drawn.width * area.drawn.height
        guard size >= Self.smallest else { return try draw() }
        let known = layers.firstIndex { $0.area == area && $0.transform == transform && $0.nodes == nodes }
        guard let known else {
            if layers.count < Self.countLimit {
                layers.append(Layer(nodes: nodes, transform: transform, area: area, surface: nil, frame: frame))
            }
            return try draw()
        }
        layers[known].frame = frame
        if let surface = layers[known].surface { return surface }
        let surface = try draw()
        if keptPixels + size <= Self.pixelLimit {
            layers[known].surface = surface
            keptPixels += size
        }
        return surface
    }
}
