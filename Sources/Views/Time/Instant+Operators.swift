import KinoraStage

// Functions of this module, which sources import whole: operators of a type that is imported by its name are not found.

/// How much time is between two moments.
public func - (end: KinoraStage.ContinuousClock.Instant, start: KinoraStage.ContinuousClock.Instant) -> Duration {
    start.duration(to: end)
}

/// The moment that comes so much time after another.
public func + (start: KinoraStage.ContinuousClock.Instant, time: Duration) -> KinoraStage.ContinuousClock.Instant {
    start.advanced(by: time)
}

/// The moment that was so much time before another.
public func - (end: KinoraStage.ContinuousClock.Instant, time: Duration) -> KinoraStage.ContinuousClock.Instant {
    end.advanced(by: .zero - time)
}

/// Goes on by so much time.
public func += (moment: inout KinoraStage.ContinuousClock.Instant, time: Duration) { moment = moment + time }

/// Goes back by so much time.
public func -= (moment: inout KinoraStage.ContinuousClock.Instant, time: Duration) { moment = moment - time }
