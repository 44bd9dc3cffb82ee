import Foundation
import KinoraPixels
import KinoraScene
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// Touches one by one.
@MainActor
struct SpatialEventTests {
    private final class Log { var lines: [String] = [] }

    @Test("A drag is told from its beginning to its end, at its places")
    func drag() throws {
        let log = Log()
        let view = Color.red.frame(width: 100, height: 100).gesture(
            SpatialEventGesture { events in
                for event in events { log.lines.append("\(event.phase) \(Int(event.location.x))") }
            })
        let script = Script([
            ScriptEvent(
                at: 0.1, .drag(path: [.points(x: 20, y: 50), .points(x: 80, y: 50)], duration: 0.2, pace: .even))
        ])
        _ = try Stage(size: CGSize(width: 100, height: 100), duration: 1, script: script) { view }.scene(at: 1)
        #expect(log.lines.first == "active 20")
        #expect(log.lines.last == "ended 80")
        #expect(log.lines.count > 4)
    }
}
