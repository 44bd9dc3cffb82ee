/// What `@Model` tells a context of a class: its variables with their rules, and which of them together tell one object from another.
struct ModelDescription {
    private let type: TypeDeclaration
    private let tokens: Tokens

    init(_ type: TypeDeclaration, _ tokens: Tokens) { (self.type, self.tokens) = (type, tokens) }

    /// Members of the class.
    var source: String { [properties, uniqueKeys].compactMap { $0 }.joined(separator: "\n\n") }

    private var properties: String {
        """
        \(type.modifiers.access)nonisolated static var schemaMetadata: [SwiftData.Schema.PropertyMetadata] {
            [
                \(kept.map(property).joined(separator: ",\n        "))
            ]
        }
        """
    }

    /// The variables that are kept, each declared by itself. Those under a condition of the compiler may not be there, and are left out.
    private var kept: [VariableDeclaration] {
        var (reader, found) = (DeclarationReader(tokens, in: type.body), [VariableDeclaration]())
        while let declaration = reader.nextVariable() {
            guard declaration.bindings.count == 1, ModelMacro.isKept(declaration), !isTuple(declaration),
                !isConditional(declaration), !declaration.isConstant || isUnique(declaration)
            else { continue }
            found.append(declaration)
        }
        return found
    }

    private func isTuple(_ declaration: VariableDeclaration) -> Bool { declaration.bindings[0].name.hasPrefix("(") }

    private func isConditional(_ declaration: VariableDeclaration) -> Bool {
        let before = type.body.lowerBound..<declaration.tokens.lowerBound
        return before.reduce(0) { $0 + change(ofConditionsAt: $1) } > 0
    }

    /// By how much deeper in `#if` the next token is.
    private func change(ofConditionsAt index: Int) -> Int {
        guard tokens.isToken(index, "#") else { return 0 }
        return tokens.isToken(index + 1, "if") ? 1 : tokens.isToken(index + 1, "endif") ? -1 : 0
    }

    private func isUnique(_ declaration: VariableDeclaration) -> Bool {
        let words = Tokens(declaration.arguments["Attribute"] ?? "")
        return words.all.contains { words.text($0) == "unique" }
    }

    private func property(_ declaration: VariableDeclaration) -> String {
        let name = declaration.bindings[0].name
        var arguments = [
            "\"\(name.filter { $0 != "`" })\"",
            (declaration.isConstant ? "constant: " : "") + "\\\(type.name).\(name)",
        ]
        if isUnique(declaration) { arguments.append("isUnique: true") }
        if let rule = declaration.arguments["Relationship"] {
            arguments.append("rule: SwiftData.Schema.RelationshipRule(\(rule))")
        }
        return "SwiftData.Schema.PropertyMetadata(\(arguments.joined(separator: ", ")))"
    }

    /// What stands in the parentheses of every `#Unique`; nil where there is none.
    private var uniqueKeys: String? {
        let lists = type.body.compactMap(uniqueKey)
        guard !lists.isEmpty else { return nil }
        return """
            \(type.modifiers.access)nonisolated static var _$uniqueKeys: [[Swift.AnyKeyPath]] {
                SwiftData.Schema._uniqueKeys(of: \(type.name).self, \(lists.joined(separator: ", ")))
            }
            """
    }

    private func uniqueKey(at index: Int) -> String? {
        guard tokens.isToken(index, "#"), tokens.isToken(index + 1, "Unique"),
            let open = (index + 2..<type.body.upperBound).first(where: { tokens.isToken($0, "(") })
        else { return nil }
        let key = tokens.text(ofTokens: open + 1..<max(open + 1, tokens.afterBracket(open) - 1))
        return key.isEmpty ? nil : key
    }
}
