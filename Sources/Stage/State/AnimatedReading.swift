/// Reads observable objects for a view that shows their next change with a transaction of its own, as a query does that has an animation.
///
/// What a body reads itself, it is evaluated again for at once, with the transaction of whoever made the change. So this reads in `update()`.
package struct AnimatedReading: DynamicProperty {
    private final class Watcher: TellsOfChanges {
        var watch: ObservationWatch?
    }

    private let transaction: Transaction?
    private var changes = State(wrappedValue: 0)
    private var watcher = State(lazily: { Watcher() })

    /// - Parameter transaction: how changes are shown; nil where they belong to whoever makes them, and bodies read by themselves.
    package init(_ transaction: Transaction?) { self.transaction = transaction }

    package var isAnimated: Bool { transaction != nil }

    package mutating func _install(_ context: BuildContext, slot: Int) {
        guard isAnimated else { return }
        let place = context.child(.index(slot))
        changes._install(place, slot: 0)
        watcher._install(place, slot: 1)
    }

    /// Reads what `body` does, and has the view evaluated again when that changes.
    package func read<Value>(_ body: () -> Value) -> Value {
        guard let transaction else { return body() }
        let watcher = watcher.wrappedValue
        if let watch = watcher.watch { return watch.tracking(body) }
        let changes = changes.projectedValue
        let watch = ObservationWatch {
            // It is told before the change.
            VirtualClock.schedule(after: 0) { withTransaction(transaction) { changes.wrappedValue += 1 } }
        }
        watcher.watch = watch
        return watch.tracking(body)
    }
}
