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
}
