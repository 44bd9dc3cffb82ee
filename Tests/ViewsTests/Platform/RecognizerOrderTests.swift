import Foundation
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// Several recognizers of UIKit's on one view, of 100 by 100 points: what is recognized first wins, unless it waits for another.
@MainActor
struct RecognizerOrderTests {
    @MainActor private final class Log: NSObject {
        var names: [String] = []
        var turned: CGFloat = 0
        func act(_ recognizer: UIGestureRecognizer) {
            if let turn = recognizer as? UIRotationGestureRecognizer { turned = turn.rotation }
            if recognizer.state == .ended { names.append(recognizer.name ?? "-") }
        }
        static let act = Selector(
            "act:", kinoraCall: { (target: Log, recognizer: UIGestureRecognizer) in target.act(recognizer) })
    }

    private func perform(
        _ events: [ScriptEvent], _ recognizers: [(String, UIGestureRecognizer)],
        on makeView: @escaping @MainActor () -> UIView = { UIView() }
    ) throws -> Log {
        let log = Log()
        let stage = Stage(size: CGSize(width: 100, height: 100), duration: 9, script: Script(events)) {
            Hosted {
                let view = makeView()
                for (name, recognizer) in recognizers {
                    recognizer.name = name
                    recognizer.addTarget(log, action: Log.act)
                    view.addGestureRecognizer(recognizer)
                }
                return view
            }
        }
        _ = try stage.scene(at: 8)
        return log
    }

    private func tap(_ count: Int, at time: Double) -> ScriptEvent {
        ScriptEvent(at: time, .tap(at: .points(x: 50, y: 50), count: count))
    }
    private func taps(_ count: Int) -> UITapGestureRecognizer {
        let tap = UITapGestureRecognizer()
        tap.numberOfTapsRequired = count
        return tap
    }

    @Test("Of swipes in four directions that of the finger is recognized")
    func swipes() throws {
        let all: [(String, UISwipeGestureRecognizer.Direction, CGPoint)] = [
            ("right", .right, CGPoint(x: 90, y: 50)), ("left", .left, CGPoint(x: 10, y: 50)),
            ("up", .up, CGPoint(x: 50, y: 10)), ("down", .down, CGPoint(x: 50, y: 90)),
        ]
        let events = all.enumerated().map { index, swipe in
            ScriptEvent.drag(at: Double(index) + 0.5, from: CGPoint(x: 50, y: 50), to: swipe.2, duration: 0.2)
        }
        let recognizers = all.map { name, direction, _ -> (String, UIGestureRecognizer) in
            let swipe = UISwipeGestureRecognizer()
            swipe.direction = direction
            return (name, swipe)
        }
        #expect(try perform(events, recognizers).names == ["right", "left", "up", "down"])
    }

    @Test("A tap that requires another one to fail waits for it; without that it comes first")
    func taps() throws {
        let (one, two) = (taps(1), taps(2))
        one.require(toFail: two)
        let events = [tap(1, at: 0.5), tap(2, at: 3)]
        #expect(try perform(events, [("one", one), ("two", two)]).names == ["one", "two"])
        let free = try perform([tap(2, at: 3)], [("one", taps(1)), ("two", taps(2))]).names
        #expect(free.first == "one" && free.contains("two"))
    }

    @Test("A view lets its recognizers begin, and knows where the finger is then")
    func views() throws {
        final class Half: UIView {
            override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
                gestureRecognizer.name != "kept" && gestureRecognizer.location(in: self).x < 60
            }
        }
        let events = [50, 80].enumerated().map { index, x in
            ScriptEvent(at: Double(index) + 0.5, .tap(at: .points(x: Double(x), y: 50), count: 1))
        }
        #expect(try perform(events, [("free", taps(1))]) { Half() }.names == ["free"])
        #expect(try perform(events, [("kept", taps(1))]) { Half() }.names.isEmpty)
    }

    @Test("A turn goes on beside a pinch that could still begin")
    func turns() throws {
        let turn = ScriptEvent(at: 0.5, .rotate(at: .points(x: 50, y: 50), degrees: 90, duration: 0.5))
        let log = try perform(
            [turn], [("pinch", UIPinchGestureRecognizer()), ("turn", UIRotationGestureRecognizer())])
        #expect(log.names == ["turn"] && abs(log.turned - .pi / 2) < 1e-6)
    }
}
