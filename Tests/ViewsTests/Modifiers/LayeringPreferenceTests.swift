import KinoraScene
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// In which order a view and what is layered with it tell a preference.
@MainActor
struct LayeringPreferenceTests {
    private struct First: PreferenceKey {
        static let defaultValue = ""
        static func reduce(value: inout String, nextValue: () -> String) {}
    }
    private struct Joined: PreferenceKey {
        static let defaultValue = ""
        static func reduce(value: inout String, nextValue: () -> String) { value += nextValue() }
    }

    private final class Log { var values: [String] = [] }

    private func told<K: PreferenceKey>(_ key: K.Type, _ view: some View) throws -> String? where K.Value == String {
        let log = Log()
        let stage = Stage(size: CGSize(width: 100, height: 100), duration: 1, script: Script([])) {
            view.onPreferenceChange(key) { log.values.append($0) }
        }
        _ = try stage.scene(at: 0.5)
        return log.values.last
    }

    private func part<K: PreferenceKey>(_ key: K.Type, _ name: String) -> some View where K.Value == String {
        Color.red.preference(key: key, value: name)
    }

    @Test("What is behind is told first, what is in front last")
    func order() throws {
        let view = part(Joined.self, "content ").background { part(Joined.self, "behind ") }
            .overlay { part(Joined.self, "in front") }
        #expect(try told(Joined.self, view) == "behind content in front")
    }

    @Test("A value behind counts before one of the content where the first is kept")
    func firstIsKept() throws {
        #expect(try told(First.self, part(First.self, "content").background(part(First.self, "behind"))) == "behind")
        #expect(try told(First.self, part(First.self, "content").overlay(part(First.self, "front"))) == "content")
    }

    @Test("A reader of sizes hears its own view, though readers within it tell the same preference")
    func nestedReaders() throws {
        func reader(_ view: some View) -> some View {
            view.background(
                GeometryReader { Color.clear.preference(key: First.self, value: "\(Int($0.size.width))") })
        }
        let inner = HStack(spacing: 0) {
            reader(Color.red.frame(width: 20, height: 10))
            reader(Color.blue.frame(width: 40, height: 10))
        }
        #expect(try told(First.self, reader(inner)) == "60")
    }
}
