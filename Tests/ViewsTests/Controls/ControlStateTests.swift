import Foundation
import KinoraPixels
import KinoraScene
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// Sizes of controls, in points of iOS, and what they look like in each of their states.
@MainActor
struct ControlStateTests {
    private final class Log { var lines: [String] = [] }
    private static let size = CGSize(width: 200, height: 100)

    private func probe(
        _ view: some View, at time: Double = 0, _ script: [ScriptEvent] = [], scale: Double = 1
    ) throws -> SceneProbe {
        let stage = Stage(size: Self.size, duration: 5, script: Script(script), scale: scale) { view }
        return try SceneProbe(stage.scene(at: time))
    }

    private func press(_ x: Double, _ y: Double, at time: Double = 1, for duration: Double = 1) -> ScriptEvent {
        ScriptEvent(at: time, .press(at: .points(x: x, y: y), duration: duration))
    }

    private let green = Paint.color(.bytes(52, 199, 89))
    private let blue = Paint.color(.bytes(0, 122, 255))
    private let red = Paint.color(.bytes(255, 59, 48))

    // MARK: Switches

    @Test("A switch is 51 by 31 points at the end of its row, its knob 2 points from the rim")
    func switchSize() throws {
        for isOn in [false, true] {
            let fills = try probe(Toggle("Label", isOn: .constant(isOn))).fills
            let track = try #require(fills.first { $0.rect.width == 51 })
            #expect(track.rect == CGRect(x: 149, y: 34.5, width: 51, height: 31))
            let knob = try #require(fills.last { $0.paint == .color(.white) }).rect
            #expect(knob == CGRect(x: isOn ? 171 : 151, y: 36.5, width: 27, height: 27))
        }
    }

    @Test("A switch takes its color evenly in 0.36 s, longer than its knob is on its way")
    func switchMotion() throws {
        let view = Changing(false, true, nil) { Toggle("Label", isOn: .constant($0)) }
        for (time, share) in [(0.09, 0.25), (0.18, 0.5), (0.4, 1)] {
            let fills = try probe(view, at: time).fills
            let color = try #require(fills.first { $0.paint == green })
            #expect(abs(color.opacity - share) < 0.01, "\(time)")
        }
    }

    @Test("A disabled switch is faded as one picture, so that its track does not show through its knob")
    func disabledSwitch() throws {
        let stage = Stage(size: Self.size, duration: 1) {
            Toggle("", isOn: .constant(true)).labelsHidden().disabled(true)
        }
        func faded(_ nodes: [Node]) -> [Double] {
            nodes.flatMap { node -> [Double] in
                switch node {
                case .layer(.opacity(let opacity), _): [opacity]
                case .layer(_, let children), .group(let children): faded(children)
                default: []
                }
            }
        }
        #expect(try faded(stage.scene(at: 0).nodes) == [0.5])
    }

    @Test("A switch that is on is green, or has the tint that is set, its own before that of what is around it")
    func switchColor() throws {
        func shown(_ view: some View) throws -> Paint? {
            try probe(view).fills.last { $0.rect.width == 51 && $0.opacity == 1 }?.paint
        }
        let toggle = Toggle("Label", isOn: .constant(true))
        #expect(try shown(toggle) == green)
        #expect(try shown(toggle.tint(.red)) == red)
        #expect(try shown(toggle.toggleStyle(SwitchToggleStyle(tint: .blue)).tint(.red)) == blue)
        let off = try probe(Toggle("Label", isOn: .constant(false)).tint(.red)).fills
        #expect(!off.contains { $0.paint == red && $0.opacity > 0 })
    }

    // MARK: Sliders

    private struct Slide: View {
        let log: Log
        var isEnabled = true
        @State private var value = 0.25
        var body: some View {
            Slider(value: $value) { log.lines.append($0 ? "begins" : "ends") }
                .disabled(!isEnabled)
                .onChange(of: value) { log.lines.append("\((value * 1000).rounded() / 1000)") }
        }
    }

    @Test("A slider's track is 4 points high and filled up to the middle of a thumb of 28", arguments: [0.0, 0.25, 1])
    func sliderSize(value: Double) throws {
        let fills = try probe(Slider(value: .constant(value))).fills
        let tracks = fills.filter { $0.rect.height == 4 }.map(\.rect)
        // The thumb's middle runs from 14 to 186.
        let middle = 14 + 172 * value
        #expect(tracks == [CGRect(x: 0, y: 48, width: 200, height: 4), CGRect(x: 0, y: 48, width: middle, height: 4)])
        #expect(fills.last?.rect == CGRect(x: middle - 14, y: 36, width: 28, height: 28))
        #expect(fills.first { $0.rect.width == middle && $0.rect.height == 4 }?.paint == blue)
    }

