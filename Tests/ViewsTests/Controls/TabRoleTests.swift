import Foundation
import KinoraPixels
import KinoraScene
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// What tabs are for, what stands on them, and the dots of pages.
@MainActor
struct TabRoleTests {
    private func probe(_ view: some View, _ script: [ScriptEvent] = [], at time: Double = 0) throws -> SceneProbe {
        let stage = Stage(size: CGSize(width: 200, height: 200), duration: 3, script: Script(script)) { view }
        return try SceneProbe(stage.scene(at: time))
    }

    private let red = Paint.color(SystemColor.red.rgba(.light))
    private let green = Paint.color(SystemColor.green.rgba(.light))

    @Test("A search tab without a label has the magnifier and the title Search; another tab has nothing then")
    func searchLabel() throws {
        let search = try probe(TabView { Tab(role: .search) { Color.red } })
        let written = try probe(TabView { Tab("Search", systemImage: "magnifyingglass") { Color.red } })
        #expect(search.texts.map(\.run) == written.texts.map(\.run) && search.texts.count == 2)
        #expect(try probe(TabView { Tab { Color.red } }).texts.isEmpty)
        let valued = TabView(selection: .constant(1)) { Tab(value: 1, role: .search) { Color.red } }
        #expect(try probe(valued).texts.map(\.run) == written.texts.map(\.run))
        #expect(try probe(TabView(selection: .constant(1)) { Tab(value: 1) { Color.red } }).texts.isEmpty)
        let own = try probe(TabView { Tab("Find", systemImage: "star", role: .search) { Color.red } })
        #expect(own.texts.map(\.run) != written.texts.map(\.run) && own.texts.count == 2)
    }

    @Test("A search tab stands last on the bar wherever it is named, and keeps its page")
    func searchComesLast() throws {
        let first = TabView {
            Tab("Search", systemImage: "magnifyingglass", role: .search) { Color.green }
            Tab("One", systemImage: "circle") { Color.red }
        }
        let last = TabView {
            Tab("One", systemImage: "circle") { Color.red }
            Tab("Search", systemImage: "magnifyingglass") { Color.green }
        }
        let (a, b) = (try probe(first), try probe(last))
        #expect(a.texts.map(\.run) == b.texts.map(\.run) && a.texts.map(\.origin) == b.texts.map(\.origin))
        #expect(a.fills.contains { $0.paint == red } && !a.fills.contains { $0.paint == green })
        let tap = [ScriptEvent(at: 0.1, .tap(at: .points(x: 150, y: 180), count: 1))]
        #expect(try probe(first, tap, at: 1).fills.contains { $0.paint == green })
    }

    @Test("A tab's count stands on red, at least 18 points wide; none for 0, and hidden tabs are gone")
    func badges() throws {
        func capsules(_ view: some View) throws -> [CGRect] {
            try probe(view).fills.filter { $0.paint == red && $0.rect.height == 18 }.map(\.rect)
        }
        func bar(_ count: Int) -> some View {
            TabView {
                Tab("One", systemImage: "circle") { Color.green }.badge(count)
                Tab("Two", systemImage: "square") { Color.green }
            }
        }
        let one = try capsules(bar(3))
        #expect(one.count == 1 && abs(one[0].width - 18) < 1e-6 && one[0].midX < 100 && one[0].minY > 150, "\(one)")
        #expect(try capsules(bar(0)).isEmpty)
        let many = try capsules(bar(1234))
        #expect(many.count == 1 && many[0].width > 30)
        let hidden = try probe(
            TabView {
                Tab("One", systemImage: "circle") { Color.red }.hidden()
                Tab("Two", systemImage: "square") { Color.green }.hidden(false)
            })
        #expect(hidden.texts.count == 2 && hidden.fills.contains { $0.paint == green })
    }

    @Test("Tabs of a section stand among the others, and so do those of a loop")
    func sections() throws {
        let nested = TabView {
            TabSection("More") {
                Tab("One", systemImage: "circle") { Color.red }
                Tab("Two", systemImage: "square") { Color.green }
            }
        }
        let flat = TabView {
            Tab("One", systemImage: "circle") { Color.red }
            Tab("Two", systemImage: "square") { Color.green }
        }
        let looped = TabView {
            ForEach(["One", "Two"], id: \.self) { name in
                Tab(name, systemImage: name == "One" ? "circle" : "square") { name == "One" ? Color.red : Color.green }
            }
        }
        let expected = try probe(flat)
        for view in [AnyView(nested), AnyView(looped)] {
            let found = try probe(view)
            #expect(found.texts.map(\.origin) == expected.texts.map(\.origin) && found.fills == expected.fills)
        }
    }

    @Test("Pages have dots of 8 points, 8 apart, the present one full; none for a single page or where they are off")
    func dots() throws {
        func dots(_ count: Int, _ style: PageTabViewStyle) throws -> [SceneProbe.Filled] {
            try probe(TabView { ForEach(0..<count, id: \.self) { _ in Color.red } }.tabViewStyle(style)).fills.filter {
                $0.rect.width == 8
            }
        }
        let three = try dots(3, .page)
        #expect(three.map(\.rect) == [80, 96, 112].map { CGRect(x: $0, y: 174, width: 8, height: 8) })
        #expect(three.compactMap(\.paint.rgba?.alpha) == [1, 0.4, 0.4])
        #expect(try dots(1, .page).isEmpty && dots(3, .page(indexDisplayMode: .never)).isEmpty)
        #expect(try dots(3, .page(indexDisplayMode: .always)) == three)
    }
}
