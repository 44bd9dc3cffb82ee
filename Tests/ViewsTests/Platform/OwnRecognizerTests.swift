import Foundation
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// The fingers of a script on recognizers of a source's own.
@MainActor
struct OwnRecognizerTests {
    @MainActor private final class Log: NSObject {
        var lines: [String] = []
        func act(_ recognizer: UIGestureRecognizer) {
            lines.append("\(recognizer.state) \(Int(recognizer.location(in: recognizer.view).x))")
        }
        static let act = Selector(
            "act:", kinoraCall: { (target: Log, recognizer: UIGestureRecognizer) in target.act(recognizer) })
    }

    /// Goes on from the first touch; a finger beyond `limit` is none.
    private final class Touching: UIGestureRecognizer {
        var limit = CGFloat.infinity
        var resets = 0
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .began }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
            state = touches.first!.location(in: view).x > limit ? .cancelled : .changed
        }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
        override func reset() { resets += 1 }
    }

    private func perform(_ recognizer: UIGestureRecognizer) throws {
        let path = [CGPoint(x: 10, y: 20), CGPoint(x: 70, y: 20)].map { ScriptPoint.points(x: $0.x, y: $0.y) }
        let drag = ScriptEvent(at: 0.2, .drag(path: path, duration: 0.2, easesOut: false))
        let stage = Stage(size: CGSize(width: 100, height: 80), duration: 2, script: Script([drag])) {
            Hosted {
                let view = UIView()
                view.addGestureRecognizer(recognizer)
                return view
            }
        }
        _ = try stage.scene(at: 1)
    }

    @Test("What it makes of touches calls its targets, with each state that it sets, and it begins anew")
    func states() throws {
        let (recognizer, log) = (Touching(), Log())
        recognizer.addTarget(log, action: Log.act)
        try perform(recognizer)
        #expect(log.lines.first == "began 10" && log.lines.last == "ended 70")
        #expect(log.lines.dropFirst().dropLast().allSatisfy { $0.hasPrefix("changed") } && log.lines.count > 4)
        #expect(recognizer.state == .possible && recognizer.resets == 1)
    }

    @Test("What it takes back is told as cancelled, and nothing after it")
    func cancelled() throws {
        let (recognizer, log) = (Touching(), Log())
        recognizer.limit = 40
        recognizer.addTarget(log, action: Log.act)
        try perform(recognizer)
        #expect(log.lines.count { $0.hasPrefix("cancelled") } == 1)
        #expect(log.lines.last?.hasPrefix("cancelled") == true)
    }

    @Test("A kind of one of UIKit's recognizers is told of touches, and recognizes as that does")
    func kinds() throws {
        final class Pan: UIPanGestureRecognizer {
            var began: CGPoint?
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
                super.touchesBegan(touches, with: event)
                began = touches.first?.location(in: view)
            }
        }
        let (recognizer, log) = (Pan(), Log())
        recognizer.addTarget(log, action: Log.act)
        try perform(recognizer)
        #expect(recognizer.began == CGPoint(x: 10, y: 20))
        #expect(log.lines.first?.hasPrefix("began") == true && log.lines.last == "ended 70")
    }
}
