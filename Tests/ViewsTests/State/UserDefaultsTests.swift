import Foundation
import KinoraScene
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// `AppStorage` and `UserDefaults` are two ways to the same values, which are part of the performance.
@MainActor
struct UserDefaultsTests {
    private typealias Mark = ObjectTests.Mark

    private func stage(@ViewBuilder _ content: @escaping @MainActor () -> some View) -> Stage {
        Stage(size: CGSize(width: 100, height: 100), duration: 10, seed: 7) { content() }
    }

    private func x(_ stage: Stage, _ time: Double) throws -> Double {
        try #require(SceneProbe(stage.scene(at: time)).fills.first).rect.minX
    }

    private enum Level: String { case low, high }
    private enum Rank: Int { case first = 1, second }

    // MARK: Views and code

    /// Hides a tab in one place and asks for it in others.
    private struct Tabs: View {
        let say: (Visibility, Visibility) -> Void
        @AppStorage("tabs") private var tabs: TabViewCustomization
        @SceneStorage("tabs") private var sceneTabs: TabViewCustomization

        var body: some View {
            Color.red.onAppear {
                tabs[sidebarVisibility: "a"] = .hidden
                let kept = AppStorage<TabViewCustomization>("tabs").wrappedValue
                say(kept[sidebarVisibility: "a"], sceneTabs[sidebarVisibility: "a"])
            }
        }
    }

    @Test("Changes of a sidebar's tabs are kept, and are none at first")
    func tabs() throws {
        var said: [Visibility] = []
        _ = try stage { Tabs { said += [$0, $1] } }.scene(at: 0)
        #expect(said == [.hidden, .automatic])
    }

    /// Writes by one and reads by the other when it appears.
    private struct Both: View {
        let say: (Any) -> Void
        @AppStorage("count") private var count = 3
        @AppStorage("level") private var level = Level.low
        @AppStorage("rank") private var rank: Rank?
        @AppStorage("name") private var name: String?
        @AppStorage("place") private var place = URL(fileURLWithPath: "/a")
        @AppStorage("day") private var day = Date(timeIntervalSinceReferenceDate: 1)

        var body: some View {
            Mark(x: Double(count)).onAppear {
                writeProperties()
                writeDefaults()
            }
        }

        private func writeProperties() {
            let defaults = UserDefaults.standard
            (count, level, rank, name) = (4, .high, .second, "n")
            say([defaults.integer(forKey: "count"), defaults.integer(forKey: "rank")])
            say([defaults.string(forKey: "level"), defaults.string(forKey: "name")])
            place = URL(string: "https://example.org/b")!
            day = Date(timeIntervalSinceReferenceDate: 2)
            say(defaults.url(forKey: "place")?.absoluteString ?? "")
            say(defaults.object(forKey: "day") as? Date == day)
            (rank, name) = (nil, nil)
            say(defaults.object(forKey: "rank") == nil && defaults.object(forKey: "name") == nil)
        }

        private func writeDefaults() {
            let defaults = UserDefaults.standard
            defaults.set(10, forKey: "count")
            defaults.set("low", forKey: "level")
            defaults.set(1, forKey: "rank")
            defaults.set("m", forKey: "name")
            say("\(count) \(level) \(rank.map { "\($0)" } ?? "") \(name ?? "")")
            defaults.removeObject(forKey: "count")
            defaults.set("nothing of the kind", forKey: "level")
            say("\(count) \(level)")
            defaults.set(20, forKey: "count")
        }
    }

