import Foundation
import KinoraStage
import Testing

@Suite struct StageDateTests {
    /// 30 November 2026, 09:41.
    private let today = StageDate(start: 817_724_460)

    @Test("Usually a performance begins at the reference date, and times are seconds from it")
    func usual() {
        let usual = StageDate(start: 0)
        for time in [0, 1.0 / 60, 0.1, 3.7, 1e6] {
            #expect(usual.date(at: time).timeIntervalSinceReferenceDate == time)
            #expect(usual.time(of: usual.date(at: time)) == time)
        }
    }

    @Test(
        "A date stands for the earliest time that has it, so that what is due then is not late for a frame at that time"
    )
    func earliest() {
        for frame in 0..<7_200 {
            let time = Double(frame) / 60
            let date = today.date(at: time)
            let due = today.time(of: date)
            #expect(due <= time + 2e-9 && time - due < 1.3e-7)
            #expect(today.date(at: due) == date)
        }
    }

    @Test("Seconds are whole from the start on")
    func seconds() {
        #expect(today.date(at: 30).timeIntervalSince(today.date(at: 0)) == 30)
        #expect(today.date(at: 0) == Date(timeIntervalSinceReferenceDate: 817_724_460))
    }
}
