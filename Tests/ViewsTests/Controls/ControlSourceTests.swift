import Foundation
import KinoraPixels
import KinoraScene
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// Pickers of several values, and date pickers with a style of one's own.
@MainActor
struct ControlSourceTests {
    private final class Row: Identifiable {
        let id: Int
        var choice: Int
        init(_ id: Int, _ choice: Int) { (self.id, self.choice) = (id, choice) }
        var binding: Binding<Int> { Binding(get: { self.choice }, set: { self.choice = $0 }) }
    }

    private func tapped(_ rows: [Row]) throws {
        let picker = Picker("", sources: rows, selection: \.binding) {
            Text("A").tag(0)
            Text("B").tag(1)
        }
        .pickerStyle(.segmented)
        let script = Script([ScriptEvent(at: 0.1, .tap(at: .points(x: 140, y: 30), count: 1))])
        _ = try Stage(size: CGSize(width: 150, height: 60), duration: 1, script: script) { picker }.scene(at: 1)
    }

    @Test("A tap sets all sources; without any nothing is chosen")
    func sources() throws {
        let rows = [Row(1, 0), Row(2, 1), Row(3, 0)]
        try tapped(rows)
        #expect(rows.map(\.choice) == [1, 1, 1])
        try tapped([])
    }

    private struct Signs: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View {
            (configuration.isMixed ? Color.red : configuration.isOn ? .green : .blue).frame(width: 20, height: 20)
        }
    }

    @Test("A toggle of several values is mixed where they differ", arguments: [false, true])
    func mixed(isWrapped: Bool) throws {
        struct Wrapping: ToggleStyle {
            func makeBody(configuration: Configuration) -> some View { Toggle(configuration).toggleStyle(Signs()) }
        }
        let table: [([Bool], SystemColor)] = [
            ([true, false], .red), ([true, true], .green), ([false, false], .blue), ([], .blue),
        ]
        for (values, color) in table {
            let toggle = Toggle("A", sources: values.map { Binding.constant($0) }, isOn: \.self)
            let view =
                isWrapped ? AnyView(toggle.toggleStyle(Wrapping())) : AnyView(toggle.toggleStyle(Signs()))
            let stage = Stage(size: CGSize(width: 100, height: 50), duration: 1) { view }
            #expect(try SceneProbe(stage.scene(at: 0)).fills.map(\.paint) == [.color(color.rgba(.light))])
        }
    }

    private struct Days: DatePickerStyle {
        func makeBody(configuration: Configuration) -> some View {
            let days = configuration.selection.timeIntervalSince(configuration.minimumDate!) / 86400
            Color.red.frame(width: 10 * days, height: 10)
        }
    }

    @Test("A date picker's style is given the date and its limits")
    func dates() throws {
        let first = Date(timeIntervalSince1970: 0)
        let parts: DatePicker.Components = [.date]
        let picker = DatePicker(
            "", selection: .constant(first.addingTimeInterval(3 * 86400)), in: first..., displayedComponents: parts
        )
        .datePickerStyle(Days())
        let stage = Stage(size: CGSize(width: 100, height: 50), duration: 1) { picker }
        #expect(try SceneProbe(stage.scene(at: 0)).fills.map(\.rect.width) == [30])
    }
}
