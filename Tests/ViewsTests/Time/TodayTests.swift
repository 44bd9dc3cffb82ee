import KinoraStage
import KinoraViews
import Testing

/// Today is that of the virtual clock.
@MainActor
struct TodayTests {
    @Test("A calendar takes its days from the virtual clock, over midnight too")
    func days() throws {
        final class Log { var lines: [[Bool]] = [] }
        let log = Log()
        let stage = Stage(size: CGSize(width: 10, height: 10), duration: 100_000) {
            Color.red.onAppear {
                let begin = Date()
                func note() {
                    let calendar = Calendar.current
                    log.lines.append([
                        calendar.isDateInToday(begin), calendar.isDateInYesterday(begin),
                        calendar.isDateInTomorrow(begin.addingTimeInterval(86_400)),
                    ])
                }
                note()
                DispatchQueue.main.asyncAfter(deadline: .now() + 90_000) { note() }
            }
        }
        _ = try stage.scene(at: 90_001)
        #expect(log.lines == [[true, false, true], [false, true, false]])
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
