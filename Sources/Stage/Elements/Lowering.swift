import KinoraPixels
import KinoraScene

/// What lowering passes down the tree: how the scene will be drawn.
public struct LoweringContext {
    /// Pixels per point.
    package let scale: Double
    /// Whether something that has been lowered moves while its element stands, so that the nodes are those of one frame.
    package var moves = false
    /// Whether something that has been lowered comes to the time of each frame by itself.
    package var follows = false

    package init(scale: Double) { self.scale = scale }
}

/// SwiftUI applies opacity, shadows and blend modes to every drawn item below them unless a group stops them. These
/// functions push such an effect down to the items of a lowered list.
package enum Distribution {
    /// Rewrites every item: a leaf, or a layer that groups. The items of lists and plain transforms are visited one
    /// by one.
    package static func map(_ nodes: [Node], _ item: (Node) -> [Node]) -> [Node] {
        // Most lists have one node.
        nodes.count == 1 ? mapped(nodes[0], item) : nodes.flatMap { mapped($0, item) }
    }

    private static func mapped(_ node: Node, _ item: (Node) -> [Node]) -> [Node] {
        switch node {
        case .group(let children): map(children, item)
        case .layer(.transform(let transform), let children): [.layer(.transform(transform), map(children, item))]
        default: item(node)
        }
    }

    /// Multiplies the alpha of every item.
    package static func opacity(_ opacity: Double, _ nodes: [Node]) -> [Node] {
        if opacity >= 1 { return nodes }
        if !(opacity > 0) { return [] }
        return map(nodes) { [faded($0, by: opacity)] }
    }

    private static func faded(_ node: Node, by opacity: Double) -> Node {
        switch node {
        case .backdrop(var backdrop):
            backdrop.opacity *= opacity
            return .backdrop(backdrop)
        // The blend must stay outermost, or it would blend with nothing.
        case .layer(.blend(let mode), let children): return .layer(.blend(mode), [.layer(.opacity(opacity), children)])
        // Layers that clip or mask may hold backdrops, which must not be isolated.
        case .layer(.clip(let path, let rule, let inverse), let children):
            return .layer(.clip(path, rule: rule, inverse: inverse), Distribution.opacity(opacity, children))
        case .layer(.opacity(let inner), let children): return .layer(.opacity(inner * opacity), children)
        default: return .layer(.opacity(opacity), [node])
        }
    }

    /// Gives every item a shadow of its own.
    package static func shadow(color: RGBA, sigma: Double, offset: CGSize, _ nodes: [Node]) -> [Node] {
        guard color.alpha > 0 else { return nodes }
        // A backdrop cannot be isolated to be blurred, so its shadow is that of its shape, kept outside of it.
        func shadowAround(_ path: Path, _ rule: FillRule) -> Node {
            let caster = Node.fill(Fill(path, rule: rule, paint: .color(color)))
            let blurred = Node.layer(.filter(.blur(sigma: sigma, opaque: false, bounds: path.boundingRect)), [caster])
            let shadow = Node.layer(
                .transform(CGAffineTransform(translationX: offset.width, y: offset.height)), [blurred])
            return .layer(.clip(path, rule: rule, inverse: true), [shadow])
        }
        return map(nodes) { node in
            switch node {
            case .backdrop(let backdrop): return [shadowAround(backdrop.path, backdrop.rule), node]
            case .layer(.clip(let path, let rule, inverse: false), let children) where holdsBackdrop(children):
                return [shadowAround(path, rule), node]
            case .layer(.blend(let mode), let children):
                return [
                    .layer(
                        .blend(mode),
                        [.layer(.filter(.dropShadow(color: color, sigma: sigma, offset: offset)), children)])
                ]
            default:
                return [.layer(.filter(.dropShadow(color: color, sigma: sigma, offset: offset)), [node])]
            }
        }
    }

    private static func holdsBackdrop(_ nodes: [Node]) -> Bool {
        nodes.contains { node in
            switch node {
            case .backdrop: true
            case .group(let children), .layer(_, let children): holdsBackdrop(children)
            case .fill, .stroke, .glyphs, .image: false
            }
        }
    }

    /// The items of a list with the blend mode that each has itself, outside of all but transforms; nil for none.
    package static func blended(_ nodes: [Node]) -> [(mode: BlendMode?, nodes: [Node])] {
        nodes.flatMap { node -> [(mode: BlendMode?, nodes: [Node])] in
            switch node {
            case .group(let children): blended(children)
            case .layer(.transform(let transform), let children):
                blended(children).map { ($0.mode, $0.nodes.transformed(transform)) }
            case .layer(.blend(let mode), let children): [(mode, children)]
            default: [(nil, [node])]
            }
        }
    }

    /// Blends every item with what is behind it.
    package static func blend(_ mode: BlendMode, _ nodes: [Node]) -> [Node] {
        mode == .normal ? nodes : map(nodes) { [.layer(.blend(mode), [$0])] }
    }
}

extension Array where Element == Node {
    /// The nodes under an operation that flattens; an empty list stays empty.
    package func layered(_ operation: LayerOperation) -> [Node] {
        isEmpty ? [] : [.layer(operation, self)]
    }

    /// The nodes moved by a transform; the identity changes nothing.
    package func transformed(_ transform: CGAffineTransform) -> [Node] {
        isEmpty || transform.isIdentity ? self : [.layer(.transform(transform), self)]
    }
}
