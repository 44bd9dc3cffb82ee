/// What views keep, by the number of their place and the slot (see `BuildContext.key(_:)`), and what was there before the latest writes.
///
/// It is never copied: a performance has one, which goes from moment to moment by what differs between them.
package struct Storage {
    private var values: [QuickKey: StoredValue] = [:]
    /// What has been written since the last checkpoint.
    private var written = StorageChanges()

    var count: Int { values.count }

    /// In no order.
    var keys: some Sequence<Int> { values.keys.lazy.map(\.number) }

    package subscript(key: Int) -> StoredValue? {
        get { values[QuickKey(key)] }
        set { exchange(QuickKey(key), newValue) }
    }

    mutating func removeValue(forKey key: Int) -> StoredValue? { exchange(QuickKey(key), nil) }

    @discardableResult
    private mutating func exchange(_ key: QuickKey, _ value: StoredValue?) -> StoredValue? {
        let old = replace(key, value)
        written.note(key, old)
        return old
    }

    private mutating func replace(_ key: QuickKey, _ value: StoredValue?) -> StoredValue? {
        if let value { values.updateValue(value, forKey: key) } else { values.removeValue(forKey: key) }
    }

    // MARK: From moment to moment

    /// What has been written since this was asked for last.
    mutating func takeChanges() -> StorageChanges {
        let changes = written
        written = StorageChanges(capacity: changes.count)
        return changes
    }

    /// Takes back what has been written since then.
    mutating func takeBack() {
        guard !written.isEmpty else { return }
        var changes = takeChanges()
        goBack(by: &changes)
    }

    /// Goes to the moment before some changes, which lead forward from there.
    mutating func goBack(by changes: inout StorageChanges) {
        changes.exchangeEach(backwards: true) { replace($0, $1) }
    }

    /// Goes to the moment after some changes that it has gone back by.
    mutating func goForward(by changes: inout StorageChanges) {
        changes.exchangeEach(backwards: false) { replace($0, $1) }
    }
}
