extension VirtualClock {
    /// Lets time pass for the code that runs, as where a thread sleeps: dates are later for it from then on, and what it asks for is due
    /// later. Nothing waits for it, since there is one thread.
    ///
    /// - Returns: false outside of a performance, and where code sleeps for ever, which then has to be stopped.
    package static func passTime(_ seconds: Double) -> Bool {
        guard let graph = Graph.current, graph.passed < longestPassed else { return false }
        if graph.evaluated == nil, !graph.isPresenting { graph.passed += max(0, seconds) }
        return true
    }

    /// In seconds.
    private static let longestPassed = 1e5
}
