import Foundation
import KinoraScene
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// Alerts, dialogs and menus: what a script taps on them happens, and they go.
@MainActor
struct PanelTests {
    private final class Log { var lines: [String] = [] }
    private static let size = CGSize(width: 400, height: 600)

    private func perform(
        _ taps: [(Double, Double)], at time: Double, @ViewBuilder _ view: @escaping @MainActor () -> some View
    ) throws -> SceneProbe {
        let script = taps.enumerated().map { index, place in
            ScriptEvent(at: Double(index + 1), .tap(at: .points(x: place.0, y: place.1), count: 1))
        }
        let stage = Stage(size: PanelTests.size, duration: 9, script: Script(script)) { view() }
        return try SceneProbe(stage.scene(at: time))
    }

    /// Where texts begin, without symbols.
    private func texts(_ probe: SceneProbe) -> [CGPoint] {
        probe.texts.filter { !$0.run.font.hasPrefix("symbol ") }.map(\.origin)
    }

    private struct Alerting: View {
        let log: Log
        @State private var isShown = false
        var body: some View {
            Color.white
                .onTapGesture { isShown = true }
                .alert("Delete?", isPresented: $isShown) {
                    Button("Delete", role: .destructive) { log.lines.append("delete") }
                    Button("Cancel", role: .cancel) { log.lines.append("cancel") }
                } message: {
                    Text("It is gone for ever.")
                }
                .onChange(of: isShown) { log.lines.append("\(isShown)") }
        }
    }

