import KinoraViews
import Testing

import class KinoraStage.Stage

/// Run loops do their work on the virtual clock.
@MainActor
struct RunLoopTests {
    @Test("What a run loop is asked to perform it does after the current event")
    func perform() throws {
        final class Log { var words: [String] = [] }
        let log = Log()
        let stage = Stage(size: CGSize(width: 10, height: 10), duration: 1) {
            Color.red.onAppear {
                RunLoop.main.perform { log.words.append("first") }
                RunLoop.current.perform(inModes: [.common]) { log.words.append("second") }
                log.words.append("now")
            }
        }
        _ = try stage.scene(at: 0.5)
        #expect(log.words == ["now", "first", "second"])
    }
}
