import Synchronization

extension Duration {
    package var seconds: Double { Double(components.seconds) + Double(components.attoseconds) * 1e-18 }
}

extension VirtualClock {
    /// Comes back after `seconds` of virtual time; throws when the task is cancelled before. Outside of a performance time
    /// does not pass, so it comes back at once.
    package static func sleep(for seconds: Double) async throws {
        try Task.checkCancellation()
        let sleeper = Sleeper()
        try await withTaskCancellationHandler {
            try await withUnsafeThrowingContinuation { sleeper.begin($0, for: seconds) }
        } onCancel: {
            sleeper.wake(CancellationError())
        }
    }

    /// One sleep: woken once, by the clock or by cancellation.
    private final class Sleeper: Sendable {
        private struct State {
            var continuation: UnsafeContinuation<Void, any Error>?
            var isAwake = false
            var isCancelled = false
        }
        private let state = Mutex(State())

        func begin(_ continuation: UnsafeContinuation<Void, any Error>, for seconds: Double) {
            let isCancelled = state.withLock { state in
                if !state.isCancelled { state.continuation = continuation }
                return state.isCancelled
            }
            if isCancelled { return continuation.resume(throwing: CancellationError()) }
            if VirtualClock.schedule(after: seconds, { self.wake(nil) }) == nil { wake(nil) }
        }

        func wake(_ error: CancellationError?) {
            let continuation = state.withLock { state -> UnsafeContinuation<Void, any Error>? in
                if error != nil { state.isCancelled = true }
                guard !state.isAwake, let continuation = state.continuation else { return nil }
                state.isAwake = true
                state.continuation = nil
                return continuation
            }
            if let error { continuation?.resume(throwing: error) } else { continuation?.resume() }
        }
    }
}

/// A clock whose time is that of the performance.
public struct ContinuousClock: Clock, Sendable {
    public struct Instant: InstantProtocol, Sendable {
        /// From the start of the performance.
        package let time: Duration
        public static var now: Instant { ContinuousClock().now }
        public func advanced(by duration: Duration) -> Instant { Instant(time: time + duration) }
        public func duration(to other: Instant) -> Duration { other.time - time }
        public static func < (lhs: Instant, rhs: Instant) -> Bool { lhs.time < rhs.time }
    }

    public init() {}
    /// To the nanosecond, as a machine's clock is: sums of seconds are not exact.
    public var now: Instant {
        let (now, whole) = (VirtualClock.now, VirtualClock.now.rounded(.down))
        return Instant(time: .seconds(whole) + .nanoseconds(Int64(((now - whole) * 1e9).rounded())))
    }
    public var minimumResolution: Duration { .nanoseconds(1) }
    public static var now: Instant { ContinuousClock().now }

    // As the standard library has them for its own clocks.
    public static var continuous: ContinuousClock { ContinuousClock() }
    public static var suspending: SuspendingClock { SuspendingClock() }

    public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
        try await VirtualClock.sleep(for: max(0, (deadline.time - now.time).seconds))
    }
}

/// On the stage nothing is ever suspended, so both clocks are one.
public typealias SuspendingClock = ContinuousClock
