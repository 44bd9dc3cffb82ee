import KinoraStage

/// Sleeping on the virtual clock, under the names that effect sources use.
extension Task where Success == Never, Failure == Never {
    public static func sleep(nanoseconds duration: UInt64) async throws {
        try await VirtualClock.sleep(for: Double(duration) / 1e9)
    }

    public static func sleep(for duration: Duration, tolerance: Duration? = nil) async throws {
        try await VirtualClock.sleep(for: duration.seconds)
    }

    // With a clock that is named by itself, `.continuous`, which would be the machine's otherwise.

    public static func sleep(
        for duration: Duration, tolerance: Duration? = nil, clock: KinoraStage.ContinuousClock
    ) async throws { try await sleep(for: duration, tolerance: tolerance) }

    public static func sleep(
        until deadline: KinoraStage.ContinuousClock.Instant, tolerance: Duration? = nil,
        clock: KinoraStage.ContinuousClock
    ) async throws { try await clock.sleep(until: deadline, tolerance: tolerance) }
}
