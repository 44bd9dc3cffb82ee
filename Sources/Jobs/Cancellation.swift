import Synchronization

/// A flag that asks a running job to stop after the frames in hand. May be raised from any thread.
public final class Cancellation: Sendable {
    private let raised = Atomic<Bool>(false)

    public init() {}

    public func cancel() { raised.store(true, ordering: .releasing) }

    public var isCancelled: Bool { raised.load(ordering: .acquiring) }
}
