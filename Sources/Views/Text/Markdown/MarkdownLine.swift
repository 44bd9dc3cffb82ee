/// A line of a Markdown document, and what it begins.
struct MarkdownLine: Equatable {
    /// Without the end of the line; tabs at the beginning are spaces.
    let text: String

    init(_ text: String) { self.text = text }

    static func lines(of document: String) -> [MarkdownLine] {
        document.split(separator: "\n", omittingEmptySubsequences: false).map { part in
            let text = part.hasSuffix("\r") ? part.dropLast() : part
            guard text.first == "\t" || text.first == " " else { return MarkdownLine(String(text)) }
            let space = text.prefix { $0 == " " || $0 == "\t" }
            let width = space.reduce(0) { $1 == "\t" ? ($0 / 4 + 1) * 4 : $0 + 1 }
            return MarkdownLine(String(repeating: " ", count: width) + text.dropFirst(space.count))
        }
    }

    var indent: Int { text.prefix { $0 == " " }.count }
    private var trimmed: Substring {
        var part = text.drop { $0 == " " }
        while part.last?.isWhitespace == true { part.removeLast() }
        return part
    }
    /// Without the space around it.
    var written: String { String(trimmed) }
    var isBlank: Bool { trimmed.isEmpty }

    /// Without so many spaces at its beginning, as far as there are.
    func without(indent width: Int) -> MarkdownLine { MarkdownLine(String(text.dropFirst(min(width, indent)))) }

    /// Whether it goes on with a paragraph before it: it begins nothing else.
    var isLazy: Bool {
        guard !isBlank, indent < 4 else { return false }
        if let marker { return marker.number.map { $0 != 1 } ?? marker.content.isBlank }
        return fence == nil && header == nil && !isBreak && quoted == nil
    }

    /// Whether a paragraph is open behind it, in whatever lists and quotes it begins.
    var endsInText: Bool {
        var line = self
        for _ in 0..<MarkdownBlocks.depthLimit {
            guard !line.isBreak, let inner = line.marker?.content ?? line.quoted else { break }
            line = inner
        }
        return line.isLazy || line.marker != nil
    }

    // MARK: What begins

    /// `## text`
    var header: (level: Int, text: String)? {
        let signs = trimmed.prefix { $0 == "#" }
        let rest = trimmed.dropFirst(signs.count)
        guard indent < 4, (1...6).contains(signs.count), rest.isEmpty || rest.first == " " else { return nil }
        var text = rest.drop { $0 == " " }
        let closing = text.reversed().prefix { $0 == "#" }.count
        let before = text.dropLast(closing)
        if closing > 0, before.isEmpty || before.last == " " { text = before }
        while text.last == " " { text.removeLast() }
        return (signs.count, String(text))
    }

    /// The level of the header that a line below a paragraph makes of it.
    var underline: Int? {
        guard indent < 4, let sign = trimmed.first, sign == "=" || sign == "-" else { return nil }
        return trimmed.allSatisfy { $0 == sign } ? (sign == "=" ? 1 : 2) : nil
    }

    /// `---`, `* * *`
    var isBreak: Bool {
        let signs = trimmed.filter { $0 != " " }
        guard indent < 4, let sign = signs.first, signs.count >= 3 else { return false }
        return "-*_".contains(sign) && signs.allSatisfy { $0 == sign }
    }

    /// What is behind a `>`.
    var quoted: MarkdownLine? {
        guard indent < 4, trimmed.first == ">" else { return nil }
        let rest = text.drop { $0 == " " }.dropFirst()
        return MarkdownLine(String(rest.first == " " ? rest.dropFirst() : rest))
    }

    struct Fence {
        let sign: Character
        let length: Int
        let indent: Int
        let language: String?
    }

