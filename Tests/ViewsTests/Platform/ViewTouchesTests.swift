import Foundation
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// The fingers of a script on views that look at touches themselves.
@MainActor
struct ViewTouchesTests {
    @MainActor private final class Log {
        var entries: [String] = []
        func note(_ name: String, _ touches: Set<UITouch>, in view: UIView) {
            guard let touch = touches.first else { return }
            let (now, before) = (touch.location(in: view), touch.previousLocation(in: view))
            entries.append("\(name) \(Int(before.x)) \(Int(now.x))")
        }
    }
    private final class Canvas: UIView {
        var log = Log()
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
            log.note("began", touches, in: self)
        }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
            backgroundColor = .red
            if touches.first!.location(in: self).x > 50 { log.note("moved", touches, in: self) }
        }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
            log.note("ended", touches, in: self)
        }
    }

    private func perform(_ path: [CGPoint], _ make: @escaping @MainActor () -> UIView) throws -> SceneProbe {
        let points = path.map { ScriptPoint.points(x: $0.x, y: $0.y) }
        let drag = ScriptEvent(at: 0.2, .drag(path: points, duration: 0.2, easesOut: false))
        let stage = Stage(size: CGSize(width: 100, height: 80), duration: 2, script: Script([drag])) {
            Hosted(make: make)
        }
        return try SceneProbe(stage.scene(at: 1))
    }

    @Test("A view is told where a finger comes down, moves and is lifted, and what it changes is drawn")
    func canvas() throws {
        let log = Log()
        let probe = try perform([CGPoint(x: 20, y: 20), CGPoint(x: 60, y: 20)]) {
            let canvas = Canvas()
            canvas.log = log
            return canvas
        }
        #expect(log.entries.first == "began 20 20" && log.entries.last?.hasPrefix("ended") == true)
        #expect(log.entries.last?.hasSuffix(" 60") == true && log.entries.contains { $0.hasPrefix("moved") })
        #expect(probe.fills.map { $0.paint.rgba?.red } == [1])
    }

    @Test("A view that does not look at touches leaves them to what it is in, in the points of whoever asks")
    func chain() throws {
        let log = Log()
        _ = try perform([CGPoint(x: 40, y: 30), CGPoint(x: 40, y: 30)]) {
            let (canvas, inner) = (Canvas(), UIView(frame: CGRect(x: 30, y: 20, width: 40, height: 40)))
            canvas.log = log
            canvas.addSubview(inner)
            return canvas
        }
        #expect(log.entries.first == "began 40 40")
    }

    @Test("In a view that has scrolled a finger is where its content is")
    func scrolled() throws {
        final class Pad: UIScrollView {
            var places: [CGPoint] = []
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
                places += touches.map { $0.location(in: self) }
            }
        }
        let pad = Pad()
        _ = try perform([CGPoint(x: 40, y: 30), CGPoint(x: 40, y: 30)]) {
            pad.contentSize = CGSize(width: 100, height: 400)
            pad.contentOffset = CGPoint(x: 0, y: 100)
            return pad
        }
        #expect(pad.places == [CGPoint(x: 40, y: 130)])
    }

    @Test("A control of one's own is tracked while its finger is down")
    func control() throws {
        final class Dial: UIControl {
            var told: [String] = []
            override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
                told.append("begin \(isHighlighted)")
                return true
            }
            override func endTracking(_ touch: UITouch?, with event: UIEvent?) { told.append("end \(isHighlighted)") }
        }
        let dial = Dial()
        dial.addAction(UIAction { _ in dial.told.append("up") }, for: .touchUpInside)
        dial.addAction(UIAction { _ in dial.told.append("outside") }, for: .touchUpOutside)
        _ = try perform([CGPoint(x: 40, y: 30), CGPoint(x: 50, y: 30)]) { dial }
        #expect(dial.told == ["begin false", "end true", "up"])
        dial.told = []
        _ = try perform([CGPoint(x: 40, y: 30), CGPoint(x: 40, y: 300)]) { dial }
        #expect(dial.told.last == "outside")
    }
}