    /// The thumb's middle is at 57, and a finger up to 22 points from it has hold of it.
    @Test(
        "A finger on the thumb or just beside it holds it, one further away brings it there",
        arguments: [(57.0, true), (36, true), (34, false), (78, true), (80, false), (0, false), (199, false)])
    func sliderGrab(x: Double, isHeld: Bool) throws {
        let log = Log()
        _ = try probe(Slide(log: log), at: 4, [press(x, 50)])
        let place = (min(1, max(0, (x - 14) / 172)) * 1000).rounded() / 1000
        #expect(log.lines == (isHeld ? ["begins", "ends"] : ["begins", "\(place)", "ends"]))
    }

    @Test("A disabled slider is half as strong and stays where it is")
    func disabledSlider() throws {
        let log = Log()
        let shown = try probe(Slide(log: log, isEnabled: false), at: 4, [press(199, 50)])
        #expect(log.lines.isEmpty && shown.fills.allSatisfy { $0.opacity <= 0.5 })
    }

    @Test("Values and shares of a slider are each other's, and what lies outside is its end")
    func sliderScale() {
        let scale = SliderScale(bounds: -10...30, step: nil)
        for (value, share) in [(-10.0, 0.0), (0, 0.25), (10, 0.5), (30, 1)] {
            #expect(scale.fraction(of: value) == share && scale.value(at: share) == value)
        }
        #expect(scale.fraction(of: -11) == 0 && scale.fraction(of: 31) == 1 && scale.fraction(of: .nan) == 0)
        #expect(scale.value(at: -0.1) == -10 && scale.value(at: 1.1) == 30)
        // A tie goes upwards; steps below nothing are none.
        let steps = SliderScale(bounds: 1...9, step: 2)
        #expect([0.0, 0.124, 0.126, 0.5, 0.99, 1].map { steps.value(at: $0) } == [1, 1, 3, 5, 9, 9])
        #expect(SliderScale(bounds: 0...1, step: 0).value(at: 0.3) == 0.3)
        #expect(SliderScale(bounds: 0...1, step: -1).value(at: 0.3) == 0.3)
        #expect(SliderScale(bounds: 0...1, step: 0.1).value(at: 1) == 1)
    }

    // MARK: Steppers

    private struct Steps: View {
        let log: Log
        var step = 1
        @State var count: Int
        var body: some View {
            Stepper("n", value: $count, in: 0...10, step: step).onChange(of: count) { log.lines.append("\(count)") }
        }
    }

    @Test("A stepper is 94 by 32 points, with a line of 1 by 18 between its signs")
    func stepperSize() throws {
        let fills = try probe(Stepper("n", value: .constant(5), in: 0...10)).fills
        #expect(fills.contains { $0.rect == CGRect(x: 106, y: 34, width: 94, height: 32) })
        #expect(fills.contains { $0.rect == CGRect(x: 152.5, y: 41, width: 1, height: 18) })
    }

    @Test("Each half of a stepper acts by a step, no further than its bound, where it is gray")
    func stepping() throws {
        func tapped(_ x: Double, _ taps: Int, _ step: Int, from count: Int) throws -> [String] {
            let log = Log()
            let script = (0..<taps).map { ScriptEvent(at: 0.5 + Double($0), .tap(at: .points(x: x, y: 50), count: 1)) }
            _ = try probe(Steps(log: log, step: step, count: count), at: 4.5, script)
            return log.lines
        }
        #expect(try tapped(190, 3, 1, from: 5) == ["6", "7", "8"])
        #expect(try tapped(120, 3, 1, from: 5) == ["4", "3", "2"])
        #expect(try tapped(190, 3, 4, from: 3) == ["7", "10"])
        #expect(try tapped(120, 3, 4, from: 5) == ["1", "0"])
        #expect(try tapped(150, 1, 1, from: 5) == ["4"] && tapped(155, 1, 1, from: 5) == ["6"])
        // A bound is gray on its side alone.
        func strengths(_ count: Int, isEnabled: Bool = true) throws -> [Double] {
            try probe(Stepper(value: .constant(count), in: 0...10) {}.disabled(!isEnabled))
                .texts.compactMap { $0.run.paint.rgba?.alpha }
        }
        let (low, middle, high) = (try strengths(0), try strengths(5), try strengths(10))
        #expect(middle == [1, 1] && low[0] < 0.5 && low[1] == 1 && high[0] == 1 && high[1] < 0.5)
        // A disabled one is on both.
        #expect(try strengths(5, isEnabled: false) == [low[0], low[0]])
    }

    // MARK: Buttons

    @Test(
        "A pressed button is fainter, by its style, and as before when the finger is gone",
        arguments: [("borderless", 0.2), ("plain", 0.4), ("bordered", 0.75), ("prominent", 0.75)])
    func pressed(style: String, opacity: Double) throws {
        let button = Button {
        } label: {
            Color.red.frame(width: 40, height: 20)
        }
        let view: AnyView =
            switch style {
            case "borderless": AnyView(button.buttonStyle(.borderless))
            case "plain": AnyView(button.buttonStyle(.plain))
            case "bordered": AnyView(button.buttonStyle(.bordered))
            default: AnyView(button.buttonStyle(.borderedProminent))
            }
        func shown(_ time: Double) throws -> Double? {
            try probe(view, at: time, [press(100, 50)]).fills.first { $0.paint == red }?.opacity
        }
        #expect(try shown(0.9) == 1)
        #expect(try abs((shown(1.8) ?? 0) - opacity) < 1e-6)
        #expect(try shown(4) == 1)
    }

