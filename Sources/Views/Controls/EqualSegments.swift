import KinoraStage

/// Segments side by side, which share the width that there is. Where nothing says how wide they are, each is as wide as the widest title
/// needs.
struct EqualSegments: Layout {
    /// Of each segment, in points; none where all are equally wide.
    var widths: [CGFloat] = []

    /// Points beside a title, as beside those of UIKit's control.
    private static let margin: CGFloat = 22

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        let height = sizes.map(\.height).max() ?? 0
        guard widths.count != sizes.count || widths.isEmpty else {
            return CGSize(width: widths.reduce(0, +), height: proposal.height ?? height)
        }
        let ideal = CGFloat(sizes.count) * ((sizes.map(\.width).max() ?? 0) + EqualSegments.margin)
        return CGSize(width: proposal.width ?? ideal, height: proposal.height ?? height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var start = bounds.minX
        for (index, subview) in subviews.enumerated() {
            let width =
                widths.count == subviews.count ? widths[index] : bounds.width / CGFloat(max(1, subviews.count))
            subview.place(
                at: CGPoint(x: start, y: bounds.minY), proposal: ProposedViewSize(width: width, height: bounds.height))
            start += width
        }
    }
}
