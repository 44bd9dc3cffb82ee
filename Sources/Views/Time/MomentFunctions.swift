import KinoraStage

/// The seconds of virtual time, as Core Animation counts those of the machine.
public func CACurrentMediaTime() -> Double { VirtualClock.now }

/// The seconds of virtual time since the reference date.
public func CFAbsoluteTimeGetCurrent() -> Double {
    VirtualClock.date(at: VirtualClock.now).timeIntervalSinceReferenceDate
}
