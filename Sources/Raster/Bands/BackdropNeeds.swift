import Foundation
import KinoraGeometry
import KinoraPixels
import KinoraScene

/// What has to be drawn of a surface for a part of it to be right, where nodes on it look at the pixels behind them.
struct BackdropNeeds {
    private struct Reader {
        /// The pixels that it changes.
        let bounds: PixelRect
        /// The pixels on which some of those depend.
        let source: (PixelRect) -> PixelRect
    }

    /// In the order in which they are drawn.
    private var readers: [Reader] = []

    init(_ nodes: [Node], _ transform: CGAffineTransform) { collect(nodes, transform) }

    /// `part` and what it takes. What is drawn last depends on what was drawn before it, not the other way round.
    func area(for part: PixelRect) -> PixelRect {
        var area = part
        for reader in readers.reversed() {
            let seen = reader.bounds.intersection(area)
            if !seen.isEmpty { area = area.union(reader.source(seen)) }
        }
        return area
    }

    private mutating func collect(_ nodes: [Node], _ transform: CGAffineTransform) {
        for node in nodes {
            switch node {
            case .backdrop(let backdrop):
                readers.append(
                    Reader(bounds: ContentBounds.of(backdrop.path.boundingRect, transform)) {
                        backdrop.sourceRect(for: $0, transform)
                    })
            case .group(let children), .layer(.clip, let children): collect(children, transform)
            case .layer(.mask, let children) where ContentTraits.hasOwnBackdrop(children):
                collect(children, transform)
            case .layer(.transform(let inner), let children): collect(children, inner.concatenating(transform))
            // What lies on a surface of its own sees that one, which is as large as it needs.
            case .fill, .stroke, .glyphs, .image, .layer: break
            }
        }
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
        }
    }
}
