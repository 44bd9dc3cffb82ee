import Foundation
import KinoraPixels
import KinoraScene
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// What buttons, pickers of choices and of dates look like, and what changes them.
@MainActor
struct ControlLookTests {
    private func probe(
        _ view: some View, _ size: CGSize = CGSize(width: 320, height: 300), script: Script = .empty,
        at time: Double = 0
    ) throws -> SceneProbe {
        try SceneProbe(Stage(size: size, duration: 5, script: script) { view }.scene(at: time))
    }

    private func tap(_ x: Double, _ y: Double) -> Script {
        Script([ScriptEvent(at: 0.1, .tap(at: .points(x: x, y: y), count: 1))])
    }

    private func system(_ color: SystemColor) -> Paint { .color(color.rgba(.light)) }

    @Test("A button's text has the style that is set around it, and the tint where none is")
    func buttonStyle() throws {
        #expect(try probe(Button("a") {}).texts.first?.run.paint == system(.blue))
        #expect(try probe(Button("a") {}.foregroundStyle(.red)).texts.first?.run.paint == system(.red))
        #expect(try probe(VStack { Button("a") {} }.foregroundStyle(.red)).texts.first?.run.paint == system(.red))
        let header = List { Section(content: { Color.red }, header: { Button("a") {} }) }
        #expect(try probe(header).texts.first?.run.paint == system(.blue))
    }

    @Test("Levels of importance around a button are those of its tint, and a prominent one stays white")
    func leveledButtons() throws {
        func paint(_ view: some View) throws -> Paint? { try probe(view).texts.last?.run.paint }
        let half = Paint.color(SystemColor.blue.rgba(.light).opacity(0.5))
        #expect(try paint(HStack { Button("a") {} }.foregroundStyle(.secondary)) == half)
        #expect(try paint(HStack { Button("a") {} }.foregroundStyle(.primary)) == system(.blue))
        #expect(try paint(HStack { Button("a") {} }.foregroundColor(.secondary)) == system(.secondary))
        let prominent = Button("a") {}.buttonStyle(.borderedProminent)
        #expect(try paint(HStack { prominent }.foregroundStyle(.secondary)) == .color(.white))
    }

    @Test("A control that is the value of a label has its own color")
    func labeledControls() throws {
        func paint(_ value: some View) throws -> Paint? {
            try probe(
                LabeledContent {
                    value
                } label: {
                    Text("label")
                }
            ).texts.last?.run.paint
        }
        #expect(try paint(Text("a")) == system(.secondary))
        #expect(try paint(Button("a") {}) == system(.blue))
        #expect(try paint(Menu("a") { Button("b") {} }) == system(.blue))
        #expect(try paint(Button("a") {}.buttonStyle(.bordered)) == system(.blue))
        #expect(try paint(Button("a") {}.buttonStyle(.borderedProminent)) == .color(.white))
    }

    @Test("Choices in a list have the label above them as a row, unless labels are hidden")
    func inlinePicker() throws {
        func texts(_ hides: Visibility) throws -> Int {
            let picker = Picker("Label", selection: .constant(0)) {
                Text("a").tag(0); Text("b").tag(1)
            }
            let list = List { picker.pickerStyle(.inline) }.labelsVisibility(hides)
            return try probe(list).texts.filter { !$0.run.font.hasPrefix("symbol ") }.count
        }
        #expect(try texts(.visible) == 3 && texts(.hidden) == 2)
    }

    @Test("A menu's label has the style that is set around it, and the tint where none is")
    func menuStyle() throws {
        func menu() -> some View { Menu("a") { Button("b") {} } }
        #expect(try probe(menu()).texts.first?.run.paint == system(.blue))
        #expect(try probe(VStack { menu() }.foregroundStyle(.red)).texts.first?.run.paint == system(.red))
        #expect(try probe(menu().disabled(true)).texts.first?.run.paint == system(.tertiary))
        #expect(try probe(menu()).fills.isEmpty && !probe(menu().menuStyle(.borderedButton)).fills.isEmpty)
    }

