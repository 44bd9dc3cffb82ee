/// A word of a predicate's format.
struct PredicateToken {
    enum Kind { case word, text, number, argument, sign }
    let kind: Kind
    let text: String

    private static let signs = ["==", "!=", "<>", "<=", "=<", ">=", "=>", "&&", "||"]

    static func all(in format: String) throws -> [PredicateToken] {
        var rest = Substring(format)
        var tokens: [PredicateToken] = []
        while let first = rest.first {
            if first.isWhitespace {
                rest.removeFirst()
                continue
            }
            let token = try next(first, rest)
            tokens.append(token)
            rest.removeFirst(token.text.count + (token.kind == .text ? 2 : 0))
        }
        return tokens
    }

    private static func next(_ first: Character, _ rest: Substring) throws -> PredicateToken {
        if first == "\"" || first == "'" {
            guard let end = rest.dropFirst().firstIndex(of: first) else {
                throw PredicateParser.Failure(sentence: "a text is not closed")
            }
            return PredicateToken(kind: .text, text: String(rest[rest.index(after: rest.startIndex)..<end]))
        }
        if first == "%" {
            let letters = rest.dropFirst().prefix { $0.isLetter || $0 == "@" }
            return PredicateToken(kind: .argument, text: letters.first == "@" ? "%@" : "%" + letters)
        }
        if first.isNumber || first == "-" || first == "." && rest.dropFirst().first?.isNumber == true {
            return PredicateToken(
                kind: .number, text: String(first) + rest.dropFirst().prefix { $0.isNumber || $0 == "." })
        }
        if first.isLetter || "_@#$".contains(first) {
            let word = rest.prefix { $0.isLetter || $0.isNumber || "_.@#$".contains($0) }
            return PredicateToken(kind: .word, text: String(word))
        }
        return PredicateToken(kind: .sign, text: signs.first(where: rest.hasPrefix) ?? String(first))
    }
}
