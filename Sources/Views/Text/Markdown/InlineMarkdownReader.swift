import KinoraStage

/// Takes a line of Markdown apart.
struct InlineMarkdownReader {
    typealias Pieces = ArraySlice<InlineMarkdown.Piece>
    typealias Found = (items: [MarkdownItem], end: Int)

    let references: MarkdownReferences
    /// Whether it reads the text of a link, in which there are no others.
    var isInLink = false

    /// The parts of a text with their meanings.
    func items(_ pieces: Pieces) -> [MarkdownItem] {
        var items: [MarkdownItem] = []
        var plain = ""
        func flush() {
            if !plain.isEmpty { items.append(MarkdownItem(content: .text(plain))) }
            plain = ""
        }
        var index = pieces.startIndex
        while index < pieces.endIndex {
            switch pieces[index] {
            case .value(let segment):
                flush()
                items.append(MarkdownItem(content: .value(segment)))
                index += 1
            case .character(let character):
                if let found = span(character, at: index, pieces) {
                    flush()
                    items += found.items
                    index = found.end
                } else {
                    plain.append(character)
                    index += 1
                }
            }
        }
        flush()
        MarkdownEmphasis.apply(to: &items)
        return items
    }

    /// What begins with a character; nil where it is only itself.
    private func span(_ character: Character, at index: Int, _ pieces: Pieces) -> Found? {
        switch character {
        case "\\": escaped(at: index, pieces)
        case "&": entity(at: index, pieces)
        case "`": code(at: index, pieces)
        case "*", "_", "~": signs(character, at: index, pieces)
        case "[": link(at: index, pieces)
        case "!": picture(at: index, pieces)
        case "^": inflected(at: index, pieces)
        case "<": address(at: index, pieces) ?? html(at: index, pieces)
        default: isInLink ? nil : bareAddress(at: index, pieces)
        }
    }

    private func at(_ index: Int, _ pieces: Pieces) -> Character? {
        pieces.indices.contains(index) ? pieces[index].character : nil
    }

    private func text(_ text: String, _ change: (inout InlineMarkdown.Meaning) -> Void = { _ in }) -> [MarkdownItem] {
        var item = MarkdownItem(content: .text(text))
        change(&item.meaning)
        return [item]
    }

    /// How many of a character follow one another.
    private func run(of character: Character, at index: Int, _ pieces: Pieces) -> Int {
        var end = index
        while at(end, pieces) == character { end += 1 }
        return end - index
    }

    // MARK: Characters

    private func escaped(at index: Int, _ pieces: Pieces) -> Found? {
        guard let next = at(index + 1, pieces), next.isASCII, next.isPunctuation || next.isSymbol else { return nil }
        return (text(String(next)), index + 2)
    }

    /// `&amp;`, `&#8212;`
    private func entity(at index: Int, _ pieces: Pieces) -> Found? {
        let longest = 40
        guard let end = (index + 1..<min(index + longest, pieces.endIndex)).first(where: { at($0, pieces) == ";" })
        else { return nil }
        let written = InlineMarkdown.string(pieces[index...end])
        let meant = HTMLEntities.replaced(in: written)
        return meant == written ? nil : (text(meant), end + 1)
    }

    private func signs(_ sign: Character, at index: Int, _ pieces: Pieces) -> Found {
        let length = run(of: sign, at: index, pieces)
        // A value is as a letter.
        func neighbor(_ place: Int) -> Character? {
            pieces.indices.contains(place) ? pieces[place].character ?? "x" : nil
        }
        let signs = MarkdownItem.Signs(
            sign, length: length, after: neighbor(index - 1), before: neighbor(index + length))
        return ([MarkdownItem(content: .signs(signs))], index + length)
    }

    private func code(at index: Int, _ pieces: Pieces) -> Found? {
        let length = run(of: "`", at: index, pieces)
        var end = index + length
        while end < pieces.endIndex {
            let closing = run(of: "`", at: end, pieces)
            if closing == length {
                var code = InlineMarkdown.string(pieces[(index + length)..<end])[...]
                // A space at both ends lets code begin with its own sign.
                if code.first == " ", code.last == " ", code.contains(where: { $0 != " " }) {
                    code = code.dropFirst().dropLast()
                }
                return (text(String(code)) { $0.isCode = true }, end + closing)
            }
            end += max(1, closing)
        }
        return (text(String(repeating: "`", count: length)), index + length)
    }

    // MARK: Brackets

    /// `[text](address)`, `[text][label]`, `[label][]` or `[label]`.
    private func link(at index: Int, _ pieces: Pieces) -> Found? {
        guard let (close, address, end) = target(at: index, pieces) else { return nil }
        return (inside(pieces[(index + 1)..<close]) { $0.link = address }, end)
    }

    /// The same behind an exclamation mark.
    private func picture(at index: Int, _ pieces: Pieces) -> Found? {
        guard at(index + 1, pieces) == "[", let (close, address, end) = target(at: index + 1, pieces) else {
            return nil
        }
        return (inside(pieces[(index + 2)..<close]) { $0.picture = address }, end)
    }

    /// The text in brackets, with a meaning.
    private func inside(_ pieces: Pieces, _ change: (inout InlineMarkdown.Meaning) -> Void) -> [MarkdownItem] {
        var reader = self
        reader.isInLink = true
        var items = reader.items(pieces)
        for index in items.indices {
            // Signs that are left over have no say outside.
            if items[index].signs != nil { items[index].content = .text(items[index].text) }
            change(&items[index].meaning)
        }
        return items
    }

