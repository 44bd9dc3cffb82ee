import KinoraScene

/// How guides of a container's children become its own.
enum GuideMerging {
    /// Not at all: an edge or the center of a container is its own, whatever its children say.
    case never
    case mean
    /// The topmost of first baselines.
    case least
    /// The lowest of last baselines.
    case greatest

    /// One guide for those that are set; nil where none is.
    func merged(_ guides: [CGFloat]) -> CGFloat? {
        switch self {
        case .never: nil
        case .mean: guides.isEmpty ? nil : guides.reduce(0, +) / CGFloat(guides.count)
        case .least: guides.min()
        case .greatest: guides.max()
        }
    }
}

/// Where a layout would put its subviews, written down without placing them.
@MainActor
final class SubviewPlan: SubviewPlacing {
    private var places: [ObjectIdentifier: (origin: CGPoint, proposal: ProposedViewSize)] = [:]

    func place(_ element: Element, at origin: CGPoint, _ proposal: ProposedViewSize) {
        places[ObjectIdentifier(element)] = (origin, proposal)
    }

    /// A guide that a subview sets, where it would stand. One that has no place would stand in the center of `bounds`.
    func guide(_ key: AlignmentKey, of element: Element, in bounds: CGRect, _ proposal: ProposedViewSize) -> CGFloat? {
        let known = places[ObjectIdentifier(element)]
        let offer = known?.proposal ?? proposal
        let size = element.sizeThatFits(offer)
        guard let own = element.explicitAlignment(key, size: size, proposal: offer) else { return nil }
        let origin = known?.origin ?? CGPoint(x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2)
        return own + (key.axis == .horizontal ? origin.x : origin.y)
    }
}

extension Layout {
    /// The guides that subviews set, where the layout puts them, as one.
    func mergedGuide(
        _ key: AlignmentKey, in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews,
        _ cache: inout Cache
    ) -> CGFloat? {
        guard key.merging != .never, bounds.width.isFinite, bounds.height.isFinite, !subviews.isEmpty else {
            return nil
        }
        let plan = onMain { SubviewPlan() }
        let outer = LayoutSubview.placements
        LayoutSubview.placements = plan
        placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        LayoutSubview.placements = outer
        return onMain {
            key.merging.merged(subviews.elements.compactMap { plan.guide(key, of: $0, in: bounds, proposal) })
        }
    }
}
