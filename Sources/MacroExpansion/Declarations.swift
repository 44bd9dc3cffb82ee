/// Declarations in a stretch of source, read as far as macros need them.
struct VariableDeclaration {
    /// Names without `@`, in order.
    var attributes: [String] = []
    /// What stands in the parentheses of those that have some, by name.
    var arguments: [String: String] = [:]
    /// Such as `public`, `static`, `lazy`.
    var modifiers: [String] = []
    var isConstant = false
    var bindings: [Binding] = []
    /// All of it, attributes included: indices of tokens.
    var tokens: Range<Int>

    struct Binding {
        let name: String
        /// The index of its first token.
        let nameToken: Int
        /// As written.
        var type: String?
        /// The initial value, as written.
        var value: String?
        var isComputed = false
    }

    /// In `a, b: Double` the type is for both.
    mutating func shareTypes() {
        for index in bindings.indices.reversed().dropFirst()
        where bindings[index].type == nil && bindings[index].value == nil && !bindings[index].isComputed {
            bindings[index].type = bindings[index + 1].type
        }
    }
}

/// Reads declarations one after another from tokens at one level of brackets.
struct DeclarationReader {
    let tokens: Tokens
    private(set) var position: Int
    let end: Int

    init(_ tokens: Tokens, in range: Range<Int>) {
        self.tokens = tokens
        position = range.lowerBound
        end = range.upperBound
    }

    private static let modifiers: Set<String> = [
        "public", "package", "internal", "fileprivate", "private", "open", "static", "class", "final", "lazy", "weak",
        "unowned", "nonisolated", "override", "required", "convenience", "dynamic", "mutating", "nonmutating",
        "indirect",
        "optional", "isolated", "borrowing", "consuming", "distributed",
    ]
    private static let keywords: Set<String> = [
        "var", "let", "func", "init", "deinit", "subscript", "struct", "class", "enum", "actor", "protocol",
        "extension",
        "typealias", "associatedtype", "case", "import", "operator", "precedencegroup", "macro",
    ]

    /// The next declaration of variables or constants; others are passed over. nil at the end.
    mutating func nextVariable() -> VariableDeclaration? {
        while position < end {
            let start = position
            var declaration = VariableDeclaration(tokens: start..<start)
            readAttributes(&declaration)
            readModifiers(&declaration)
            if stands("var") || stands("let") {
                declaration.isConstant = stands("let")
                position += 1
                repeat { readBinding(&declaration) } while take(sign: ",")
                declaration.shareTypes()
                declaration.tokens = start..<position
                return declaration
            }
            position = max(position, start)
            skipDeclaration()
        }
        return nil
    }

    private func stands(_ word: String) -> Bool { position < end && tokens.isToken(position, word) }

    private mutating func take(sign: String) -> Bool {
        guard position < end, tokens.isToken(position, sign) else { return false }
        position += 1
        return true
    }

    private mutating func readAttributes(_ declaration: inout VariableDeclaration) {
        while stands("@"), position + 1 < end {
            var name = tokens.text(tokens.all[position + 1])
            position += 2
            while stands("."), position + 1 < end {
                name = tokens.text(tokens.all[position + 1])
                position += 2
            }
            declaration.attributes.append(name)
            // Generic arguments, and arguments that follow at once.
            if stands("<"), touches(position) { skipAngles() }
            if stands("("), touches(position) {
                let open = position
                position = min(end, tokens.afterBracket(position))
                declaration.arguments[name] = tokens.text(ofTokens: open + 1..<max(open + 1, position - 1))
            }
        }
    }

    private mutating func readModifiers(_ declaration: inout VariableDeclaration) {
        while position < end, tokens.all[position].kind == .word {
            let word = tokens.text(tokens.all[position])
            guard DeclarationReader.modifiers.contains(word) else { return }
            // `class` may begin a type.
            if word == "class", position + 1 < end, !isDeclarationWord(position + 1) { return }
            position += 1
            declaration.modifiers.append(word)
            if stands("("), touches(position) { position = min(end, tokens.afterBracket(position)) }
        }
    }

