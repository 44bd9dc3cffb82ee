import Foundation
import KinoraPixels
import KinoraScene
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// Further forms of controls: several sources, marks, intervals of time, styles of one's own.
@MainActor
struct ControlFormTests {
    private let blue = SystemColor.blue.rgba(.light)

    private func fills(_ view: some View, at time: Double = 0, width: CGFloat = 200) throws -> [SceneProbe.Filled] {
        let stage = Stage(size: CGSize(width: width, height: 100), duration: 10) { view }
        return try SceneProbe(stage.scene(at: time)).fills
    }

    private struct Lamp: Identifiable {
        let id: Int
        var isOn: Bool
    }

    private struct Lamps: View {
        let log: ControlTests.Log
        @State private var lamps = [Lamp(id: 0, isOn: true), Lamp(id: 1, isOn: false)]
        var body: some View {
            Toggle("All", sources: $lamps, isOn: \.isOn)
                .onChange(of: lamps.map(\.isOn)) { log.values.append("\(lamps.map(\.isOn))") }
        }
    }

    @Test("A toggle of several sources is off until all are on, and sets all")
    func sources() throws {
        let log = ControlTests.Log()
        let taps = [0.1, 0.5].map { ScriptEvent(at: $0, .tap(at: .points(x: 175, y: 50), count: 1)) }
        let stage = Stage(size: CGSize(width: 200, height: 100), duration: 1, script: Script(taps)) { Lamps(log: log) }
        _ = try stage.scene(at: 1)
        #expect(log.values == ["[true, true]", "[false, false]"])
    }

