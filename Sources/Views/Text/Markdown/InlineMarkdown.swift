import KinoraStage

/// Markdown within a line, as SwiftUI reads it in localized strings: emphasis, code, strikethrough, links, addresses and entities, after
/// CommonMark's rules and GitHub's for strikethrough and bare addresses. Values that were put into the string stay as they are.
struct InlineMarkdown {
    /// A character of the format, or a value.
    enum Piece {
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
        var isHTML = false
        var link: String?
        /// The address of the picture that the text stands for.
        var picture: String?
    }

    private static let signs: Set<Character> = ["*", "_", "~", "`", "[", "<", "\\", "^", "&", "@"]

    /// The segments with what Markdown says of them; the same where nothing in them is Markdown.
    static func read(_ segments: [Text.Segment]) -> [Text.Segment] {
        let isPlain = segments.allSatisfy { segment in
            guard segment.isFormat, case .string(let string) = segment.content else { return true }
            return !string.contains { signs.contains($0) } && !string.contains("://") && !string.contains("www.")
        }
        if isPlain { return segments }
        let pieces = segments.flatMap { segment -> [Piece] in
            guard segment.isFormat, case .string(let string) = segment.content else { return [.value(segment)] }
            return string.map { .character($0) }
        }
        var writer = InlineMarkdown()
        for item in InlineMarkdownReader(references: MarkdownReferences()).items(pieces[...]) { writer.add(item) }
        writer.flush()
        return writer.result
    }

    /// The stretches of a text, each with its meaning.
    ///
    /// - Parameter references: addresses that are defined elsewhere, by their labels.
    static func stretches(
        of text: String, references: MarkdownReferences = MarkdownReferences()
    ) -> [(text: String, meaning: Meaning)] {
        var writer = InlineMarkdown()
        let pieces = text.map { Piece.character($0) }
        for item in InlineMarkdownReader(references: references).items(pieces[...]) { writer.add(item) }
        writer.flush()
        return writer.stretches
    }

    private var result: [Text.Segment] = []
    private var stretches: [(text: String, meaning: Meaning)] = []
    private var plain = ""
    private var meaning = Meaning()

    private mutating func add(_ item: MarkdownItem) {
        if case .value(var segment) = item.content {
            flush()
            segment.attributes = segment.attributes.filled(from: item.meaning.attributes)
            return result.append(segment)
        }
        if item.meaning != meaning {
            flush()
            meaning = item.meaning
        }
        plain += item.text
    }

    private mutating func flush() {
        guard !plain.isEmpty else { return }
        result.append(Text.Segment(content: .string(plain), attributes: meaning.attributes))
        stretches.append((plain, meaning))
        plain = ""
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
        if let link {
            attributes.style = AnyShapeStyle(.tint)
            attributes.link = URL(string: link)
        }
        return attributes
    }
}
