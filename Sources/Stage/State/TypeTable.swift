import Synchronization

/// What has been found out about types, each once. Any thread may ask: values of views are compared by code of sources as well, and that
/// runs where it likes.
final class TypeTable<Value>: @unchecked Sendable {
    private let table = Mutex(Table())
    private struct Table: @unchecked Sendable {
        var values: [QuickKey: Value] = [:]
    }

    /// What is known of `type`; what is found about it stays known. It is looked for outside of the lock, so that it may ask about other
    /// types: two threads at once find the same.
    func value(of type: Any.Type, find: () -> Value) -> Value {
        if let known = self[type] { return known }
        let found = find()
        self[type] = found
        return found
    }

    subscript(type: Any.Type) -> Value? {
        get { table.withLock { $0.values[QuickKey(type)].map(Transfer.init) }?.value }
        set {
            let new = newValue.map(Transfer.init)
            table.withLock { $0.values[QuickKey(type)] = new?.value }
        }
    }
}
