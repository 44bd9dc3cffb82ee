import Testing

@testable import KinoraCommand

/// Bodies of functions that do not compile are left out, and lines stay where they are.
@Suite struct FunctionBodiesTests {
    private func leaving(_ lines: Set<Int>, of source: String) -> String? {
        FunctionBodies(source).leavingOut(lines, of: "Views/Card.swift")?.text
    }

    @Test("A view's body becomes a box with its place, one that returns nothing becomes empty, others are a trap")
    func kinds() throws {
        let source = """
            struct Card: View {
                let a = 1
                var body: some View {
                    Wrong()
                }
                func tap() { wrong() }
                func count(_ b: Int = 2) -> Card where Int: Equatable {
                    wrong()
                }
                init() { wrong() }
            }
            """
        let left = try #require(leaving([4, 6, 8, 10], of: source)).split(
            separator: "\n", omittingEmptySubsequences: false)
        #expect(left.count == 11 && left[1] == "    let a = 1" && left[3].isEmpty && left[7].isEmpty)
        #expect(left[2].hasSuffix("some View { _KinoraUncompiled(\"Card.swift:3\") "))
        #expect(left[5] == "    func tap() { }")
        let trap = "Swift.fatalError(\"Card.swift:7 does not compile here\") "
        #expect(left[6] == "    func count(_ b: Int = 2) -> Card where Int: Equatable { \(trap)")
        #expect(left[9] == "    init() { Swift.fatalError(\"Card.swift:10 does not compile here\") }")
    }

    @Test(
        "A value that says nothing stands for one of a type that has such",
        arguments: [
            "Int": "0", "CGFloat": "0", "Bool": "false", "String": "\"\"", "Card?": "nil", "[Card]": "[]",
            "[[Int: Card]]": "[]", "[Int: [Card]]": "[:]", "[(a: Int, Card)]": "[]",
            "some Shape": "SwiftUI.Rectangle()", "some Gesture": "SwiftUI.TapGesture()",
            "some ViewModifier": "SwiftUI.EmptyModifier()",
        ])
    func neutral(type: String, value: String) throws {
        let function = try #require(leaving([1], of: "func a() async throws -> \(type) { wrong() }"))
        #expect(function == "func a() async throws -> \(type) { \(value) }")
        let variable = try #require(leaving([3], of: "var a: \(type) {\n    get {\n        wrong()\n    }\n}"))
        #expect(variable.contains("get { \(value) "))
    }

    @Test("What a preview shows is a view, unless it is of a widget")
    func previews() throws {
        let left = try #require(
            leaving([1, 3], of: "#Preview { Wrong() }\n@available(iOS 18, *)\n#Preview(\"a\", traits: .x) { Wrong() }"))
        #expect(left.split(separator: "\n").count { $0.contains("_KinoraUncompiled(\"Card.swift:") } == 2)
        // Not a value of the variable before it.
        #expect(try #require(leaving([2], of: "let a: Int\n#Preview { Wrong() }")).hasPrefix("let a: Int\n"))
        #expect(leaving([1], of: "#Preview(as: .systemSmall) { Wrong() } timeline: { 1 }") == nil)
        #expect(leaving([3], of: "struct A {}\n#if DEBUG\n#Preview { Wrong() }\n#endif")?.contains("Wrong") == false)
    }

    @Test("What fails outside of functions takes its type along; the others stay on their lines")
    func types() throws {
        let source =
            "import A\n@MainActor\nfinal class B: C {\n    func d() {}\n}\nprotocol E {\n    func f()\n}\nstruct G {}\n"
        #expect(
            TopTypes(source).leavingOut([3])?.text == "import A\n\n\n\n\nprotocol E {\n    func f()\n}\nstruct G {}\n")
        #expect(try #require(TopTypes(source).leavingOut([7, 9])).count == 2)
        #expect(TopTypes(source).leavingOut([1]) == nil && TopTypes(source).leavingOut([3, 7, 9]) == nil)
    }

    /// A source after each of some rounds, in which errors are told on lines.
    private func rounds(of source: String, _ told: [[Int: String]]) throws -> SourceText? {
        let folder = try TemporaryFolder()
        try folder.write(source, to: "Card.swift")
        let path = folder.path("Card.swift")
        return try told.reduce(Optional(SourceText(path))) { source, errors in
            source?.without(errors.map { .init(path: path, line: $0.key, sentence: $0.value) })
        }
    }

    @Test("What is declared twice goes with its type or extension, and bodies of other types in the same round")
    func doubled() throws {
        let source = "extension B {\n    func c() { 1 }\n}\nstruct D {\n    func e() {\n        wrong()\n    }\n}\n"
        let told = [2: "invalid redeclaration of 'c()'", 6: "cannot find 'wrong' in scope"]
        let left = try #require(try rounds(of: source, [told]))
        #expect(left.typesLeftOut == 1 && left.bodiesLeftOut == 1)
        #expect(!left.text.contains("func c") && !left.text.contains("wrong") && left.text.contains("func e() {"))
    }

    @Test("Where a function without its body is still wrong, its type goes, and not the file")
    func headers() throws {
        let source = "struct D {\n    func e(f: G) {\n        wrong()\n    }\n}\nstruct H {}\n"
        let late = try #require(try rounds(of: source, [[2: "wrong"]]))
        #expect(late.bodiesLeftOut == 1 && late.typesLeftOut == 0)
        let later = try #require(try rounds(of: source, [[2: "wrong"], [2: "wrong"]]))
        #expect(later.typesLeftOut == 1 && !later.text.contains("struct D") && later.text.contains("struct H"))
        // Of this it is known before.
        let early = try #require(try rounds(of: source, [[2: "cannot find type 'G' in scope"]]))
        #expect(early.typesLeftOut == 1 && early.bodiesLeftOut == 0)
        #expect(try rounds(of: source, [[2: "wrong"], [2: "wrong"], [6: "wrong"]]) == nil)
    }

    @Test("What hands a type over goes with it, and is no body of the source's own")
    func doors() throws {
        let source = "import A\n@main struct B: App {\n    let c = D()\n}\nstruct E {}\n"
        let (declarations, name) = (TypeDeclarations(source), "B.swift")
        let found = AppDoors(declarations, source, in: name)
        #expect(found.apps.map(\.name) == ["B"])
        let text = DoorFunction.written(found.functions, into: source)
        #expect(text.hasPrefix("import A\n@MainActor @_cdecl(\"\(found.apps[0].symbol)\") public func "))
        #expect(text.contains("{ _AppRegistration(B.self).retained }; @main struct B: App {\n"))
        #expect(TopTypes(text).leavingOut([3])?.text == "import A\n\n\n\nstruct E {}\n")
        #expect(!FunctionBodies(text).contains(2))
        let plain = "struct B: App {}"
        #expect(AppDoors(TypeDeclarations(plain), plain, in: name).apps.isEmpty)
    }

    @Test("A text says where the function is that does not compile, a view of any type is its box")
    func shown() throws {
        let text = try #require(leaving([2], of: "\nfunc a() -> Text { wrong() }"))
        #expect(text == "\nfunc a() -> Text { SwiftUI.Text(verbatim: \"Card.swift:2\") }")
        let view = try #require(leaving([1], of: "func a() -> AnyView { wrong() }"))
        let box = "_KinoraUncompiled(\"Card.swift:1\")"
        #expect(view.contains("{ SwiftUI.AnyView(\(box)) }"))
    }

    @Test(
        "A type without a value that says nothing has none",
        arguments: ["Card", "(Int) -> Card?", "[Int].Index", "[A].B<[C]>", "Result<Int, Failure>", "someCard", ""])
    func noNeutral(type: String) { #expect(NeutralValue(type: type, of: "Card.swift:1") == nil) }

    @Test("Of several accessors only the one with the line goes, and an observer does nothing")
    func accessors() throws {
        let source = """
            var total: Int {
                get { good() }
                set { wrong() }
            }
            var seen = 0 {
                didSet { wrong() }
            }
            """
        let left = try #require(leaving([3, 6], of: source))
        #expect(left.contains("get { good() }") && left.contains("set { }") && left.contains("didSet { }"))
    }

    @Test("A closure of a said type keeps its parameters")
    func closure() throws {
        let source = "let log: Middleware = { dispatch, state in\n    return { next in wrong() }\n}"
        let left = try #require(leaving([2], of: source))
        #expect(left.hasPrefix("let log: Middleware = { dispatch, state in Swift.fatalError("))
        #expect(left.hasSuffix(") \n\n}") && left.count(where: \.isNewline) == 2)
    }

    @Test("Operators, names that are words elsewhere and types in types are seen as what they are")
    func declarations() throws {
        let source = """
            extension A {
                static func == (a: A, b: A) -> Bool { wrong() }
                enum Kind { case actor, other; var `class`: Int { wrong() } }
                class func make() -> some View { wrong() }
            }
            """
        for line in [2, 3, 4] { #expect(leaving([line], of: source) != nil, "\(line)") }
        #expect(try #require(leaving([4], of: source)).contains("_KinoraUncompiled(\"Card.swift:4\""))
    }

    @Test(
        "What is in no body, or makes something opaque that is no view, cannot be left out",
        arguments: [
            "let a = wrong()", "struct A: Wrong {\n}", "func a() -> some Scene {\n    wrong()\n}",
            "#Preview(as: .systemSmall) {\n    Wrong()\n} timeline: {\n    1\n}", "let a = make {\n    wrong()\n}",
        ])
    func none(source: String) {
        let lines = source.split(separator: "\n").enumerated().filter { $1.lowercased().contains("wrong") }.map {
            $0.offset + 1
        }
        #expect(leaving(Set(lines), of: source) == nil)
    }

    @Test("A source without its imports of absent modules keeps all others and its lines")
    func imports() throws {
        let folder = try TemporaryFolder()
        try folder.write("import SwiftUI\nimport Gone\nimport struct Gone.A\nlet a = 1\n", to: "A.swift")
        let rest = try SourceText(folder.path("A.swift")).withoutImports(of: ["Gone", "Other"])
        #expect(rest.text == "import SwiftUI\nimport SwiftUI\nimport SwiftUI\nlet a = 1\n")
    }
}