    @Test("The dots of pages stand on a capsule where it is asked for")
    func pageIndex() throws {
        func count(_ mode: PageIndexViewStyle.BackgroundDisplayMode) throws -> Int {
            let pages = TabView {
                Text("a")
                Text("b")
            }
            return try probe(pages.tabViewStyle(.page).indexViewStyle(.page(backgroundDisplayMode: mode))).fills.count
        }
        #expect(try count(.never) == 2 && count(.automatic) == 2 && count(.always) == 3)
    }

    @Test("A prominent button that is disabled is gray, with gray text")
    func disabled() throws {
        let look = try probe(Button("a") {}.buttonStyle(.borderedProminent).disabled(true))
        #expect(look.fills.first?.paint == system(.tertiaryFill))
        #expect(look.texts.first?.run.paint == system(.tertiary))
        let enabled = try probe(Button("a") {}.buttonStyle(.borderedProminent))
        #expect(enabled.fills.first?.paint == system(.blue))
        #expect(enabled.texts.first?.run.paint == .color(.white))
    }

    private struct Choice: View {
        @State private var choice = "b"
        var body: some View {
            VStack(spacing: 0) {
                Picker("p", selection: $choice) { ForEach(["a", "b", "c"], id: \.self) { Text($0) } }
                    .pickerStyle(.segmented)
                Color(choice == "c" ? .green : .red).frame(height: 10)
            }
        }
    }

    @Test("A choice made by a ForEach has its element's identifier for a tag")
    func implicitTags() throws {
        let size = CGSize(width: 150, height: 42)
        #expect(try probe(Choice(), size).texts.count == 3)
        #expect(try probe(Choice(), size, script: tap(140, 10), at: 1).fills.contains { $0.paint == system(.green) })
    }

    private struct Turned: View {
        @State private var choice = 2
        var body: some View {
            VStack(spacing: 0) {
                Picker("p", selection: $choice) { ForEach(0..<9) { Text("\($0)") } }.pickerStyle(.wheel)
                Color(choice == 4 ? .green : .red).frame(height: 10)
            }
        }
    }

    @Test("A wheel shows the chosen row in the middle; dragged up by two rows it chooses the next but one")
    func wheel() throws {
        let size = CGSize(width: 320, height: 226)
        let still = try probe(Turned(), size)
        let band = try #require(still.fills.first { $0.paint == system(.tertiaryFill) }?.rect)
        #expect(band == CGRect(x: 9, y: 92, width: 302, height: 32))
        let drag = ScriptAction.drag(
            path: [.points(x: 160, y: 140), .points(x: 160, y: 76)], duration: 3, easesOut: true)
        let turned = try probe(Turned(), size, script: Script([ScriptEvent(at: 0.1, drag)]), at: 5)
        #expect(turned.fills.contains { $0.paint == system(.green) })
    }

    @Test("Wheels of a date show its month, day and year in the locale's order, and hours as it counts them")
    func dateWheels() throws {
        let size = CGSize(width: 390, height: 216)
        func letters(_ parts: DatePickerComponents, _ locale: String) throws -> [Int] {
            let date = Date(timeIntervalSinceReferenceDate: 14 * 86_400 + 15 * 3600)
            let wheels = DatePicker("", selection: .constant(date), displayedComponents: parts).labelsHidden()
                .datePickerStyle(.wheel).environment(\.locale, Locale(identifier: locale))
            let chosen = try probe(wheels, size).texts.filter { (100..<128).contains($0.origin.y) }
            return chosen.sorted { $0.origin.x < $1.origin.x }.map { $0.run.glyphs.count }
        }
        // "January 15 2001" and "15 Januar 2001", "3 00 PM" and "15 00".
        #expect(try letters(.date, "en_US") == [7, 2, 4])
        #expect(try letters(.date, "de_DE") == [2, 6, 4])
        #expect(try letters(.hourAndMinute, "en_US") == [1, 2, 2])
        #expect(try letters(.hourAndMinute, "de_DE") == [2, 2])
    }

