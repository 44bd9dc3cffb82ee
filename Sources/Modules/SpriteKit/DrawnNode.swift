import KinoraViews

/// A node where a picture shows it: each by itself, with what the nodes around it do to it.
///
/// Depths add up along the tree, and one order holds for all nodes of a scene: a node in front is in front of the children of those behind
/// it, and a child of negative depth is behind its parent. Alphas are multiplied, so that what is seen through a node that fades are the
/// nodes behind it, its own children among them.
struct DrawnNode {
    let node: SKNode
    /// The sum of the depths on the way to it.
    let depth: CGFloat
    /// From its points to those of what it is drawn in.
    let placement: CGAffineTransform
    /// The product of the alphas on the way to it.
    let alpha: CGFloat

    /// Nodes and all that is seen below them, from back to front; those of the same depth as they were added, parents first. What is below
    /// a node that is drawn apart is not among them.
    @MainActor static func all(_ nodes: [SKNode]) -> [DrawnNode] {
        var found: [DrawnNode] = []
        for node in nodes { collect(node, in: nil, &found) }
        return found.enumerated().sorted { ($0.element.depth, $0.offset) < ($1.element.depth, $1.offset) }
            .map(\.element)
    }

    @MainActor private static func collect(_ node: SKNode, in outer: DrawnNode?, _ found: inout [DrawnNode]) {
        guard !node.isHidden else { return }
        let drawn = DrawnNode(
            node: node, depth: (outer?.depth ?? 0) + node.zPosition,
            placement: node.placement.concatenating(outer?.placement ?? .identity),
            alpha: (outer?.alpha ?? 1) * node.alpha)
        found.append(drawn)
        guard !node.isDrawnApart else { return }
        for child in node.children { collect(child, in: drawn, &found) }
    }
}

extension SKBlendMode {
    /// What Core Animation calls it; nil for what is drawn over the rest, and for modes that it does not have.
    var filterName: String? {
        switch self {
        case .add: "plusL"
        case .multiply, .multiplyX2, .multiplyAlpha: "multiplyBlendMode"
        case .screen: "screenBlendMode"
        case .alpha, .subtract, .replace: nil
        }
    }
}
