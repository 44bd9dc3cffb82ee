import KinoraStage

/// Segments side by side, which share the width that there is. Where nothing says how wide they are, each is as wide as the widest title
/// needs.
struct EqualSegments: Layout {
    let look: SegmentLook

    /// Points beside a title, as beside those of UIKit's control.
    static let margin: CGFloat = 22

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        let ideal = CGFloat(sizes.count) * ((sizes.map(\.width).max() ?? 0) + EqualSegments.margin)
        return CGSize(
            width: look.width(of: sizes.count) ?? proposal.width ?? ideal,
            height: proposal.height ?? sizes.map(\.height).max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for (index, subview) in subviews.enumerated() {
            let place = look.place(of: index, subviews.count, bounds.width)
            subview.place(
                at: CGPoint(x: bounds.minX + place.start, y: bounds.minY),
                proposal: ProposedViewSize(width: place.width, height: bounds.height))
        }
    }
}
