import KinoraStage

/// Saves a context by itself, a second of the performance after something in it has changed.
final class Autosave {
    private static let delay = 1.0
    /// The stage's event that saves; another performance does not know it.
    private var event: Int?
    private weak var graph: Graph?

    func schedule(for context: ModelContext) {
        guard let current = Graph.current, event == nil || graph !== current else { return }
        graph = current
        event = VirtualClock.schedule(after: Autosave.delay) { [weak self, weak context] in
            self?.event = nil
            // What cannot be saved waits for the next change.
            try? context?.save()
        }
    }

    func cancel() {
        if let event, let graph, graph === Graph.current { VirtualClock.cancel(event) }
        event = nil
    }
}
