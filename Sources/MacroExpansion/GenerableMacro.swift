/// `@Generable` of FoundationModels: a type that a language model can fill in, property by property or as one of its cases.
enum GenerableMacro {
    static func expansion(_ request: Conversation.Attached) throws -> String {
        let source = request.declSyntax.source
        guard request.macroRole == "extension" else { return try members(source) }
        let isStated = request.conformanceListSyntax?.source.isEmpty != false
        return try conformance(source, of: request.extendedTypeSyntax?.source ?? "", isStated: isStated)
    }

    private static func type(_ tokens: Tokens) throws -> TypeDeclaration {
        guard let type = TypeDeclaration(tokens), type.kind == "struct" || type.kind == "enum" else {
            throw MacroError("@Generable belongs to a struct or an enum")
        }
        return type
    }

    // MARK: Members of the type itself

    static func members(_ source: String) throws -> String {
        let tokens = Tokens(source)
        let type = try type(tokens)
        let access = type.modifiers.access
        if type.kind == "enum" {
            let names = cases(tokens, type.body).map { "\"\($0.word)\"" }.joined(separator: ", ")
            return """
                \(access)nonisolated static var generationSchema: FoundationModels.GenerationSchema {
                    FoundationModels.GenerationSchema(type: Self.self, anyOf: [\(names)])
                }
                """
        }
        let properties = properties(tokens, type.body)
        return schema(properties, access) + "\n\n" + partial(properties, access)
    }

    private static func schema(_ properties: [Property], _ access: String) -> String {
        let known = properties.compactMap { property in
            property.type.map {
                "FoundationModels.GenerationSchema.Property(name: \"\(property.word)\", type: \($0).self)"
            }
        }
        return """
            \(access)nonisolated static var generationSchema: FoundationModels.GenerationSchema {
                FoundationModels.GenerationSchema(type: Self.self, properties: [\(known.joined(separator: ", "))])
            }
            """
    }

    /// What is there of a value while the model still writes it. A property whose type cannot be told from its source is not in it.
    private static func partial(_ properties: [Property], _ access: String) -> String {
        let known = properties.filter { $0.type != nil }
        let variables = known.map { property in
            "    \(access)var \(property.name): FoundationModels._PartiallyGeneratedOf<\(property.type ?? "")>?"
        }
        let values = known.map { "        self.\($0.name) = try content.value(forProperty: \"\($0.word)\")" }
        return """
            \(access)nonisolated struct PartiallyGenerated: Identifiable, FoundationModels.ConvertibleFromGeneratedContent {
                \(access)var id: FoundationModels.GenerationID
            \(variables.joined(separator: "\n"))
                \(access)init(_ content: FoundationModels.GeneratedContent) throws {
                    self.id = content.id ?? FoundationModels.GenerationID()
            \(values.joined(separator: "\n"))
                }
            }
            """
    }

    // MARK: The conformance

    /// The initializer stands in an extension, so that a struct keeps the one by its members.
    static func conformance(_ source: String, of name: String, isStated: Bool) throws -> String {
        let tokens = Tokens(source)
        let type = try type(tokens)
        let parts =
            type.kind == "enum"
            ? enumeration(cases(tokens, type.body)) : structure(properties(tokens, type.body))
        let access = type.modifiers.access
        return """
            extension \(name)\(isStated ? "" : ": nonisolated FoundationModels.Generable") {
                \(access)nonisolated init(_ content: FoundationModels.GeneratedContent) throws {
            \(parts.reading)
                }
                \(access)nonisolated var generatedContent: FoundationModels.GeneratedContent {
            \(parts.writing)
                }
            }
            """
    }

    private static func structure(_ properties: [Property]) -> (reading: String, writing: String) {
        let reading = properties.map { "        self.\($0.name) = try content.value(forProperty: \"\($0.word)\")" }
        let writing = properties.map { "\"\($0.word)\": self.\($0.name)" }.joined(separator: ", ")
        return (
            reading.joined(separator: "\n"),
            "        FoundationModels.GeneratedContent(properties: [\(writing.isEmpty ? ":" : writing)])"
        )
    }

    /// A case with values of its own cannot be read from its name.
    private static func enumeration(_ names: [Case]) -> (reading: String, writing: String) {
        let reading = names.filter { !$0.hasValues }.map { "        case \"\($0.word)\": self = .\($0.name)" }
        let writing = names.map {
            "        case .\($0.name): return FoundationModels.GeneratedContent(\"\($0.word)\")"
        }
        return (
            """
                    switch try content.value(String.self) {
            \(reading.joined(separator: "\n"))
                    default: throw FoundationModels.GeneratedContent.missing("a case")
                    }
            """,
            """
                    switch self {
            \(writing.joined(separator: "\n"))
                    }
            """
        )
    }

    // MARK: Reading the source

    private struct Property {
        let name: String
        let type: String?
        /// The name as the model sees it.
        var word: String { name.filter { $0 != "`" } }
    }

    private struct Case {
        let name: String
        let hasValues: Bool
        var word: String { name.filter { $0 != "`" } }
    }

    /// Stored properties, but for constants that have their value already.
    private static func properties(_ tokens: Tokens, _ body: Range<Int>) -> [Property] {
        var reader = DeclarationReader(tokens, in: body)
        var properties: [Property] = []
        while let declaration = reader.nextVariable() {
            guard !declaration.modifiers.contains(where: { ["static", "class", "lazy"].contains($0) }) else { continue }
            for binding in declaration.bindings where !binding.isComputed {
                guard !declaration.isConstant || binding.value == nil else { continue }
                properties.append(
                    Property(name: binding.name, type: binding.type ?? WrittenValue.type(of: binding.value)))
            }
        }
        return properties
    }

    /// The cases of an enumeration; what is within brackets, such as a `switch` of a method, is passed over.
    private static func cases(_ tokens: Tokens, _ body: Range<Int>) -> [Case] {
        var found: [Case] = []
        var index = body.lowerBound
        var isInCase = false
        while index < body.upperBound {
            if ["{", "(", "["].contains(where: { tokens.isToken(index, $0) }) {
                index = tokens.afterBracket(index)
                continue
            }
            let isCase = tokens.isToken(index, "case")
            if tokens.all[index].startsLine { isInCase = isCase }
            let begins = isCase || isInCase && tokens.isToken(index, ",")
            if begins, index + 1 < body.upperBound, tokens.all[index + 1].kind == .word {
                index += 1
                let name = tokens.text(tokens.all[index])
                found.append(Case(name: name, hasValues: tokens.isToken(index + 1, "(")))
                isInCase = true
            }
            index += 1
        }
        return found
    }
}
