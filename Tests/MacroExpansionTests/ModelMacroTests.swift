import Testing

@testable import KinoraMacroExpansion

/// What `@Model` makes of a class's variables.
@Suite("@Model, expanded")
struct ModelMacroTests {
    @Test(
        "Stored variables are tracked, and nothing else is",
        arguments: [
            ("var name: String", true), ("private(set) var count = 1", true),
            ("@Attribute(.unique) var id: UUID", true),
            ("var both = 1 { didSet { } }", true), ("var short: String { name }", false), ("let fixed = 1", false),
            ("static var shared = 1", false), ("@Transient var cache = 1", false), ("func move() { var x = 1 }", false),
            ("init(name: String) { self.name = name }", false), ("#Unique<Item>([\\.name])", false),
        ])
    func members(member: String, isTracked: Bool) {
        #expect(ModelMacro.attribute(of: member) == (isTracked ? "@ObservationTracked" : ""))
    }
}
