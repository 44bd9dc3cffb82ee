import Foundation
import KinoraPixels
import KinoraScene
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// Controls answer to scripted fingers and write to their bindings.
@MainActor
struct ControlTests {
    /// What a view's bindings held at the end.
    final class Log { var values: [String] = [] }

    private func perform(
        _ script: [ScriptEvent], until time: Double = 3, size: CGSize = CGSize(width: 200, height: 100),
        @ViewBuilder _ view: @escaping @MainActor () -> some View
    ) throws -> SceneProbe {
        let stage = Stage(size: size, duration: time, script: Script(script)) { view() }
        return try SceneProbe(stage.scene(at: time))
    }

    private struct Switch: View {
        let log: Log
        var isEnabled = true
        @State private var isOn = false
        var body: some View {
            Toggle("Label", isOn: $isOn).disabled(!isEnabled).onChange(of: isOn) { log.values.append("\(isOn)") }
        }
    }

    @Test("A tap on the switch turns it over; one on its label does not")
    func toggle() throws {
        let log = Log()
        _ = try perform([ScriptEvent(at: 0.1, .tap(at: .points(x: 175, y: 50), count: 1))]) { Switch(log: log) }
        #expect(log.values == ["true"])
        _ = try perform([ScriptEvent(at: 0.1, .tap(at: .points(x: 20, y: 50), count: 1))]) { Switch(log: log) }
        #expect(log.values == ["true"])
    }

    @Test("A disabled switch takes no taps and is half as strong")
    func disabledToggle() throws {
        let log = Log()
        let probe = try perform([ScriptEvent(at: 0.1, .tap(at: .points(x: 175, y: 50), count: 1))]) {
            Switch(log: log, isEnabled: false)
        }
        #expect(log.values.isEmpty)
        #expect(probe.fills.allSatisfy { $0.opacity <= 0.5 })
    }

    @Test("The knob of a switch moves by 20 points")
    func knob() throws {
        func knob(_ isOn: Bool) throws -> CGRect {
            let probe = try perform([]) { Toggle("", isOn: .constant(isOn)).labelsHidden() }
            return try #require(probe.fills.last { $0.paint == .color(.white) }).rect
        }
        #expect(try knob(true).midX - knob(false).midX == 20)
        #expect(try knob(true).width == 27)
    }

    private struct Slide: View {
        let log: Log
        var step: Double?
        @State private var value = 20.0
        var body: some View {
            slider.onChange(of: value) { log.values.append("\((value * 100).rounded() / 100)") }
        }
        @ViewBuilder private var slider: some View {
            if let step { Slider(value: $value, in: 0...100, step: step) } else { Slider(value: $value, in: 0...100) }
        }
    }

    @Test("A drag from the thumb moves the value by its own distance")
    func slider() throws {
        let log = Log()
        // The thumb's center runs from 14 to 186: 172 points. At 20 % it is at 48.4.
        _ = try perform([
            ScriptEvent(
                at: 0.1, .drag(path: [.points(x: 50, y: 50), .points(x: 136, y: 50)], duration: 0.5, easesOut: false))
        ]) {
            Slide(log: log)
        }
        #expect(log.values.last == "70.0")
    }

    @Test("A touch beside the thumb brings it there first")
    func sliderJump() throws {
        let log = Log()
        _ = try perform([ScriptEvent(at: 0.1, .press(at: .points(x: 186, y: 50), duration: 0.2))]) { Slide(log: log) }
        #expect(log.values == ["100.0"])
    }

    @Test("Steps count from the lower bound", arguments: [(0.34, 30.0), (0.36, 40.0), (1.0, 100.0)])
    func steps(fraction: Double, value: Double) {
        #expect(SliderScale(bounds: 0...100, step: 10).value(at: fraction) == value)
    }

    @Test("A step that does not divide the range ends below it")
    func unevenSteps() { #expect(SliderScale(bounds: 0...10, step: 4).value(at: 1) == 8) }

    @Test("A slider whose range is empty stays at its only value")
    func emptyRange() {
        #expect(SliderScale(bounds: 5...5, step: nil).fraction(of: 5) == 0)
        #expect(SliderScale(bounds: 5...5, step: nil).value(at: 0.7) == 5)
    }

    private struct Steps: View {
        let log: Log
        @State private var count = 2
        var body: some View {
            Stepper("n", value: $count, in: 0...3).onChange(of: count) { log.values.append("\(count)") }
        }
    }

    @Test("A stepper stops at its bounds")
    func stepper() throws {
        let log = Log()
        let plus = (0..<3).map { ScriptEvent(at: 0.1 + Double($0) * 0.5, .tap(at: .points(x: 180, y: 50), count: 1)) }
        _ = try perform(plus) { Steps(log: log) }
        #expect(log.values == ["3"])
    }

    private struct Press: View {
        let log: Log
        var body: some View { Button("Go") { log.values.append("go") }.disabled(true) }
    }

    @Test("A disabled button does not act")
    func disabledButton() throws {
        let log = Log()
        _ = try perform([ScriptEvent(at: 0.1, .tap(at: .points(x: 100, y: 50), count: 1))]) { Press(log: log) }
        #expect(log.values.isEmpty)
    }

    @Test("A progress bar is filled to its share", arguments: [0.0, 0.25, 1.0, 7.0])
    func progress(value: Double) throws {
        let probe = try perform([]) { ProgressView(value: value) }
        let filled =
            probe.fills.filter { $0.paint == .color(SystemColor.blue.rgba(.light)) }.map(\.rect.width).max() ?? 0
        #expect(abs(filled - 200 * min(1, value)) < 1e-6)
    }

    @Test("A spinner turns once a second in steps")
    func spinner() throws {
        let stage = Stage(size: CGSize(width: 50, height: 50), duration: 2) { ProgressView() }
        func strengths(_ time: Double) throws -> [Double] { try SceneProbe(stage.scene(at: time)).fills.map(\.opacity) }
        let start = try strengths(0)
        #expect(start.count == 8 && start[0] == 1)
        #expect(try strengths(0.1) == start)
        let next = try strengths(0.13)
        #expect(next[1] == 1 && next[0] == start[7])
        #expect(try strengths(1.01) == start)
        // From the foremost to the last spoke the strength falls evenly to 0.15.
        for (place, strength) in start.sorted(by: >).enumerated() {
            #expect(abs(strength - (1 - 0.85 * Double(place) / 7)) < 1e-9)
        }
    }
}
