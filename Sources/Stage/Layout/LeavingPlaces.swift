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
        case let layout as VStackLayout: UnitPoint(x: share(layout.alignment), y: 0)
        case let layout as ZStackLayout:
            UnitPoint(x: share(layout.alignment.horizontal), y: share(layout.alignment.vertical))
        default: .topLeading
        }
    }

    private static func share(_ alignment: HorizontalAlignment) -> CGFloat {
        alignment == .leading ? 0 : alignment == .trailing ? 1 : 0.5
    }

    private static func share(_ alignment: VerticalAlignment) -> CGFloat {
        alignment == .top ? 0 : alignment == .bottom ? 1 : 0.5
    }
}
