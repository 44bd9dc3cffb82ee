import Foundation
import KinoraBasics
import KinoraGeometry
import KinoraPixels
import KinoraScene

/// Small changes of a tree of nodes, by chance.
struct SceneChange: ChanceSource {
    var words: SplitMix

    init(seed: UInt64) { words = SplitMix(seed: seed) }

    mutating func apply(to nodes: [Node], _ donor: [Node]) -> [Node] {
        var nodes = nodes
        guard !nodes.isEmpty else { return donor }
        let place = below(nodes.count)
        switch below(8) {
        case 0: nodes.remove(at: place)
        case 1: if let node = donor.first { nodes.insert(node, at: place) }
        case 2: if let node = donor.last { nodes[place] = node }
        case 3:
            let move = CGAffineTransform(translationX: CGFloat(below(9)) / 3, y: CGFloat(below(9)) / 3)
            nodes[place] = .layer(.transform(move), [nodes[place]])
        case 4: nodes[place] = .layer(.opacity(Double(below(10)) / 10), [nodes[place]])
        default: nodes[place] = inside(nodes[place], donor)
        }
        return nodes
    }

    private mutating func inside(_ node: Node, _ donor: [Node]) -> Node {
        switch node {
        case .group(let children): return .group(apply(to: children, donor))
        case .layer(.mask(let mask, let source), let children) where below(2) == 0:
            return .layer(.mask(apply(to: mask, donor), source), children)
        case .layer(let operation, let children): return .layer(operation, apply(to: children, donor))
        case .fill(var fill):
            fill.paint = .color(RGBA(red: Double(below(256)) / 255, green: 0.5, blue: 0.2, alpha: 0.7))
            return .fill(fill)
        default: return node
        }
    }
}
