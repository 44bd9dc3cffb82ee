import Testing

@testable import KinoraMacroExpansion

/// What `@Animatable` makes of a declaration, and what it says where it makes nothing.
@Suite("@Animatable, expanded")
struct AnimatableMacroTests {
    private func mistakes(_ source: String) -> [MacroError.Mistake] {
        do {
            _ = try AnimatableMacro.member(source)
            return []
        } catch {
            return (error as? MacroError)?.mistakes ?? []
        }
    }

    private func text(_ source: String, at offset: Int?, _ count: Int) -> String {
        String(decoding: Array(source.utf8)[(offset ?? 0)...].prefix(count), as: UTF8.self)
    }

    @Test("Properties are found with their types, and nothing else is")
    func properties() throws {
        let tokens = Tokens(
            #"""
            /// var no: Double
            @Animatable @available(macOS 14, *) public struct Foo<T: Collection>: View where T.Element == Int {
                var a: Double = 0 { didSet { print("} var no: Int \(a + f(")"))") } }, b: SIMD2<Float>
                private(set) var c = CGPoint(x: 1, y: { 2 }())
                var d = KinoraGeometry.Angle.zero; var e = 1e-3
                var g, h: CGFloat
                @usableFromInline var i = -1.5
                @State private var no1 = 0.0
                @AnimatableIgnored public var title = #"a "quoted" var"#
                static var no2 = 1.0
                var no3: Double { get { a } set { a = newValue } }
                func no4() { var x = 1.0; x += 1 }
                struct Inner { var no5 = 1.0 }
                /* var no6 = 1.0 /* nested */ */
                let no7 = 1.0
                lazy var no8 = 1.0
                var f: Dictionary<String, [Int]>
                    = [:]
            }
            """#)
        let type = try #require(TypeDeclaration(tokens))
        #expect(type.name == "Foo" && type.modifiers.access == "public ")
        let found = try #require(AnimatableMacro.properties(tokens, type.body))
        #expect(
            found.map { "\($0.name): \($0.type ?? "-")" } == [
                "a: Double", "b: SIMD2<Float>", "c: CGPoint", "d: KinoraGeometry.Angle", "e: Double", "g: CGFloat",
                "h: CGFloat",
                "i: Double", "f: Dictionary<String, [Int]>",
            ])
    }

    @Test(
        "The type of a value is told where the value says it",
        arguments: [
            ("3", "Int"), ("-0x1F", "Int"), ("1.5", "Double"), ("1e-3", "Double"), ("2.5 * 3", "Double"),
            ("\"a\"", "String"),
            ("true", "Bool"), ("false", "Bool"), ("Angle.degrees(30)", "Angle"), ("CGFloat(3)", "CGFloat"),
            ("A.B.zero", "A.B"),
            ("3 + x", nil),
            ("make()", nil), ("[1, 2]", nil), ("", nil),
        ] as [(String, String?)])
    func values(value: String, type: String?) {
        #expect(WrittenValue.type(of: value) == type)
    }

    @Test("What cannot animate is named, with its type, its place and the fix")
    func mistakes() throws {
        let source =
            "struct Foo { var é = 1.0; private var count = 3; var name: String?; var made = make(); var l: [Double] = [] }"
        let mistakes = mistakes(source)
        try #require(mistakes.count == 4)
        #expect(
            mistakes[0].sentence
                == "'count' of type 'Int' cannot animate; mark it with @AnimatableIgnored, or give it a type that animates, "
                + "such as Double")
        let fix = try #require(mistakes[0].insertion)
        #expect(text(source, at: fix.offset, 11) == "private var" && fix.text == "@AnimatableIgnored ")
        #expect(text(source, at: mistakes[0].offset, 5) == "count")
        #expect(mistakes[1].sentence.hasPrefix("'name' of type 'String?' cannot animate"))
        #expect(
            mistakes[2].sentence.hasPrefix(
                "@Animatable cannot tell the type of 'made'; write it, as in 'var made: Double'"))
        #expect(mistakes[3].sentence.hasPrefix("'l' of type '[Double]' cannot animate"))
    }

    @Test(
        "A type without anything to animate is told so",
        arguments: ["enum Foo { case a }", "struct Foo { let x = 1.0 }"])
    func nothing(source: String) {
        #expect(mistakes(source).first?.sentence.contains("no property to animate in 'Foo'") == true)
    }

    @Test("It belongs to types", arguments: ["func f() {}", "actor A { var x = 1.0 }", "var x = 1.0"])
    func kinds(source: String) {
        #expect(mistakes(source).map(\.sentence) == ["@Animatable belongs to a struct, class or enum"])
    }

    @Test("Handwritten data is left alone")
    func handwritten() throws {
        #expect(
            try AnimatableMacro.member("struct A { var n = 3; var animatableData: Double { get { 0 } set {} } }")
                .isEmpty)
    }

    @Test(
        "Broken sources end, whatever they lack",
        arguments: [
            "", "{", "struct", "struct A { var", "struct A { var x: ", "\"\\(", "/*", "@", "struct A { var x = (",
            "struct A",
        ])
    func broken(source: String) {
        _ = mistakes(source)
    }

    @Test(
        "A shape conforms on no actor, whatever its parameters are",
        arguments: [
            ("struct A: Shape { var x = 1.0 }", true), ("@MainActor struct A: View { var x = 1.0 }", false),
            ("struct A<T: Shape>: View where T: Sendable { var x = 1.0 }", false),
            ("struct A : Sendable, InsettableShape { var x = 1.0 }", true), ("struct A { var x = 1.0 }", false),
            ("struct A<Shape> { var x = 1.0 }", false),
        ])
    func shapes(source: String, isOfNoActor: Bool) throws {
        #expect(AnimatableMacro.isOfNoActor(source) == isOfNoActor)
    }
}
