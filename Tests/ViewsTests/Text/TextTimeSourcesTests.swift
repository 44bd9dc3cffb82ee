import Foundation
import Testing

@testable import KinoraViews

@Suite struct TextTimeSourcesTests {
    private let zero = Date(timeIntervalSinceReferenceDate: 0)
    private func at(_ seconds: Double) -> Date { zero.addingTimeInterval(seconds) }

    @Test(
        "How far a date lies from an anchor",
        arguments: [(0.0, "0 seconds"), (1, "1 second"), (4_805, "1 hour, 20 minutes"), (-90, "-1 minute, 30 seconds")])
    func offsets(_ seconds: Double, _ text: String) {
        #expect(SystemFormatStyle.DateOffset(to: zero).format(at(seconds)) == text)
    }

    @Test("Fields and their number are limited, and a sign is given where one is asked for")
    func fields() {
        let days = SystemFormatStyle.DateOffset(
            to: zero, allowedFields: [.day, .hour], maxFieldCount: 1, sign: .always())
        #expect(days.format(at(200_000)) == "+2 days" && days.format(at(50)) == "+0 hours")
        #expect(SystemFormatStyle.DateOffset(to: zero, sign: .never).format(at(-61)) == "1 minute, 1 second")
    }

    @Test("A date is told as seen from now")
    func references() {
        let style = SystemFormatStyle.DateReference(to: at(7_200), maxFieldCount: 1)
        #expect(style.format(zero) == "in 2 hours" && style.format(at(7_500)) == "5 minutes ago")
    }

    @Test("Stopwatches and timers round to their precision, a timer that counts down upwards")
    func clocks() {
        let watch = SystemFormatStyle.Stopwatch(startingAt: zero)
        #expect(watch.format(at(65.25)) == "1:05.25" && watch.format(at(3_600.07)) == "1:00:00.07")
        #expect(watch.format(at(-1)) == "0:00.00")
        let down = SystemFormatStyle.Timer(countingDownIn: zero..<at(90))
        #expect(down.format(at(0.5)) == "1:30" && down.format(at(89.5)) == "0:01" && down.format(at(95)) == "0:00")
        let up = SystemFormatStyle.Timer(countingUpIn: zero..<at(90), maxPrecision: .milliseconds(100))
        #expect(up.format(at(1.26)) == "0:01.2")
    }

    @Test("A text follows a source of time on the virtual clock")
    @MainActor func sources() throws {
        let content = TimelineView(.animation) { _ in
            Text(.currentDate, format: .stopwatch(startingAt: Date(timeIntervalSinceReferenceDate: 0)))
        }
        #expect(try lowered(content, at: 1) != lowered(content, at: 2))
    }
}
