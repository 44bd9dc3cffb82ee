import KinoraViews

/// The colors of code on a page.
struct CodeTheme {
    let page: Color
    let text: Color
    let number: Color
    let keyword: Color
    let type: Color
    let string: Color
    let comment: Color
    let added: Color
    let removed: Color
    let isDark: Bool

    /// A line with its words colored: comments, strings, keywords and names that begin with a capital.
    @MainActor
    func colored(_ line: String) -> Text {
        var result = Text("")
        var rest = line[...]
        while let first = rest.first {
            let piece: Substring
            let color: Color
            if rest.hasPrefix("//") {
                (piece, color) = (rest, comment)
            } else if first == "\"" {
                let end = rest.dropFirst().firstIndex(of: "\"").map { rest.index(after: $0) } ?? rest.endIndex
                (piece, color) = (rest[..<end], string)
            } else if first.isLetter || first == "@" || first == "_" {
                let end = rest.dropFirst().firstIndex { !($0.isLetter || $0.isNumber || $0 == "_") } ?? rest.endIndex
                piece = rest[..<end]
                color =
                    CodeTheme.keywords.contains(String(piece))
                    ? keyword : first.isUppercase || first == "@" ? type : text
            } else {
                let end = rest.firstIndex { $0.isLetter || $0 == "\"" || $0 == "@" || $0 == "_" || $0 == "/" }
                piece = rest[..<(end == rest.startIndex ? rest.index(after: rest.startIndex) : end ?? rest.endIndex)]
                color = text
            }
            result = result + Text(String(piece)).foregroundColor(color)
            rest = rest[piece.endIndex...]
        }
        return result
    }

    private static let keywords: Set<String> = [
        "struct", "class", "enum", "func", "var", "let", "some", "return", "if", "else", "for", "in", "while", "guard",
        "private", "public",
        "static", "import", "self", "true", "false", "nil", "switch", "case", "extension", "protocol", "init", "async",
        "await", "throws", "try",
    ]
}

/// The themes, as parameters name them.
enum CodeThemeName: String, CaseIterable {
    case automatic, dusk

    func theme(in appearance: ColorScheme) -> CodeTheme {
        switch self {
        case .automatic where appearance == .light:
            CodeTheme(
                page: .white, text: Color(hexadecimal: 0x24292F), number: Color(hexadecimal: 0x3D444D),
                keyword: Color(hexadecimal: 0x8E2A88),
                type: Color(hexadecimal: 0x0B4F79), string: Color(hexadecimal: 0xA31515),
                comment: Color(hexadecimal: 0x4F5D69), added: Color(hexadecimal: 0x116329),
                removed: Color(hexadecimal: 0xB31D28), isDark: false)
        case .automatic:
            CodeTheme(
                page: Color(hexadecimal: 0x0F1117), text: Color(hexadecimal: 0xE6EDF3),
                number: Color(hexadecimal: 0xB6BDC7),
                keyword: Color(hexadecimal: 0xFF7AB2), type: Color(hexadecimal: 0x6BDFFF),
                string: Color(hexadecimal: 0xFF8170),
                comment: Color(hexadecimal: 0x7F8C98), added: .green, removed: .red, isDark: true)
        case .dusk:
            CodeTheme(
                page: Color(hexadecimal: 0x1E1B2E), text: Color(hexadecimal: 0xE4DFFF),
                number: Color(hexadecimal: 0xA49DCB),
                keyword: Color(hexadecimal: 0xC792EA), type: Color(hexadecimal: 0x82AAFF),
                string: Color(hexadecimal: 0xC3E88D),
                comment: Color(hexadecimal: 0x7E78A8), added: .mint, removed: .pink, isDark: true)
        }
    }
}
