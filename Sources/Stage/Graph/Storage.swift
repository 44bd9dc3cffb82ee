/// What views keep, by the number of their place and the slot (see `BuildContext.key(_:)`). A value: a copy is a checkpoint.
package struct Storage {
    private var values: [QuickKey: StoredValue] = [:]

    var count: Int { values.count }

    /// In no order.
    var keys: some Sequence<Int> { values.keys.lazy.map(\.number) }

    package subscript(key: Int) -> StoredValue? {
        get { values[QuickKey(key)] }
        set { values[QuickKey(key)] = newValue }
    }

    mutating func removeValue(forKey key: Int) -> StoredValue? { values.removeValue(forKey: QuickKey(key)) }
}
