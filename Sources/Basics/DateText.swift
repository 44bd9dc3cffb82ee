/// A date, or a date and a time of the day, as people type it: `2026-11-30`, `2026-11-30T09:41` or `2026-11-30T09:41:30`, in
/// Greenwich Mean Time, which a `Z` at the end may say.
package struct DateText: Hashable, Sendable {
    /// Seconds from the reference date of Apple's, 1 January 2001 00:00.
    package let seconds: Double
    /// With all its parts, as in `2026-11-30T09:41:00`.
    package let canonical: String

    /// The years that a date may have.
    package static let years = 1900...2199
    /// What is expected, for messages.
    package static let form =
        "a date from \(years.lowerBound) to \(years.upperBound), as in 2026-11-30, or with the time, as in 2026-11-30T09:41"

    /// nil for what is no such date.
    package init?(_ text: String) {
        let form = /([0-9]{4})-([0-9]{2})-([0-9]{2})(?:[Tt ]([0-9]{2}):([0-9]{2})(?::([0-9]{2}))?[Zz]?)?/
        guard let match = text.wholeMatch(of: form) else { return nil }
        let (_, year, month, day, hour, minute, second) = match.output
        let date = [year, month, day].map { Int($0)! }
        let time = [hour, minute, second].map { $0.map { Int($0)! } ?? 0 }
        guard DateText.years.contains(date[0]), (1...12).contains(date[1]),
            (1...DateText.days(in: date[1], of: date[0])).contains(date[2]), time[0] < 24, time[1] < 60, time[2] < 60
        else { return nil }
        let days = DateText.days(before: date[0], date[1]) + date[2] - 1 - DateText.days(before: 2001, 1)
        seconds = Double(((days * 24 + time[0]) * 60 + time[1]) * 60 + time[2])
        let clock = [hour, minute, second].map { $0.map(String.init) ?? "00" }
        canonical = "\(year)-\(month)-\(day)T\(clock.joined(separator: ":"))"
    }

    private static func isLeap(_ year: Int) -> Bool { year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) }

    private static func days(in month: Int, of year: Int) -> Int {
        month == 2 && isLeap(year) ? 29 : [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
    }

    /// Days from the year 1 to the first of a month.
    private static func days(before year: Int, _ month: Int) -> Int {
        let past = year - 1
        let years = past * 365 + past / 4 - past / 100 + past / 400
        return (1..<month).reduce(years) { $0 + days(in: $1, of: year) }
    }
}
