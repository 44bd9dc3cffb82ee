import Foundation
import KinoraGeometry
import KinoraPixels
import KinoraScene

/// What stands still between frames of one sequence and is costly to draw: layers that filters and masks read, such as the photo of a
/// transition, what blurs and shadows make of them, and the coverage of clips and strokes.
final class KeptLayers {
    private struct LayerKey: Equatable {
        let area: DrawArea
        let transform: CGAffineTransform
        let nodes: [Node]
    }

    private struct ResultKey: Equatable {
        let source: Surface
        let filter: Filter
        let transform: CGAffineTransform
        let wanted: PixelRect

        static func == (a: Self, b: Self) -> Bool {
            a.source === b.source && a.wanted == b.wanted && a.transform == b.transform && a.filter == b.filter
        }
    }

    private struct MaskKey: Equatable {
        let area: DrawArea
        let transform: CGAffineTransform
        let rule: FillRule
        let inverse: Bool
        let path: Path
    }

    // Pixels of four bytes: of layers eight pictures of 1280x720, of the others two and one.
    private let layers = KeptSurfaces<LayerKey>(countLimit: 24, pixelLimit: 8 << 20)
    private let results = KeptSurfaces<ResultKey>(countLimit: 24, pixelLimit: 2 << 20)
    private let masks = KeptSurfaces<MaskKey>(countLimit: 24, pixelLimit: 1 << 20)
    let strokes = KeptStrokes()

    /// Smaller ones are drawn as quickly as they are found.
    private static let smallest = 1 << 14

    private static func isWorthKeeping(_ rect: PixelRect) -> Bool { rect.width * rect.height >= smallest }

    /// Ends a frame, forgets what it did not ask for, and begins another.
    func beginFrame() {
        layers.beginFrame()
        results.beginFrame()
        masks.beginFrame()
        strokes.beginFrame()
    }

    /// The layer of these nodes, kept or as `draw` draws it. Nobody may change its pixels.
    func layer(
        of nodes: [Node], _ transform: CGAffineTransform, in area: DrawArea, draw: () throws -> Surface
    ) rethrows -> Surface {
        guard Self.isWorthKeeping(area.drawn) else { return try draw() }
        return try layers.surface(for: LayerKey(area: area, transform: transform, nodes: nodes), make: draw)
    }

    /// Whether what a filter makes of a layer may be kept: the layer is, and making it costs more than laying it.
    func keepsResult(of layer: Surface, _ filter: Filter) -> Bool {
        switch filter {
        case .blur, .dropShadow, .innerShadow: layers.holds(layer)
        case .variableBlur, .colorMatrix, .alphaThreshold, .shader: false
        }
    }

    /// The pixels of `wanted` that a filter makes of a kept layer, kept or as `make` makes them. Nobody may change them.
    func result(
        of layer: Surface, _ filter: Filter, _ transform: CGAffineTransform, wanted: PixelRect,
        make: () throws -> Surface
    ) rethrows -> Surface {
        let key = ResultKey(source: layer, filter: filter, transform: transform, wanted: wanted)
        return try results.surface(for: key, make: make)
    }

    /// The coverage of a path, kept or as `draw` draws it. Nobody may change its pixels.
    func mask(
        of path: Path, _ rule: FillRule, inverse: Bool, _ transform: CGAffineTransform, in area: DrawArea,
        draw: () -> Surface
    ) -> Surface {
        guard Self.isWorthKeeping(area.drawn) else { return draw() }
        let key = MaskKey(area: area, transform: transform, rule: rule, inverse: inverse, path: path)
        return masks.surface(for: key, make: draw)
    }
}
