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
        // The iterator of a collection that is known by its protocol alone takes longer for each element than all else here.
        if let range = data as? Range<Int> {
            let first = range.lowerBound
            return views(range.count, of: { unsafeBitCast(first + $0, to: Data.Element.self) }, by: id, content)
        }
        let stored = data.withContiguousStorageIfAvailable { elements in
            views(elements.count, of: { elements[$0] }, by: id, content)
        }
        if let stored { return stored }
        let elements = Array(data)
        return views(elements.count, of: { elements[$0] }, by: id, content)
    }

    /// The same of elements by their number. Each view is made where it stays: to copy it there would take longer than to make it.
    @MainActor
    private mutating func views<Element, Content: View>(
        _ count: Int, of element: (Int) -> Element, by id: (Element) -> ID, _ content: (Element) -> Content
    ) -> [any View] {
        for index in 0..<count { note(id(element(index)), at: index) }
        return [any View](unsafeUninitializedCapacity: count) { views, made in
            while made < count {
                views.initializeElement(at: made, to: forgetting(content, of: element(made)))
                made += 1
            }
        }
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

/// What a closure makes, as a view whose type is forgotten. A function of its own, so that the closure writes to where that is kept.
@MainActor
@inline(never)
private func forgetting<Element, Content: View>(_ content: (Element) -> Content, of element: Element) -> any View {
    content(element)
}

extension Identity.Component {
    /// Whether both are the same name. Names that were kept have mostly the same bytes, and to compare identifiers whose types are
    /// forgotten takes ten times as long.
    func isSame(as other: Identity.Component) -> Bool {
        if case .number(let own) = self, case .number(let others) = other { return own == others }
        return ValueComparison.haveSameBytes(self, other) || self == other
    }
}
