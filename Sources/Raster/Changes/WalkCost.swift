import Foundation
import KinoraGeometry
import KinoraPixels
import KinoraScene

/// Roughly what it costs to walk through a scene and draw a small part of the frame, in leaves that are looked at and left out.
///
/// Coverage is always that of a shape's whole outline. So a long outline costs by its length, however little of it is drawn; that
/// of rectangles, ellipses and rounded rectangles costs next to nothing, and that of strokes that are kept as much as a look at it.
struct WalkCost {
    private(set) var leaves = 0
    /// The parts that are drawn.
    private let damage: [PixelRect]
    /// More is not told apart.
    private let limit: Int

    /// Pixels of a shape's box, or elements of its outline, that cost as much as one leaf.
    private static let (pixelsPerLeaf, elementsPerLeaf) = (1000, 4)
    /// Pixels along a stroke that is kept that cost as much as one leaf.
    private static let keptPixelsPerLeaf = 64

    static func of(_ nodes: [Node], _ transform: CGAffineTransform, damage: [PixelRect], limit: Int) -> Int {
        var cost = WalkCost(damage: damage, limit: limit)
        cost.add(nodes, transform)
        return cost.leaves
    }

    private init(damage: [PixelRect], limit: Int) {
        (self.damage, self.limit) = (damage, limit)
    }

    private mutating func add(_ nodes: [Node], _ transform: CGAffineTransform) {
        for node in nodes where leaves < limit { add(node, transform) }
    }

    private mutating func add(_ node: Node, _ transform: CGAffineTransform) {
        leaves += 1
        switch node {
        case .fill(let fill): add(fill.path, transform)
        case .stroke(let stroke):
            if stroke.path.elementCount <= StrokeKey.mostElements {
                add(kept: stroke, transform)
            } else {
                add(outline: stroke.path, transform)
            }
        case .backdrop(let backdrop): add(backdrop.path, transform)
        case .glyphs(let run): leaves += run.glyphs.count / Self.elementsPerLeaf
        case .image: break
        case .group(let children): add(children, transform)
        case .layer(.transform(let inner), let children): add(children, inner.concatenating(transform))
        case .layer(.clip(let path, _, _), let children):
            add(path, transform)
            add(children, transform)
        case .layer(.mask(let mask, _), let children), .layer(.filter(.variableBlur(_, let mask)), let children):
            add(mask, transform)
            add(children, transform)
        case .layer(_, let children): add(children, transform)
        }
    }

    private mutating func add(_ path: Path, _ transform: CGAffineTransform) {
        if path.simpleShape == nil { add(outline: path, transform) }
    }

    private mutating func add(kept stroke: Stroke, _ transform: CGAffineTransform) {
        let box = ContentBounds.of(ContentBounds.outset(of: stroke), transform)
        let touched = damage.count { !$0.intersection(box).isEmpty }
        let length = min(box.width + box.height, limit * Self.keptPixelsPerLeaf)
        leaves += length / Self.keptPixelsPerLeaf * touched / damage.count
    }

    private mutating func add(outline path: Path, _ transform: CGAffineTransform) {
        let box = ContentBounds.of(path.boundingRect, transform)
        guard damage.contains(where: { !$0.intersection(box).isEmpty }) else { return }
        leaves += path.elementCount / Self.elementsPerLeaf + min(box.area / Self.pixelsPerLeaf, limit)
    }
}
