import Foundation
import KinoraGeometry
import KinoraPixels
import KinoraScene

/// What has to be drawn of a surface for a part of it to be right, where nodes on it, or in layers on it, look at the pixels behind
/// them.
struct BackdropNeeds {
    /// The pixels on which some that a node changes depend; empty where none do.
    private typealias Reader = (PixelRect) -> PixelRect

    /// In the order in which they are drawn.
    private var readers: [Reader] = []

    init(_ nodes: [Node], _ transform: CGAffineTransform) { collect(nodes, transform) }

    /// `part` and what it takes.
    func area(for part: PixelRect) -> PixelRect { part.union(seen(for: part)) }

    /// What is looked at for `part` to be right. What is drawn last depends on what was drawn before it, not the other way round.
    func seen(for part: PixelRect) -> PixelRect {
        guard !part.isEmpty else { return .empty }
        var (area, seen) = (part, PixelRect.empty)
        for reader in readers.reversed() {
            let source = reader(area)
            (area, seen) = (area.union(source), seen.union(source))
        }
        return seen
    }

    private mutating func collect(_ nodes: [Node], _ transform: CGAffineTransform) {
        for node in nodes {
            switch node {
            case .backdrop(let backdrop):
                let bounds = ContentBounds.of(backdrop.path.boundingRect, transform)
                readers.append { backdrop.sourceRect(for: bounds.intersection($0), transform) }
            case .group(let children), .layer(.clip, let children): collect(children, transform)
            case .layer(.mask, let children) where ContentTraits.hasOwnBackdrop(children):
                collect(children, transform)
            case .layer(.transform(let inner), let children): collect(children, inner.concatenating(transform))
            case .layer(.filter(let filter), let children):
                guard let pass = FilterPass(filter, transform: transform) else { break }
                collect(layer: children, transform) { pass.sourceRect(for: $0) }
            case .layer(.projection(let projection), let children):
                if ContentTraits.seesBehind(children) { collect(projected: children, projection, transform) }
            case .layer(_, let children): collect(layer: children, transform) { $0 }
            case .fill, .stroke, .glyphs, .image: break
            }
        }
    }

    /// What is seen through a projection is drawn as a whole.
    private mutating func collect(
        projected nodes: [Node], _ projection: ProjectionTransform, _ transform: CGAffineTransform
    ) {
        let content = ProjectedContent(projection, nodes, transform)
        let seen = content.seen(by: nodes)
        // Where the frame cuts it, it may be drawn more finely. Then blurs look some pixels farther or less far.
        let source = content.pixels(behind: seen.insetBy(dx: -seen.width / 4, dy: -seen.height / 4))
        if !source.isEmpty { readers.append { content.bounds.intersection($0).isEmpty ? .empty : source } }
    }

    /// What lies in a layer sees that one, which is as large as it needs, and what is behind it.
    ///
    /// - Parameter content: the pixels of the layer on which some of the result depend.
    private mutating func collect(
        layer nodes: [Node], _ transform: CGAffineTransform, _ content: @escaping (PixelRect) -> PixelRect
    ) {
        let inner = BackdropNeeds(nodes, transform)
        if !inner.readers.isEmpty { readers.append { inner.seen(for: content($0)) } }
    }
}

extension Backdrop {
    /// The pixels behind it on which those of `wanted` depend.
    func sourceRect(for wanted: PixelRect, _ transform: CGAffineTransform) -> PixelRect {
        guard let map = DeviceMap(transform), !wanted.isEmpty else { return .empty }
        switch effect {
        case .material(let style, let dark):
            return MaterialBackdrop(style, dark: dark, scale: map.scale).sourceRect(for: wanted)
        case .glass(let glass):
            let box = path.boundingRect
            let side = Double(min(box.width, box.height))
            return GlassBackdrop(glass, scale: map.scale).sourceRect(for: wanted, side: side)
        case .blur(let sigma): return BackdropBlur(sigma: sigma, scale: map.scale).sourceRect(for: wanted)
        }
    }
}
