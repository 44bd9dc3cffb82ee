/// Where a layout's children stood while they were there, so that those that leave can stay there: where they were seen, also where the
/// layout that closes up comes to stand elsewhere.
package struct LeavingPlaces {
    package struct Key: Hashable {
        package let identity: Int
        /// Tells apart children of one identity.
        var ordinal: Int
    }

    private var places: [Key: CGRect] = [:]

    package mutating func note(_ key: Key, _ frame: CGRect) { places[key] = frame }

    /// Its frame, in the coordinates of the page.
    package func place(of key: Key) -> CGRect? { places[key] }

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
            let key = places.key(child.numberOfComing)
            if hasLeaving, child.isLeaving {
                let place = known.place(of: key) ?? unknownPlace(of: child, anchor, unit, proposal)
                child.place(at: place.origin, proposal: ProposedViewSize(place.size), placement)
                places.note(key, place)
            } else {
                places.note(key, child.frame)
            }
        }
        if context.isUpdating { context.store(places, Slot.leaving) }
    }

    /// The number of the place in which this comes and goes. Modifiers around one view have another place than around several, and there
    /// are several while one takes the place of another.
    private var numberOfComing: Int {
        var (element, place) = (self, context.identity)
        while let wrapper = element.wrapper {
            element = wrapper.child
            if element.context.identity.component == .secondary { place = element.context.identity }
        }
        return place.number
    }

    private func unknownPlace(
        of child: Element, _ anchor: CGPoint, _ unit: UnitPoint, _ proposal: ProposedViewSize
    ) -> CGRect {
        let size = child.sizeThatFits(proposal)
        return CGRect(
            x: anchor.x - unit.x * size.width, y: anchor.y - unit.y * size.height, width: size.width,
            height: size.height)
    }
}
