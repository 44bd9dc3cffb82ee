import KinoraStage

/// What is at the two ends of a bar. The leading end leaves the title in the middle its room, if it can be that narrow.
struct BarEnds: Layout {
    /// Of the title in the middle, in points; 0 where there is none.
    let titleWidth: CGFloat

    /// Whether a view stands at the leading end.
    enum IsLeading: LayoutValueKey { static var defaultValue: Bool { false } }

    /// Between the ends, in points.
    private static let gap: CGFloat = 16
    /// Between an end and the title, in points.
    private static let besideTitle: CGFloat = 8

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        let ideal = sizes.reduce(0) { $0 + $1.width } + (sizes.count > 1 ? Self.gap : 0)
        return CGSize(width: proposal.width ?? ideal, height: sizes.map(\.height).max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var taken: CGFloat = 0
        if let trailing = subviews.first(where: { !$0[IsLeading.self] }) {
            let size = ProposedViewSize(bounds.size)
            trailing.place(at: CGPoint(x: bounds.maxX, y: bounds.midY), anchor: .trailing, proposal: size)
            taken = trailing.sizeThatFits(size).width
        }
        if let leading = subviews.first(where: { $0[IsLeading.self] }) {
            leading.place(
                at: CGPoint(x: bounds.minX, y: bounds.midY), anchor: .leading,
                proposal: ProposedViewSize(width: room(bounds.width, beside: taken), height: bounds.height))
        }
    }

    /// What the leading end may take of a width of which the trailing one has a part.
    private func room(_ width: CGFloat, beside taken: CGFloat) -> CGFloat {
        let free = taken > 0 ? width - taken - Self.gap : width
        guard titleWidth > 0 else { return max(0, free) }
        let centered = (width - titleWidth) / 2 - Self.besideTitle
        let aside = width - titleWidth - taken - 2 * Self.besideTitle
        return max(0, min(free, centered, aside))
    }
}
