import KinoraStage
import KinoraScene

/// Holds views with glass, which flows together: pieces within `spacing` of each other bend towards each other and join as drops do,
/// pieces of one union are one piece, and pieces with an identifier come out of their neighbors and go back into them.
public struct GlassEffectContainer<Content: View>: PrimitiveView {
    private let spacing: CGFloat
    private let content: Content

    /// - Parameter spacing: points between pieces below which they begin to join; below half of it they are one. Default 0: only
    ///   where they touch.
    public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        (self.spacing, self.content) = (max(0, spacing ?? 0), content())
    }

    public func _elements(_ context: BuildContext) -> [Element] {
        let place = context.part(.content)
        let elements = content._elements(place)
        guard !elements.isEmpty else { return [] }
        let whole =
            elements.count == 1
            ? elements[0] : LayoutElement(VStackLayout(), children: elements, context: place)
        return [GlassContainerElement(whole, spacing: spacing, context)]
    }
}

// MARK: What modifiers say of glass

/// A name of a piece of glass, or of a union of some.
struct GlassName: Hashable {
    let namespace: Namespace.ID
    let id: AnyHashable
}

enum GlassIDTrait: ViewTrait { typealias Value = GlassName }
enum GlassUnionTrait: ViewTrait { typealias Value = GlassName }
enum GlassTransitionTrait: ViewTrait { typealias Value = GlassEffectTransition }

/// How a piece of glass appears and leaves in its container.
public struct GlassEffectTransition: Sendable {
    enum Kind: Sendable { case matchedGeometry, materialize, identity }
    let kind: Kind
    /// Out of the nearest piece, where one is within the container's spacing; otherwise as `materialize`. The default.
    public static var matchedGeometry: GlassEffectTransition { .init(kind: .matchedGeometry) }
    /// It fades.
    public static var materialize: GlassEffectTransition { .init(kind: .materialize) }
    /// Only as its view does.
    public static var identity: GlassEffectTransition { .init(kind: .identity) }
}

extension View {
    /// Names the glass of the view. Where a view with a name comes or goes in a container, its glass comes out of the glass of the
    /// same name, or of the nearest.
    public func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> some View {
        modifier(
            SetOptionalTrait<GlassIDTrait>(value: id.map { GlassName(namespace: namespace, id: AnyHashable($0)) }))
    }
    /// Makes the glass of the view one piece with all glass of its container that has the same name, whatever is between.
    public func glassEffectUnion(id: (some Hashable & Sendable)?, namespace: Namespace.ID) -> some View {
        modifier(
            SetOptionalTrait<GlassUnionTrait>(value: id.map { GlassName(namespace: namespace, id: AnyHashable($0)) }))
    }
    /// How the glass of the view comes and goes in its container.
    public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View {
        modifier(SetTrait<GlassTransitionTrait>(value: transition))
    }
}

/// An element that lays its content on glass.
@MainActor
protocol GlassSurface: Element {
    /// The glass as it is drawn in the scene.
    var backdrop: Backdrop { get }
}

// MARK: Drawing

final class GlassContainerElement: WrapperElement {
    private let flow: GlassFlow

    init(_ child: Element, spacing: CGFloat, _ context: BuildContext) {
        flow = GlassFlow(spacing: spacing)
        super.init(child, context)
    }

    /// What a piece of glass is called.
    private struct Names {
        var id: GlassName?
        var union: GlassName?
        var transition = GlassEffectTransition.matchedGeometry

        @MainActor
        mutating func take(_ element: Element) {
            id = element.trait(GlassIDTrait.self) ?? id
            union = element.trait(GlassUnionTrait.self) ?? union
            transition = element.trait(GlassTransitionTrait.self) ?? transition
        }
    }

    override func lower(_ context: inout LoweringContext) -> [Node] {
        let nodes = child.lowered(&context)
        var pieces: [GlassPiece] = []
        let rest = extract(nodes, .identity, named(), into: &pieces)
        guard let drawn = flow.joined(pieces) else { return nodes }
        return drawn.map(Node.backdrop) + rest
    }

    /// The pieces below with their names. Those of a container within are its own.
    private func named() -> [(backdrop: Backdrop, names: Names)] {
        var found: [(Backdrop, Names)] = []
        func visit(_ element: Element, _ names: Names) {
            guard !(element is GlassContainerElement) else { return }
            var names = names
            names.take(element)
            if let surface = element as? any GlassSurface { found.append((surface.backdrop, names)) }
            for child in element.children { visit(child, names) }
        }
        visit(child, Names())
        return found
    }

    /// Takes the glass out of a list of nodes: what is left is the content. Glass in layers stays there.
    private func extract(
        _ nodes: [Node], _ transform: CGAffineTransform, _ named: [(backdrop: Backdrop, names: Names)],
        into pieces: inout [GlassPiece]
    ) -> [Node] {
        nodes.flatMap { node -> [Node] in
            switch node {
            case .backdrop(let backdrop):
                guard case .glass(let effect) = backdrop.effect else { return [node] }
                let names = named.first {
                    $0.backdrop.path == backdrop.path && $0.backdrop.effect == backdrop.effect
                }?.names
                pieces.append(
                    GlassPiece(
                        path: backdrop.path.applying(transform), effect: effect, opacity: backdrop.opacity,
                        id: names?.id, union: names?.union, transition: names?.transition.kind ?? .matchedGeometry))
                return []
            case .group(let children): return extract(children, transform, named, into: &pieces)
            case .layer(.transform(let own), let children):
                return extract(children, own.concatenating(transform), named, into: &pieces).layered(.transform(own))
            default: return [node]
            }
        }
    }
}