    private func isDeclarationWord(_ index: Int) -> Bool {
        let word = tokens.text(tokens.all[index])
        return DeclarationReader.modifiers.contains(word) || DeclarationReader.keywords.contains(word)
    }

    /// Whether no space is before a token.
    private func touches(_ index: Int) -> Bool {
        index > 0 && tokens.all[index - 1].range.upperBound == tokens.all[index].range.lowerBound
    }

    private mutating func skipAngles() {
        var depth = 0
        while position < end {
            if stands("<") { depth += 1 }
            if stands(">") { depth -= 1 }
            position += 1
            if depth == 0 { return }
        }
    }

    private mutating func readBinding(_ declaration: inout VariableDeclaration) {
        guard position < end else { return }
        let isTuple = stands("(")
        let nameStart = position
        position = isTuple ? min(end, tokens.afterBracket(position)) : position + 1
        var binding = VariableDeclaration.Binding(
            name: tokens.text(ofTokens: nameStart..<position), nameToken: nameStart)
        if take(sign: ":") {
            let start = position
            skip(until: ["=", "{", ","])
            binding.type = tokens.text(ofTokens: start..<position)
        }
        let hasValue = take(sign: "=")
        if hasValue {
            let start = position
            skip(until: [","])
            binding.value = tokens.text(ofTokens: start..<position)
        } else if stands("{") {
            let body = position
            position = min(end, tokens.afterBracket(position))
            binding.isComputed = !(tokens.isToken(body + 1, "willSet") || tokens.isToken(body + 1, "didSet"))
        }
        declaration.bindings.append(binding)
    }

    /// Goes on until one of `stops`, a semicolon, or a line that begins something else; brackets are passed over as a
    /// whole.
    private mutating func skip(until stops: [String]) {
        let start = position
        while position < end {
            if position > start, beginsStatement(position) { return }
            if tokens.isToken(position, ";") { return }
            // Commas within angle brackets do not end a type; in a value the sign may just mean less.
            if stops.contains("{"), tokens.isToken(position, "<"), touches(position) {
                let before = position
                skipAngles()
                if position > before { continue }
            }
            if stops.contains(where: { tokens.isToken(position, $0) }) { return }
            if tokens.isToken(position, "(") || tokens.isToken(position, "[") || tokens.isToken(position, "{") {
                position = min(end, tokens.afterBracket(position))
            } else {
                position += 1
            }
        }
    }

    /// Whether a token at the beginning of a line begins something new, rather than continuing what came before.
    private func beginsStatement(_ index: Int) -> Bool {
        let token = tokens.all[index]
        guard token.startsLine else { return false }
        if token.kind == .sign {
            let continues: [UInt8] = Array(".?:&|+-*/%<>=,)]}{".utf8)
            return !continues.contains(tokens.bytes[token.range.lowerBound])
        }
        // An operator at the end of the line before needs an operand.
        guard index > 0, tokens.all[index - 1].kind == .sign else { return true }
        // The mark of an optional type is none.
        if tokens.isToken(index - 1, "?"), touches(index - 1) { return true }
        let open: [UInt8] = Array("=+-*/%&|<?:,([{".utf8)
        return !open.contains(tokens.bytes[tokens.all[index - 1].range.lowerBound])
    }

    /// Passes over a declaration or statement of another kind.
    private mutating func skipDeclaration() {
        if take(sign: ";") { return }
        if position + 1 < end, tokens.isToken(position, "#"), isDirective(position + 1) {
            // A directive is its line.
            repeat { position += 1 } while position < end && !tokens.all[position].startsLine
            return
        }
        let before = position
        skip(until: [])
        if position == before { position += 1 }
    }

    /// Whether a word after `#` is the compiler's, and not the name of a macro.
    private func isDirective(_ index: Int) -> Bool {
        ["if", "elseif", "else", "endif", "warning", "error", "sourceLocation"].contains(tokens.text(tokens.all[index]))
    }
}

extension Array where Element == String {
    /// The modifier by which members that belong to a declaration are as visible as it.
    var access: String {
        contains("public") || contains("open") ? "public " : contains("package") ? "package " : ""
    }
}