    @Test(
        "Padding and corners of bordered buttons follow the control size",
        arguments: [
            (ControlSize.mini, 10.0, 5.0), (.small, 10, 5), (.regular, 12, 7), (.large, 20, 15), (.extraLarge, 20, 15),
        ])
    func paddings(size: ControlSize, across: Double, down: Double) throws {
        let button = Button {
        } label: {
            Color.red.frame(width: 40, height: 20)
        }
        let fills = try probe(button.buttonStyle(.bordered).controlSize(size)).fills
        let back = try #require(fills.first { $0.paint != red }).rect
        #expect(back.width == 40 + 2 * across && back.height == 20 + 2 * down && back.midX == 100 && back.midY == 50)
    }

    @Test("A button's role and state choose the colors of its text and its ground")
    func roles() throws {
        struct Look: Equatable {
            var text: RGBA?
            var ground: RGBA?
        }
        func look(_ style: some PrimitiveButtonStyle, _ role: ButtonRole? = nil, isEnabled: Bool = true) throws -> Look
        {
            let shown = try probe(Button("Go", role: role) {}.buttonStyle(style).disabled(!isEnabled))
            return Look(text: shown.texts.first?.run.paint.rgba, ground: shown.fills.first?.paint.rgba)
        }
        let (blue, red) = (RGBA.bytes(0, 122, 255), RGBA.bytes(255, 59, 48))
        let (faint, gray) = (SystemColor.tertiary.rgba(.light), SystemColor.tertiaryFill.rgba(.light))
        #expect(try look(.borderless) == Look(text: blue))
        #expect(try look(.borderless, .destructive) == Look(text: red))
        #expect(try look(.borderless, .cancel) == Look(text: blue))
        #expect(try look(.borderless, .destructive, isEnabled: false) == Look(text: faint))
        #expect(try look(.bordered) == Look(text: blue, ground: gray))
        #expect(try look(.bordered, .destructive) == Look(text: red, ground: gray))
        #expect(try look(.bordered, isEnabled: false) == Look(text: faint, ground: gray))
        #expect(try look(.borderedProminent) == Look(text: .white, ground: blue))
        #expect(try look(.borderedProminent, .destructive) == Look(text: .white, ground: red))
        #expect(try look(.borderedProminent, .destructive, isEnabled: false) == Look(text: faint, ground: gray))
    }

    // MARK: Lines, labels and boxes

    @Test("A divider is one pixel thick across its stack", arguments: [1.0, 2, 3])
    func divider(scale: Double) throws {
        let below = try probe(VStack { Divider() }, scale: scale).fills
        #expect(below.count == 1 && below[0].rect.width == 200 && abs(below[0].rect.height - 1 / scale) < 1e-9)
        let beside = try probe(HStack { Divider() }, scale: scale).fills
        #expect(beside.count == 1 && beside[0].rect.height == 100 && abs(beside[0].rect.width - 1 / scale) < 1e-9)
    }

    @Test("A label shows its icon 8 points before its title, or only one of them")
    func labels() throws {
        let label = Label {
            Color.blue.frame(width: 30, height: 10)
        } icon: {
            Color.red.frame(width: 10, height: 10)
        }
        func boxes(_ view: some View) throws -> [CGRect] { try probe(view.fixedSize()).fills.map(\.rect) }
        let both = try boxes(label)
        #expect(both.count == 2 && both[1].minX - both[0].maxX == 8 && both[0].width == 10)
        #expect(try boxes(label.labelStyle(.titleAndIcon)) == both)
        #expect(try boxes(label.labelStyle(.iconOnly)) == [CGRect(x: 95, y: 45, width: 10, height: 10)])
        #expect(try boxes(label.labelStyle(.titleOnly)) == [CGRect(x: 85, y: 45, width: 30, height: 10)])
    }

    @Test("A box within a box has the other of two grounds, 16 points around what it holds")
    func groupBoxes() throws {
        let fills = try probe(
            GroupBox {
                GroupBox { GroupBox { Color.red.frame(height: 4) } }
            }
        ).fills
        let grounds = fills.filter { $0.paint != red }
        let (second, third) = (
            SystemColor.secondaryBackground.rgba(.light), SystemColor.tertiaryBackground.rgba(.light)
        )
        #expect(grounds.map(\.paint.rgba) == [second, third, second])
        for (outer, inner) in zip(grounds, grounds.dropFirst()) {
            #expect(inner.rect.minX - outer.rect.minX == 16 && outer.rect.maxX - inner.rect.maxX == 16)
            #expect(outer.rect.maxY - inner.rect.maxY == 16)
        }
    }
}
