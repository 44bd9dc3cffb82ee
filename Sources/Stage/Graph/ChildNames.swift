/// What the children of data are called. To make a name of an identifier takes longer than to see that it is the one of before.
struct ChildNames<ID: Hashable> {
    // Two lists: to find the type of a pair takes longer than to compare most identifiers.
    private var ids: [ID] = []
    private(set) var names: [Identity.Component] = []
    private var isChanged = false

    /// The views that `content` makes of data, each of which is noted.
    @MainActor
    mutating func views<Data: RandomAccessCollection, Content: View>(
        of data: Data, by id: (Data.Element) -> ID, _ content: (Data.Element) -> Content
    ) -> [any View] {
        var views: [any View] = []
        views.reserveCapacity(data.count)
        // The iterator of a collection that is known by its protocol alone takes longer for each element than all else here.
        if let range = data as? Range<Int> {
            for number in range {
                let element = unsafeBitCast(number, to: Data.Element.self)
                note(id(element), at: views.count)
                views.append(content(element))
            }
            return views
        }
        let stored: Void? = data.withContiguousStorageIfAvailable { elements in
            for element in elements {
                note(id(element), at: views.count)
                views.append(content(element))
            }
        }
        guard stored == nil else { return views }
        for element in data {
            note(id(element), at: views.count)
            views.append(content(element))
        }
        return views
    }

    /// The child at `index` is called by `id`; children are told in order.
    mutating func note(_ id: ID, at index: Int) {
        if index < ids.count {
            if ids[index] == id { return }
            keep(index)
        }
        ids.append(id)
        names.append(.identified(by: id))
        isChanged = true
    }

    /// There are no more than `count` children. Returns whether any of them is called otherwise than before.
    mutating func end(at count: Int) -> Bool {
        defer { isChanged = false }
        guard count < ids.count else { return isChanged }
        keep(count)
        return true
    }

    private mutating func keep(_ count: Int) {
        ids.removeSubrange(count...)
        names.removeSubrange(count...)
    }
}

extension Identity.Component {
    /// Whether both are the same name. Names that were kept have mostly the same bytes, and to compare identifiers whose types are
    /// forgotten takes ten times as long.
    func isSame(as other: Identity.Component) -> Bool {
        if case .number(let own) = self, case .number(let others) = other { return own == others }
        return ValueComparison.haveSameBytes(self, other) || self == other
    }
}
