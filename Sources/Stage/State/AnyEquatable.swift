/// An equatable value whose type is forgotten.
package struct AnyEquatable: Equatable {
    private let value: Any
    private let isEqual: (Any) -> Bool

    package init<V: Equatable>(_ value: V) {
        self.value = value
        isEqual = { ($0 as? V) == value }
    }

    package static func == (lhs: AnyEquatable, rhs: AnyEquatable) -> Bool { lhs.isEqual(rhs.value) }
}

extension AnyEquatable {
    /// Whether it is another one than the last update has stored in a place.
    package func hasChanged(in place: BuildContext) -> Bool {
        let previous: AnyEquatable? = place.stored(Slot.change)
        return previous.map { $0 != self } ?? false
    }
}

extension Equatable {
    /// Whether `other` is of this type and equal.
    package func isEqual(to other: Any) -> Bool { (other as? Self) == self }
}
