import Foundation
import KinoraPixels
import KinoraScene
import Testing

@testable import KinoraStage
@testable import KinoraViews

private let red = Color(red: 1, green: 0, blue: 0)
private let green = Color(red: 0, green: 1, blue: 0)
private let blue = Color(red: 0, green: 0, blue: 1)

/// What the columns of a split view show, side by side and as pages.
@MainActor
struct SplitViewTests {
    private static let wide = CGSize(width: 800, height: 600)
    private static let narrow = CGSize(width: 390, height: 600)

    private func tap(_ x: Double, _ y: Double, at time: Double) -> ScriptEvent {
        ScriptEvent(at: time, .tap(at: .points(x: x, y: y), count: 1))
    }

    private func stage(
        _ size: CGSize, _ script: [ScriptEvent] = [], @ViewBuilder _ view: @escaping @MainActor () -> some View
    ) -> Stage { Stage(size: size, duration: 9, script: Script(script)) { view() } }

    private func hex(_ color: Color) -> String {
        let resolved = color.resolve(in: EnvironmentValues())
        return RGBA(red: Double(resolved.red), green: Double(resolved.green), blue: Double(resolved.blue)).hex
    }

    /// Where the parts of one color are drawn; nil where none is.
    private func place(_ color: Color, _ stage: Stage, _ time: Double) throws -> CGRect? {
        let hex = hex(color)
        return try SceneProbe(stage.scene(at: time)).fills.first { $0.paint.rgba?.hex == hex }?.rect
    }

    // MARK: Side by side

    private struct Linked: View {
        let isValue: Bool
        var body: some View {
            NavigationSplitView {
                VStack(spacing: 0) {
                    if isValue {
                        NavigationLink(value: 1) { red }
                        NavigationLink(value: "a") { green }
                    } else {
                        NavigationLink {
                            blue
                        } label: {
                            red
                        }
                    }
                }
                .navigationDestination(for: Int.self) { _ in blue }
            } detail: {
                Color(red: 1, green: 1, blue: 0)
            }
        }
    }

    @Test("A link in the sidebar shows its page in the next column", arguments: [false, true])
    func link(isValue: Bool) throws {
        let stage = stage(Self.wide, [tap(160, 200, at: 1)]) { Linked(isValue: isValue) }
        #expect(try place(blue, stage, 0.5) == nil)
        let page = try #require(try place(blue, stage, 3))
        #expect(page.minX == 321 && page.maxX == 800)
        #expect(try place(red, stage, 3)?.minX == 0)
    }

    private struct Selecting: View {
        @State private var selection: Int?
        var body: some View {
            NavigationSplitView {
                List(selection: $selection) {
                    ForEach(["a", "b", "c"], id: \.self) { name in
                        NavigationLink(value: name == "b" ? 2 : 7) { Text(name) }
                    }
                }
            } detail: {
                switch selection {
                case 2: blue
                case 7: green
                default: red
                }
            }
        }
    }

    @Test("A link whose value a list selects by selects it, and pushes nothing")
    func selectingLink() throws {
        // Below the bar's 44 points, rows are 44 high.
        let stage = stage(Self.wide, [tap(100, 44 + 44 + 30, at: 1), tap(100, 44 + 30, at: 4)]) { Selecting() }
        #expect(try place(red, stage, 0.5) != nil)
        #expect(try place(blue, stage, 3)?.minX == 321)
        #expect(try place(green, stage, 6)?.minX == 321)
    }

    @Test("A link on a sheet that a row presents pushes its page, and selects nothing in the row's list")
    func linkOnSheet() throws {
        var selected: Int?
        let selection = Binding<Int?>(get: { selected }, set: { selected = $0 })
        let stage = stage(Self.wide, [tap(400, 350, at: 2)]) {
            NavigationSplitView {
                List(selection: selection) {
                    Text("a").tag(1).sheet(isPresented: .constant(true)) {
                        NavigationStack {
                            NavigationLink(value: 1) { green }.navigationDestination(for: Int.self) { _ in blue }
                        }
                    }
                }
            } detail: {
                red
            }
        }
        #expect(try place(green, stage, 1) != nil)
        #expect(try place(blue, stage, 4) != nil && selected == nil)
    }

    @Test("What is selected in a sidebar is white on the tint")
    func prominence() throws {
        let stage = stage(Self.wide) {
            NavigationSplitView {
                List(selection: .constant("b")) {
                    ForEach(["a", "b"], id: \.self) { Label($0, systemImage: "circle.fill") }
                }
            } detail: {
                red
            }
        }
        let probe = try SceneProbe(stage.scene(at: 0))
        let tint = hex(.accentColor)
        #expect(probe.fills.contains { $0.paint.rgba?.hex == tint && $0.rect.width == 288 && $0.rect.height == 44 })
        let white = probe.texts.filter { $0.run.paint.rgba?.hex == RGBA(red: 1, green: 1, blue: 1).hex }
        #expect(white.count == 2)
    }

    @Test("Data within a row of a sidebar is not white because it has the tag of the selected row")
    func dataInRows() throws {
        let stage = stage(Self.wide) {
            NavigationSplitView {
                List(selection: .constant(Optional(1))) {
                    ForEach(0..<2, id: \.self) { _ in
                        HStack { ForEach(0..<3, id: \.self) { _ in Text("a") } }
                    }
                }
            } detail: {
                red
            }
        }
        let texts = try SceneProbe(stage.scene(at: 0)).texts
        #expect(texts.filter { $0.run.paint.rgba?.hex == RGBA(red: 1, green: 1, blue: 1).hex }.count == 3)
    }

