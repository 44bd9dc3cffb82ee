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

    private struct Fewer: View {
        @State private var count = 3
        var body: some View {
            TabView {
                ForEach(0..<count, id: \.self) { index in
                    [Color.red, .green, .blue][index].onTapGesture { count = 2 }
                        .tabItem { Text("\(index)") }
                }
            }
        }
    }

    @Test("Where the chosen page is gone the last one that is left is shown")
    func fewer() throws {
        // The third of three items, then the page itself.
        let script = Script([
            ScriptEvent(at: 1, .tap(at: .points(x: 170, y: 190), count: 1)),
            ScriptEvent(at: 3, .tap(at: .points(x: 100, y: 60), count: 1)),
        ])
        let stage = Stage(size: CGSize(width: 200, height: 200), duration: 6, script: script) { Fewer() }
        func page(_ time: Double) throws -> RGBA? {
            try SceneProbe(stage.scene(at: time)).fills.filter { $0.rect.height > 100 }.compactMap(\.paint.rgba).last {
                [RGBA.bytes(255, 59, 48), .bytes(52, 199, 89), .bytes(0, 122, 255)].contains($0)
            }
        }
        #expect(try page(0.5) == .bytes(255, 59, 48))
        #expect(try page(2.5) == .bytes(0, 122, 255))
        #expect(try page(5) == .bytes(52, 199, 89))
    }

    @Test("A page that is larger than the screen stands out on both sides, and the bar keeps its place")
    func largePage() throws {
        let colors = [RGBA.bytes(255, 0, 0), .bytes(0, 255, 0), .bytes(0, 0, 255)]
        let tabs = TabView {
            ForEach(0..<3, id: \.self) { index in
                Color(red: colors[index].red, green: colors[index].green, blue: colors[index].blue)
                    .frame(width: 500, height: 400)
                    .tabItem { Text("Tab") }
            }
        }
        // The last of three items.
        let script = Script([ScriptEvent(at: 1, .tap(at: .points(x: 170, y: 190), count: 1))])
        let stage = Stage(size: CGSize(width: 200, height: 200), duration: 4, script: script) { tabs }
        func page(_ time: Double, _ index: Int) throws -> CGRect? {
            try SceneProbe(stage.scene(at: time)).fills.first { $0.paint.rgba == colors[index] }?.rect
        }
        #expect(try page(0.5, 0)?.minX == -150)
        #expect(try page(3, 2)?.minX == -150)
    }

    @Test("An accessory stands on glass above the bar, 20 points from the sides")
    func accessory() throws {
        let tabs = TabView {
            Tab("One", systemImage: "circle") { Color.red }
        }
        let glass = try SceneProbe(scene(tabs.tabViewBottomAccessory { Text("Now") })).fills.map(\.rect)
        #expect(glass.contains { $0.isClose(to: CGRect(x: 20, y: 95, width: 160, height: 48)) })
    }

    @Test("A tab is one page also with nothing in it, or several views")
    func anyContent() throws {
        let tabs = TabView(selection: .constant(3)) {
            Tab("One", systemImage: "circle", value: 1) {}
            Tab("Two", systemImage: "square", value: 2) {
                Color.green
                Color.blue
            }
            Tab("Three", systemImage: "star", value: 3) { Color.red }
        }
        let probe = try SceneProbe(scene(tabs))
        // Three titles on the bar.
        #expect(probe.texts.count >= 3)
        #expect(probe.fills.contains { $0.paint.rgba == .bytes(255, 59, 48) && $0.rect.width == 200 })
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

    @Test("A ForEach of tabs has a page for each, chosen by its value")
    func loop() throws {
        let names = ["circle", "square"]
        let looped = TabView(selection: .constant("square")) {
            ForEach(names, id: \.self) { name in
                Tab(name, systemImage: name, value: name) { name == "circle" ? Color.red : .green }
            }
        }
        let written = TabView(selection: .constant("square")) {
            Tab("circle", systemImage: "circle", value: "circle") { Color.red }
            Tab("square", systemImage: "square", value: "square") { Color.green }
        }
        let (a, b) = (SceneProbe(try scene(looped)), SceneProbe(try scene(written)))
        #expect(a.fills == b.fills)
        #expect(a.texts.map(\.run) == b.texts.map(\.run) && !a.texts.isEmpty)
    }

    @Test("A page may hide the bar, in a stack too; the other pages keep it")
    func hiddenBar() throws {
        let blue = Color(red: 0, green: 0, blue: 1)
        #expect(try texts(TabView { blue.tabItem { Text("one") } }) == 1)
        #expect(try texts(TabView { blue.toolbar(.hidden, for: .tabBar).tabItem { Text("one") } }) == 0)
        #expect(try texts(TabView { blue.tabItem { Text("one") }.toolbarVisibility(.hidden, for: .tabBar) }) == 0)
        #expect(try texts(TabView { blue.toolbar(.visible, for: .tabBar).tabItem { Text("one") } }) == 1)
        #expect(try texts(TabView { blue.toolbar(.hidden, for: .bottomBar).tabItem { Text("one") } }) == 1)
        #expect(
            try texts(
                TabView {
                    NavigationStack { blue.toolbar(.hidden, for: .navigationBar, .tabBar) }.tabItem { Text("one") }
                }) == 0)
        #expect(
            try texts(
                TabView(selection: .constant(2)) {
                    blue.toolbar(.hidden, for: .tabBar).tabItem { Text("one") }.tag(1)
                    blue.tabItem { Text("two") }.tag(2)
                }) == 2)
    }

    private func texts(_ view: some View) throws -> Int { SceneProbe(try scene(view)).texts.count }

    private struct Own: TabContent {
        var body: some TabContent<Int> {
            Tab("A", systemImage: "star", value: 1) { Color(red: 1, green: 0, blue: 0) }
            Tab("B", systemImage: "star", value: 2) { Color(red: 0, green: 1, blue: 0) }
        }
    }

    @Test("Tabs of one's own are pages like others", arguments: [1, 2])
    func own(_ chosen: Int) throws {
        let shown = try SceneProbe(scene(TabView(selection: .constant(chosen)) { Own() })).fills.compactMap(
            \.paint.rgba)
        #expect(shown.contains(RGBA(red: 1, green: 0, blue: 0)) == (chosen == 1))
        #expect(shown.contains(RGBA(red: 0, green: 1, blue: 0)) == (chosen == 2))
    }

    private struct Seven: View {
        @State private var chosen = 0
        var body: some View {
            TabView(selection: $chosen) {
                ForEach(0..<7, id: \.self) { index in
                    Color(red: Double(index) / 10, green: 1, blue: 0).tabItem { Text("\(index)") }.tag(index)
                }
            }
        }
    }

    @Test("A narrow bar of more than five pages has four of them and a list of the others")
    func more() throws {
        func tap(_ time: Double, _ x: Double, _ y: Double) -> ScriptEvent {
            ScriptEvent(at: time, .tap(at: .points(x: x, y: y), count: 1))
        }
        // The fifth item, the second row of its list, the item again, and the first item.
        let script = Script([tap(1, 180, 390), tap(2, 60, 44 + 44 * 1.5), tap(4, 180, 390), tap(6, 20, 390)])
        let stage = Stage(size: CGSize(width: 200, height: 400), duration: 8, script: script) { Seven() }
        /// The number of the page that fills the stage.
        func page(_ time: Double) throws -> Int? {
            try SceneProbe(stage.scene(at: time)).fills.filter { $0.rect.height > 200 }.compactMap(\.paint.rgba)
                .last { $0.green == 1 && $0.blue == 0 && $0.red < 0.7 }.map { Int(($0.red * 10).rounded()) }
        }
        #expect(try page(0.5) == 0)
        #expect(try page(1.5) == nil)
        #expect(try page(3.5) == 5)
        #expect(try page(5.5) == nil)
        #expect(try page(7.5) == 0)
    }
}
