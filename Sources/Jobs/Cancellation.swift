import Synchronization

/// A flag that asks a running job to stop after the frames in hand. May be raised from any thread.
public final class Cancellation: Sendable {
    private let raised = Atomic<Bool>(false)

    /// A flag that is not raised.
    public init() {}

    /// Asks the job to stop. Calling it again has no effect.
    public func cancel() { raised.store(true, ordering: .releasing) }

    /// Whether `cancel` has been called.
    public var isCancelled: Bool { raised.load(ordering: .acquiring) }
}
