import Foundation
import KinoraPixels
import KinoraScene
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// Buttons in rows of lists. The list is 300 points wide and plain, so that rows reach from edge to edge and are 44 points high.
@MainActor
struct RowButtonTests {
    /// What has been done, in order.
    private final class Log { var entries: [String] = [] }

    private func perform<V: View>(_ events: [ScriptEvent], @ViewBuilder _ rows: @escaping () -> V) throws -> Stage {
        let stage = Stage(size: CGSize(width: 300, height: 300), duration: 5, script: Script(events)) {
            List(content: rows).listStyle(.plain)
        }
        _ = try stage.scene(at: 4)
        return stage
    }

    private func tap(_ x: Double, _ y: Double = 22, at time: Double = 1) -> ScriptEvent {
        ScriptEvent(at: time, .tap(at: .points(x: x, y: y), count: 1))
    }

    /// Two buttons with room between them: 20 to 60, and 240 to 280 points.
    private struct Pair: View {
        let log: Log
        var body: some View {
            HStack {
                button("one")
                Spacer()
                button("two")
            }
        }

        private func button(_ name: String) -> some View {
            Button {
                log.entries.append(name)
            } label: {
                Color.green.frame(width: 40, height: 20)
            }
        }
    }

    @Test(
        "A tap anywhere in a row acts for all of its buttons, each once and in their order",
        arguments: [40.0, 150, 260, 5])
    func together(x: Double) throws {
        let log = Log()
        _ = try perform([tap(x)]) { Pair(log: log) }
        #expect(log.entries == ["one", "two"])
        // Not in the row below.
        log.entries = []
        _ = try perform([tap(x, 66)]) {
            Pair(log: log)
            Text("Other")
        }
        #expect(log.entries.isEmpty)
    }

    @Test("They are shown pressed together, and only one that is enabled and seen acts")
    func pressed() throws {
        let log = Log()
        let press = ScriptEvent(at: 1, .press(at: .points(x: 150, y: 22), duration: 1))
        let stage = try perform([press]) {
            HStack {
                Pair(log: log)
                Button("off") { log.entries.append("off") }.disabled(true)
                Button("hidden") { log.entries.append("hidden") }.hidden()
                ScrollView(.horizontal) { Button("scrolled") { log.entries.append("scrolled") } }.frame(width: 10)
            }
        }
        let green = Paint.color(SystemColor.green.rgba(.light))
        let fills = try SceneProbe(stage.scene(at: 1.5)).fills.filter { $0.paint == green }
        #expect(fills.map(\.opacity) == [0.2, 0.2])
        #expect(log.entries == ["one", "two"])
        #expect(try SceneProbe(stage.scene(at: 3)).fills.filter { $0.paint == green }.map(\.opacity) == [1, 1])
    }

    @Test("A button whose style is said is touched by itself")
    func styled() throws {
        func acts<S: PrimitiveButtonStyle>(_ style: S, at x: Double) throws -> [String] {
            let log = Log()
            _ = try perform([tap(x)]) { Pair(log: log).buttonStyle(style) }
            return log.entries
        }
        for x in [40.0, 150, 260] {
            let expected = x == 40 ? ["one"] : x == 260 ? ["two"] : []
            #expect(try acts(.borderless, at: x) == expected)
            #expect(try acts(.plain, at: x) == expected)
            #expect(try acts(.automatic, at: x) == ["one", "two"])
        }
    }

    @Test("A list that scrolls takes the touch away from its rows' buttons")
    func scrolled() throws {
        let log = Log()
        let drag = ScriptEvent(
            at: 1,
            .drag(path: [.points(x: 150, y: 230), .points(x: 150, y: 180)], duration: 0.5, easesOut: true))
        _ = try perform([drag]) { ForEach(0..<20) { _ in Pair(log: log) } }
        #expect(log.entries.isEmpty)
    }

    @Test("What else answers to taps in a row goes before its buttons, and selecting it after them")
    func others() throws {
        let log = Log()
        func rows() -> some View {
            HStack {
                Button("act") { log.entries.append("act") }
                Spacer()
                Color.red.frame(width: 40, height: 20).onTapGesture { log.entries.append("tap") }
            }
        }
        _ = try perform([tap(260), tap(150, at: 2)], rows)
        #expect(log.entries == ["tap", "act"])
        log.entries = []
        var selected: Int?
        let selection = Binding(get: { selected }, set: { selected = $0 })
        let taps = Script([tap(260), tap(150, at: 2)])
        let stage = Stage(size: CGSize(width: 300, height: 300), duration: 5, script: taps) {
            List(selection: selection) { rows().tag(1) }.listStyle(.plain)
        }
        _ = try stage.scene(at: 4)
        #expect(log.entries == ["tap", "act"] && selected == nil)
    }

    @Test("A button that waits for two taps acts once there is only one")
    func waits() throws {
        let log = Log()
        let button = Button("act") { log.entries.append("act") }
            .highPriorityGesture(TapGesture(count: 2).onEnded { log.entries.append("twice") })
        func entries(_ count: Int) throws -> [String] {
            log.entries = []
            let script = Script([ScriptEvent(at: 1, .tap(at: .points(x: 50, y: 50), count: count))])
            _ = try Stage(size: CGSize(width: 100, height: 100), duration: 5, script: script) { button }.scene(at: 4)
            return log.entries
        }
        #expect(try entries(1) == ["act"])
        #expect(try entries(2) == ["twice"])
    }
}
