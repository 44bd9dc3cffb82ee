/// Completions that wait until all that their transaction set in motion has come to rest, whatever moves it in the meantime.
@MainActor
package final class RestCompletions {
    private struct Pending {
        let number: Int
        /// Where the graph keeps what was set in motion.
        let keys: Set<Int>
        let action: () -> Void
        /// When the action is due, in seconds; infinite while something moves for ever.
        var due = Double.infinity
        /// Its entry in the schedule.
        var entry: Int?
    }

    private unowned let graph: Graph
    private var pending: [Pending] = []
    private var nextNumber = 0

    package init(graph: Graph) { self.graph = graph }

    /// Calls `action` once when the values stored under `keys` have come to rest. Values that are gone count as at
    /// rest.
    package func add(_ keys: Set<Int>, _ action: @escaping () -> Void) {
        pending.append(Pending(number: nextNumber, keys: keys, action: action))
        nextNumber += 1
        plan(pending.count - 1)
    }

    /// Looks again when everything comes to rest: something may have been moved anew.
    package func update() {
        for index in pending.indices { plan(index) }
    }

    private func plan(_ index: Int) {
        let completion = pending[index]
        let due = completion.keys.reduce(graph.now) { latest, key in
            max(latest, (graph.storage[key] as? any MovingRecord)?.end ?? latest)
        }
        guard due != completion.due else { return }
        if let entry = completion.entry { graph.schedule.cancel(entry) }
        pending[index].due = due
        pending[index].entry =
            due.isFinite ? graph.schedule.add(at: due) { [weak self] in self?.finish(completion.number) } : nil
    }

    private func finish(_ number: Int) {
        guard let index = pending.firstIndex(where: { $0.number == number }) else { return }
        pending.remove(at: index).action()
    }
}

/// What is stored of something that moves.
package protocol MovingRecord {
    /// When it rests, in seconds; infinity for never.
    var end: Double { get }
    /// When it counts as done, in seconds; infinity for never.
    var logicalEnd: Double { get }
}

extension Dictionary: MovingRecord where Value: MovingRecord {
    package var end: Double { values.reduce(-.infinity) { Swift.max($0, $1.end) } }
    package var logicalEnd: Double { values.reduce(-.infinity) { Swift.max($0, $1.logicalEnd) } }
}
