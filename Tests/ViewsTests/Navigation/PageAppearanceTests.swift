import Foundation
import KinoraScene
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// Pages of tab views and stacks appear as they are shown, and disappear behind others.
@MainActor
struct PageAppearanceTests {
    @MainActor
    private final class Log {
        var entries: [String] = []
    }

    private struct Watched: View {
        let log: Log
        let name: String
        var body: some View {
            Color.red
                .onAppear { log.entries.append("+\(name)") }
                .onDisappear { log.entries.append("-\(name)") }
        }
    }

    private func perform(
        _ log: Log, _ events: [ScriptEvent] = [], until time: Double = 9,
        @ViewBuilder _ view: @escaping @MainActor () -> some View
    ) throws -> [String] {
        let stage = Stage(size: CGSize(width: 200, height: 300), duration: 9, script: Script(events)) { view() }
        _ = try stage.scene(at: time)
        return log.entries
    }

    private struct Tabs: View {
        let log: Log
        let isPaged: Bool
        var changes: [Int] = []
        @State private var page = 0

        var body: some View {
            if isPaged {
                pages.tabViewStyle(.page)
            } else {
                pages
            }
        }

        private var pages: some View {
            TabView(selection: $page) {
                ForEach(0..<3) { index in
                    Watched(log: log, name: "\(index)").tabItem { Text(verbatim: "\(index)") }.tag(index)
                }
            }
            .onAppear {
                for (number, next) in changes.enumerated() {
                    DispatchQueue.main.asyncAfter(deadline: .now() + Double(2 * number + 1)) { page = next }
                }
            }
        }
    }

    @Test("A tab appears as it is chosen, and the one before disappears")
    func tabs() throws {
        let log = Log()
        let entries = try perform(log) { Tabs(log: log, isPaged: false, changes: [1, 2, 0]) }
        #expect(entries == ["+0", "+1", "-0", "+2", "-1", "+0", "-2"])
    }

    @Test("A page appears as it slides in, and disappears once it is out of sight")
    func slidingPages() throws {
        let log = Log()
        let entries = try perform(log) { Tabs(log: log, isPaged: true, changes: [1, 2, 0]) }
        #expect(entries == ["+0", "+1", "-0", "+2", "-1", "+1", "+0", "-2", "-1"])
    }

    @Test("A finger that goes back has shown the next page for a while")
    func draggedPages() throws {
        let log = Log()
        let drag = ScriptAction.drag(
            path: [.points(x: 150, y: 100), .points(x: 120, y: 100), .points(x: 150, y: 100)], duration: 1,
            easesOut: true)
        let entries = try perform(log, [ScriptEvent(at: 1, drag)]) { Tabs(log: log, isPaged: true) }
        #expect(entries == ["+0", "+1", "-1"])
    }

    private struct Pages: View {
        let log: Log
        let changes: [[Int]]
        @State private var path: [Int] = []

        var body: some View {
            NavigationStack(path: $path) {
                Watched(log: log, name: "root")
                    .navigationDestination(for: Int.self) { Watched(log: log, name: "\($0)") }
            }
            .onAppear {
                for (number, next) in changes.enumerated() {
                    DispatchQueue.main.asyncAfter(deadline: .now() + Double(2 * number + 1)) { path = next }
                }
            }
        }
    }

    @Test("A covered page disappears once the next one is there, and appears again as that begins to go")
    func stack() throws {
        let log = Log()
        let entries = try perform(log) { Pages(log: log, changes: [[1], [1, 2], []]) }
        #expect(entries == ["+root", "+1", "-root", "+2", "-1", "+root", "-2"])
    }

    @Test("While a page slides in, the one below is still there")
    func sliding() throws {
        for (time, expected) in [(1.4, ["+root", "+1"]), (1.6, ["+root", "+1", "-root"])] {
            let log = Log()
            #expect(try perform(log, until: time) { Pages(log: log, changes: [[1]]) } == expected)
        }
    }

