import Testing

@testable import KinoraCommand

/// Which sources declare what a body could change behind the stage's back.
struct ObjectDeclarationsTests {
    @Test(
        "Classes, actors and shared variables are found",
        arguments: [
            "final class Engine { var x = 0 }", "actor Store {}", "var count = 0",
            "struct A { static var all: [Int] = [] }",
            "@Observable class Model {}", "enum Cache { nonisolated(unsafe) static var last = 0.0 }",
        ])
    func found(source: String) { #expect(ObjectDeclarations.isAny(in: source)) }

    @Test(
        "Values, computed variables and defaults of keys are none",
        arguments: [
            "struct A: View { @State private var x = 0; var body: some View { Text(\"class Engine\") } }",
            "struct K: PreferenceKey { static var defaultValue: CGFloat = 0 }", "// class Engine {}",
            "struct P: PreviewProvider { static var previews: some View { A() } }", "let limit = 3",
            "extension A { static var preview: A { let x = 1; return A() } }",
        ])
    func notFound(source: String) { #expect(!ObjectDeclarations.isAny(in: source)) }
}
