import AppIntents
import Foundation
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// Intents that a view's own controls perform.
@MainActor
@Suite(.serialized)
struct IntentTests {
    private final class Log: @unchecked Sendable { var words: [String] = [] }
    nonisolated(unsafe) private static var log = Log()

    private struct Say: AppIntent {
        static var title: LocalizedStringResource { "Say" }
        @Parameter(title: "Word") var word: String
        func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
            IntentTests.log.words.append(word)
            return .result(value: 3, dialog: "said")
        }
    }

    private func say(_ word: String) -> Say {
        let intent = Say()
        intent.word = word
        return intent
    }

    private struct Chain: AppIntent {
        static var title: LocalizedStringResource { "Chain" }
        @Parameter(title: "Word") var word: String
        func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog & ShowsSnippetView
            & OpensIntent
        {
            if word.isEmpty { word = try await $word.requestDisambiguation(among: ["a", "b"], dialog: "Which?") }
            return .result(value: word.count, opensIntent: Say(), dialog: "said", view: Color.red)
        }
    }

    @Test("A result has a value, words, a view and another intent at once; choices are not made by anybody")
    func chains() async throws {
        let chain = Chain()
        chain.word = "three"
        #expect(try await chain.perform().value == 5)
        chain.word = ""
        await #expect(throws: AppIntentError.self) { try await chain.perform() }
        let items = IntentItemCollection(sections: [.init("A", items: [1, 2]), .init("B", items: [3])])
        #expect(items.items == [1, 2, 3])
    }

    @Test("A tap on a button performs its intent, and one on a toggle, too")
    func controls() throws {
        IntentTests.log = Log()
        let taps = [(0.2, 25.0), (0.6, 75.0)].map {
            ScriptEvent(at: $0.0, .tap(at: .points(x: 50, y: $0.1), count: 1))
        }
        let (button, toggle) = (say("button"), say("toggle"))
        _ = try Stage(size: CGSize(width: 100, height: 100), duration: 2, script: Script(taps)) {
            VStack(spacing: 0) {
                Button(intent: button) { Color.red }.buttonStyle(.plain)
                Toggle(isOn: false, intent: toggle) { Color.blue }.toggleStyle(.button).buttonStyle(.plain)
            }
        }.scene(at: 1.5)
        #expect(IntentTests.log.words == ["button", "toggle"])
    }

    @Test("An intent returns its value")
    func value() async throws {
        IntentTests.log = Log()
        let result = try await say("x").perform()
        #expect(result.value == 3)
    }

    private struct Shortcuts: AppShortcutsProvider {
        static var appShortcuts: [AppShortcut] {
            AppShortcut(
                intent: Say(), phrases: ["\(.applicationName) says \(\.$word)", "Say it"], shortTitle: "Say",
                systemImageName: "mic")
            if true { AppShortcut(intent: Say(), phrases: ["Again"]) }
        }
    }

    @Test("Shortcuts are listed one below the other, and a phrase has what the system puts in")
    func shortcuts() {
        #expect(Shortcuts.appShortcuts.count == 2)
        let phrase: AppShortcutPhrase<Say> = "\(.applicationName) says \(\.$word)"
        #expect(phrase == "${applicationName} says ${parameter}")
        #expect(phrase != "Say it")
    }

    @Test("A tip for Siri can be put away")
    func tip() throws {
        struct Page: View {
            @State private var isVisible = true
            var body: some View { SiriTipView(intent: Say(), isVisible: $isVisible).frame(width: 200, height: 60) }
        }
        // The button is at the trailing edge, 12 points from it.
        let tap = ScriptEvent(at: 0.5, .tap(at: .points(x: 182, y: 30), count: 1))
        let stage = Stage(size: CGSize(width: 200, height: 60), duration: 2, script: Script([tap])) { Page() }
        #expect(try !stage.scene(at: 0).nodes.isEmpty)
        #expect(try stage.scene(at: 1.5).nodes.isEmpty)
    }
}
