/// What views keep, by the number of their place and the slot (see `BuildContext.key(_:)`). A value: a copy is a checkpoint.
package struct Storage {
    /// Each element looks up several keys in each evaluation. They are no one's choice, so that a multiplication is enough to spread
    /// them.
    private struct Key: Hashable {
        let number: Int

        func _rawHashValue(seed: Int) -> Int {
            let product = UInt64(truncatingIfNeeded: number ^ seed).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
            return Int(truncatingIfNeeded: product.high ^ product.low)
        }
    }

    private var values: [Key: StoredValue] = [:]

    var count: Int { values.count }

    /// In no order.
    var keys: some Sequence<Int> { values.keys.lazy.map(\.number) }

    package subscript(key: Int) -> StoredValue? {
        get { values[Key(number: key)] }
        set { values[Key(number: key)] = newValue }
    }

    mutating func removeValue(forKey key: Int) -> StoredValue? { values.removeValue(forKey: Key(number: key)) }
}
