/// Which parts of the geometry are shared.
public struct MatchedGeometryProperties: OptionSet, Sendable {
    /// The properties as bits.
    public let rawValue: UInt32
    /// Properties by their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The place of the anchor point.
    public static let position = MatchedGeometryProperties(rawValue: 1)
    /// Width and height.
    public static let size = MatchedGeometryProperties(rawValue: 2)
    /// Both, the default.
    public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// Views that share their geometry.
package struct MatchedGroup: Hashable {
    package let id: AnyHashable
    package let namespace: Namespace.ID
}

package struct MatchedGeometryEffect: ElementModifier {
    package let group: MatchedGroup
    package let properties: MatchedGeometryProperties
    package let anchor: UnitPoint
    package let isSource: Bool

    package func wrap(_ child: Element, _ context: BuildContext) -> Element { MatchedElement(child, self, context) }
}

/// A view whose place is that of its group's source, although its own layout is what its container sees.
package final class MatchedElement: WrapperElement {
    package let effect: MatchedGeometryEffect
    /// Counts insertions into the tree, so that the newest source is known.
    package let insertion: Int

    package init(_ child: Element, _ effect: MatchedGeometryEffect, _ context: BuildContext) {
        self.effect = effect
        insertion = context.stored(Slot.matched) ?? context.graph.matched.nextInsertion
        if context.isUpdating { context.store(insertion, Slot.matched) }
        context.graph.matched.noteMember(insertion)
        super.init(child, context)
    }

    var maySource: Bool { effect.isSource && !context.environment.isLeaving }

    package override func arrange(_ proposal: ProposedViewSize, _ placement: PlacementContext) {
        let matched = context.graph.matched
        matched.report(self, geometry: natural(placement))
        guard let shared = matched.shared(effect.group, by: self) else {
            return child.place(at: frame.origin, proposal: proposal, placement)
        }
        let inner = effect.properties.contains(.size) ? ProposedViewSize(shared.size) : proposal
        let size = child.sizeThatFits(inner)
        let point =
            effect.properties.contains(.position)
            ? shared.point.applying(placement.transform.inverted()) : effect.anchor.point(in: frame)
        let origin = CGPoint(x: point.x - effect.anchor.x * size.width, y: point.y - effect.anchor.y * size.height)
        child.place(at: origin, proposal: inner, placement)
    }

    private func natural(_ placement: PlacementContext) -> MatchedGeometry {
        MatchedGeometry(point: effect.anchor.point(in: frame).applying(placement.transform), size: frame.size)
    }
}

/// What a group shares: where its anchor is on the stage, and its size; in points.
package struct MatchedGeometry: Animatable, Equatable {
    package var point: CGPoint
    package var size: CGSize

    package typealias Pair = AnimatablePair<CGFloat, CGFloat>
    package var animatableData: AnimatablePair<Pair, Pair> {
        get { AnimatablePair(Pair(point.x, point.y), Pair(size.width, size.height)) }
        set {
            point = CGPoint(x: newValue.first.first, y: newValue.first.second)
            size = CGSize(width: max(0, newValue.second.first), height: max(0, newValue.second.second))
        }
    }
}

extension View {
    /// Shares position and size with the other views of the same `id` and `namespace`.
    ///
    /// The group's source is the newest view in the tree with `isSource` that is not leaving. The others are proposed its
    /// size and have their `anchor` where the source has its own; containers see them as they would be without. When an
    /// animated change makes another view the source, or moves it, the shared geometry travels, and all members, the new
    /// source included, follow it until it has arrived.
    public func matchedGeometryEffect<ID: Hashable>(
        id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center,
        isSource: Bool = true
    ) -> some View {
        modifier(
            MatchedGeometryEffect(
                group: MatchedGroup(id: AnyHashable(id), namespace: namespace), properties: properties, anchor: anchor,
                isSource: isSource))
    }
}