    @Test("A slider's color begins at its neutral value, and its marks stand under their values")
    func marks() throws {
        let slider = Slider(value: .constant(0.25), in: 0...1, neutralValue: 0.5) {
            Text("a")
        } ticks: {
            SliderTick(0.0)
            SliderTick(1.0)
        }
        let found = try fills(slider, width: 128)
        // The thumb's middle goes from 14 to 114.
        #expect(
            found.contains {
                $0.paint == .color(blue) && $0.rect.isClose(to: CGRect(x: 39, y: 48, width: 25, height: 4))
            })
        let dots = found.filter { $0.rect.width == 4 && $0.rect.height == 4 }.map(\.rect.midX)
        #expect(dots == [14, 114])
    }

    @Test("A mark for each step is asked for once")
    func steps() {
        #expect(SliderScale.steps(in: 0.0...1.0, by: 0.25) == [0, 0.25, 0.5, 0.75, 1])
        #expect(SliderScale.steps(in: 2.0...9.0, by: 3) == [2, 5, 8])
        #expect(SliderScale.steps(in: 0.0...1.0, by: 0).isEmpty)
        #expect(SliderScale.steps(in: 0.0...1e300, by: 1).count == 201)
    }

    @Test(
        "Progress through an interval follows the virtual time, down or up", arguments: [(true, 0.75), (false, 0.25)])
    func interval(countsDown: Bool, share: Double) throws {
        struct Timer: View {
            let countsDown: Bool
            let start = VirtualClock.date(at: 0)
            var body: some View {
                ProgressView(timerInterval: start...start.addingTimeInterval(8), countsDown: countsDown) {
                    EmptyView()
                } currentValueLabel: {
                    EmptyView()
                }
            }
        }
        let bars = try fills(Timer(countsDown: countsDown), at: 2).filter { $0.paint == .color(blue) }
        #expect(bars.count == 1 && abs(bars[0].rect.width - 200 * share) < 0.5)
    }

    private struct Boxed: TextFieldStyle {
        func _body(configuration: TextField<_Label>) -> some View {
            configuration.padding(10).background(Color.green)
        }
    }

    @Test("A text field's style of one's own is around the field")
    func fieldStyle() throws {
        let green = SystemColor.green.rgba(.light)
        let boxed = try fills(
            TextField("Name", text: .constant("Ada")).textFieldStyle(Boxed()).fixedSize(
                horizontal: false, vertical: true))
        let plain = Stage(size: CGSize(width: 200, height: 100), duration: 1) {
            TextField("Name", text: .constant("Ada"))
        }
        let box = try #require(boxed.first { $0.paint == .color(green) })
        #expect(box.rect.width == 200 && box.rect.height > 36)
        #expect(try SceneProbe(plain.scene(at: 0)).fills.isEmpty)
    }

    @Test("A field has one line of text or of its prompt, a vertical one as many as there are")
    func fieldLines() throws {
        let long = String(repeating: "many words ", count: 20)
        func lines(_ field: some View) throws -> Int {
            let stage = Stage(size: CGSize(width: 200, height: 400), duration: 1) { field }
            return Set(SceneProbe(try stage.scene(at: 0)).texts.flatMap { $0.run.glyphs.map(\.y) }).count
        }
        #expect(try lines(TextField("", text: .constant(long))) == 1)
        #expect(try lines(TextField("", text: .constant(long)).lineLimit(3)) == 1)
        #expect(try lines(TextField(long, text: .constant("")).textFieldStyle(.roundedBorder)) == 1)
        #expect(try lines(TextField("", text: .constant(long)).textFieldStyle(Boxed())) == 1)
        #expect(try lines(SecureField("", text: .constant(long))) == 1)
        #expect(try lines(TextField("", text: .constant(long), axis: .vertical)) > 4)
        #expect(try lines(TextField("", text: .constant(long), axis: .vertical).textFieldStyle(Boxed())) > 4)
        #expect(try lines(TextField("", text: .constant(long), axis: .vertical).lineLimit(3)) == 3)
    }

    @Test("The columns that a split view shows are those of its visibility")
    func columns() throws {
        func colors(_ visibility: NavigationSplitViewVisibility, width: CGFloat = 900) throws -> [Color] {
            let view = NavigationSplitView(
                columnVisibility: .constant(visibility), preferredCompactColumn: .constant(.detail)
            ) {
                Color.red
            } content: {
                Color.green
            } detail: {
                Color.blue
            }
            let found = try fills(view, width: width).map(\.paint)
            return [Color.red, .green, .blue].filter { found.contains(.color($0.rgba(in: EnvironmentValues()))) }
        }
        #expect(try colors(.all) == [.red, .green, .blue])
        #expect(try colors(.doubleColumn) == [.green, .blue])
        #expect(try colors(.detailOnly) == [.blue])
        #expect(try colors(.all, width: 400) == [.blue])
    }

    @Test("Sections of a container's content keep their header, rows and footer")
    func sections() throws {
        struct Parts: View {
            var body: some View {
                Group(sections: content) { sections in
                    HStack(spacing: 0) {
                        ForEach(sections) { section in
                            Color.red.frame(
                                width: CGFloat(
                                    section.header.count * 100 + section.content.count * 10 + section.footer.count),
                                height: 5)
                        }
                    }
                }
            }
            @ViewBuilder var content: some View {
                Text("alone")
                Text("too")
                Section {
                    Text("a")
                    Text("b")
                    Text("c")
                } header: {
                    Text("h")
                } footer: {
                    Text("f")
                }
            }
        }
        #expect(try fills(Parts()).map(\.rect.width) == [20, 131])
    }

    @Test("A menu with a main action runs it when it is tapped, and opens when it is pressed")
    func menu() throws {
        struct Main: View {
            let log: ControlTests.Log
            var body: some View {
                Menu("Add") {
                    Button("One") { log.values.append("one") }
                } primaryAction: {
                    log.values.append("main")
                }
            }
        }
        let log = ControlTests.Log()
        let tap = Script([ScriptEvent(at: 0.1, .tap(at: .points(x: 100, y: 50), count: 1))])
        _ = try Stage(size: CGSize(width: 200, height: 100), duration: 1, script: tap) { Main(log: log) }.scene(at: 1)
        #expect(log.values == ["main"])
    }

    @Test("A context menu's preview stands above its menu, in place of the view")
    func preview() throws {
        let view = Color.red.frame(width: 50, height: 50).contextMenu {
            Button("One") {}
        } preview: {
            Color.green.frame(width: 120, height: 80)
        }
        let press = Script([ScriptEvent(at: 0.1, .press(at: .points(x: 150, y: 200), duration: 0.8))])
        let stage = Stage(size: CGSize(width: 300, height: 400), duration: 4, script: press) { view }
        let green = SystemColor.green.rgba(.light)
        #expect(try !SceneProbe(stage.scene(at: 0)).fills.contains { $0.paint == .color(green) })
        let fills = try SceneProbe(stage.scene(at: 3)).fills
        let red = SystemColor.red.rgba(.light)
        #expect(!fills.contains { $0.paint == .color(red) && $0.opacity > 0 })
        let shown = fills.first { $0.paint == .color(green) }
        #expect(shown.map { abs($0.rect.width - 120) < 0.5 && $0.rect.maxY < 220 } == true)
    }
}
