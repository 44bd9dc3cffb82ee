import KinoraMacroExpansion

/// Variables and methods marked `@NSManaged`, which Core Data fills in when a program runs. Here they are filled in as text.
enum ManagedDeclarations {
    /// What stands after the declaration that an attribute marks, and where; nil where its body cannot be known.
    ///
    /// - Parameter index: the token after `@NSManaged`.
    static func body(_ tokens: Tokens, after index: Int) -> (place: Int, text: String)? {
        guard
            let keyword = tokens.all.indices[index...].prefix(12).first(where: {
                tokens.isToken($0, "var") || tokens.isToken($0, "func")
            }), tokens.all.indices.contains(keyword + 1)
        else { return nil }
        let name = tokens.text(tokens.all[keyword + 1])
        if tokens.isToken(keyword, "func") { return methodBody(tokens, named: name, at: keyword + 1) }
        let rest = tokens.all.indices[(keyword + 2)...]
        let end = rest.first { place in
            tokens.all[place].startsLine || ["}", "{", ";", "="].contains { tokens.isToken(place, $0) }
        }
        if let end, tokens.isToken(end, "{") || tokens.isToken(end, "=") { return nil }
        return (tokens.all[(end ?? tokens.all.endIndex) - 1].range.upperBound, accessors(of: name))
    }

    private static func accessors(of name: String) -> String {
        let key = name.filter { $0 != "`" }
        return " { get { _managed(\"\(key)\") } set { _setManaged(\"\(key)\", newValue) } }"
    }

    /// The methods that Xcode writes for relationships to many.
    private static func methodBody(_ tokens: Tokens, named name: String, at index: Int) -> (Int, String)? {
        guard tokens.isToken(index + 1, "(") else { return nil }
        let end = tokens.afterBracket(index + 1)
        let names = parameters(tokens, in: index + 2..<end - 1)
        guard !names.isEmpty else { return nil }
        func call(_ method: String, without prefix: String) -> (Int, String) {
            let rest = name.dropFirst(prefix.count)
            let key = rest.prefix(1).lowercased() + rest.dropFirst()
            let list = names.map { parameter in
                (parameter.label.map { "\($0): " } ?? "") + parameter.name
            }.joined(separator: ", ")
            return (tokens.all[end - 1].range.upperBound, " { \(method)(\"\(key)\", \(list)) }")
        }
        for (prefix, method) in [
            ("addTo", "_addManaged"), ("insertInto", "_addManaged"), ("removeFrom", "_removeManaged"),
            ("replace", "_replaceManaged"),
        ] where name.hasPrefix(prefix) { return call(method, without: prefix) }
        return nil
    }

    /// The labels and names of a method's parameters.
    private static func parameters(_ tokens: Tokens, in range: Range<Int>) -> [(label: String?, name: String)] {
        var found: [(label: String?, name: String)] = []
        for index in range where tokens.isToken(index, ":") && tokens.all[index - 1].kind == .word {
            let name = tokens.text(tokens.all[index - 1])
            let hasLabel = index - 2 >= range.lowerBound && tokens.all[index - 2].kind == .word
            let label = hasLabel ? tokens.text(tokens.all[index - 2]) : name
            found.append((label == "_" ? nil : label, name))
        }
        return found
    }
}
