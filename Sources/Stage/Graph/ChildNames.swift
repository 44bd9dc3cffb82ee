/// What the children of data are called. To make a name of an identifier takes longer than to see that it is the one of before.
struct ChildNames<ID: Hashable> {
    // Two lists: to find the type of a pair takes longer than to compare most identifiers.
    private var ids: [ID] = []
    private var names: [Identity.Component] = []
    private var isChanged = false

    /// The name of the child at `index`; children are asked for in order.
    mutating func name(of id: ID, at index: Int) -> Identity.Component {
        if index < ids.count {
            if ids[index] == id { return names[index] }
            keep(index)
        }
        let name = Identity.Component.id(AnyHashable(id))
        ids.append(id)
        names.append(name)
        isChanged = true
        return name
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
    /// Whether both are the same name. Names that were kept have the same bytes, and to compare identifiers whose types are forgotten
    /// takes ten times as long.
    func isSame(as other: Identity.Component) -> Bool {
        ValueComparison.haveSameBytes(self, other) || self == other
    }
}
