import Synchronization

/// One call of a tool, while it lasts.
public final class ToolCall: Sendable {
    /// What was given, by name.
    public let arguments: [String: JSONValue]

    private struct State {
        var isCancelled = false
        var isDone = false
        var last = -Double.infinity
        var stop: (@Sendable () -> Void)?
    }

    private let state = Mutex(State())
    /// nil where the client did not ask for progress.
    private let report: (@Sendable (_ done: Double, _ total: Double?, _ message: String?) -> Void)?

    /// A call with arguments, whose progress is told to `report`.
    public init(
        _ arguments: [String: JSONValue],
        report: (@Sendable (_ done: Double, _ total: Double?, _ message: String?) -> Void)? = nil
    ) {
        (self.arguments, self.report) = (arguments, report)
    }

    /// Whether anybody listens to progress.
    public var wantsProgress: Bool { report != nil }

    /// Whether the client does not wait for the answer any more.
    public var isCancelled: Bool { state.withLock { $0.isCancelled } }

    /// Tells how far the call has come. What is no progress is not told.
    public func progress(_ done: Double, of total: Double? = nil, _ message: String? = nil) {
        guard let report else { return }
        state.withLock { state in
            guard !state.isDone, !state.isCancelled, done > state.last else { return }
            state.last = done
            report(done, total, message)
        }
    }

    /// Runs `body`; `stop` is called once, from another thread, when the call is cancelled meanwhile, or at once if it was.
    public func stoppable<Value>(by stop: @escaping @Sendable () -> Void, _ body: () throws -> Value) rethrows -> Value
    {
        let isCancelled = state.withLock { state in
            state.stop = stop
            return state.isCancelled
        }
        if isCancelled { stop() }
        defer { state.withLock { $0.stop = nil } }
        return try body()
    }

    func cancel() {
        let stop = state.withLock { state in
            defer { state.stop = nil }
            guard !state.isCancelled else { return nil as (@Sendable () -> Void)? }
            state.isCancelled = true
            return state.stop
        }
        stop?()
    }

    /// Ends the call: `body` sends the answer, and no progress follows it. Not for a call that was cancelled.
    func finish(_ body: () -> Void) {
        state.withLock { state in
            state.isDone = true
            if !state.isCancelled { body() }
        }
    }
}
