import Foundation
import KinoraPixels
import KinoraRaster
import KinoraScene
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// Lists: groups, rows, separators and what is behind them.
@MainActor
struct ListTests {
    private func fills(_ view: some View, width: CGFloat = 300) throws -> [SceneProbe.Filled] {
        let stage = Stage(size: CGSize(width: width, height: 400), duration: 1) { view }
        return try SceneProbe(stage.scene(at: 0)).fills
    }

    private let page = RGBA(red: 242.0 / 255, green: 242.0 / 255, blue: 247.0 / 255)

    @Test("An inset group of two short rows is 88 points high, 16 from the edges, with one line between")
    func insetGroup() throws {
        let all = try fills(
            List {
                Color.red.frame(height: 1); Color.red.frame(height: 1)
            })
        #expect(all.first?.paint == .color(page))
        let group = try #require(all.first { $0.paint == .color(.white) }).rect
        #expect(group == CGRect(x: 16, y: 35, width: 268, height: 88))
        let lines = all.filter { $0.paint == .color(SystemColor.separator.rgba(.light)) }
        #expect(lines.map(\.rect) == [CGRect(x: 32, y: 78, width: 252, height: 1)])
    }

    @Test("Rows higher than 44 points keep 11 above and below")
    func highRow() throws {
        let all = try fills(List { Color.red.frame(height: 60) })
        #expect(all.first { $0.paint == .color(.white) }?.rect.height == 82)
        #expect(all.last?.rect == CGRect(x: 32, y: 46, width: 236, height: 60))
    }

    @Test("Sections are groups of their own, 35 points apart")
    func sections() throws {
        let all = try fills(
            List {
                Section { Color.red.frame(height: 1) }; Section { Color.red.frame(height: 1) }
            })
        let groups = all.filter { $0.paint == .color(.white) }.map(\.rect)
        #expect(groups.map(\.minY) == [35, 114])
    }

    /// A second section that comes or goes.
    private struct Visited: View {
        @State var isThere: Bool
        var body: some View {
            List {
                Section { Color.red.frame(height: 1) }
                if isThere { Section { Color.red.frame(height: 1) } }
            }
            .onAppear { withAnimation(.linear(duration: 1)) { isThere.toggle() } }
        }
    }

    @Test("The surface of a section fades in where it comes and out where it was", arguments: [false, true])
    func visitingSection(leaves: Bool) throws {
        let stage = Stage(size: CGSize(width: 300, height: 400), duration: 3) { Visited(isThere: leaves) }
        func groups(_ time: Double) throws -> [SceneProbe.Filled] {
            try SceneProbe(stage.scene(at: time)).fills.filter { $0.paint == .color(.white) }
        }
        #expect(try groups(0.25).map(\.rect.minY) == [35, 114])
        #expect(try groups(0.25).map { ($0.opacity * 100).rounded() } == [100, leaves ? 75 : 25])
        #expect(try groups(0.25).allSatisfy { $0.rect.width == 268 && $0.rect.height == 44 })
        #expect(try groups(2).count == (leaves ? 1 : 2))
    }

    private struct Growing: View {
        @State private var hasMore = false
        var body: some View {
            List {
                Color.red.frame(height: 1)
                if hasMore { Color.blue.frame(height: 1) }
            }
            .onAppear { withAnimation(.linear(duration: 1)) { hasMore = true } }
        }
    }

    @Test("A row that comes is not seen beside the surface that grows below it")
    func growingSection() throws {
        let stage = Stage(size: CGSize(width: 300, height: 400), duration: 3) { Growing() }
        func color(_ time: Double) throws -> UInt32 {
            try Rasterizer(scale: 1).render(stage.scene(at: time))[150, 101]
        }
        // The middle of the second row, at 101 points; a quarter of the way the surface ends at 90.
        #expect(try color(0.25) == color(0))
        #expect(try color(2) != color(0))
    }

    @Test("A sidebar has no surfaces behind rows and no lines between them")
    func sidebar() throws {
        let all = try fills(
            List {
                Color.red.frame(height: 1); Color.red.frame(height: 1)
            }.listStyle(.sidebar))
        #expect(all.count == 3 && all.first?.paint == .color(page))
    }

