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

extension Equatable {
    /// Whether `other` is of this type and equal.
    package func isEqual(to other: Any) -> Bool { (other as? Self) == self }
}
