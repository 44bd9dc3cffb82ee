import KinoraStage

/// The column of a label's icon in a list. What has a size of its own keeps it, and the column is as wide where that is wider; what takes
/// what it is offered, as a picture that is resizable, is as large as a symbol.
struct IconColumn: Layout {
    /// Points.
    let width: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        guard let icon = subviews.first else { return .zero }
        let size = icon.sizeThatFits(offer(to: icon, proposal))
        return CGSize(width: max(size.width, width), height: size.height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        guard let icon = subviews.first else { return }
        icon.place(
            at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: offer(to: icon, proposal))
    }

    private func offer(to icon: Subviews.Element, _ proposal: ProposedViewSize) -> ProposedViewSize {
        let most = icon.sizeThatFits(ProposedViewSize(width: IconColumn.plenty, height: IconColumn.plenty))
        let isFlexible = max(most.width, most.height) >= IconColumn.plenty
        return isFlexible ? ProposedViewSize(width: width, height: width) : proposal
    }

    /// More than any icon wants by itself.
    private static let plenty: CGFloat = 2000
}
