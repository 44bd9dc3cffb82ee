import struct KinoraStage.ContinuousClock

// A function of this module, which sources import whole: operators of a type that is imported by its name are not found.

/// How much time is between two moments.
public func - (end: ContinuousClock.Instant, start: ContinuousClock.Instant) -> Duration { start.duration(to: end) }
