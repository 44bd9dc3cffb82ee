import Testing

@testable import KinoraStage
@testable import KinoraViews

/// Types of views that write into the environment.
@MainActor
struct EnvironmentTypeTests {
    @Test("A view with a value of the environment has the type by which libraries ask for it")
    func writing() {
        typealias Title = ModifiedContent<Text, _EnvironmentKeyWritingModifier<Int?>>
        let title = Text("Places").lineLimit(1) as? Title
        #expect(title?.modifier.keyPath == \.lineLimit)
        #expect(title?.modifier.value == 1)
    }

    private struct AccentKey: EnvironmentKey, TransactionKey, ContainerValueKey {
        static var defaultValue: String? { "red" }
    }

    @Test("An optional value that nobody has set is its key's default, and one that is set to nothing is nothing")
    func optionalDefault() {
        var values = EnvironmentValues()
        #expect(values[AccentKey.self] == "red")
        values[AccentKey.self] = nil
        #expect(values[AccentKey.self] == nil)
        values[AccentKey.self] = "blue"
        #expect(values[AccentKey.self] == "blue")
        #expect(Transaction()[AccentKey.self] == "red")
        #expect(ContainerValues()[AccentKey.self] == "red")
    }
}
