import KinoraViews
import Testing

import class KinoraStage.Stage

/// Today is that of the virtual clock.
@MainActor
struct TodayTests {
    /// Of the day on which it was made.
    private final class Log {
        let day = Date()
        var lines: [[Bool]] = []
        func note() {
            let calendar = Calendar.current
            lines.append([
                calendar.isDateInToday(day), calendar.isDateInYesterday(day),
                calendar.isDateInTomorrow(day.addingTimeInterval(86_400)),
            ])
        }
    }

    @Test("A calendar takes its days from the virtual clock, over midnight too")
    func days() throws {
        var log: Log?
        let stage = Stage(size: CGSize(width: 10, height: 10), duration: 100_000) {
            Color.red.onAppear {
                log = Log()
                log?.note()
                DispatchQueue.main.asyncAfter(deadline: .now() + 90_000) { log?.note() }
            }
        }
        _ = try stage.scene(at: 90_001)
        #expect(log?.lines == [[true, false, true], [false, true, false]])
    }

    @Test("A range from a date that a source writes to the present, which is before it, begins and ends at that date")
    func ranges() throws {
        let (written, later) = (
            Date(timeIntervalSinceReferenceDate: 9e8), Date(timeIntervalSinceReferenceDate: 9e8 + 1)
        )
        #expect(written...Date() == ClosedRange(uncheckedBounds: (written, written)))
        #expect((written..<Date()).isEmpty && (written..<Date()).lowerBound == written)
        #expect((written...later).upperBound == later && (written..<later).contains(written))
    }

    @Test("The machine has run since the performance began")
    func uptime() throws {
        var uptime = -1.0
        let stage = Stage(size: CGSize(width: 10, height: 10), duration: 2) {
            Color.red.onAppear {
                DispatchQueue.main.asyncAfter(deadline: .now() + 1.5) { uptime = ProcessInfo.processInfo.systemUptime }
            }
        }
        _ = try stage.scene(at: 2)
        #expect(uptime == 1.5)
    }
}
