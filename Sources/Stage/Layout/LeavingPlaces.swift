/// Where a layout's children stood while they were there, so that those that leave can stay there.
package struct LeavingPlaces {
    package struct Key: Hashable {
        package let identity: Int
        /// Tells apart children of one identity.
        var ordinal: Int
    }

    private var places: [Key: (offset: CGSize, size: CGSize)] = [:]

    package mutating func note(_ key: Key, _ offset: CGSize, _ size: CGSize) { places[key] = (offset, size) }

    /// Its offset from the layout's anchor, and its size.
    package func place(of key: Key) -> (offset: CGSize, size: CGSize)? { places[key] }

    /// The key of the next child with this identity.
    package func key(_ identity: Int) -> Key {
        var key = Key(identity: identity, ordinal: 0)
        while places[key] != nil { key = Key(identity: identity, ordinal: key.ordinal + 1) }
        return key
    }

    /// The point of a layout's frame that stays where it is when the layout closes up: where its children are aligned.
    @MainActor
    package static func anchor(of layout: some Layout) -> UnitPoint {
        switch layout {
        case let layout as HStackLayout: UnitPoint(x: 0, y: share(layout.alignment))
        case let layout as VStackLayout: UnitPoint(x: layout.alignment.share, y: 0)
        case let layout as ZStackLayout:
            UnitPoint(x: layout.alignment.horizontal.share, y: share(layout.alignment.vertical))
        default: .topLeading
        }
    }

    private static func share(_ alignment: VerticalAlignment) -> CGFloat {
        alignment == .top ? 0 : alignment == .bottom ? 1 : 0.5
    }
}

extension Element {
    /// Remembers where children stand, and places those that leave where they stood.
    ///
    /// - Parameters:
    ///   - hasLeaving: whether any of them leaves.
    ///   - anchor: the point of the frame that stays where it is when the others close up.
    ///   - unit: the point of a child that is put on the anchor where nothing is known of its place: a child that was alone had
    ///     no layout around it.
    package final func keepLeaving(
        _ everyone: [Element], hasLeaving: Bool, anchor: CGPoint, unit: UnitPoint = .topLeading,
        _ proposal: ProposedViewSize, _ placement: PlacementContext
    ) {
        guard context.isUpdating || hasLeaving, everyone.contains(where: \.comesAndGoes) else { return }
        let known: LeavingPlaces = context.stored(Slot.leaving) ?? LeavingPlaces()
        var places = LeavingPlaces()
        for child in everyone {
            let key = places.key(child.context.identity.number)
            if hasLeaving, child.isLeaving {
                let place = known.place(of: key) ?? unknownPlace(of: child, unit, proposal)
                child.place(
                    at: CGPoint(x: anchor.x + place.offset.width, y: anchor.y + place.offset.height),
                    proposal: ProposedViewSize(place.size), placement)
                places.note(key, place.offset, place.size)
            } else {
                places.note(
                    key, CGSize(width: child.frame.minX - anchor.x, height: child.frame.minY - anchor.y),
                    child.frame.size)
            }
        }
        if context.isUpdating { context.store(places, Slot.leaving) }
    }

    private func unknownPlace(of child: Element, _ unit: UnitPoint, _ proposal: ProposedViewSize) -> (CGSize, CGSize) {
        let size = child.sizeThatFits(proposal)
        return (CGSize(width: -unit.x * size.width, height: -unit.y * size.height), size)
    }
}
