import Synchronization

/// A value that is made when it is first asked for, and kept; copies of what holds it share it. Safe from any thread.
package final class MadeOnce<Value: Sendable>: Sendable {
    private let kept = Mutex<Value?>(nil)
    private let make: @Sendable () -> Value

    /// - Parameter make: is called at most once. It must not ask for the value that it makes.
    package init(_ make: @escaping @Sendable () -> Value) { self.make = make }

    package var value: Value {
        kept.withLock { kept in
            if let kept { return kept }
            let made = make()
            kept = made
            return made
        }
    }
}