    @Test("A finger that lets the page stay has shown the one below for a while")
    func swipe() throws {
        let log = Log()
        let drag = ScriptAction.drag(
            path: [.points(x: 5, y: 150), .points(x: 60, y: 150), .points(x: 50, y: 150)], duration: 1,
            easesOut: true)
        let entries = try perform(log, [ScriptEvent(at: 4, drag)]) { Pages(log: log, changes: [[1]]) }
        #expect(entries == ["+root", "+1", "-root", "+root", "-root"])
    }

    @Test("Rows of a tab that is not chosen are not there, whatever is in sight")
    func rowsOfTabs() throws {
        struct Nested: View {
            let log: Log
            @State private var page = 0
            var body: some View {
                TabView(selection: $page) {
                    Color.blue.tabItem { Text(verbatim: "a") }.tag(0)
                    ScrollView {
                        LazyVStack(spacing: 0) {
                            ForEach(0..<30) { Watched(log: log, name: "\($0)").frame(height: 100) }
                        }
                    }
                    .tabItem { Text(verbatim: "b") }.tag(1)
                }
                .onAppear { DispatchQueue.main.asyncAfter(deadline: .now() + 1) { page = 1 } }
            }
        }
        let log = Log()
        #expect(try perform(log, until: 0.5) { Nested(log: log) }.isEmpty)
        let later = Log()
        let entries = try perform(later) { Nested(log: later) }
        #expect(entries.prefix(2) == ["+0", "+1"] && entries.count <= 3)
    }

    @Test("A page that takes the place of another comes over that one, and the root stays covered")
    func exchanged() throws {
        struct Stack: View {
            let log: Log
            @State private var path = [1]
            var body: some View {
                NavigationStack(path: $path) {
                    Watched(log: log, name: "root")
                        .navigationDestination(for: Int.self) { Watched(log: log, name: "\($0)") }
                }
                .onAppear { DispatchQueue.main.asyncAfter(deadline: .now() + 1) { path = [2] } }
            }
        }
        let log = Log()
        let entries = try perform(log) { Stack(log: log) }
        #expect(!entries.dropFirst(2).contains("+root"))
        #expect(entries.suffix(2) == ["+2", "-1"])
    }

    @Test("A sheet that a row presents stays as the row leaves")
    func sheetOfRow() throws {
        struct Presenting: View {
            let log: Log
            @State private var isShown = false
            @State private var position = ScrollPosition(idType: Int.self)
            var body: some View {
                ScrollView {
                    LazyVStack(spacing: 0) {
                        ForEach(0..<30) { row in
                            if row == 0 {
                                Color.blue.frame(height: 100)
                                    .sheet(isPresented: $isShown) { Watched(log: log, name: "sheet") }
                            } else {
                                Color.red.frame(height: 100)
                            }
                        }
                    }
                }
                .scrollPosition($position)
                .onAppear {
                    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { isShown = true }
                    DispatchQueue.main.asyncAfter(deadline: .now() + 3) { position.scrollTo(y: 1000) }
                }
            }
        }
        let log = Log()
        #expect(try perform(log) { Presenting(log: log) } == ["+sheet"])
    }

    private struct Measured: View {
        let log: Log
        let name: String
        var body: some View {
            GeometryReader { _ in
                let _ = log.entries.append(name)
                Color.red
            }
        }
    }

    private struct LongRow: View {
        let log: Log
        var target = 4
        @State private var page = 4
        var body: some View {
            TabView(selection: $page) {
                ForEach(0..<20) { Measured(log: log, name: "\($0)").tag($0) }
            }
            .tabViewStyle(.page)
            .onAppear { DispatchQueue.main.asyncAfter(deadline: .now() + 1) { page = target } }
        }
    }

    @Test("Of pages in a row, the one that is shown and its neighbors are laid out")
    func nearPages() throws {
        let log = Log()
        #expect(try Set(perform(log, until: 0.5) { LongRow(log: log) }) == ["3", "4", "5"])
    }

    @Test("Those that a row slides past are laid out as they come")
    func passedPages() throws {
        let log = Log()
        let stage = Stage(size: CGSize(width: 200, height: 300), duration: 9) { LongRow(log: log, target: 12) }
        for step in 0...120 { _ = try stage.scene(at: Double(step) / 60) }
        #expect(Set(log.entries) == Set((3...13).map(String.init)))
    }
}
