import struct KinoraStage.ContinuousClock

// Functions of this module, which sources import whole: operators of a type that is imported by its name are not found.

/// How much time is between two moments.
public func - (end: ContinuousClock.Instant, start: ContinuousClock.Instant) -> Duration { start.duration(to: end) }

/// The moment that comes so much time after another.
public func + (start: ContinuousClock.Instant, time: Duration) -> ContinuousClock.Instant { start.advanced(by: time) }

/// The moment that was so much time before another.
public func - (end: ContinuousClock.Instant, time: Duration) -> ContinuousClock.Instant {
    end.advanced(by: .zero - time)
}

/// Goes on by so much time.
public func += (moment: inout ContinuousClock.Instant, time: Duration) { moment = moment + time }

/// Goes back by so much time.
public func -= (moment: inout ContinuousClock.Instant, time: Duration) { moment = moment - time }
