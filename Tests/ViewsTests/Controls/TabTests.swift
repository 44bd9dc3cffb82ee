import Foundation
import KinoraPixels
import KinoraScene
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// `Tab` in a tab view's builder: the same pages as those of `tabItem`.
@MainActor
struct TabTests {
    private func scene(_ view: some View) throws -> FrameScene {
        try Stage(size: CGSize(width: 200, height: 200), duration: 1) { view }.scene(at: 0)
    }

    @Test("Tabs are the pages of tabItem, chosen by their value")
    func pages() throws {
        let new = TabView(selection: .constant(2)) {
            Tab("One", systemImage: "circle", value: 1) { Color.red }
            Tab("Two", systemImage: "square", value: 2) { Color.green }
        }
        let old = TabView(selection: .constant(2)) {
            Color.red.tabItem { Label("One", systemImage: "circle") }.tag(1)
            Color.green.tabItem { Label("Two", systemImage: "square") }.tag(2)
        }
        let (a, b) = (SceneProbe(try scene(new)), SceneProbe(try scene(old)))
        #expect(a.fills == b.fills)
        #expect(a.texts.map(\.run) == b.texts.map(\.run))
        #expect(!a.fills.isEmpty)
    }

    @Test("Without a selection the first tab is shown; conditions may stand between tabs")
    func builder() throws {
        let view = TabView {
            Tab("One", systemImage: "circle") { Color.red }
            if true { Tab("Two", systemImage: "square") { Color.green } }
            Tab("Three", systemImage: "star") { Color.blue }
        }
        let probe = SceneProbe(try scene(view))
        // Three titles on the bar.
        #expect(probe.texts.count >= 3)
        #expect(probe.fills.contains { $0.paint == Paint.color(SystemColor.red.rgba(.light)) })
    }

    @Test("The search tab has a magnifier and a title of its own")
    func search() throws {
        let view = TabView { Tab(role: .search) { Color.red } }
        #expect(!SceneProbe(try scene(view)).texts.isEmpty)
    }
}
