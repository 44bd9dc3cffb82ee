/// Swift text with comments, strings, numbers and keywords marked for the page's style.
enum SwiftMarkup {
    private static let keywords: Set<String> = [
        "import", "struct", "enum", "class", "func", "var", "let", "static", "private", "fileprivate", "some", "any",
        "return",
        "if", "else", "switch", "case", "default", "for", "in", "while", "guard", "extension", "init", "self", "Self",
        "where",
        "mutating", "nonisolated", "true", "false", "nil", "final", "public", "package", "typealias", "protocol",
        "throws", "try",
    ]

    static func html(_ source: String) -> String {
        var result = ""
        var rest = Substring(source)
        while let first = rest.first {
            let (length, style) = token(rest, first)
            let end = rest.index(rest.startIndex, offsetBy: length, limitedBy: rest.endIndex) ?? rest.endIndex
            let text = Markup.escaped(String(rest[..<end]))
            result += style.map { "<b class=\"\($0)\">\(text)</b>" } ?? text
            rest = rest[end...]
        }
        return result
    }

    /// How many characters belong together, and what they are.
    private static func token(_ rest: Substring, _ first: Character) -> (length: Int, style: String?) {
        if rest.hasPrefix("//") { return (rest.prefix { $0 != "\n" }.count, "comment") }
        if rest.hasPrefix("\"\"\"") {
            let body = rest.dropFirst(3)
            guard let end = body.firstRange(of: "\"\"\"") else { return (rest.count, "string") }
            return (3 + body.distance(from: body.startIndex, to: end.lowerBound) + 3, "string")
        }
        if first == "\"" { return (stringLength(rest), "string") }
        if first == "@" || first == "#" || first.isLetter || first == "_" {
            let word = rest.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "_" }
            let text = String(first) + word
            let style =
                first == "@" || first == "#" || keywords.contains(text) ? "keyword" : first.isUppercase ? "type" : nil
            return (1 + word.count, style)
        }
        if first.isNumber {
            return (
                rest.prefix { $0.isHexDigit || $0 == "." && !rest.hasPrefix("..") || $0 == "_" || $0 == "x" }.count,
                "number"
            )
        }
        return (1, nil)
    }

    private static func stringLength(_ rest: Substring) -> Int {
        var length = 1
        var isEscaped = false
        for character in rest.dropFirst() {
            if character == "\n" { return length }
            length += 1
            if isEscaped {
                isEscaped = false
            } else if character == "\\" {
                isEscaped = true
            } else if character == "\"" {
                return length
            }
        }
        return length
    }
}
