import Foundation
import KinoraGeometry
import KinoraPixels
import KinoraScene

/// The parts in which threads draw a frame together, where backdrops lie on the frame itself, or in layers on it.
///
/// Such a backdrop looks at rows that other threads draw. So what lies below it is drawn first, by all threads; then they make what
/// it shows; then it is laid down and what lies above it is drawn. Backdrops share a part where none looks at what is drawn in it.
/// A layer with backdrops in it counts as one of them. It is drawn over a copy of what lies below it.
struct FrameParts {
    /// The part of each of these backdrops, in the order of drawing; part 0 is what lies below all of them.
    private(set) var ofBackdrop: [Int] = []
    /// What the backdrops on the frame itself cover, in each part.
    private(set) var areas: [PixelRect] = [.empty]
    /// What the layers of each part look at.
    private(set) var grounds: [PixelRect] = [.empty]

    var count: Int { areas.count }

    private let frame: PixelRect
    /// What the last part draws, so far.
    private var drawn: [PixelRect]
    private static let longestList = 32

    init(_ nodes: [Node], _ transform: CGAffineTransform, frame: PixelRect) {
        self.frame = frame
        // The background.
        drawn = [frame]
        collect(nodes, transform, visible: frame)
    }

    /// How many backdrops of the surface on which `nodes` are drawn are among them: those that no layer with a surface of its own
    /// encloses, and such layers with backdrops in them.
    static func backdrops(in nodes: [Node]) -> Int {
        nodes.reduce(0) { count, node in
            switch node {
            case .fill, .stroke, .glyphs, .image: count
            case .backdrop: count + 1
            case .group(let children), .layer(.transform, let children), .layer(.clip, let children):
                count + backdrops(in: children)
            case .layer(.mask, let children) where ContentTraits.hasOwnBackdrop(children):
                count + backdrops(in: children)
            case .layer: count + (ContentTraits.seesBehind(node) ? 1 : 0)
            }
        }
    }

    private mutating func collect(_ nodes: [Node], _ transform: CGAffineTransform, visible: PixelRect) {
        for node in nodes {
            switch node {
            case .group(let children): collect(children, transform, visible: visible)
            case .layer(.transform(let inner), let children):
                collect(children, inner.concatenating(transform), visible: visible)
            case .layer(.clip(let path, _, let inverse), let children):
                let inside = inverse ? visible : visible.intersection(AffectedArea.of(path.boundingRect, transform))
                collect(children, transform, visible: inside)
            case .layer(.mask, let children) where ContentTraits.hasOwnBackdrop(children):
                collect(children, transform, visible: visible)
            case .backdrop(let backdrop): add(backdrop, transform, visible: visible)
            case .layer where ContentTraits.seesBehind(node): add(layer: node, transform, visible: visible)
            case .fill, .stroke, .glyphs, .image, .layer:
                note(AffectedArea.of(node, transform).intersection(visible))
            }
        }
    }

    private mutating func add(_ backdrop: Backdrop, _ transform: CGAffineTransform, visible: PixelRect) {
        let bounds = AffectedArea.of(backdrop.path.boundingRect, transform).intersection(visible)
        let part = part(lookingAt: backdrop.sourceRect(for: bounds, transform))
        areas[part] = areas[part].union(bounds)
        note(bounds)
    }

    private mutating func add(layer node: Node, _ transform: CGAffineTransform, visible: PixelRect) {
        let bounds = AffectedArea.of(node, transform).intersection(visible)
        let source = BackdropNeeds([node], transform).seen(for: bounds).intersection(frame)
        let part = part(lookingAt: source)
        grounds[part] = grounds[part].union(source)
        note(bounds)
    }

    /// The part of the next backdrop: a new one where it looks at anything that the last part draws.
    private mutating func part(lookingAt source: PixelRect) -> Int {
        if drawn.contains(where: { !$0.intersection(source).isEmpty }) {
            areas.append(.empty)
            grounds.append(.empty)
            drawn = []
        }
        ofBackdrop.append(areas.count - 1)
        return areas.count - 1
    }

    private mutating func note(_ area: PixelRect) {
        guard !area.isEmpty else { return }
        drawn.append(area)
        if drawn.count > Self.longestList { drawn = [drawn.reduce(area) { $0.union($1) }] }
    }
}
