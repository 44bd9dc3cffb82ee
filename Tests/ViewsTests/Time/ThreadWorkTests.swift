import Testing

import class KinoraStage.Stage
@testable import KinoraViews

// Foundation is not imported, as in sources: its own functions would win.

/// What threads do is done on the virtual clock, as what queues do is.
@MainActor
struct ThreadWorkTests {
    private final class Log: @unchecked Sendable {
        var lines: [String] = []
        func add(_ name: String) { lines.append("\(name) \(Date().timeIntervalSinceReferenceDate)") }
    }

    private struct Threads: View {
        let log: Log
        var body: some View {
            Color.red.onAppear {
                Thread {
                    log.add("started")
                    Thread.sleep(forTimeInterval: 0.5)
                    DispatchQueue.main.async { log.add("main") }
                }
                .start()
                Thread.detachNewThread { log.add("detached") }
                log.add("appeared")
            }
        }
    }

    @Test("A thread's block runs after the event that starts it, and what it asks for comes in its time")
    func blocks() throws {
        let log = Log()
        let stage = Stage(size: CGSize(width: 100, height: 100), duration: 5) { Threads(log: log) }
        _ = try stage.scene(at: 1)
        #expect(log.lines == ["appeared 0.0", "started 0.0", "detached 0.0", "main 0.5"])
    }
}
