/// Views that may come and go, in order, each with the name that it has among its neighbors.
///
/// Two lists: the names are mostly those of the evaluation before, and are then shared with it, while the views are others.
struct NamedViews {
    var names: [Identity.Component] = []
    var views: [any View] = []

    var count: Int { names.count }

    init(names: [Identity.Component], views: [any View]) { (self.names, self.views) = (names, views) }

    init(_ children: [(Identity.Component, any View)]) {
        self.init(names: children.map(\.0), views: children.map(\.1))
    }

    /// The same views with names of their own: where several have one name, as placeholders may, all are there.
    var distinct: NamedViews {
        guard count > 1 else { return self }
        var counts: [Identity.Component: Int] = [:]
        let distinct = names.map { name in
            let count = counts[name, default: 0]
            counts[name] = count + 1
            return count == 0 ? name : .id(RepeatedName(component: name, count: count))
        }
        return NamedViews(names: distinct, views: views)
    }

    /// Whether others have the same names.
    func haveNames(of others: [Identity.Component]) -> Bool {
        guard others.count == count else { return false }
        return areShared(with: others) || names.indices.allSatisfy { names[$0].isSame(as: others[$0]) }
    }

    /// Whether the names are those of a copy that nobody has changed since.
    private func areShared(with others: [Identity.Component]) -> Bool {
        names.withUnsafeBufferPointer { own in others.withUnsafeBufferPointer { own.baseAddress == $0.baseAddress } }
    }
}

/// What a child is called whose name others before it have.
private struct RepeatedName: Hashable {
    let component: Identity.Component
    /// How many there are before it.
    let count: Int
}