    @Test("A row's own background covers the row from edge to edge")
    func rowBackground() throws {
        let all = try fills(List { Color.red.frame(height: 1).listRowBackground(Color.green) })
        let green = try #require(all.first { $0.paint == .color(SystemColor.green.rgba(.light)) })
        #expect(green.rect == CGRect(x: 16, y: 35, width: 268, height: 44))
    }

    @Test("Hidden lines, own insets and no page")
    func modifiers() throws {
        let all = try fills(
            List {
                Color.red.frame(height: 50).listRowInsets(EdgeInsets()).listRowSeparator(.hidden)
                Color.red.frame(height: 50).listRowInsets(EdgeInsets())
            }
            .scrollContentBackground(.hidden))
        #expect(!all.contains { $0.paint == .color(page) })
        #expect(!all.contains { $0.paint == .color(SystemColor.separator.rgba(.light)) })
        #expect(all.last?.rect == CGRect(x: 16, y: 85, width: 268, height: 50))
    }

    @Test("What a row says to its list counts below a badge as above it")
    func badgedRow() throws {
        func row(_ place: CGFloat, count: Int) -> some View {
            Color.red.frame(height: 1).listRowInsets(EdgeInsets(top: 0, leading: place, bottom: 0, trailing: 16))
                .listRowBackground(Color.green).badge(count)
        }
        let all = try fills(
            List {
                row(60, count: 5)
                row(60, count: 0)
            })
        let green = all.filter { $0.paint == .color(SystemColor.green.rgba(.light)) }.map(\.rect)
        #expect(
            green == [
                CGRect(x: 16, y: 35, width: 268, height: 44), CGRect(x: 16, y: 79, width: 268, height: 44),
            ])
        #expect(all.filter { $0.paint == .color(SystemColor.red.rgba(.light)) }.map(\.rect.minX) == [76, 76])
    }

    private struct Choice: View {
        @State private var selection: Int? = nil
        var body: some View {
            List(selection: $selection) {
                Text("One").tag(1)
                Text("Two").tag(2)
            }
            .listStyle(.plain)
        }
    }

    @Test("A tap beside the text of a row selects it")
    func selection() throws {
        let script = Script([ScriptEvent(at: 0.1, .tap(at: .points(x: 250, y: 66), count: 1))])
        let stage = Stage(size: CGSize(width: 300, height: 200), duration: 1, script: script) { Choice() }
        let gray = Paint.color(SystemColor.gray4.rgba(.light))
        #expect(try !SceneProbe(stage.scene(at: 0)).fills.contains { $0.paint == gray })
        let selected = try SceneProbe(stage.scene(at: 1)).fills.filter { $0.paint == gray }
        #expect(selected.map(\.rect) == [CGRect(x: 0, y: 44, width: 300, height: 44)])
    }

    @Test("Headers are capitals in grouped lists, and in no others")
    func headers() {
        func textCase(_ look: _ListLook) -> Text.Case? {
            var environment = EnvironmentValues()
            look.style(.header, &environment)
            return environment.textCase
        }
        #expect(textCase(InsetGroupedListStyle()._look) == .uppercase)
        #expect(textCase(PlainListStyle()._look) == nil)
        #expect(textCase(SidebarListStyle()._look) == nil)
    }

    private func texts(_ view: some View) throws -> [(run: GlyphRun, origin: CGPoint)] {
        let stage = Stage(size: CGSize(width: 300, height: 400), duration: 1) { view }
        return SceneProbe(try stage.scene(at: 0)).texts
    }

    @Test("Letters of headers stay as they are written where that is said, of the text, the section or the list")
    func headersAsWritten() throws {
        func letters(_ title: String, _ change: (AnyView) -> AnyView, own: Bool = false) throws -> [[Int]] {
            let header = own ? Text(title).textCase(nil) : Text(title)
            let section = Section(header: header) { Color.red.frame(height: 1) }
            return try texts(List { change(AnyView(section)) }).map { text in
                text.run.glyphs.map { text.run.outlines[$0.outline].id }
            }
        }
        #expect(try letters("Plain") { $0 } == letters("PLAIN") { $0 })
        #expect(try letters("Plain") { AnyView($0.textCase(nil)) } != letters("PLAIN") { $0 })
        #expect(try letters("Plain", { $0 }, own: true) == letters("Plain") { AnyView($0.textCase(nil)) })
        #expect(try letters("Plain") { AnyView($0.textCase(.lowercase)) } == letters("plain", { $0 }, own: true))
    }

    @Test("A link's badge is before its chevron, which stays where it is")
    func badgedLink() throws {
        let link = NavigationLink("Inbox") { Color.green }
        let plain = try texts(List { link })
        let badged = try texts(List { link.badge(5) })
        #expect(plain.count == 2 && badged.count == 3)
        #expect(badged.last?.origin == plain.last?.origin)
        #expect(badged[1].origin.x > 200 && badged[1].origin.x < badged[2].origin.x)
    }

    @Test("The value of a picker in a row is gray, or has the tint that is said")
    func pickedValue() throws {
        let picker = Picker("Size", selection: .constant(1)) { Text("Small").tag(1) }
        func paints(_ row: some View) throws -> [Paint] { try texts(List { row }).map(\.run.paint) }
        let gray = Paint.color(SystemColor.secondary.rgba(.light))
        #expect(try paints(picker).suffix(2) == [gray, gray])
        let red = Paint.color(SystemColor.red.rgba(.light))
        #expect(try paints(picker.tint(.red)).suffix(2) == [red, red])
    }

    @Test("The icon in a filled button of a row has the color of its title")
    func filledButton() throws {
        let shown = try texts(List { Button("Star", systemImage: "star") {}.buttonStyle(.borderedProminent) })
        #expect(shown.count == 2 && shown.allSatisfy { $0.run.paint == .color(.white) })
    }

    @Test("Behind a row whose background is clear or empty there is the page")
    func clearRows() throws {
        let stage = Stage(size: CGSize(width: 300, height: 200), duration: 1) {
            List {
                Color.clear.frame(height: 1).listRowBackground(Color.clear)
                Color.clear.frame(height: 1).listRowBackground(EmptyView())
                Color.clear.frame(height: 1)
            }
        }
        let picture = try Rasterizer(scale: 1).render(stage.scene(at: 0))
        let rows = [57, 101, 145].map { picture[150, $0] }
        #expect(rows[0] == picture[5, 5] && rows[1] == picture[5, 5] && rows[2] == 0xFFFF_FFFF)
        #expect(picture[5, 5] != 0xFFFF_FFFF)
    }

    @Test("A list without any row has the ground of any page")
    func empty() throws {
        #expect(try fills(List {}).first?.paint == .color(RGBA(red: 1, green: 1, blue: 1)))
        #expect(try fills(List { Color.red.frame(height: 1) }).first?.paint == .color(page))
    }

    private struct Marked: Identifiable { let id: Int }

    @Test("The content of a list of data is a ForEach of its rows, as extensions elsewhere say")
    func ownInitializer() throws {
        struct Choosing: View {
            @State private var chosen: Set<Int> = [2]
            var body: some View {
                List([Marked(id: 1), Marked(id: 2)], markedBy: $chosen) { _, isChosen in
                    (isChosen ? Color.green : Color.red).frame(height: 10)
                }
            }
        }
        let green = Paint.color(SystemColor.green.rgba(.light))
        func greens(_ script: [ScriptEvent]) throws -> [CGFloat] {
            let stage = Stage(size: CGSize(width: 300, height: 400), duration: 3, script: Script(script)) { Choosing() }
            return try SceneProbe(stage.scene(at: 2)).fills.filter { $0.paint == green }.map(\.rect.midY)
        }
        // The second row is chosen, and the first one after a tap on it.
        #expect(try greens([]) == [101])
        #expect(try greens([ScriptEvent(at: 1, .tap(at: .points(x: 200, y: 57), count: 1))]) == [57])
    }
}

extension List {
    fileprivate init<Data: RandomAccessCollection, Row: View>(
        _ data: Data, markedBy selection: Binding<Set<SelectionValue>>,
        @ViewBuilder row: @escaping (Data.Element, Bool) -> Row
    )
    where
        Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row>,
        SelectionValue == Data.Element.ID
    {
        self.init(data, selection: selection) { row($0, selection.wrappedValue.contains($0.id)) }
    }
}
