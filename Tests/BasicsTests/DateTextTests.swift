import Foundation
import KinoraBasics
import Testing

@Suite struct DateTextTests {
    @Test(
        "Dates and times of the day are read, each at the second that Foundation's calendar has for it",
        arguments: [
            "1900-01-01", "1970-01-01T00:00:01", "1999-12-31", "2000-02-29T23:59", "2001-01-01", "2026-11-30T09:41:30Z",
            "2100-03-01", "2199-12-31 23:59:59",
        ])
    func reading(text: String) throws {
        let date = try #require(DateText(text))
        let format = Date.ISO8601FormatStyle(timeZone: .gmt).year().month().day().time(
            includingFractionalSeconds: false)
        #expect(Date(timeIntervalSinceReferenceDate: date.seconds).formatted(format) == date.canonical)
        #expect(DateText(date.canonical) == date && date.canonical.hasPrefix(text.prefix(10)))
    }

    @Test(
        "What is no date, or of another time, is refused",
        arguments: [
            "", "today", "2026", "2026-1-1", "2026-13-01", "2026-00-10", "2026-11-31", "2026-11-00", "2023-02-29",
            "2100-02-29",
            "1899-12-31", "2200-01-01", "2026-11-30T9:41", "2026-11-30T24:00", "2026-11-30T09:60",
            "2026-11-30T09:41:60",
            "2026-11-30T09:41+01:00", "٢٠٢٦-11-30", "2026-11-30\n",
        ])
    func refusing(text: String) { #expect(DateText(text) == nil) }
}
