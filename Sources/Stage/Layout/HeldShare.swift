extension HorizontalAlignment {
    /// The part of a width, from its leading edge, at which the alignment holds it: 0, 0.5 or 1. Guides of users' own count as the middle.
    package var share: CGFloat { self == .leading ? 0 : self == .trailing ? 1 : 0.5 }
}

extension Element {
    /// A placement for a part that this element aligns horizontally.
    package final func holding(_ alignment: HorizontalAlignment, _ placement: PlacementContext) -> PlacementContext {
        holding(alignment.share, placement)
    }

    /// - Parameter share: from the leading edge, 0…1.
    final func holding(_ share: CGFloat, _ placement: PlacementContext) -> PlacementContext {
        var placement = placement
        placement.heldShare = isMirrored ? 1 - share : share
        return placement
    }
}

/// Where a stack holds its children.
enum HeldShares {
    /// The same for all children of a layout; nil where it is not known, and as it is around a stack of one child.
    @MainActor
    static func common(of layout: some Layout, _ children: [Element]) -> CGFloat? {
        switch layout {
        case let layout as VStackLayout: layout.alignment.share
        case let layout as ZStackLayout: layout.alignment.horizontal.share
        default: children.count == 1 ? nil : 0
        }
    }

    /// For each child of a row in which spacers share the room: a child between two of them stays where they hold it, one that only
    /// follows a spacer keeps to what comes after it.
    @MainActor
    static func row(_ children: [Element]) -> [ObjectIdentifier: CGFloat]? {
        let isSpacer = children.map { $0.layoutPriority == -.infinity }
        let count = isSpacer.count(where: \.self)
        guard count > 0 else { return nil }
        var (shares, before): ([ObjectIdentifier: CGFloat], Int) = ([:], 0)
        for (index, child) in children.enumerated() {
            if isSpacer[index] {
                before += 1
            } else if index > 0, isSpacer[index - 1] {
                let isFollowed = index + 1 < children.count && isSpacer[index + 1]
                shares[ObjectIdentifier(child)] = isFollowed ? CGFloat(before) / CGFloat(count) : 1
            }
        }
        return shares
    }
}
