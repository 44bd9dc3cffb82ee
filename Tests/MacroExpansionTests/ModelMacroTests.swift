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

    @Test("A context is told of the variables that are kept, with their rules, and of what is unique")
    func description() throws {
        let tokens = Tokens(
            """
            @Model public final class Item {
                #Unique<Item>([\\.name, \\.number], [\\.key]); @Attribute(.unique, originalName: "id") var key: String
                @Relationship(deleteRule: .cascade, inverse: \\Part.item) private(set) var parts: [Part] = []
                @Attribute(.unique) let fixed: Int
                let other = 1
                @Transient var cache = 0
                static var shared = 1
                var count: Int { parts.count }
                #if DEBUG
                    var trace = ""
                #endif
                var `default` = 1
                func move() { var x = 1 }
            }
            """)
        let source = ModelDescription(try #require(TypeDeclaration(tokens)), tokens).source
        let expected = """
            public nonisolated static var schemaMetadata: [SwiftData.Schema.PropertyMetadata] {
                [
                    SwiftData.Schema.PropertyMetadata("key", \\Item.key, isUnique: true),
                    SwiftData.Schema.PropertyMetadata("parts", \\Item.parts, \
            rule: SwiftData.Schema.RelationshipRule(deleteRule: .cascade, inverse: \\Part.item)),
                    SwiftData.Schema.PropertyMetadata("fixed", constant: \\Item.fixed, isUnique: true),
                    SwiftData.Schema.PropertyMetadata("default", \\Item.`default`)
                ]
            }

            public nonisolated static var _$uniqueKeys: [[Swift.AnyKeyPath]] {
                SwiftData.Schema._uniqueKeys(of: Item.self, [\\.name, \\.number], [\\.key])
            }
            """
        #expect(source == expected)
    }
}