    var fence: Fence? {
        guard indent < 4, let sign = trimmed.first, sign == "`" || sign == "~" else { return nil }
        let length = trimmed.prefix { $0 == sign }.count
        let info = trimmed.dropFirst(length).drop { $0 == " " }
        guard length >= 3, sign == "~" || !info.contains("`") else { return nil }
        let language = info.prefix { $0 != " " }
        return Fence(sign: sign, length: length, indent: indent, language: language.isEmpty ? nil : String(language))
    }

    func closes(_ fence: Fence) -> Bool {
        indent < 4 && trimmed.count >= fence.length && trimmed.allSatisfy { $0 == fence.sign }
    }

    struct Marker {
        /// `-`, `+` or `*`; of numbers what follows them.
        let sign: Character
        let number: Int?
        /// Columns up to the item's content.
        let width: Int
        let content: MarkdownLine
    }

    /// What a list's item begins with.
    var marker: Marker? {
        guard indent < 4, let first = trimmed.first else { return nil }
        let digits = trimmed.prefix { $0.isASCII && $0.isNumber }
        let sign = digits.isEmpty ? first : trimmed.dropFirst(digits.count).first
        guard let sign, digits.isEmpty ? "-+*".contains(sign) : digits.count < 10 && ".)".contains(sign) else {
            return nil
        }
        let length = digits.count + 1
        let rest = text.dropFirst(indent + length)
        let spaces = rest.prefix { $0 == " " }.count
        guard rest.isEmpty || spaces > 0 else { return nil }
        // More than four spaces begin code, and nothing at all a line of its own.
        let gap = spaces > 4 || spaces == rest.count ? 1 : spaces
        return Marker(
            sign: sign, number: Int(digits), width: indent + length + gap,
            content: MarkdownLine(String(rest.dropFirst(gap))))
    }

    // MARK: Tables

    /// The columns of the table that begins here: a row, and one of dashes below it with as many cells.
    static func table(_ lines: ArraySlice<MarkdownLine>) -> [PresentationIntent.TableColumn]? {
        guard lines.count > 1, lines[lines.startIndex].text.contains("|") else { return nil }
        let cells = lines[lines.startIndex + 1].cells
        let columns = cells.compactMap(column)
        let isTable = !columns.isEmpty && columns.count == cells.count
        return isTable && lines[lines.startIndex].cells.count == columns.count ? columns : nil
    }

    private static func column(_ cell: String) -> PresentationIntent.TableColumn? {
        let (left, right) = (cell.hasPrefix(":"), cell.hasSuffix(":"))
        let dashes = cell.dropFirst(left ? 1 : 0).dropLast(right && cell.count > 1 ? 1 : 0)
        guard !dashes.isEmpty, dashes.allSatisfy({ $0 == "-" }) else { return nil }
        return .init(alignment: left && right ? .center : right ? .right : .left)
    }

    /// What is between bars; a backslash keeps a bar.
    var cells: [String] {
        var cells = [""]
        var isKept = false
        for character in trimmed {
            if character == "|", !isKept { cells.append("") } else { cells[cells.count - 1].append(character) }
            isKept = character == "\\" && !isKept
        }
        if cells.first?.allSatisfy(\.isWhitespace) == true { cells.removeFirst() }
        if cells.last?.allSatisfy(\.isWhitespace) == true { cells.removeLast() }
        return cells.map { cell in
            var part = cell.drop { $0 == " " }
            while part.last == " " { part.removeLast() }
            return String(part).replacing("\\|", with: "|")
        }
    }

    // MARK: Text

    /// A paragraph's lines: a line feed is a space, and a line separator a break that two spaces or a backslash ask for.
    static func joined(_ lines: [MarkdownLine]) -> String {
        lines.enumerated().map { index, line in
            var text = String(line.trimmed)
            guard index + 1 < lines.count else { return text }
            if line.text.hasSuffix("  ") { return text + "\u{2028}" }
            guard text.hasSuffix("\\") else { return text + "\n" }
            text.removeLast()
            return text + "\u{2028}"
        }.joined()
    }
}
