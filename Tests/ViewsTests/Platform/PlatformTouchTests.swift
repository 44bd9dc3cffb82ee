import Foundation
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// Touches of a script on UIKit's views: recognizers and controls call their targets, and what these change is drawn.
@MainActor
struct PlatformTouchTests {
    /// The target of everything, as a coordinator is.
    @MainActor
    private final class Coordinator: NSObject {
        var places: [CGPoint] = []
        var states: [UIGestureRecognizer.State] = []
        var values: [Double] = []
        func touched(_ recognizer: UIGestureRecognizer) {
            places.append(recognizer.location(in: recognizer.view))
            states.append(recognizer.state)
        }
        func changed(_ control: UIControl) {
            switch control {
            case let control as UISwitch: values.append(control.isOn ? 1 : 0)
            case let control as UIStepper: values.append(control.value)
            case let control as UISegmentedControl: values.append(Double(control.selectedSegmentIndex))
            default: values.append(-1)
            }
        }
        static let touched = Selector(
            "touched:",
            kinoraCall: { (target: Coordinator, recognizer: UIGestureRecognizer) in target.touched(recognizer) })
        static let changed = Selector(
            "changed:", kinoraCall: { (target: Coordinator, control: UIControl) in target.changed(control) })
    }

    private struct Host<V: UIView>: UIViewRepresentable {
        let coordinator: Coordinator
        let make: @MainActor (Coordinator) -> V
        func makeCoordinator() -> Coordinator { coordinator }
        func makeUIView(context: Context) -> V { make(context.coordinator) }
        func updateUIView(_ uiView: V, context: Context) {}
    }

    private func perform<V: UIView>(
        _ script: [ScriptEvent], at time: Double = 2, _ make: @escaping @MainActor (Coordinator) -> V
    ) throws -> (coordinator: Coordinator, scene: SceneProbe) {
        let coordinator = Coordinator()
        let stage = Stage(size: CGSize(width: 100, height: 80), duration: 3, script: Script(script)) {
            Host(coordinator: coordinator, make: make)
        }
        return (coordinator, try SceneProbe(stage.scene(at: time)))
    }

    @Test("A tap calls the recognizer's target with its place in the view, and what it changes is drawn")
    func tap() throws {
        @MainActor final class Painter: NSObject {
            func paint(_ recognizer: UITapGestureRecognizer) { recognizer.view?.backgroundColor = .blue }
        }
        let painter = Painter()
        let paint = Selector(
            "paint:", kinoraCall: { (target: Painter, tap: UITapGestureRecognizer) in target.paint(tap) })
        let (coordinator, scene) = try perform([.tap(at: 0.5, CGPoint(x: 30, y: 40))]) { coordinator in
            let view = UIView()
            let inner = UIView(frame: CGRect(x: 10, y: 20, width: 60, height: 40))
            inner.backgroundColor = .red
            let recognizer = UITapGestureRecognizer(target: coordinator, action: Coordinator.touched)
            recognizer.addTarget(painter, action: paint)
            recognizer.addTarget(coordinator, action: Coordinator.touched)
            inner.addGestureRecognizer(recognizer)
            view.addSubview(inner)
            return view
        }
        #expect(coordinator.places == [CGPoint(x: 20, y: 20)] && coordinator.states == [.ended])
        #expect(scene.fills.map { $0.paint.rgba?.blue } == [1])
    }

    @Test("A pinch and a turn are those of two fingers, on both sides of the place of the script")
    func twoFingers() throws {
        @MainActor final class Fingers: NSObject {
            var places: [[CGPoint]] = []
            func told(_ recognizer: UIGestureRecognizer) {
                let view = recognizer.view
                places.append(
                    [recognizer.location(in: view)]
                        + (0..<recognizer.numberOfTouches).map { recognizer.location(ofTouch: $0, in: view) })
            }
        }
        let fingers = Fingers()
        let told = Selector(
            "told:", kinoraCall: { (target: Fingers, recognizer: UIGestureRecognizer) in target.told(recognizer) })
        let pinch = ScriptEvent(at: 0.2, .pinch(at: .points(x: 50, y: 40), scale: 2, duration: 0.5))
        let turn = ScriptEvent(at: 1, .rotate(at: .points(x: 30, y: 40), degrees: 90, duration: 0.5))
        func perform(_ event: ScriptEvent, _ recognizer: UIGestureRecognizer) throws {
            _ = try self.perform([event]) { _ in
                let view = UIView()
                view.addGestureRecognizer(recognizer)
                return view
            }
        }
        try perform(pinch, UIPinchGestureRecognizer(target: fingers, action: told))
        #expect(fingers.places.contains([CGPoint(x: 50, y: 40), CGPoint(x: -50, y: 40), CGPoint(x: 150, y: 40)]))
        try perform(turn, UIRotationGestureRecognizer(target: fingers, action: told))
        let last = try #require(fingers.places.last)
        #expect(last[0] == CGPoint(x: 30, y: 40) && last.count == 3)
        let reach = CGPoint(x: last[2].x - 30, y: last[2].y - 40)
        #expect(abs(hypot(reach.x, reach.y) - 50) < 1e-6 && reach.y > 45, "\(last)")
    }

