import KinoraMacroExpansion

/// Whether a Swift source declares places that its views' bodies could change behind the stage's back: classes, actors and
/// variables outside of values.
enum ObjectDeclarations {
    static func isAny(in source: String) -> Bool {
        let tokens = Tokens(source)
        var depth = 0
        for index in tokens.all.indices {
            if tokens.isToken(index, "{") { depth += 1 }
            if tokens.isToken(index, "}") { depth -= 1 }
            switch word(index, tokens) {
            case "class", "actor":
                // Not `class func` and `class var`, which stand in a class that is declared elsewhere.
                if let next = word(index + 1, tokens), !["func", "var", "let"].contains(next) { return true }
            case "var":
                let isShared = depth == 0 || word(index - 1, tokens) == "static"
                if isShared, isStored(variable: index, tokens) { return true }
            default: break
            }
        }
        return false
    }

    /// Whether a variable has an initial value before any brace: it is stored rather than computed.
    private static func isStored(variable index: Int, _ tokens: Tokens) -> Bool {
        // The default of a preference or environment key is never written.
        guard word(index + 1, tokens) != "defaultValue" else { return false }
        var index = index + 1
        while tokens.all.indices.contains(index), !tokens.isToken(index, "{"), !tokens.isToken(index, "}") {
            if tokens.isToken(index, "=") { return true }
            if word(index, tokens) == "var" || word(index, tokens) == "func" { return false }
            index += 1
        }
        return false
    }

    private static func word(_ index: Int, _ tokens: Tokens) -> String? {
        guard tokens.all.indices.contains(index), tokens.all[index].kind == .word else { return nil }
        return tokens.text(tokens.all[index])
    }
}
