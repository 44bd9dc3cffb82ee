import Foundation
import KinoraPixels
import KinoraScene
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// The tabs of a screen as wide as a tablet's. The stage is 800 by 900 points.
@MainActor
struct TopTabBarTests {
    private let red = Paint.color(SystemColor.red.rgba(.light))
    private let green = Paint.color(SystemColor.green.rgba(.light))

    private func probe(
        _ view: some View, width: CGFloat = 800, _ script: [ScriptEvent] = [], at time: Double = 0
    ) throws -> SceneProbe {
        let stage = Stage(size: CGSize(width: width, height: 900), duration: 3, script: Script(script)) { view }
        return try SceneProbe(stage.scene(at: time))
    }

    private func tabs() -> some View {
        TabView {
            Tab("One", systemImage: "circle") { Color.red }
            Tab("Two", systemImage: "square") { Color.green }
        }
    }

    @Test("The titles stand at the top without pictures, and the page begins below them")
    func top() throws {
        let wide = try probe(tabs())
        #expect(wide.texts.count == 2 && wide.texts.allSatisfy { $0.origin.y < 44 })
        #expect(wide.texts.map(\.origin.x).allSatisfy { abs($0 - 400) < 100 })
        let upper = Color.red.frame(width: 10, height: 10).frame(maxHeight: .infinity, alignment: .top)
        let page = try probe(TabView { Tab("One", systemImage: "circle") { upper } })
        #expect(page.fills.first { $0.paint == red }?.rect.minY == 44)
        let narrow = try probe(tabs(), width: 400)
        #expect(narrow.texts.count == 4 && narrow.texts.allSatisfy { $0.origin.y > 840 })
    }

    @Test("A touch of a title shows its page")
    func choice() throws {
        let tap = [ScriptEvent(at: 0.1, .tap(at: .points(x: 430, y: 22), count: 1))]
        let after = try probe(tabs(), tap, at: 1)
        #expect(after.fills.contains { $0.paint == green } && !after.fills.contains { $0.paint == red })
    }

    @Test("In a navigation stack they are in the row of its bar, without its title but for the large one")
    func row() throws {
        func stack(_ mode: NavigationBarItem.TitleDisplayMode) -> some View {
            TabView {
                Tab("One", systemImage: "circle") {
                    NavigationStack { Color.red.navigationTitle("Songs").navigationBarTitleDisplayMode(mode) }
                }
            }
        }
        let inline = try probe(stack(.inline))
        #expect(inline.texts.count == 1)
        let large = try probe(stack(.large))
        #expect(large.texts.count == 2 && large.texts.contains { $0.origin.y > 44 && $0.origin.y < 100 })
    }

    @Test("A search is a magnifier, at the end")
    func search() throws {
        let view = TabView {
            Tab(role: .search) { Color.red }
            Tab("One", systemImage: "circle") { Color.green }
        }
        let texts = try probe(view).texts
        #expect(texts.count == 2)
        let alone = try probe(TabView { Tab("One", systemImage: "circle") { Color.green } }).texts
        // The same letters.
        let first = texts.min { $0.origin.x < $1.origin.x }
        #expect(first != nil && first?.run.outlines.map(\.id) == alone.first?.run.outlines.map(\.id))
    }
}