    private struct Presenting: View {
        @State private var item: Int? = 1
        var body: some View {
            NavigationSplitView {
                red.navigationDestination(item: $item) { _ in blue }
            } detail: {
                green
            }
        }
    }

    @Test("A destination that a page of the sidebar presents shows in the next column")
    func presenting() throws {
        let stage = stage(Self.wide) { Presenting() }
        #expect(try place(blue, stage, 0)?.minX == 321)
        #expect(try place(green, stage, 0) == nil)
    }

    private struct Toggled: View {
        @State private var number = 0
        var body: some View {
            NavigationSplitView {
                Button {
                    number += 1
                } label: {
                    number == 0 ? red : blue
                }
            } detail: {
                green
            }
        }
    }

    @Test("The sidebar goes and comes by its button, and keeps its state")
    func toggle() throws {
        let script = [tap(100, 200, at: 0.5), tap(28, 22, at: 1), tap(28, 22, at: 4)]
        let stage = stage(Self.wide, script) { Toggled() }
        #expect(try place(green, stage, 0.9)?.minX == 321)
        let onItsWay = try #require(try place(green, stage, 1.2)).minX
        #expect(onItsWay > 10 && onItsWay < 310)
        #expect(try place(green, stage, 3)?.minX == 0)
        #expect(try place(blue, stage, 3) == nil)
        #expect(try place(green, stage, 8)?.minX == 321)
        #expect(try place(blue, stage, 8)?.minX == 0)
    }

    @Test("The sidebar has no button where the page removes it")
    func removedToggle() throws {
        func symbols(_ removed: ToolbarDefaultItemKind?) throws -> Int {
            let stage = stage(Self.wide) {
                NavigationSplitView {
                    red.toolbar(removing: removed)
                } detail: {
                    green
                }
            }
            return try SceneProbe(stage.scene(at: 0)).texts.count
        }
        #expect(try symbols(nil) == 1)
        #expect(try symbols(.sidebarToggle) == 0)
    }

    @Test("A stack that is all of a column shares the column's bar")
    func stackInColumn() throws {
        func top(@ViewBuilder _ detail: @escaping @MainActor () -> some View) throws -> CGFloat? {
            let stage = stage(Self.wide) {
                NavigationSplitView(columnVisibility: .constant(.detailOnly)) {
                    red
                } detail: {
                    detail()
                }
            }
            return try place(green, stage, 0)?.minY
        }
        let own = try top { green.navigationTitle("a").navigationBarTitleDisplayMode(.inline) }
        let inStack = try top {
            NavigationStack { green.navigationTitle("a").navigationBarTitleDisplayMode(.inline) }
        }
        #expect(own == 44 && inStack == 44)
    }

    @Test("Views of an old navigation view are columns where there is room, unless its style is a stack")
    func oldColumns() throws {
        func detail(_ change: @escaping @MainActor (AnyView) -> some View) throws -> CGRect? {
            let stage = stage(Self.wide) {
                change(
                    AnyView(
                        NavigationView {
                            red
                            green
                        }))
            }
            return try place(green, stage, 0)
        }
        #expect(try detail { $0 }?.minX == 321)
        #expect(try detail { $0.navigationViewStyle(.columns) }?.minX == 321)
        #expect(try detail { $0.navigationViewStyle(.stack) } == nil)
    }

    // MARK: As pages

    @Test("On a narrow stage the next column shows while the list before it has a selection")
    func narrow() throws {
        let texts = try SceneProbe(stage(Self.narrow) { Selecting() }.scene(at: 0)).texts
        let rows = texts.filter { !$0.run.font.hasPrefix("symbol ") }.map(\.origin.y).sorted()
        let script = [tap(100, rows[1] - 5, at: 1), tap(30, 22, at: 4), tap(100, rows[0] - 5, at: 7)]
        let stage = stage(Self.narrow, script) { Selecting() }
        #expect(try place(red, stage, 0.5) == nil)
        #expect(try place(blue, stage, 3)?.width == 390)
        // The way back takes the selection away.
        #expect(try place(blue, stage, 6.5) == nil)
        #expect(try place(green, stage, 8.9)?.width == 390)
    }

    @Test("On a narrow stage a selection shows its column from the start")
    func narrowFromStart() throws {
        let stage = stage(Self.narrow) {
            NavigationSplitView {
                List(selection: .constant(Optional(1))) { Text("a").tag(1) }
            } detail: {
                NavigationStack { green.navigationTitle("b").navigationBarTitleDisplayMode(.inline) }
            }
        }
        // One bar, with the way back.
        #expect(try place(green, stage, 0) == CGRect(x: 0, y: 44, width: 390, height: 556))
    }

    private struct Deep: View {
        @State private var column = NavigationSplitViewColumn.sidebar
        var body: some View {
            NavigationSplitView(preferredCompactColumn: $column) {
                Button {
                    column = .detail
                } label: {
                    red
                }
            } detail: {
                NavigationLink {
                    green
                } label: {
                    blue
                }
            }
        }
    }

    @Test("The preferred column shows, its links push above it, and each way back leads one page down")
    func preferred() throws {
        let script = [tap(100, 300, at: 1), tap(100, 300, at: 3), tap(30, 22, at: 5), tap(30, 22, at: 7)]
        let stage = stage(Self.narrow, script) { Deep() }
        #expect(try place(red, stage, 0.5) != nil)
        #expect(try place(blue, stage, 2.5)?.width == 390)
        #expect(try place(green, stage, 4.5)?.width == 390)
        #expect(try place(blue, stage, 6.5) != nil)
        #expect(try place(green, stage, 6.5) == nil)
        #expect(try place(red, stage, 8.9) != nil)
        #expect(try place(blue, stage, 8.9) == nil)
    }
}
