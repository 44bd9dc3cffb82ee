import Foundation
import KinoraGeometry
import KinoraPixels
import KinoraScene

/// What has to be drawn of a frame for a part of it to be right, where nodes look at the pixels behind them.
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

    var isEmpty: Bool { readers.isEmpty }

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
            case .fill, .stroke, .glyphs, .image: break
            case .backdrop(let backdrop): add(backdrop, transform)
            case .group(let children): collect(children, transform)
            case .layer(.transform(let inner), let children): collect(children, inner.concatenating(transform))
            case .layer(.clip, let children): collect(children, transform)
            case .layer:
                // A surface of its own ends where its content is no longer drawn, and a backdrop inside sees that.
                guard BackdropAreas.hasBackdrop(node) else { break }
                let area = AffectedArea.of(node, transform)
                readers.append(Reader(bounds: area) { _ in area })
            }
        }
    }

    private mutating func add(_ backdrop: Backdrop, _ transform: CGAffineTransform) {
        let bounds = ContentBounds.of(backdrop.path.boundingRect, transform)
        guard let map = DeviceMap(transform) else { return }
        switch backdrop.effect {
        case .material(let style, let dark):
            let material = MaterialBackdrop(style, dark: dark, scale: map.scale)
            readers.append(Reader(bounds: bounds) { material.sourceRect(for: $0) })
        case .glass(let effect):
            let glass = GlassBackdrop(effect, scale: map.scale)
            let box = backdrop.path.boundingRect
            let side = Double(min(box.width, box.height))
            readers.append(Reader(bounds: bounds) { glass.sourceRect(for: $0, side: side) })
        }
    }
}
