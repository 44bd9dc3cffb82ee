import Foundation
import KinoraGeometry
import KinoraPixels
import KinoraScene

/// The areas that are drawn as a whole or not at all, because something in them looks at the pixels behind it.
enum BackdropAreas {
    static func of(_ nodes: [Node], _ transform: CGAffineTransform) -> [PixelRect] {
        guard nodes.contains(where: hasBackdrop) else { return [] }
        var areas: [PixelRect] = []
        collect(nodes, transform, into: &areas)
        return areas
    }

    private static func collect(_ nodes: [Node], _ transform: CGAffineTransform, into areas: inout [PixelRect]) {
        for node in nodes {
            switch node {
            case .fill, .stroke, .glyphs, .image: break
            case .backdrop(let backdrop): areas.append(area(of: backdrop, transform))
            case .group(let children): collect(children, transform, into: &areas)
            case .layer(.transform(let inner), let children):
                collect(children, inner.concatenating(transform), into: &areas)
            case .layer(.clip, let children): collect(children, transform, into: &areas)
            case .layer(.mask(let mask, _), let children) where ContentTraits.hasOwnBackdrop(children):
                collect(children, transform, into: &areas)
                if mask.contains(where: hasBackdrop) { areas.append(ContentBounds.of([node], transform)) }
            case .layer:
                // A surface of its own ends where its content is no longer drawn; a backdrop sees that, and what is behind it.
                guard hasBackdrop(node) else { break }
                areas.append(BackdropNeeds([node], transform).area(for: ContentBounds.of([node], transform)))
            }
        }
    }

    /// The pixels of a backdrop and those it looks at.
    private static func area(of backdrop: Backdrop, _ transform: CGAffineTransform) -> PixelRect {
        let bounds = ContentBounds.of(backdrop.path.boundingRect, transform)
        guard let map = DeviceMap(transform) else { return bounds }
        let source =
            switch backdrop.effect {
            case .material(let style, let dark):
                MaterialBackdrop(style, dark: dark, scale: map.scale).sourceRect(for: bounds)
            case .glass(let effect): GlassBackdrop(effect, scale: map.scale).sourceRect(for: bounds)
            case .blur(let sigma): BackdropBlur(sigma: sigma, scale: map.scale).sourceRect(for: bounds)
            }
        return source.union(bounds)
    }

    static func hasBackdrop(_ node: Node) -> Bool {
        switch node {
        case .fill, .stroke, .glyphs, .image: false
        case .backdrop: true
        case .group(let children): children.contains(where: hasBackdrop)
        case .layer(let operation, let children):
            operation.innerNodes.contains(where: hasBackdrop) || children.contains(where: hasBackdrop)
        }
    }
}
