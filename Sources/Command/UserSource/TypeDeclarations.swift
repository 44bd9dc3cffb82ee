import KinoraMacroExpansion

/// The types and extensions that a Swift source declares, with what they say they inherit from and what they stand in.
struct TypeDeclarations {
    struct Declaration {
        /// `struct`, `class`, `enum`, `actor` or `extension`.
        let keyword: String
        let name: String
        /// The words after the colon.
        let inherited: Set<String>
        /// Whether its name alone names no type: it has parameters, or is an extension for some types only.
        let isGeneric: Bool
        /// Where it begins, its attributes and modifiers included: a byte of the source.
        let start: Int
        /// The declarations that it stands in, the outermost first, as indices; nil where it stands in other braces, too.
        let outer: [Int]?
        /// The conditions of the `#if` that it stands in, the outermost first; nil for an `#else` or `#elseif`.
        let conditions: [String?]
        /// Whether its attributes say that a phone does not have it.
        let isUnavailable: Bool
    }

    private(set) var all: [Declaration] = []

    init(_ source: String) {
        let tokens = Tokens(source)
        var (scopes, conditions): ([Int?], [String?]) = ([], [])
        // The declaration whose brace comes next, and the index of that brace.
        var opening: (declaration: Int, brace: Int)?
        for index in tokens.all.indices {
            let token = tokens.all[index]
            if tokens.isToken(index, "{") {
                scopes.append(opening?.brace == index ? opening?.declaration : nil)
            } else if tokens.isToken(index, "}") {
                scopes = scopes.dropLast()
            } else if tokens.isToken(index, "#"), token.startsLine {
                TypeDeclarations.follow(directive: index + 1, tokens, &conditions)
            }
            guard token.kind == .word, TypeDeclarations.keywords.contains(tokens.text(token)),
                let header = TypeDeclarations.header(after: index, tokens)
            else { continue }
            let first = TypeDeclarations.first(before: index, tokens)
            opening = (all.count, header.brace)
            all.append(
                Declaration(
                    keyword: tokens.text(token), name: header.name, inherited: header.inherited,
                    isGeneric: header.isGeneric, start: tokens.all[first].range.lowerBound,
                    outer: scopes.contains(nil) ? nil : scopes.compactMap(\.self), conditions: conditions,
                    isUnavailable: TypeDeclarations.sayUnavailable(first..<index, tokens)))
        }
    }

    /// Keeps the open conditions in step with `#if`, `#elseif`, `#else` and `#endif`.
    private static func follow(directive index: Int, _ tokens: Tokens, _ conditions: inout [String?]) {
        guard tokens.all.indices.contains(index) else { return }
        switch tokens.text(tokens.all[index]) {
        case "if":
            let condition = tokens.all[(index + 1)...].prefix { !$0.startsLine }
            conditions.append(condition.map { tokens.text($0) }.joined())
        case "elseif", "else":
            if !conditions.isEmpty { conditions[conditions.count - 1] = nil }
        case "endif": conditions = conditions.dropLast()
        default: break
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

    private struct Header {
        var name: String
        var inherited: Set<String> = []
        var isGeneric = false
        /// The index of the brace that opens the declaration.
        var brace = 0
    }

    /// What stands between a keyword and its brace, where these words declare a type or an extension.
    private static func header(after keyword: Int, _ tokens: Tokens) -> Header? {
        var index = keyword + 1
        guard tokens.all.indices.contains(index), tokens.all[index].kind == .word else { return nil }
        var header = Header(name: tokens.text(tokens.all[index]))
        index += 1
        while tokens.isToken(index, "."), tokens.all.indices.contains(index + 1) {
            header.name += "." + tokens.text(tokens.all[index + 1])
            index += 2
        }
        if tokens.isToken(index, "<") {
            header.isGeneric = true
            var depth = 0
            while index < tokens.all.count {
                if tokens.isToken(index, "<") { depth += 1 }
                if tokens.isToken(index, ">") { depth -= 1 }
                index += 1
                if depth == 0 { break }
            }
        }
        guard tokens.isToken(index, ":") || tokens.isToken(index, "{") || tokens.isToken(index, "where") else {
            return nil
        }
        while index < tokens.all.count, !tokens.isToken(index, "{"), !tokens.isToken(index, "where") {
            if tokens.all[index].kind == .word { header.inherited.insert(tokens.text(tokens.all[index])) }
            index += 1
        }
        header.isGeneric = header.isGeneric || tokens.isToken(index, "where")
        while index < tokens.all.count, !tokens.isToken(index, "{") { index += 1 }
        header.brace = index
        return header
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

    /// Whether one of these attributes is `@available(iOS, unavailable)`, or so for all platforms.
    private static func sayUnavailable(_ attributes: Range<Int>, _ tokens: Tokens) -> Bool {
        attributes.contains { index in
            tokens.isToken(index, "unavailable") && tokens.isToken(index - 1, ",")
                && (tokens.isToken(index - 2, "iOS") || tokens.isToken(index - 2, "*"))
        }
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
