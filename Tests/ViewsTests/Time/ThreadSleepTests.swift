import Testing

import class KinoraStage.Stage
@testable import KinoraViews

// Neither Foundation nor the engine, which brings it along, is imported, as in sources: Foundation's own functions would win.

/// Code that sleeps or asks the C library for the time has the performance's.
@MainActor
struct ThreadSleepTests {
    private struct Slow: View {
        let log: (Double) -> Void
        @State private var x = 0.0
        var body: some View {
            ObjectTests.Mark(x: x).onAppear {
                DispatchQueue.global().async {
                    sleep(1)
                    Thread.sleep(forTimeInterval: 0.25)
                    usleep(250_000)
                    log(Date().timeIntervalSinceReferenceDate)
                    DispatchQueue.main.async {
                        x = 30
                        log(Date().timeIntervalSinceReferenceDate)
                    }
                }
                DispatchQueue.main.async { log(Date().timeIntervalSinceReferenceDate) }
            }
        }
    }

    @Test("What a queue asks for after a sleep is due later by as much, and nothing else waits for it")
    func slowWork() throws {
        var dates: [Double] = []
        let stage = Stage(size: CGSize(width: 100, height: 100), duration: 5) { Slow { dates.append($0) } }
        func x(_ time: Double) throws -> Double {
            try #require(SceneProbe(stage.scene(at: time)).fills.first).rect.minX
        }
        #expect(try x(1.4) == 0)
        #expect(try x(1.5) == 30)
        #expect(dates == [1.5, 0, 1.5])
    }

    @Test("The C library's time is that of the virtual clock")
    func time() {
        var place = 0
        #expect(KinoraViews.time(&place) == 978_307_200 && place == 978_307_200)
    }
}