    @Test("A pan begins, goes on and ends; a tap beside the view, and one that is removed, call nothing")
    func pan() throws {
        let drag = ScriptEvent.drag(
            at: 0.2, from: CGPoint(x: 20, y: 20), to: CGPoint(x: 80, y: 20), duration: 0.5)
        let (coordinator, _) = try perform([drag]) { coordinator in
            let view = UIView()
            view.addGestureRecognizer(UIPanGestureRecognizer(target: coordinator, action: Coordinator.touched))
            return view
        }
        #expect(coordinator.states.first == .began && coordinator.states.last == .ended)
        #expect(coordinator.states.dropFirst().dropLast().allSatisfy { $0 == .changed })
        let (other, _) = try perform([.tap(at: 0.5, CGPoint(x: 90, y: 70))]) { coordinator in
            let view = UIView()
            let inner = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
            inner.addGestureRecognizer(UITapGestureRecognizer(target: coordinator, action: Coordinator.touched))
            let gone = UITapGestureRecognizer(target: coordinator, action: Coordinator.touched)
            gone.removeTarget(coordinator, action: nil)
            view.addGestureRecognizer(gone)
            view.addSubview(inner)
            return view
        }
        #expect(other.states.isEmpty)
    }

    @Test("A swipe calls its target in its own direction only")
    func swipe() throws {
        for (direction, count) in [(UISwipeGestureRecognizer.Direction.left, 0), (.right, 1), ([.right, .down], 1)] {
            let drag = ScriptEvent.drag(
                at: 0.2, from: CGPoint(x: 20, y: 20), to: CGPoint(x: 80, y: 30), duration: 0.2)
            let (coordinator, _) = try perform([drag]) { coordinator in
                let view = UIView()
                let swipe = UISwipeGestureRecognizer(target: coordinator, action: Coordinator.touched)
                swipe.direction = direction
                view.addGestureRecognizer(swipe)
                return view
            }
            #expect(coordinator.states.count == count)
        }
    }

    @Test("A button, a switch and a segment answer to a tap with their targets; disabled ones do not")
    func controls() throws {
        func values(
            _ place: CGPoint, _ event: UIControl.Event, _ make: @escaping @MainActor () -> UIControl
        ) throws -> [Double] {
            try perform([.tap(at: 0.5, place)]) { coordinator in
                let view = UIView()
                let control = make()
                control.addTarget(coordinator, action: Coordinator.changed, for: event)
                view.addSubview(control)
                return view
            }.coordinator.values
        }
        func placed<C: UIControl>(_ control: C, _ width: CGFloat, _ height: CGFloat = 32) -> C {
            control.frame = CGRect(x: 0, y: 0, width: width, height: height)
            return control
        }
        let middle = CGPoint(x: 25, y: 16)
        #expect(try values(middle, .touchUpInside) { placed(UIButton(type: .system), 50) } == [-1])
        #expect(try values(middle, .valueChanged) { placed(UISwitch(), 51, 31) } == [1])
        #expect(
            try values(CGPoint(x: 90, y: 16), .valueChanged) { placed(UISegmentedControl(items: ["a", "b"]), 100) } == [
                1
            ])
        #expect(
            try values(middle, .touchUpInside) {
                let button = placed(UIButton(type: .system), 50)
                button.isEnabled = false
                return button
            } == [])
    }

    @Test("An observer of notifications is told by its method until it is removed or gone")
    func observers() {
        @MainActor final class Listener: NSObject {
            var names: [String] = []
            func heard(_ note: Notification) { names.append(note.name.rawValue) }
        }
        let heard = Selector(
            "heard:", kinoraCall: { (target: Listener, note: Notification) in target.heard(note) })
        let (center, a, b) = (NotificationCenter(), Notification.Name("a"), Notification.Name("b"))
        let listener = Listener()
        var other: Listener? = Listener()
        center.addObserver(listener, selector: heard, name: a, object: nil)
        center.addObserver(listener, selector: heard, name: b, object: nil)
        other.map { center.addObserver($0, selector: heard, name: a, object: nil) }
        other = nil
        for name in [a, b] { center.post(name: name, object: nil) }
        center.removeObserver(listener, name: a, object: nil)
        for name in [a, b] { center.post(name: name, object: nil) }
        center.removeObserver(listener)
        for name in [a, b] { center.post(name: name, object: nil) }
        #expect(listener.names == ["a", "b", "b"])
    }
}

extension ScriptEvent {
    fileprivate static func tap(at time: Double, _ place: CGPoint) -> ScriptEvent {
        ScriptEvent(at: time, .tap(at: .points(x: place.x, y: place.y), count: 1))
    }
    static func drag(at time: Double, from start: CGPoint, to end: CGPoint, duration: Double) -> ScriptEvent {
        let path = [start, end].map { ScriptPoint.points(x: $0.x, y: $0.y) }
        return ScriptEvent(at: time, .drag(path: path, duration: duration, easesOut: false))
    }
}
