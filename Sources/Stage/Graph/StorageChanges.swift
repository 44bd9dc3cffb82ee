/// What differs between two moments of a storage: the values that it does not hold now, in the order in which they were replaced.
struct StorageChanges {
    private struct Entry {
        let key: QuickKey
        var value: StoredValue?
    }

    private var entries: [Entry] = []

    /// - Parameter capacity: how many there will be, as far as that can be told.
    init(capacity: Int = 0) { entries.reserveCapacity(capacity) }

    var count: Int { entries.count }
    var isEmpty: Bool { entries.isEmpty }

    /// A value was replaced; nil where there was none.
    mutating func note(_ key: QuickKey, _ old: StoredValue?) { entries.append(Entry(key: key, value: old)) }

    /// The storage takes each value, and gives what it holds.
    ///
    /// - Parameter backwards: whether the last one comes first. Of a key that was written several times all count, in their order.
    mutating func exchangeEach(
        backwards: Bool, _ exchange: (_ key: QuickKey, _ value: StoredValue?) -> StoredValue?
    ) {
        for step in entries.indices {
            let index = backwards ? entries.count - 1 - step : step
            entries[index].value = exchange(entries[index].key, entries[index].value)
        }
    }

    /// Adds changes that came later, while the storage is after both. What a key held in between is forgotten.
    mutating func append(_ later: StorageChanges) {
        var known = Set<QuickKey>(minimumCapacity: entries.count + later.entries.count)
        entries.removeAll { !known.insert($0.key).inserted }
        entries += later.entries.filter { known.insert($0.key).inserted }
    }
}
