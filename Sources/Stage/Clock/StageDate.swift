import struct Foundation.Date

/// The date on which performances begin, and the dates of their times.
package struct StageDate: Hashable, Sendable {
    /// In seconds from the reference date, 1 January 2001 00:00 in Greenwich Mean Time.
    package let start: Double

    package init(start: Double) {
        self.start = start
    }

    /// That of all performances, which is set before they begin. Usually it is the reference date, so that phases taken from
    /// `timeIntervalSinceReferenceDate` start at 0.
    nonisolated(unsafe) package static var current = StageDate(start: 0)

    /// - Parameter time: in seconds from the start.
    package func date(at time: Double) -> Foundation.Date {
        Foundation.Date(timeIntervalSinceReferenceDate: start + time)
    }

    /// The earliest time that has this date. Dates of today are a ten-millionth of a second apart, and what is due at one must not
    /// be late for a frame at the very time that the date was made of.
    package func time(of date: Foundation.Date) -> Double {
        let seconds = date.timeIntervalSinceReferenceDate
        return start == 0 ? seconds : seconds - start - seconds.ulp * 0.49
    }
}
