import struct KinoraStage.ContinuousClock

// A function of this module, as of `KinoraViews`: sources import one of them whole.

/// How much time is between two moments.
public func - (end: ContinuousClock.Instant, start: ContinuousClock.Instant) -> Duration { start.duration(to: end) }
