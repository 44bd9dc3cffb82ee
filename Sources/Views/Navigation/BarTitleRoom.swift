import KinoraStage

/// Where the title of a bar may stand: between what is at its ends.
struct BarTitleRoom {
    private(set) var minX: CGFloat
    private(set) var maxX: CGFloat
    /// The middle of the bar.
    private let middle: CGFloat

    /// Between the title and the edges of the bar, in points.
    private static let margin: CGFloat = 16
    /// Between the title and items, in points.
    private static let gap: CGFloat = 8

    /// The room in a bar whose items have their places.
    @MainActor
    init(beside items: Element) {
        let bar = items.frame
        (minX, maxX, middle) = (bar.minX + Self.margin, bar.maxX - Self.margin, bar.midX)
        takeEnds(of: items)
        maxX = max(minX, maxX)
    }

    @MainActor
    private mutating func takeEnds(of element: Element) {
        guard let end = element as? BarEndElement else {
            for child in element.children { takeEnds(of: child) }
            return
        }
        if end.isLeft {
            minX = max(minX, end.frame.maxX + Self.gap)
        } else {
            maxX = min(maxX, end.frame.minX - Self.gap)
        }
    }

    /// Puts a title into the middle of the bar where it has room there, or else as near as it can be. It is no wider than the room,
    /// if it can be that narrow.
    @MainActor
    func place(_ title: Element, at top: CGFloat, _ placement: PlacementContext) {
        let proposal = ProposedViewSize(width: maxX - minX, height: nil)
        let width = title.sizeThatFits(proposal).width
        let left = max(minX, min(middle - width / 2, maxX - width))
        title.place(at: CGPoint(x: left, y: top), proposal: proposal, placement)
    }
}

/// Notes that a view is all that stands at one end of a bar.
struct BarEnd: ElementModifier {
    let isLeading: Bool

    func wrap(_ child: Element, _ context: BuildContext) -> Element {
        BarEndElement(child, isLeading: isLeading, context)
    }
}

/// What stands at one end of a bar.
private final class BarEndElement: WrapperElement {
    private let isLeading: Bool
    /// Whether it is at the left, as leading items are where text runs to the right.
    var isLeft: Bool { isLeading != (context.environment.layoutDirection == .rightToLeft) }

    init(_ child: Element, isLeading: Bool, _ context: BuildContext) {
        self.isLeading = isLeading
        super.init(child, context)
    }
}