    private struct Dated: View {
        @State private var date = Date(timeIntervalSinceReferenceDate: 14 * 86_400)
        var body: some View {
            VStack(spacing: 0) {
                DatePicker("d", selection: $date, displayedComponents: .date).datePickerStyle(.graphical)
                Color(Calendar(identifier: .gregorian).component(.day, from: date) == 16 ? .green : .red)
                    .frame(height: 10)
            }
        }
    }

    @Test("A month of dates begins on its weekday, marks the chosen day, and a tap chooses another")
    func month() throws {
        // 1 January 2001 was a Monday, so that the 15th stands in the second column of the third week.
        let size = CGSize(width: 350, height: 400)
        let disc = try #require(
            try probe(Dated(), size).fills.first { abs($0.rect.width - 44) < 0.01 && abs($0.rect.height - 44) < 0.01 })
        #expect(disc.rect.midX == 75)
        let next = tap(125, disc.rect.midY)
        #expect(try probe(Dated(), size, script: next, at: 1).fills.contains { $0.paint == system(.green) })
    }

    @Test("The weeks of a month are equally high, and no higher where there is more room")
    func weeks() throws {
        for height in [400.0, 800] {
            let view = VStack(spacing: 0) {
                DatePicker(
                    "d", selection: .constant(Date(timeIntervalSinceReferenceDate: 14 * 86_400)),
                    displayedComponents: .date
                ).datePickerStyle(.graphical)
                Spacer(minLength: 0)
            }
            // The names of the days and five weeks. The chosen day is larger, so that it stands a little lower.
            let places = try probe(view, CGSize(width: 350, height: height)).texts.map { $0.origin.y.rounded() }
            let lines = Set(places).filter { line in places.count { $0 == line } > 3 }.sorted()
            #expect(lines.count == 6)
            #expect(zip(lines.dropFirst(), lines.dropFirst(2)).allSatisfy { $1 - $0 == 52 }, "\(lines)")
        }
    }

    @Test("Backgrounds on a sheet are a step lighter in the dark")
    func elevated() throws {
        let stage = Stage(size: CGSize(width: 300, height: 400), duration: 3, appearance: .dark) {
            Color.red.sheet(isPresented: .constant(true)) { List { Color.red.frame(height: 1) } }
        }
        let fills = try SceneProbe(stage.scene(at: 2)).fills
        func gray(_ level: Double, _ blue: Double) -> Paint {
            .color(RGBA(red: level / 255, green: level / 255, blue: blue / 255))
        }
        #expect(fills.contains { $0.paint == gray(28, 30) })
        #expect(fills.contains { $0.paint == gray(44, 46) && $0.rect.height == 44 })
    }

    @Test("A count on a tab is a red disc on its item")
    func badge() throws {
        let tabs = TabView {
            Color.green.tabItem { Text("A") }
            Color.green.tabItem { Text("B") }.badge(3)
        }
        let disc = try #require(try probe(tabs).fills.first { $0.paint == system(.red) }?.rect)
        #expect(disc.width == 18 && disc.height == 18 && disc.midX > 160)
    }
}

/// Lists that are edited, and sections that are hidden.
@MainActor
struct ListEditingTests {
    private struct Rows: View {
        @State private var items = ["a", "b", "c"]
        var body: some View {
            VStack(spacing: 0) {
                EditButton().frame(height: 40)
                List { ForEach(items, id: \.self) { Text($0) }.onDelete { items.remove(atOffsets: $0) } }
            }
        }
    }

    private func texts(_ events: [(Double, CGPoint)], at time: Double) throws -> SceneProbe {
        let script = Script(
            events.map { ScriptEvent(at: $0.0, .tap(at: .points(x: $0.1.x, y: $0.1.y), count: 1)) })
        return try SceneProbe(
            Stage(size: CGSize(width: 300, height: 300), duration: 5, script: script) { Rows() }.scene(at: time))
    }

