import KinoraStage

/// Markdown within a line, as SwiftUI reads it in localized strings: emphasis, code, strikethrough and links. Values that were put
/// into the string stay as they are.
struct InlineMarkdown {
    /// A character of the format, or a value.
    private enum Piece {
        case character(Character)
        case value(Text.Segment)

        var character: Character? { if case .character(let character) = self { character } else { nil } }
    }

    /// What a stretch of text means.
    struct Meaning: Hashable {
        var isStrong = false
        var isEmphasized = false
        var isCode = false
        var isStruck = false
        var link: String?
        /// The address of the picture that the text stands for.
        var picture: String?
    }

    private static let signs: Set<Character> = ["*", "_", "~", "`", "[", "<", "\\", "^"]

    /// The segments with what Markdown says of them; the same where nothing in them is Markdown.
    static func read(_ segments: [Text.Segment]) -> [Text.Segment] {
        let isPlain = segments.allSatisfy { segment in
            guard segment.isFormat, case .string(let string) = segment.content else { return true }
            return !string.contains { signs.contains($0) }
        }
        if isPlain { return segments }
        let pieces = segments.flatMap { segment -> [Piece] in
            guard segment.isFormat, case .string(let string) = segment.content else { return [.value(segment)] }
            return string.map { .character($0) }
        }
        var reader = InlineMarkdown()
        reader.read(pieces[...], Meaning())
        reader.flush(Meaning())
        return reader.result
    }

    /// The stretches of a text, each with its meaning.
    static func stretches(of text: String) -> [(text: String, meaning: Meaning)] {
        var reader = InlineMarkdown()
        reader.read(text.map { Piece.character($0) }[...], Meaning())
        reader.flush(Meaning())
        return reader.stretches
    }

    private var result: [Text.Segment] = []
    private var stretches: [(text: String, meaning: Meaning)] = []
    private var plain = ""

    private mutating func flush(_ meaning: Meaning) {
        guard !plain.isEmpty else { return }
        result.append(Text.Segment(content: .string(plain), attributes: meaning.attributes))
        stretches.append((plain, meaning))
        plain = ""
    }

    private mutating func read(_ pieces: ArraySlice<Piece>, _ meaning: Meaning) {
        var index = pieces.startIndex
        while index < pieces.endIndex {
            guard let character = pieces[index].character else {
                if case .value(var segment) = pieces[index] {
                    flush(meaning)
                    segment.attributes = segment.attributes.filled(from: meaning.attributes)
                    result.append(segment)
                }
                index += 1
                continue
            }
            if let end = span(character, at: index, pieces, meaning) {
                index = end
            } else {
                plain.append(character)
                index += 1
            }
        }
    }

    /// Reads what begins with a sign; returns where it ends, or nil where the character is only itself.
    private mutating func span(
        _ character: Character, at index: Int, _ pieces: ArraySlice<Piece>, _ meaning: Meaning
    ) -> Int? {
        switch character {
        case "\\":
            guard let next = at(index + 1, pieces), next.isASCII, next.isPunctuation || next.isSymbol else {
                return nil
            }
            plain.append(next)
            return index + 2
        case "`": return code(at: index, pieces, meaning)
        case "*", "_", "~": return emphasis(character, at: index, pieces, meaning)
        case "[": return link(at: index, pieces, meaning)
        case "!": return picture(at: index, pieces, meaning)
        case "^": return inflected(at: index, pieces, meaning)
        case "<": return address(at: index, pieces, meaning)
        default: return nil
        }
    }

    private func at(_ index: Int, _ pieces: ArraySlice<Piece>) -> Character? {
        pieces.indices.contains(index) ? pieces[index].character : nil
    }

    /// How many of a character follow one another.
    private func run(of character: Character, at index: Int, _ pieces: ArraySlice<Piece>) -> Int {
        var end = index
        while at(end, pieces) == character { end += 1 }
        return end - index
    }

    private mutating func inside(_ part: ArraySlice<Piece>, _ outer: Meaning, _ change: (inout Meaning) -> Void) {
        flush(outer)
        var inner = outer
        change(&inner)
        read(part, inner)
        flush(inner)
    }

    private mutating func code(at index: Int, _ pieces: ArraySlice<Piece>, _ meaning: Meaning) -> Int? {
        let length = run(of: "`", at: index, pieces)
        var end = index + length
        while end < pieces.endIndex {
            let closing = run(of: "`", at: end, pieces)
            if closing == length {
                flush(meaning)
                for piece in pieces[(index + length)..<end] {
                    if let character = piece.character {
                        plain.append(character)
                    } else if case .value(let segment) = piece, case .string(let string) = segment.content {
                        plain += string
                    }
                }
                var inner = meaning
                inner.isCode = true
                flush(inner)
                return end + closing
            }
            end += max(1, closing)
        }
        return nil
    }

