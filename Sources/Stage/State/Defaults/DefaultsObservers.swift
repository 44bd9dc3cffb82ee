import Synchronization

/// Who wants to look at user defaults whenever they have changed.
package enum DefaultsObservers {
    private final class Entry: @unchecked Sendable {
        /// The performance that it is of: another one that runs in the same process has values of its own.
        private weak var graph: Graph?
        private let isOfPerformance: Bool
        private let look: () -> Bool
        private var isDone = false

        init(_ look: @escaping () -> Bool) {
            (graph, isOfPerformance, self.look) = (Graph.current, Graph.current != nil, look)
        }

        var isGone: Bool { isDone || isOfPerformance && graph == nil }

        func tell() {
            guard !isDone, graph === Graph.current else { return }
            if !look() { isDone = true }
        }
    }

    private static let entries = Mutex<[Entry]>([])

    /// Calls `look` after each change, until it says that nobody asks any more.
    package static func add(_ look: @escaping () -> Bool) {
        let entry = Entry(look)
        entries.withLock { $0.append(entry) }
    }

    /// Posts the notification, and has all look.
    static func tell(of source: UserDefaults) {
        NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: source)
        // They may set more values, and add others that look.
        for entry in entries.withLock({ $0 }) { entry.tell() }
        entries.withLock { $0.removeAll(where: \.isGone) }
    }
}