    @Test("While a list is edited rows stand aside for a red sign, and a tap on it deletes")
    func delete() throws {
        let edit = (0.1, CGPoint(x: 150, y: 20))
        let rest = try texts([], at: 2)
        let edited = try texts([edit], at: 2)
        func rows(_ probe: SceneProbe) -> [CGPoint] { probe.texts.map(\.origin).filter { $0.y > 40 && $0.x > 20 } }
        #expect(rows(edited).count >= 3)
        #expect(abs(rows(edited).map(\.x).max()! - rows(rest).map(\.x).max()! - 38) < 0.01)
        // The first row is 75 to 119 points from the top; the sign's middle is 27 points from the group's edge at 16.
        let deleted = try texts([edit, (1, CGPoint(x: 43, y: 97))], at: 4)
        let surface = deleted.fills.first { $0.paint == .color(.white) }?.rect
        #expect(surface?.height == 88)
    }

    private final class Log { var sets: [Set<Int>] = [] }

    private struct Choices: View {
        @State private var chosen: Set<Int> = [0]
        let deletes: Bool
        let log: Log
        var body: some View {
            List(selection: $chosen) {
                ForEach(0..<3) { row in Button("Row \(row)") { log.sets.append([-1]) } }
                    .onDelete(perform: deletes ? { _ in } : nil)
            }
            .listStyle(.plain)
            .environment(\.editMode, .constant(.active))
            .onChange(of: chosen) { log.sets.append(chosen) }
        }
    }

    @Test("While rows are chosen each has a circle instead of a red sign, and a tap anywhere chooses one more or less")
    func choices() throws {
        for deletes in [false, true] {
            let log = Log()
            // Row 1 by its circle, row 2 by its content and row 0 by its end.
            let taps = [(1.0, CGPoint(x: 31, y: 66)), (2, CGPoint(x: 70, y: 110)), (3, CGPoint(x: 280, y: 22))]
            let script = Script(
                taps.map { ScriptEvent(at: $0.0, .tap(at: .points(x: $0.1.x, y: $0.1.y), count: 1)) })
            let stage = Stage(size: CGSize(width: 300, height: 300), duration: 5, script: script) {
                Choices(deletes: deletes, log: log)
            }
            let gray = Paint.color(SystemColor.gray4.rgba(.light))
            let first = try SceneProbe(stage.scene(at: 0.5))
            #expect(first.fills.filter { $0.paint == gray }.map(\.rect.minY) == [0])
            let red = Paint.color(SystemColor.red.rgba(.light))
            #expect(!first.fills.contains { $0.paint == red } && !first.texts.contains { $0.run.paint == red })
            let last = try SceneProbe(stage.scene(at: 4.5))
            #expect(last.fills.filter { $0.paint == gray }.map(\.rect.minY) == [44, 88])
            #expect(log.sets == [[0, 1], [0, 1, 2], [1, 2]])
        }
    }

    @Test("Offsets are removed and moved together")
    func offsets() {
        var letters = ["a", "b", "c", "d", "e"]
        letters.move(fromOffsets: IndexSet([0, 3]), toOffset: 2)
        #expect(letters == ["b", "a", "d", "c", "e"])
        letters.move(fromOffsets: IndexSet(integer: 0), toOffset: 5)
        #expect(letters == ["a", "d", "c", "e", "b"])
        letters.remove(atOffsets: IndexSet([1, 4, 9]))
        #expect(letters == ["a", "c", "e"])
    }

    @Test("A section that is not expanded hides its rows in a sidebar, and nowhere else")
    func expanded() throws {
        func reds(_ isExpanded: Bool, _ style: some ListStyle) throws -> Int {
            let list = List {
                Section("s", isExpanded: .constant(isExpanded)) { Color.red.frame(height: 1) }
            }
            .listStyle(style)
            let stage = Stage(size: CGSize(width: 300, height: 300), duration: 1) { list }
            return try SceneProbe(stage.scene(at: 0)).fills.filter { $0.paint == .color(SystemColor.red.rgba(.light)) }
                .count
        }
        #expect(try reds(true, .sidebar) == 1)
        #expect(try reds(false, .sidebar) == 0)
        #expect(try reds(false, .insetGrouped) == 1)
    }
}