    @Test("A value that one writes the other reads in the same moment")
    func oneStore() throws {
        var said: [String] = []
        #expect(try x(stage { Both { said.append("\($0)") } }, 0) == 20)
        #expect(
            said == [
                "[4, 2]", "[Optional(\"high\"), Optional(\"n\")]", "https://example.org/b", "true", "true",
                "10 low first m", "3 low",
            ])
        #expect(UserDefaults.standard.object(forKey: "count") == nil)
    }

    private struct Follower: View {
        @AppStorage("followed") private var value = 1.0
        var body: some View {
            Mark(x: value).task {
                try? await Task.sleep(for: .seconds(1))
                UserDefaults.standard.set(5, forKey: "followed")
                try? await Task.sleep(for: .seconds(1))
                UserDefaults.standard.removeObject(forKey: "followed")
            }
        }
    }

    @Test("A view follows what other code sets, and going back sees what was there")
    func updates() throws {
        let stage = stage { Follower() }
        for _ in 0..<2 { #expect(try [0.5, 1.5, 2.5, 1, 0].map { try x(stage, $0) } == [1, 5, 1, 5, 1]) }
    }

    private struct Reader: View {
        private struct Direct: View {
            var body: some View { Mark(x: UserDefaults.standard.double(forKey: "read")) }
        }
        @AppStorage("read") private var value = 1.0
        var body: some View {
            Direct().onAppear { DispatchQueue.main.asyncAfter(deadline: .now() + 1) { value += 6 } }
        }
    }

    @Test("A body that reads a value itself shows the same in frames of any order")
    func direct() throws {
        let (forward, backward) = (stage { Reader() }, stage { Reader() })
        #expect(try [0.5, 1.5].map { try x(forward, $0) } == [0, 7])
        #expect(try [1.5, 0.5, 1.5].map { try x(backward, $0) } == [7, 0, 7])
    }

    private struct Counted: View {
        @AppStorage("launches") private var launches = 0
        init() { UserDefaults.standard.set(UserDefaults.standard.integer(forKey: "launches") + 1, forKey: "launches") }
        var body: some View { Mark(x: Double(launches)) }
    }

    private struct Launching: View {
        @State private var count = 0
        var body: some View {
            Counted().onAppear { DispatchQueue.main.asyncAfter(deadline: .now() + 1) { count += 1 } }
                .accessibilityLabel("\(count)")
        }
    }

    @Test("A view that counts how often it is made comes to rest, and frames do not count")
    func counted() throws {
        let stage = stage { Launching() }
        #expect(try [0.5, 1.5, 0.5, 1.5].map { try x(stage, $0) } == [1, 2, 1, 2])
    }

    private struct Registered: View {
        @AppStorage("registered") private var value = 1.0
        var body: some View {
            Mark(x: value).onAppear { UserDefaults.standard.register(defaults: ["registered": 8]) }
        }
    }

    @Test("What is registered counts where nothing is set, before a view's own default")
    func registered() throws {
        #expect(try x(stage { Registered() }, 0) == 8)
    }

    // MARK: Stores

    private struct Stores: View {
        private struct Inner: View {
            let say: ([Int]) -> Void
            @AppStorage("s") var ambient = 1
            @AppStorage("s", store: UserDefaults(suiteName: "own")) var own = 1
            @AppStorage("s", store: .standard) var standard = 1
            var body: some View {
                Mark(x: Double(ambient * 100 + own * 10 + standard)).onAppear {
                    (ambient, own) = (2, 3)
                    say(["ambient", "own"].map { UserDefaults(suiteName: $0)!.integer(forKey: "s") })
                }
            }
        }
        let say: ([Int]) -> Void
        var body: some View { Inner(say: say).defaultAppStorage(UserDefaults(suiteName: "ambient")!) }
    }

    @Test("Groups' settings are their own, and a view may say where the ones below keep theirs")
    func stores() throws {
        var said: [[Int]] = []
        #expect(try x(stage { Stores { said.append($0) } }, 0) == 231)
        #expect(said == [[2, 3]])
    }

    private final class Kept: UserDefaults, @unchecked Sendable {
        private var values: [String: Any] = [:]
        override func object(forKey defaultName: String) -> Any? { values[defaultName] }
        override func set(_ value: Any?, forKey defaultName: String) { values[defaultName] = value }
        override func removeObject(forKey defaultName: String) { values[defaultName] = nil }
    }

    @Test("A subclass that keeps its values itself is asked for all of them")
    func subclass() throws {
        let kept = try #require(Kept(suiteName: "kept"))
        kept.set(4, forKey: "whole")
        kept.set(true, forKey: "on")
        #expect(kept.integer(forKey: "whole") == 4 && kept.bool(forKey: "on"))
        #expect(UserDefaults(suiteName: "kept")?.object(forKey: "whole") == nil)
    }

    // MARK: Objects

    private final class Settings: ObservableObject {
        @AppStorage("size") var size = 2.0
        static let name = "size"
    }

    private struct ObjectView: View {
        @StateObject private var settings = Settings()
        @State private var told = 0
        var body: some View {
            Mark(x: settings.size * 10 + Double(told)).onReceive(settings.objectWillChange) { told += 1 }.onAppear {
                DispatchQueue.main.asyncAfter(deadline: .now() + 1) { settings.size = 3 }
                DispatchQueue.main.asyncAfter(deadline: .now() + 2) {
                    UserDefaults.standard.set(4, forKey: Settings.name)
                }
            }
        }
    }

    @Test("A setting of an observable object is a setting, and tells of its changes")
    func objects() throws {
        let stage = stage { ObjectView() }
        #expect(try [0.5, 1.5, 2.5].map { try x(stage, $0) } == [20, 31, 41])
    }

    private struct Observer: View {
        @State private var posted = 0
        @State private var size = 0.0
        @AppStorage("kinoraProbeSize") private var probe = 1.0
        var body: some View {
            Mark(x: Double(posted) * 10 + size)
                .onReceive(NotificationCenter.default.publisher(for: UserDefaults.didChangeNotification)) { _ in
                    posted += 1
                }
                .onReceive(UserDefaults.standard.publisher(for: \.kinoraProbeSize)) { size = $0 }
                .task {
                    try? await Task.sleep(for: .seconds(1))
                    probe = 5
                    probe = 5
                }
        }
    }

    @Test("Changes are posted once each, and told to who observes a property that is made of a value")
    func observers() throws {
        let stage = stage { Observer() }
        #expect(try x(stage, 0.5) == 0)
        #expect(try x(stage, 1.5) == 15)
    }

    // MARK: Values

    @Test("Values are read as other types where a phone does so")
    func types() throws {
        let defaults = try #require(UserDefaults(suiteName: "kinora.types"))
        defer { defaults.removePersistentDomain(forName: "kinora.types") }
        defaults.set(3, forKey: "whole")
        defaults.set(true, forKey: "on")
        defaults.set("12", forKey: "text")
        defaults.set([1, 2], forKey: "list")
        defaults.set(["a": ["b": Data([1])]], forKey: "nested")
        #expect(defaults.double(forKey: "whole") == 3 && defaults.string(forKey: "whole") == "3")
        #expect(defaults.object(forKey: "whole") as? Double == 3)
        #expect(defaults.object(forKey: "on") as? Bool == true && defaults.integer(forKey: "on") == 1)
        #expect(defaults.integer(forKey: "text") == 12 && defaults.bool(forKey: "absent") == false)
        #expect(defaults.array(forKey: "list") as? [Int] == [1, 2] && defaults.stringArray(forKey: "list") == nil)
        #expect(defaults.dictionary(forKey: "nested") as? [String: [String: Data]] == ["a": ["b": Data([1])]])
        defaults.set(URL(fileURLWithPath: "/tmp/a"), forKey: "file")
        #expect(defaults.string(forKey: "file") == "/tmp/a" && defaults.url(forKey: "file")?.path == "/tmp/a")
        #expect(defaults.persistentDomain(forName: "kinora.types")?.count == 6)
    }

    @Test("The app's own domain has the bundle's identifier, and goes as a whole")
    func domains() throws {
        struct Domains: View {
            let say: (Bool) -> Void
            var body: some View {
                Color.clear.onAppear {
                    let defaults = UserDefaults.standard
                    defaults.set(1, forKey: "a")
                    say(defaults.persistentDomain(forName: DefaultsStore.appDomain)?.keys.sorted() == ["a"])
                    say(defaults.dictionaryRepresentation()["AppleLocale"] as? String == "en_US")
                    defaults.removePersistentDomain(forName: DefaultsStore.appDomain)
                    say(defaults.object(forKey: "a") == nil)
                }
            }
        }
        var said: [Bool] = []
        _ = try stage { Domains { said.append($0) } }.scene(at: 0)
        #expect(said == [true, true, true])
    }
}

extension UserDefaults {
    fileprivate var kinoraProbeSize: Double { double(forKey: "kinoraProbeSize") }
}
