import KinoraStage
import struct Foundation.Date

/// The present date is that of the virtual clock. These hide Foundation's own in files that import this module but not
/// Foundation by name; in files that import both, `Date()` is ambiguous to the compiler, and `kinora` builds such files
/// with the one import standing for both.
extension Date {
    public init() { self = VirtualClock.date(at: VirtualClock.now) }

    public static var now: Date { VirtualClock.date(at: VirtualClock.now) }

    public var timeIntervalSinceNow: TimeInterval {
        timeIntervalSinceReferenceDate - VirtualClock.date(at: VirtualClock.now).timeIntervalSinceReferenceDate
    }

    public init(timeIntervalSinceNow interval: TimeInterval) {
        self = VirtualClock.date(at: VirtualClock.now + interval)
    }
}

extension Date {
    /// The present date for what is made anew with each frame, such as a text that counts.
    static var ticking: Date { VirtualClock.date(at: VirtualClock.ticking) }
}

// The virtual clock begins in 2001, before the dates that sources write, so that a range from such a date to the present, as date
// pickers have it, would stop a source that is right on a device. It is empty instead, at its beginning.
extension Date {
    public static func ... (minimum: Date, maximum: Date) -> ClosedRange<Date> {
        ClosedRange(uncheckedBounds: (minimum, max(minimum, maximum)))
    }

    public static func ..< (minimum: Date, maximum: Date) -> Range<Date> {
        Range(uncheckedBounds: (minimum, max(minimum, maximum)))
    }
}
