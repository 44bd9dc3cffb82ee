import Foundation
import KinoraPixels
import KinoraScene
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// Searches in the bar of a page: how they begin and end, and what they show meanwhile.
@MainActor
struct SearchTests {
    private static let size = CGSize(width: 300, height: 400)
    /// On the field below a large title, on the button that cancels, and on the first row below the bar of a search.
    private static let (field, cancel, row) = (CGPoint(x: 150, y: 115), CGPoint(x: 265, y: 26), CGPoint(x: 60, y: 74))

    private func shown(_ view: some View, _ taps: [CGPoint] = [], at time: Double = 9) throws -> SceneProbe {
        let script = Script(
            taps.enumerated().map { ScriptEvent(at: Double($0 + 1), .tap(at: .points(x: $1.x, y: $1.y), count: 1)) })
        return try SceneProbe(Stage(size: Self.size, duration: 10, script: script) { view }.scene(at: time))
    }

    /// Where the page begins below the bar.
    private func top(_ probe: SceneProbe) -> CGFloat? {
        probe.fills.first { $0.paint.rgba == RGBA(red: 1, green: 0, blue: 0) }?.rect.minY
    }

    private struct Page: View {
        let log: ControlTests.Log
        @Environment(\.isSearching) private var isSearching
        @Environment(\.dismissSearch) private var dismissSearch
        var body: some View {
            Color(red: 1, green: 0, blue: 0).onTapGesture { dismissSearch() }
                .onChange(of: isSearching) { log.values.append("searching \(isSearching)") }
        }
    }

    private struct Searched<Suggestions: View>: View {
        let log: ControlTests.Log
        @State var text = "a"
        @State var isPresented = false
        var activation = SearchScopeActivation.automatic
        @ViewBuilder let suggestions: Suggestions
        @State private var scope = 0

        var body: some View {
            NavigationStack {
                Page(log: log).navigationTitle("Title")
                    .searchable(text: $text, isPresented: $isPresented)
                    .searchScopes($scope, activation: activation) {
                        Text("One").tag(0)
                        Text("Two").tag(1)
                    }
                    .searchSuggestions { suggestions }
            }
            .onChange(of: text) { log.values.append("text \(text)") }
            .onChange(of: isPresented) { log.values.append("presented \(isPresented)") }
        }
    }

    @Test("A touch of the field begins the search: the bar leaves its place to the field, and the views within know")
    func begins() throws {
        let log = ControlTests.Log()
        let view = Searched(log: log, text: "") { EmptyView() }
        #expect(try top(shown(view)) == 44 + 52 + 52)
        log.values = []
        let searching = try shown(view, [Self.field])
        #expect(top(searching).map { abs($0 - 52) < 0.01 } == true)
        #expect(searching.texts.contains { $0.origin.x > 230 && $0.origin.y < 52 })
        #expect(Set(log.values) == ["presented true", "searching true"])
    }

    @Test("The button that cancels ends the search and forgets what was looked for, and so does the page")
    func ends() throws {
        for end in [Self.cancel, CGPoint(x: 150, y: 300)] {
            let log = ControlTests.Log()
            let rest = try shown(Searched(log: log, isPresented: true) { EmptyView() }, [end])
            #expect(top(rest).map { abs($0 - 148) < 0.01 } == true)
            #expect(Set(log.values) == ["presented false", "searching false", "text "])
        }
    }

    @Test("What forgets the text is gray, whatever the tint")
    func clearing() throws {
        let probe = try shown(Searched(log: .init(), isPresented: true) { EmptyView() })
        let signs = probe.texts.filter { 185...225 ~= $0.origin.x && $0.origin.y < 52 }
        #expect(signs.compactMap(\.run.paint.rgba).map { $0.blue - $0.red < 0.1 } == [true])
    }

    @Test("Suggestions cover the page while there are some, and a touch of one completes the text")
    func suggestions() throws {
        let log = ControlTests.Log()
        let view = Searched(log: log, text: "", isPresented: true) { Text("Apple").searchCompletion("apple") }
        _ = try shown(view, [Self.row])
        #expect(log.values == ["text apple"])
        let none = ControlTests.Log()
        _ = try shown(Searched(log: none, isPresented: true) { EmptyView() }, [CGPoint(x: 60, y: 200)])
        #expect(none.values.contains("searching false"))
    }

    @Test("Scopes show once something is looked for, or from the beginning where the source says so")
    func scopes() throws {
        func height(_ text: String, _ activation: SearchScopeActivation) throws -> CGFloat? {
            let view = Searched(log: .init(), text: text, isPresented: true, activation: activation) { EmptyView() }
            return try top(shown(view))
        }
        let plain = try height("", .automatic)
        #expect(plain == 52)
        #expect(try height("a", .automatic).map { $0 > 80 } == true)
        #expect(try height("", .onSearchPresentation) == height("a", .automatic))
    }

    private struct Kept: View {
        let mode: SearchFieldPlacement.NavigationBarDrawerDisplayMode
        var body: some View {
            NavigationStack {
                ScrollView { Color.red.frame(height: 1000) }
                    .navigationTitle("Mail")
                    .searchable(text: .constant("a"), placement: .navigationBarDrawer(displayMode: mode))
            }
        }
    }

    @Test("A field that is always shown stays below the bar while the page scrolls")
    func kept() throws {
        func lowest(_ mode: SearchFieldPlacement.NavigationBarDrawerDisplayMode) throws -> CGFloat? {
            let scroll = ScriptEvent(
                at: 0.1, .scroll(at: .points(x: 150, y: 300), by: CGSize(width: 0, height: 300), duration: 0.1))
            let stage = Stage(size: Self.size, duration: 2, script: Script([scroll])) { Kept(mode: mode) }
            return try SceneProbe(stage.scene(at: 1)).texts.map(\.origin.y).max()
        }
        #expect(try lowest(.automatic).map { $0 < 44 } == true)
        #expect(try lowest(.always).map { $0 > 44 && $0 < 96 } == true)
    }

    private struct Tokens: View {
        struct Token: Identifiable { let id: Int }
        let log: ControlTests.Log
        @State private var text = ""
        @State private var tokens = [Token(id: 1)]
        @State private var suggested = [Token(id: 2)]
        @State private var isPresented = true
        var body: some View {
            NavigationStack {
                Color.red.searchable(
                    text: $text, tokens: $tokens, suggestedTokens: $suggested, isPresented: $isPresented
                ) { Text("Token \($0.id)") }
            }
            .onChange(of: tokens.map(\.id)) { log.values.append("\(tokens.map(\.id))") }
        }
    }

    @Test("A suggested token is added by a touch, and the end of the search takes all of them away")
    func tokens() throws {
        let log = ControlTests.Log()
        _ = try shown(Tokens(log: log), [Self.row, Self.cancel])
        #expect(log.values == ["[1, 2]", "[]"])
    }
}
