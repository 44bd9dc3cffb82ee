/// A type's declaration, read as far as its members begin.
struct TypeDeclaration {
    let modifiers: [String]
    /// `struct`, `class`, `enum` or `actor`.
    let kind: String
    let name: String
    /// Bytes from the beginning of the source.
    let nameOffset: Int
    /// What the type inherits and conforms to, after its colon; as indices of tokens.
    let inheritance: Range<Int>
    /// The members, as indices of tokens.
    let body: Range<Int>

    /// nil where there is no such declaration.
    init?(_ tokens: Tokens) {
        var modifiers: [String] = []
        var index = 0
        while index + 1 < tokens.all.count {
            if tokens.isToken(index, "@") {
                index += 2
                if tokens.isToken(index, "(") { index = tokens.afterBracket(index) }
                continue
            }
            let word = tokens.text(tokens.all[index])
            guard ["struct", "class", "enum", "actor"].contains(word), tokens.all[index + 1].kind == .word else {
                modifiers.append(word)
                index += 1
                continue
            }
            guard let open = (index..<tokens.all.count).first(where: { tokens.isToken($0, "{") }) else { return nil }
            self.modifiers = modifiers
            kind = word
            name = tokens.text(tokens.all[index + 1])
            nameOffset = tokens.all[index + 1].range.lowerBound
            inheritance = TypeDeclaration.inheritance(tokens, in: index + 2..<open)
            body = open + 1..<max(open + 1, tokens.afterBracket(open) - 1)
            return
        }
        return nil
    }

    /// What follows the colon outside of the type's parameters, up to its conditions.
    private static func inheritance(_ tokens: Tokens, in range: Range<Int>) -> Range<Int> {
        var depth = 0
        var start: Int?
        for index in range {
            if tokens.isToken(index, "<") { depth += 1 }
            if tokens.isToken(index, ">") { depth -= 1 }
            if tokens.isToken(index, "where") { return (start ?? index)..<index }
            if tokens.isToken(index, ":"), depth == 0, start == nil { start = index + 1 }
        }
        return (start ?? range.upperBound)..<range.upperBound
    }
}