    @Test("An alert is 270 points wide in the middle; the button that cancels stands first")
    func alert() throws {
        let log = Log()
        let there = try perform([(10, 10)], at: 4) { Alerting(log: log) }
        #expect(there.texts.count == 4)
        #expect(
            there.fills.contains {
                abs($0.rect.width - 270) < 1e-9 && abs($0.rect.midX - 200) < 1e-9 && abs($0.rect.midY - 300) < 1e-9
            })
        #expect(log.lines == ["true"])
        let bottom = try #require(there.fills.first { abs($0.rect.width - 270) < 1e-9 }).rect.maxY
        _ = try perform([(10, 10), (120, bottom - 22)], at: 4) { Alerting(log: log) }
        #expect(log.lines == ["true", "true", "cancel", "false"])
        _ = try perform([(10, 10), (280, bottom - 22)], at: 4) { Alerting(log: log) }
        #expect(log.lines.suffix(2) == ["delete", "false"])
    }

    @Test("The fields of an alert are in a box above its buttons, of which two stand side by side")
    func fields() throws {
        struct Asking: View {
            @State private var isShown = false
            @State private var name = ""
            var body: some View {
                Color.white
                    .onTapGesture { isShown = true }
                    .alert("Log in", isPresented: $isShown) {
                        TextField("Name", text: $name)
                        SecureField("Password", text: $name)
                        Button("OK") {}
                        Button("Cancel", role: .cancel) {}
                    }
            }
        }
        let there = try perform([(10, 10)], at: 4) { Asking() }
        let panel = try #require(there.fills.first { abs($0.rect.width - 270) < 1e-9 }).rect
        let boxes = there.fills.filter { abs($0.rect.width - 238) < 1 }
        #expect(!boxes.isEmpty && boxes.allSatisfy { $0.rect.minX >= panel.minX + 16 - 1e-9 })
        // The title, two prompts, and two buttons in one line.
        #expect(there.texts.count == 5)
        #expect(abs(there.texts[3].origin.y - there.texts[4].origin.y) < 1e-9)
        #expect(there.texts[3].origin.x < panel.midX && there.texts[4].origin.x > panel.midX)
        // The title has 17 points, what is in the fields 13.
        #expect(abs(there.texts[1].run.size / there.texts[0].run.size - 13.0 / 17) < 0.01)
    }

    @Test("An alert shrinks into its place from a fifth more, about its middle")
    func arriving() throws {
        let log = Log()
        var widths: [Double] = []
        for time in [1.03, 1.08, 1.15, 4] {
            let probe = try perform([(10, 10)], at: time) { Alerting(log: log) }
            let panel = try #require(probe.fills.first { $0.rect.width >= 269 && $0.rect.width < 330 }).rect
            #expect(abs(panel.midX - 200) < 1e-6 && abs(panel.midY - 300) < 1e-6, "\(time)")
            widths.append(panel.width)
        }
        #expect(widths == widths.sorted(by: >) && widths[0] > 275 && widths[0] <= 324 && abs(widths[3] - 270) < 1e-6)
    }

    @Test("A tap beside an alert does nothing, and the view behind it is out of reach")
    func modal() throws {
        let log = Log()
        let probe = try perform([(10, 10), (20, 20)], at: 4) { Alerting(log: log) }
        #expect(log.lines == ["true"] && !probe.texts.isEmpty)
    }

    private struct Choosing: View {
        let log: Log
        @State private var isShown = false
        var body: some View {
            Color.white
                .onTapGesture { isShown = true }
                .confirmationDialog("Title", isPresented: $isShown, titleVisibility: .visible) {
                    Button("One") { log.lines.append("one") }
                    Button("Two") { log.lines.append("two") }
                }
                .onChange(of: isShown) { log.lines.append("\(isShown)") }
        }
    }

    @Test("A dialog rises from the lower edge with a button to cancel; a tap beside it takes it away")
    func dialog() throws {
        let log = Log()
        // 8 points of margin, 56 of cancelling, 8 between, 56 a button.
        _ = try perform([(10, 10), (200, 600 - 8 - 56 - 8 - 28)], at: 4) { Choosing(log: log) }
        #expect(log.lines == ["true", "two", "false"])
        _ = try perform([(10, 10), (200, 600 - 8 - 28)], at: 4) { Choosing(log: log) }
        #expect(log.lines.suffix(2) == ["true", "false"])
        _ = try perform([(10, 10), (200, 20)], at: 4) { Choosing(log: log) }
        #expect(log.lines.suffix(2) == ["true", "false"])
        let texts = try perform([(10, 10)], at: 3) { Choosing(log: log) }.texts
        #expect(texts.count == 4)
        // The title has 13 points, the buttons 20.
        for text in texts.dropFirst() { #expect(abs(text.run.size / texts[0].run.size - 20.0 / 13) < 0.01) }
    }

    @Test("On a wide stage a dialog is a bubble beside what presents it, without a button that cancels")
    func dialogInBubble() throws {
        let log = Log()
        func perform(_ taps: [CGPoint], at time: Double) throws -> SceneProbe {
            let script = taps.enumerated().map { index, place in
                ScriptEvent(at: Double(index + 1), .tap(at: .points(x: place.x, y: place.y), count: 1))
            }
            let stage = Stage(size: CGSize(width: 800, height: 1000), duration: 9, script: Script(script)) {
                Choosing(log: log).frame(width: 100, height: 40)
            }
            return try SceneProbe(stage.scene(at: time))
        }
        let source = CGPoint(x: 400, y: 500)
        let texts = try perform([source], at: 3).texts.map(\.origin)
        #expect(texts.count == 3)
        for text in texts { #expect(abs(text.x - 400) < 152 && text.y > 533 && text.y < 533 + 44 + 2 * 57) }
        log.lines = []
        _ = try perform([source, CGPoint(x: 400, y: texts[1].y - 5)], at: 4)
        #expect(log.lines == ["true", "one", "false"])
        log.lines = []
        _ = try perform([source, CGPoint(x: 100, y: 100)], at: 4)
        #expect(log.lines == ["true", "false"])
    }

    private struct Choices: View {
        let log: Log
        @State private var isBold = false
        var body: some View {
            Menu("Open") {
                Button("First") { log.lines.append("first") }
                Toggle("Bold", isOn: $isBold)
            }
            .frame(width: 100, height: 40)
            .onChange(of: isBold) { log.lines.append("bold \(isBold)") }
        }
    }

    @Test("A menu opens below its label, and a tap on a choice acts and closes it")
    func menu() throws {
        let log = Log()
        let open = try perform([(200, 300)], at: 3) { Choices(log: log) }
        let panel = try #require(open.fills.first { abs($0.rect.width - 250) < 1e-9 && $0.rect.height > 80 }).rect
        #expect(panel.minY > 300 && open.texts.count == 3)
        _ = try perform([(200, 300), (panel.midX, panel.minY + 22)], at: 3) { Choices(log: log) }
        #expect(log.lines == ["first"])
        let closed = try perform([(200, 300), (panel.midX, panel.maxY - 22)], at: 6) { Choices(log: log) }
        #expect(log.lines == ["first", "bold true"] && closed.texts.count == 1)
    }

    @Test("A long press opens a context menu over the dimmed stage")
    func contextMenu() throws {
        let stage = Stage(
            size: PanelTests.size, duration: 9,
            script: Script([ScriptEvent(at: 1, .press(at: .points(x: 200, y: 300), duration: 1))])
        ) {
            Color.red.frame(width: 60, height: 60).contextMenu { Button("Copy") {} }
        }
        #expect(try SceneProbe(stage.scene(at: 0.5)).texts.isEmpty)
        let probe = try SceneProbe(stage.scene(at: 4))
        #expect(probe.texts.count == 1)
        #expect(probe.fills.contains { $0.paint.rgba?.alpha == 0.2 && $0.rect.size == PanelTests.size })
        #expect(probe.fills.filter { $0.rect.size == CGSize(width: 60, height: 60) }.count == 2)
    }

    private struct Rows: View {
        let selects: Bool
        @State private var chosen: Int?
        var body: some View {
            if selects {
                List(selection: $chosen) { row.tag(1) }
            } else {
                List { row }
            }
        }
        private var row: some View { Text("a").contextMenu { Button("Copy") {} } }
    }

    @Test("A row's context menu opens wherever the row is pressed, and lifts the whole row", arguments: [false, true])
    func contextMenuOfRow(selects: Bool) throws {
        let stage = Stage(
            size: PanelTests.size, duration: 9,
            script: Script([ScriptEvent(at: 1, .press(at: .points(x: 300, y: 57), duration: 1))])
        ) {
            Rows(selects: selects)
        }
        func rows(_ probe: SceneProbe) -> [CGRect] {
            probe.fills.map(\.rect).filter { abs($0.height - 44) < 1e-6 && $0.width > 300 && $0.width < 400 }
        }
        let before = try SceneProbe(stage.scene(at: 0.5))
        #expect(before.texts.count == 1 && rows(before).count == 1)
        let open = try SceneProbe(stage.scene(at: 4))
        #expect(open.texts.count == 3)
        // The platter is as large as the row, and in its place.
        #expect(rows(open).count == 2 && Set(rows(open).map(\.minX)).count == 1)
        // The menu is below the row, at no less than a margin of 8 points.
        let panel = try #require(open.fills.first { abs($0.rect.width - 250) < 1e-9 }).rect
        #expect(abs(panel.minY - (rows(open)[0].maxY + 8)) < 0.5)
    }

    private struct Placed: View {
        let alignment: Alignment
        var body: some View {
            Menu {
                Button("First") {}
            } label: {
                Color.blue.frame(width: 100, height: 40)
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
        }
    }

    @Test("A menu keeps to the nearer side of its label; one in the middle of the stage is in the middle")
    func sides() throws {
        func left(_ alignment: Alignment, _ x: Double) throws -> Double {
            let open = try perform([(x, 300)], at: 3) { Placed(alignment: alignment) }
            return try #require(open.fills.first { abs($0.rect.width - 250) < 1e-9 }).rect.minX
        }
        // 8 points stay free at the stage's edges.
        let places = [try left(.center, 200), try left(.leading, 50), try left(.trailing, 350)]
        #expect(places == [200 - 125, 8, 400 - 8 - 250])
    }

    @Test("A section of a menu has its title above its choices, one without a title has none")
    func titles() throws {
        func height(_ title: String?) throws -> (Double, Int) {
            let open = try perform([(200, 300)], at: 3) {
                Menu("Open") {
                    if let title {
                        Section(title) { Button("First") {} }
                    } else {
                        Section { Button("First") {} }
                    }
                }
                .frame(width: 100, height: 40)
            }
            let panel = try #require(open.fills.first { abs($0.rect.width - 250) < 1e-9 }).rect
            return (panel.height, open.texts.count)
        }
        let (plain, titled) = (try height(nil), try height("Names"));
        #expect(plain.0 == 44 && plain.1 == 2)
        // The title's 32 points, and a line below it.
        #expect(abs(titled.0 - plain.0 - 33) < 1e-6 && titled.1 == 3)
    }

    @Test("Sections, inline pickers, groups of controls and dividers of a menu are eight points apart, choices a line")
    func groups() throws {
        func height(@ViewBuilder _ choices: @escaping @MainActor () -> some View) throws -> Double {
            let open = try perform([(200, 300)], at: 3) {
                Menu("Open") { choices() }.frame(width: 100, height: 40)
            }
            return try #require(open.fills.first { abs($0.rect.width - 250) < 1e-9 }).rect.height.rounded()
        }
        let choice = Button("Choice") {}
        let plain = try height {
            choice
            choice
        }
        #expect(plain == 44 + 1 + 44)
        let divided = try height {
            choice
            Divider()
            choice
        }
        #expect(divided == 44 + 8 + 44)
        let sections = try height {
            Section { choice }
            Section {
                choice
                choice
            }
            choice
        }
        #expect(sections == 44 + 8 + 44 + 1 + 44 + 8 + 44)
        let controls = try height {
            choice
            Picker("Pick", selection: .constant(0)) { Text("One").tag(0) }
            ControlGroup { Button("Cut", systemImage: "scissors") {} }
            choice
        }
        #expect(controls == 44 + 8 + 44 + 8 + 64 + 8 + 44)
    }

    @Test("What is behind a context menu is out of focus, what is behind a menu is not", arguments: [false, true])
    func blurred(isContext: Bool) throws {
        let press = ScriptEvent(at: 1, .press(at: .points(x: 200, y: 300), duration: isContext ? 1 : 0.1))
        let stage = Stage(size: PanelTests.size, duration: 9, script: Script([press])) {
            let view = Color.red.frame(width: 60, height: 60)
            if isContext {
                view.contextMenu { Button("Copy") {} }
            } else {
                Menu {
                    Button("Copy") {}
                } label: {
                    view
                }
            }
        }
        func blurs(_ nodes: [Node]) -> [CGRect] {
            nodes.flatMap { node -> [CGRect] in
                switch node {
                case .backdrop(let backdrop) where backdrop.effect == .blur(sigma: 10): [backdrop.path.boundingRect]
                case .layer(_, let children), .group(let children): blurs(children)
                default: []
                }
            }
        }
        let stageFrame = CGRect(origin: .zero, size: PanelTests.size)
        #expect(try blurs(stage.scene(at: 4).nodes) == (isContext ? [stageFrame] : []))
    }

    @Test("A check mark in a menu sets all of its titles in", arguments: [false, true])
    func marks(isOn: Bool) throws {
        let open = try perform([(200, 300)], at: 3) {
            Menu("Open") {
                Button("First") {}
                Toggle("Bold", isOn: .constant(isOn))
            }
            .frame(width: 100, height: 40)
        }
        let panel = try #require(open.fills.first { abs($0.rect.width - 250) < 1e-9 && $0.rect.height > 80 }).rect
        let titles = texts(open).dropFirst().map(\.x)
        #expect(titles.count == 2 && open.texts.count == (isOn ? 4 : 3))
        for x in titles { #expect(abs(x - panel.minX - (isOn ? 36 : 16)) < 3) }
    }

    @Test("Controls of a group in a menu share its width, each with its title below its icon")
    func columns() throws {
        let open = try perform([(200, 300)], at: 3) {
            Menu("Open") {
                ControlGroup {
                    Button("Cut", systemImage: "scissors") {}
                    Button("Copy", systemImage: "doc") {}
                }
            }
            .frame(width: 100, height: 40)
        }
        let panel = try #require(open.fills.first { abs($0.rect.width - 250) < 1e-9 }).rect
        #expect(panel.height == 64)
        let titles = texts(open).dropFirst()
        #expect(titles.count == 2)
        #expect(titles.allSatisfy { $0.y > panel.midY })
        #expect(titles.filter { $0.x < panel.midX }.count == 1)
    }

    @Test("A menu with many choices is as high as the stage allows, and opens where the chosen one is seen")
    func manyChoices() throws {
        let open = try perform([(200, 300)], at: 3) {
            Picker("Number", selection: .constant(40)) {
                ForEach(0..<50) { Text("\($0)") }
            }
            .frame(width: 100, height: 40)
        }
        let panel = try #require(open.fills.first { abs($0.rect.width - 250) < 1e-9 && $0.rect.height > 80 }).rect
        #expect(abs(panel.minY - 8) < 1e-6 && abs(panel.maxY - (PanelTests.size.height - 8)) < 1e-6)
        #expect(open.fills.filter { $0.paint == .color(SystemColor.separator.rgba(.light)) }.count == 49)
        let rows = texts(open).dropFirst()
        #expect(rows.count == 50)
        // 50 rows of 44 points and 49 lines of one, of which 40/49 of what is not seen is above.
        let above = (50 * 44 + 49 - panel.height) * 40 / 49
        let row = panel.minY + 40 * 45 - above
        let y = Array(rows)[40].y
        #expect(row < y && y < row + 44)
    }

    @Test("Panels of the system are written as ever, whatever font and color the page has")
    func systemText() throws {
        func same(_ count: Int, @ViewBuilder _ view: @escaping @MainActor () -> some View) throws {
            let plain = try perform([(200, 300)], at: 3, view).texts
            let styled = try perform([(200, 300)], at: 3) { view().font(.largeTitle).foregroundStyle(.red) }.texts
            #expect(plain.count == count && plain.map(\.run) == styled.map(\.run))
        }
        try same(4) { Alerting(log: Log()) }
        try same(4) { Choosing(log: Log()) }
        try same(3) {
            Menu {
                Section("Edit") {
                    Button("Copy") {}
                    Button("Paste") {}
                }
            } label: {
                Color.white.frame(width: 100, height: 40)
            }
        }
    }

    @Test("In the dark the button that cancels a dialog has a gray ground, in the light a white one")
    func cancelingButton() throws {
        func ground(_ scheme: ColorScheme) throws -> String? {
            let probe = try perform([(10, 10)], at: 3) { Choosing(log: Log()).environment(\.colorScheme, scheme) }
            // What is seen of it, without what only takes touches.
            return probe.fills.last {
                abs($0.rect.height - 56) < 1e-6 && abs($0.rect.maxY - 592) < 1e-6 && $0.paint.rgba?.alpha == 1
            }?.paint.rgba?.hex
        }
        #expect(try ground(.dark) == "#2C2C2E" && ground(.light) == "#FFFFFF")
    }
}
