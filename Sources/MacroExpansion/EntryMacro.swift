/// `@Entry`: a value of the environment, of transactions, of containers or of focus, with the key that it needs.
enum EntryMacro {
    static func expansion(_ request: Conversation.Attached) throws -> String {
        let tokens = Tokens(request.declSyntax.source)
        var reader = DeclarationReader(tokens, in: 0..<tokens.all.count)
        guard let declaration = reader.nextVariable(), !declaration.isConstant,
            let binding = declaration.bindings.first,
            declaration.bindings.count == 1, !binding.isComputed
        else { throw MacroError("@Entry belongs to one variable with an initial value") }
        let key = "__Key_\(binding.name)"
        if request.macroRole == "accessor" {
            return """
                get { self[\(key).self] }
                set { self[\(key).self] = newValue }
                """
        }
        let type = binding.type.map { ": \($0)" } ?? ""
        guard let value = binding.value ?? binding.type.flatMap({ $0.hasSuffix("?") ? "nil" : nil }) else {
            throw MacroError("@Entry needs an initial value for \(binding.name)")
        }
        let body = type.isEmpty ? "static let defaultValue = \(value)" : "static var defaultValue\(type) { \(value) }"
        return "private struct \(key): _EntryKey {\n    \(body)\n}"
    }
}