    /// Where brackets lead that begin here, and where that ends.
    private func target(at index: Int, _ pieces: Pieces) -> (close: Int, address: String, end: Int)? {
        guard let close = closing("]", of: "[", at: index, pieces) else { return nil }
        if at(close + 1, pieces) == "(", let end = closing(")", of: "(", at: close + 1, pieces) {
            return (close, InlineMarkdownReader.address(pieces[(close + 2)..<end]), end + 1)
        }
        var label = pieces[(index + 1)..<close]
        var end = close + 1
        if at(end, pieces) == "[", let second = closing("]", of: "[", at: end, pieces) {
            if second > end + 1 { label = pieces[(end + 1)..<second] }
            end = second + 1
        }
        return references.address(of: InlineMarkdown.string(label)).map { (close, $0, end) }
    }

    /// Where a bracket closes, with others in it, but not deeper than documents nest. A backslash keeps one from counting.
    private func closing(_ close: Character, of open: Character, at index: Int, _ pieces: Pieces) -> Int? {
        var (depth, place) = (0, index)
        while place < pieces.endIndex {
            switch at(place, pieces) {
            case "\\": place += 1
            case open:
                depth += 1
                if depth > MarkdownBlocks.depthLimit { return nil }
            case close:
                depth -= 1
                if depth == 0 { return place }
            default: break
            }
            place += 1
        }
        return nil
    }

    /// What parentheses hold, without a title behind it.
    private static func address(_ pieces: Pieces) -> String {
        let text = InlineMarkdown.string(pieces)
        if text.first == "<", let end = text.firstIndex(of: ">") { return String(text[..<end].dropFirst()) }
        guard let quote = text.firstIndex(of: "\""), quote > text.startIndex else { return text }
        let before = text[..<quote]
        return before.last == " " ? String(before.prefix { $0 != " " }) : text
    }

    /// `^[3 apple](inflect: true)`: the last word agrees with the number. Other attributes say nothing of the look.
    private func inflected(at index: Int, _ pieces: Pieces) -> Found? {
        guard at(index + 1, pieces) == "[", let close = closing("]", of: "[", at: index + 1, pieces),
            at(close + 1, pieces) == "(", let end = closing(")", of: "(", at: close + 1, pieces)
        else { return nil }
        let attributes = InlineMarkdown.string(pieces[(close + 2)..<end]).filter { !$0.isWhitespace }
        var text = pieces[(index + 2)..<close]
        if attributes.contains("inflect:true") { text = InlineMarkdown.agreeing(text) }
        return (items(text), end + 1)
    }

    // MARK: Addresses and HTML

    /// `<https://example.com>`, `<somebody@example.com>`
    private func address(at index: Int, _ pieces: Pieces) -> Found? {
        guard let end = (index + 1..<pieces.endIndex).first(where: { at($0, pieces) == ">" }) else { return nil }
        let written = String(pieces[(index + 1)..<end].compactMap(\.character))
        guard !written.contains(where: { $0.isWhitespace || $0 == "<" || $0 == "\"" }) else { return nil }
        let isAddress = MarkdownAddress.hasScheme(written)
        guard isAddress || MarkdownAddress.mail(written[...]).map({ $0 == written }) == true else { return nil }
        return (text(written) { $0.link = isAddress ? written : "mailto:" + written }, end + 1)
    }

    /// A tag or a comment, which is text.
    private func html(at index: Int, _ pieces: Pieces) -> Found? {
        let isClosing = at(index + 1, pieces) == "/"
        guard let first = at(index + (isClosing ? 2 : 1), pieces), first.isASCII, first.isLetter || first == "!",
            let end = (index + 1..<pieces.endIndex).first(where: { at($0, pieces) == ">" })
        else { return nil }
        let tag = InlineMarkdown.string(pieces[index...end])
        guard !tag.dropFirst().contains("<") else { return nil }
        return (text(tag) { $0.isHTML = true }, end + 1)
    }

    /// An address at the beginning of a word.
    private func bareAddress(at index: Int, _ pieces: Pieces) -> Found? {
        guard let first = at(index, pieces), first.isASCII, first.isLetter || first.isNumber else { return nil }
        if let before = at(index - 1, pieces), before.isLetter || before.isNumber || ".+-_@/".contains(before) {
            return nil
        }
        guard mayBeAddress(pieces[index...]) else { return nil }
        let word = String(
            pieces[index...].prefix { $0.character.map { !$0.isWhitespace && $0 != "<" } ?? false }.compactMap(
                \.character))
        guard let (written, address) = MarkdownAddress.bare(word) else { return nil }
        return (text(written) { $0.link = address }, index + written.count)
    }

    /// Whether a word goes on as an address does. Most do not, and a text may be one long word.
    private func mayBeAddress(_ pieces: Pieces) -> Bool {
        let head = pieces.prefix(MarkdownAddress.longestName).prefix {
            $0.character.map(MarkdownAddress.isOfName) ?? false
        }
        switch at(head.endIndex, pieces) {
        case "@", ":": return true
        default: return InlineMarkdown.string(head.prefix(4)) == "www."
        }
    }
}

extension InlineMarkdown {
    /// The pieces with the plural of the last word, where their number is another than one.
    fileprivate static func agreeing(_ pieces: ArraySlice<Piece>) -> ArraySlice<Piece> {
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
    fileprivate static func string(_ pieces: ArraySlice<Piece>) -> String {
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
}
