import KinoraStage

/// Sleeping on the virtual clock, under the names that effect sources use.
extension Task where Success == Never, Failure == Never {
    public static func sleep(nanoseconds duration: UInt64) async throws {
        try await VirtualClock.sleep(for: Double(duration) / 1e9)
    }

    public static func sleep(for duration: Duration, tolerance: Duration? = nil) async throws {
        try await VirtualClock.sleep(for: duration.seconds)
    }
}
