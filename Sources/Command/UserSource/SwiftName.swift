/// Names as they are written in Swift.
enum SwiftName {
    /// In backticks where Swift has the word for something else.
    static func escaped(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }

    private static let keywords: Set<String> = [
        "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import", "init", "inout",
        "internal", "let", "open", "operator", "private", "precedencegroup", "protocol", "public", "rethrows", "static",
        "struct", "subscript", "typealias", "var", "break", "case", "catch", "continue", "default", "defer", "do",
        "else",
        "fallthrough", "for", "guard", "if", "in", "repeat", "return", "throw", "switch", "where", "while", "as",
        "false",
        "is", "nil", "self", "super", "throws", "true", "try",
    ]
}
