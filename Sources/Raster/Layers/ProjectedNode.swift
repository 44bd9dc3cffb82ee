import Foundation
import KinoraGeometry
import KinoraPixels
import KinoraScene

/// Content of a projection as it is drawn on the device. Each part is drawn as if it were alone, so that none depends on its
/// neighbors.
indirect enum ProjectedNode {
    /// Drawn by its outline.
    case leaf(ProjectedLeaf)
    /// What has to be drawn flat first, such as a filter, and is then carried to the device by sampling.
    case flat(Node, ProjectionTransform)
    case group([ProjectedNode])
    case layer(opacity: Double, BlendMode, [ProjectedNode])
    case clip(ProjectedOutline, FillRule, inverse: Bool, [ProjectedNode])
    case mask([ProjectedNode], MaskSource, [ProjectedNode])

    /// The device pixels that it may touch.
    var bounds: PixelRect {
        switch self {
        case .leaf(let leaf): leaf.outline.bounds
        case .flat(let node, let map): ProjectedContent(map, [node], .identity).bounds
        case .group(let nodes), .layer(_, _, let nodes): Self.bounds(of: nodes)
        case .clip(let outline, _, let inverse, let nodes):
            inverse ? Self.bounds(of: nodes) : Self.bounds(of: nodes).intersection(outline.bounds)
        case .mask(let mask, let source, let nodes):
            source == .inverseAlpha
                ? Self.bounds(of: nodes) : Self.bounds(of: nodes).intersection(Self.bounds(of: mask))
        }
    }

    static func bounds(of nodes: [ProjectedNode]) -> PixelRect {
        nodes.reduce(PixelRect.empty) { $0.union($1.bounds) }
    }

    /// Whether it puts one picture onto the target, in one piece, so that an opacity can be handed down to it.
    static func isOnePiece(_ nodes: [ProjectedNode]) -> Bool {
        guard nodes.count == 1 else { return nodes.isEmpty }
        switch nodes[0] {
        case .leaf, .flat, .mask: return true
        case .layer(_, let mode, _): return mode == .normal
        case .group(let nodes), .clip(_, _, _, let nodes): return isOnePiece(nodes)
        }
    }

    /// Whether something in it looks at what is already on the target.
    static func blends(_ nodes: [ProjectedNode]) -> Bool {
        nodes.contains { node in
            switch node {
            case .leaf, .flat, .mask: false
            case .layer(_, let mode, _): mode != .normal
            case .group(let nodes), .clip(_, _, _, let nodes): blends(nodes)
            }
        }
    }

    /// Whether a material or glass in it sees what is behind all of it. What a mask is made of has nothing behind it.
    static func seesBehind(_ nodes: [ProjectedNode]) -> Bool {
        nodes.contains { node in
            switch node {
            case .leaf: false
            case .flat(let node, _): ContentTraits.seesBehind(node)
            case .group(let nodes), .layer(_, _, let nodes), .clip(_, _, _, let nodes), .mask(_, _, let nodes):
                seesBehind(nodes)
            }
        }
    }
}
