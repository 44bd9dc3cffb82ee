import KinoraMacroExpansion

/// What a `#selector` names: a method of a class of the same file, so that displays' links, timers and controls can call it without the
/// Objective-C runtime.
struct SelectorCalls {
    private struct Method {
        /// The innermost type that declares it.
        let owner: String
        /// The same with the types around it, as it is called outside of them.
        let qualifiedOwner: String
        /// At most two.
        let parameters: [Parameter]
    }
    private struct Parameter {
        /// How the argument is labelled; "_" without a label.
        let label: String
        let type: String
    }

    private let tokens: Tokens
    /// By name; nil for one that cannot be called, which must not be mistaken for another one of its name.
    private var methods: [String: [Method?]] = [:]

    /// - Parameter tokens: of the whole file.
    init(_ tokens: Tokens) {
        self.tokens = tokens
        collect()
    }

    /// A closure that calls what the words of a `#selector` name, or nil where that is no single method of a class of this file with at
    /// most two arguments, that neither waits nor throws.
    func closure(for selector: String) -> String? {
        let words = selector.filter { !$0.isWhitespace }
        let path = words.prefix { $0 != "(" }.split(separator: ".")
        guard let name = path.last, let found = methods[String(name)], found.count == 1, let method = found[0],
            path.count < 2 || isValue(path[path.count - 2]) || path[path.count - 2] == "Self"
                || path[path.count - 2] == method.owner.split(separator: ".").last
        else { return nil }
        let outer = path.dropLast().joined(separator: ".")
        // `context.coordinator.tapped` says nothing of the type; the one method of this name in the file is meant.
        let isOther = path.count > 1 && isValue(path[path.count - 2]) && outer != "self"
        let owner = ["", "self", "Self"].contains(outer) ? method.owner : isOther ? method.qualifiedOwner : outer
        let parameters = Array(zip(method.parameters, ["argument", "second"]))
        let received = ["target: \(owner)"] + parameters.map { "\($1): \($0.type)" }
        let passed = parameters.map { $0.label == "_" ? $1 : "\($0.label): \($1)" }
        return "{ (\(received.joined(separator: ", "))) in _ = target.\(name)(\(passed.joined(separator: ", "))) }"
    }

    /// Whether a word is the name of a value, as `self` and `coordinator` are, and not of a type.
    private func isValue(_ word: Substring) -> Bool { word.first?.isLowercase ?? false }

    // MARK: Finding methods

    private mutating func collect() {
        // The types that are open, with the depth of their braces; only in those of classes methods are told.
        var owners: [(name: String, isClass: Bool, depth: Int)] = []
        var depth = 0
        var announced: (name: String, isClass: Bool)?
        for index in tokens.all.indices {
            if tokens.isToken(index, "{") {
                depth += 1
                if let (name, isClass) = announced { owners.append((name, isClass, depth)) }
                announced = nil
            } else if tokens.isToken(index, "}") {
                if owners.last?.depth == depth { owners.removeLast() }
                depth -= 1
            } else if let type = type(at: index) {
                announced = type
            } else if tokens.isToken(index, "func"), let owner = owners.last, owner.isClass, owner.depth == depth {
                let name = tokens.all.indices.contains(index + 1) ? tokens.text(tokens.all[index + 1]) : ""
                methods[name, default: []].append(method(index, of: owners.map(\.name)))
            }
        }
    }

    /// The type that is declared here: its name, and whether it may be a class. The name of `extension A.B` is all of it.
    private func type(at index: Int) -> (name: String, isClass: Bool)? {
        let kinds = [
            "class": true, "extension": true, "struct": false, "enum": false, "actor": false, "protocol": false,
        ]
        guard tokens.all[index].kind == .word, let isClass = kinds[tokens.text(tokens.all[index])],
            tokens.all.indices.contains(index + 1), tokens.all[index + 1].kind == .word,
            // `class func` and `class var` declare no type.
            !["func", "var", "let"].contains(tokens.text(tokens.all[index + 1])), !tokens.isToken(index - 1, ".")
        else { return nil }
        var name = tokens.text(tokens.all[index + 1])
        var next = index + 2
        while tokens.isToken(next, "."), tokens.all.indices.contains(next + 1) {
            name += "." + tokens.text(tokens.all[next + 1])
            next += 2
        }
        return (name, isClass)
    }

    private func method(_ index: Int, of owners: [String]) -> Method? {
        let (owner, qualified) = (owners.last ?? "", owners.joined(separator: "."))
        let open = index + 2
        guard tokens.isToken(open, "("), !isOfType(index) else { return nil }
        let end = tokens.afterBracket(open)
        guard !tokens.isToken(end, "async"), !tokens.isToken(end, "throws") else { return nil }
        return parameters(open + 1..<end - 1).map {
            Method(owner: owner, qualifiedOwner: qualified, parameters: $0)
        }
    }

    /// What stands between the brackets of a method; nil for more than two parameters, and for types that a closure's cannot have.
    private func parameters(_ inside: Range<Int>) -> [Parameter]? {
        guard !inside.isEmpty else { return [] }
        let commas = inside.filter { tokens.isToken($0, ",") }
        guard let comma = commas.first else { return parameter(inside).map { [$0] } }
        // A comma may also stand within a type.
        let halves = [inside.lowerBound..<comma, comma + 1..<inside.upperBound]
        guard commas.count == 1, halves.allSatisfy(hasWholeBrackets) else { return nil }
        let read = halves.compactMap(parameter)
        return read.count == halves.count ? read : nil
    }

    private func hasWholeBrackets(_ range: Range<Int>) -> Bool {
        [("(", ")"), ("[", "]"), ("{", "}")].allSatisfy { open, close in
            range.count { tokens.isToken($0, open) } == range.count { tokens.isToken($0, close) }
        }
    }

    private func parameter(_ inside: Range<Int>) -> Parameter? {
        guard let first = inside.first, let colon = inside.first(where: { tokens.isToken($0, ":") }),
            tokens.all[first].kind == .word
        else { return nil }
        let value = inside.first { tokens.isToken($0, "=") } ?? inside.upperBound
        guard colon + 1 < value, !["@", "some", "inout"].contains(where: { tokens.isToken(colon + 1, $0) }) else {
            return nil
        }
        var type = tokens.text(ofTokens: colon + 1..<value)
        guard !type.contains("\n") else { return nil }
        if type.hasSuffix("!") { type = type.dropLast() + "?" }
        return Parameter(label: tokens.text(tokens.all[first]), type: type)
    }

    /// Whether `static` or `class` stands before the function, among other words on its line.
    private func isOfType(_ index: Int) -> Bool {
        var position = index
        while !tokens.all[position].startsLine, position > 0, tokens.all[position - 1].kind == .word {
            position -= 1
            if tokens.isToken(position, "static") || tokens.isToken(position, "class") { return true }
        }
        return false
    }
}