    private mutating func emphasis(
        _ sign: Character, at index: Int, _ pieces: ArraySlice<Piece>, _ meaning: Meaning
    ) -> Int? {
        let length = run(of: sign, at: index, pieces)
        let (before, after) = (at(index - 1, pieces), index + length)
        let opens =
            after < pieces.endIndex && at(after, pieces)?.isWhitespace != true
            && !(sign == "_" && before.map { $0.isLetter || $0.isNumber } == true)
        guard opens, length <= (sign == "~" ? 2 : 3) else {
            for _ in 0..<length { plain.append(sign) }
            return after
        }
        var end = after
        while end < pieces.endIndex {
            if at(end, pieces) == "\\" {
                end += 2
                continue
            }
            let closing = run(of: sign, at: end, pieces)
            let next = at(end + closing, pieces)
            if closing == length, at(end - 1, pieces)?.isWhitespace != true,
                !(sign == "_" && next.map { $0.isLetter || $0.isNumber } == true)
            {
                inside(pieces[after..<end], meaning) { inner in
                    if sign == "~" { inner.isStruck = true }
                    if sign != "~", length != 2 { inner.isEmphasized = true }
                    if sign != "~", length >= 2 { inner.isStrong = true }
                }
                return end + closing
            }
            end += max(1, closing)
        }
        for _ in 0..<length { plain.append(sign) }
        return after
    }

    /// `[text](address)`
    private mutating func link(at index: Int, _ pieces: ArraySlice<Piece>, _ meaning: Meaning) -> Int? {
        guard let (close, end) = bracketed(at: index, pieces) else { return nil }
        let address = InlineMarkdown.address(pieces[(close + 2)..<end])
        inside(pieces[(index + 1)..<close], meaning) { $0.link = address }
        return end + 1
    }

    /// What parentheses hold, without a title behind it.
    private static func address(_ pieces: ArraySlice<Piece>) -> String {
        let text = string(pieces)
        guard let quote = text.firstIndex(of: "\""), quote > text.startIndex else { return text }
        let before = text[..<quote]
        return before.last == " " ? String(before.prefix { $0 != " " }) : text
    }

    /// `![text](address)`
    private mutating func picture(at index: Int, _ pieces: ArraySlice<Piece>, _ meaning: Meaning) -> Int? {
        guard at(index + 1, pieces) == "[", let (close, end) = bracketed(at: index + 1, pieces) else { return nil }
        let address = InlineMarkdown.address(pieces[(close + 2)..<end])
        inside(pieces[(index + 2)..<close], meaning) { $0.picture = address }
        return end + 1
    }

    /// `^[3 apple](inflect: true)`: the last word agrees with the number. Other attributes say nothing of the look.
    private mutating func inflected(at index: Int, _ pieces: ArraySlice<Piece>, _ meaning: Meaning) -> Int? {
        guard at(index + 1, pieces) == "[", let (close, end) = bracketed(at: index + 1, pieces) else { return nil }
        let attributes = InlineMarkdown.string(pieces[(close + 2)..<end]).filter { !$0.isWhitespace }
        var text = pieces[(index + 2)..<close]
        if attributes.contains("inflect:true") { text = InlineMarkdown.agreeing(text) }
        inside(text, meaning) { _ in }
        return end + 1
    }

    /// The pieces with the plural of the last word, where their number is another than one.
    private static func agreeing(_ pieces: ArraySlice<Piece>) -> ArraySlice<Piece> {
        let digits = string(pieces).drop { !$0.isNumber }.prefix { $0.isNumber || $0 == "," || $0 == "." }
        guard !digits.isEmpty, digits != "1",
            let last = pieces.lastIndex(where: { $0.character?.isLetter == true })
        else { return pieces }
        var first = last
        while first > pieces.startIndex, pieces[first - 1].character?.isLetter == true { first -= 1 }
        let plural = EnglishPlural.of(string(pieces[first...last])).map { Piece.character($0) }
        return (pieces[..<first] + plural + pieces[(last + 1)...])[...]
    }

    /// The characters of pieces, with values as they are written by default.
    private static func string(_ pieces: ArraySlice<Piece>) -> String {
        pieces.map { piece -> String in
            switch piece {
            case .character(let character): String(character)
            case .value(let segment):
                switch segment.content {
                case .string(let string): string
                case .resolved(let make): make(EnvironmentValues())
                case .image, .counting: ""
                }
            }
        }.joined()
    }

    /// Where the text in brackets ends that begins here, and the parentheses after it.
    private func bracketed(at index: Int, _ pieces: ArraySlice<Piece>) -> (close: Int, end: Int)? {
        var depth = 0
        var close: Int?
        for place in index..<pieces.endIndex {
            if at(place, pieces) == "[" { depth += 1 }
            if at(place, pieces) == "]" {
                depth -= 1
                if depth == 0 {
                    close = place
                    break
                }
            }
        }
        guard let close, at(close + 1, pieces) == "(",
            let end = (close + 2..<pieces.endIndex).first(where: { at($0, pieces) == ")" })
        else { return nil }
        return (close, end)
    }

    /// `<https://example.com>`
    private mutating func address(at index: Int, _ pieces: ArraySlice<Piece>, _ meaning: Meaning) -> Int? {
        guard let end = (index + 1..<pieces.endIndex).first(where: { at($0, pieces) == ">" }) else { return nil }
        let text = String(pieces[(index + 1)..<end].compactMap(\.character))
        guard text.contains("://") || text.contains("@"), !text.contains(where: \.isWhitespace) else { return nil }
        inside(pieces[(index + 1)..<end], meaning) { $0.link = text }
        return end + 1
    }
}

extension InlineMarkdown.Meaning {
    /// How a text of this meaning looks: links have the tint.
    var attributes: TextAttributes {
        var attributes = TextAttributes()
        if isStrong { attributes.weight = .bold }
        if isEmphasized { attributes.isItalic = true }
        if isCode { attributes.isMonospaced = true }
        if isStruck { attributes.strikethrough = .init(isActive: true) }
        if link != nil { attributes.style = AnyShapeStyle(.tint) }
        return attributes
    }
}
