import KinoraMacroExpansion

/// The types and extensions that a Swift source declares, with what they say they inherit from.
struct TypeDeclarations {
    struct Declaration {
        /// `struct`, `class`, `enum`, `actor` or `extension`.
        let keyword: String
        let name: String
        /// The words after the colon.
        let inherited: Set<String>
        /// Where it begins, its attributes and modifiers included: a byte of the source.
        let start: Int
        /// How many braces it stands in.
        let depth: Int
    }

    private(set) var all: [Declaration] = []

    init(_ source: String) {
        let tokens = Tokens(source)
        var depth = 0
        for index in tokens.all.indices {
            let token = tokens.all[index]
            if tokens.isToken(index, "{") { depth += 1 }
            if tokens.isToken(index, "}") { depth -= 1 }
            guard token.kind == .word, TypeDeclarations.keywords.contains(tokens.text(token)),
                let (name, inherited) = TypeDeclarations.header(after: index, tokens)
            else { continue }
            let start = tokens.all[TypeDeclarations.first(before: index, tokens)].range.lowerBound
            all.append(
                Declaration(
                    keyword: tokens.text(token), name: name, inherited: inherited, start: start, depth: depth))
        }
    }

    /// The names of those of some kinds that say they are a `protocolName`, in order.
    func names(_ keywords: Set<String>, thatAre protocolName: String) -> [String] {
        all.filter { keywords.contains($0.keyword) && $0.inherited.contains(protocolName) }.map(\.name)
    }

    private static let keywords: Set<String> = ["struct", "class", "enum", "actor", "extension"]
    private static let modifiers: Set<String> = [
        "public", "package", "internal", "fileprivate", "private", "open", "final", "nonisolated", "indirect",
    ]

    /// The name and what is inherited, where these words declare a type that inherits.
    private static func header(after keyword: Int, _ tokens: Tokens) -> (name: String, inherited: Set<String>)? {
        var index = keyword + 1
        guard tokens.all.indices.contains(index), tokens.all[index].kind == .word else { return nil }
        var name = tokens.text(tokens.all[index])
        index += 1
        while tokens.isToken(index, "."), tokens.all.indices.contains(index + 1) {
            name += "." + tokens.text(tokens.all[index + 1])
            index += 2
        }
        if tokens.isToken(index, "<") {
            var depth = 0
            while index < tokens.all.count {
                if tokens.isToken(index, "<") { depth += 1 }
                if tokens.isToken(index, ">") { depth -= 1 }
                index += 1
                if depth == 0 { break }
            }
        }
        guard tokens.isToken(index, ":") else { return nil }
        var inherited: Set<String> = []
        while index < tokens.all.count, !tokens.isToken(index, "{"), !tokens.isToken(index, "where") {
            if tokens.all[index].kind == .word { inherited.insert(tokens.text(tokens.all[index])) }
            index += 1
        }
        return (name, inherited)
    }

    /// The first token of a declaration: of the attributes and modifiers before its keyword.
    private static func first(before keyword: Int, _ tokens: Tokens) -> Int {
        var first = keyword
        while first > 0 {
            if modifiers.contains(tokens.text(tokens.all[first - 1])) {
                first -= 1
            } else if let attribute = attribute(endingAt: first - 1, tokens) {
                first = attribute
            } else {
                return first
            }
        }
        return first
    }

    /// The `@` of the attribute whose last token this is.
    private static func attribute(endingAt last: Int, _ tokens: Tokens) -> Int? {
        var index = last
        if tokens.isToken(index, ")") {
            var depth = 0
            while index > 0 {
                if tokens.isToken(index, ")") { depth += 1 }
                if tokens.isToken(index, "(") { depth -= 1 }
                index -= 1
                if depth == 0 { break }
            }
        }
        while index > 1, tokens.all[index].kind == .word, tokens.isToken(index - 1, ".") { index -= 2 }
        return index > 0 && tokens.all[index].kind == .word && tokens.isToken(index - 1, "@") ? index - 1 : nil
    }
}
