/// A part of a line of Markdown: text, a value, or signs of which it is not yet known whether they are emphasis.
struct MarkdownItem {
    enum Content {
        case text(String)
        case value(Text.Segment)
        case signs(Signs)
    }

    /// Signs of emphasis that follow one another.
    struct Signs {
        let sign: Character
        /// How many were written.
        let length: Int
        /// How many are not used yet.
        var count: Int
        let canOpen: Bool
        let canClose: Bool
    }

    var content: Content
    var meaning = InlineMarkdown.Meaning()

    var text: String {
        switch content {
        case .text(let text): text
        case .signs(let signs): String(repeating: signs.sign, count: signs.count)
        case .value: ""
        }
    }

    var signs: Signs? { if case .signs(let signs) = content { signs } else { nil } }
}

extension MarkdownItem.Signs {
    /// Signs between two characters, nil at an end of the text: whether they open or close something depends on which side is nearer.
    init(_ sign: Character, length: Int, after before: Character?, before next: Character?) {
        func isSpace(_ character: Character?) -> Bool { character?.isWhitespace ?? true }
        func isSign(_ character: Character?) -> Bool { character.map { $0.isPunctuation || $0.isSymbol } ?? false }
        let left = !isSpace(next) && (!isSign(next) || isSpace(before) || isSign(before))
        let right = !isSpace(before) && (!isSign(before) || isSpace(next) || isSign(next))
        let isUsed = sign != "~" || length <= 2
        (self.sign, self.length, count) = (sign, length, length)
        // Underlines within words are letters.
        canOpen = isUsed && left && (sign != "_" || !right || isSign(before))
        canClose = isUsed && right && (sign != "_" || !left || isSign(next))
    }

    /// Whether these open what others close.
    func opens(what closer: MarkdownItem.Signs) -> Bool {
        guard sign == closer.sign else { return false }
        if sign == "~" { return length == closer.length }
        guard canClose || closer.canOpen else { return true }
        return (length + closer.length) % 3 != 0 || length % 3 == 0 && closer.length % 3 == 0
    }
}

/// Finds which signs belong together, as CommonMark's section on nested emphasis describes.
enum MarkdownEmphasis {
    static func apply(to items: inout [MarkdownItem]) {
        var openers: [Int] = []
        for index in items.indices {
            guard var closer = items[index].signs else { continue }
            while closer.canClose, closer.count > 0,
                let place = openers.lastIndex(where: { items[$0].signs?.opens(what: closer) == true }),
                var opener = items[openers[place]].signs
            {
                let used = closer.sign == "~" ? closer.count : min(2, opener.count, closer.count)
                for inner in openers[place] + 1..<index { items[inner].meaning.take(closer.sign, used) }
                closer.count -= used
                opener.count -= used
                items[openers[place]].content = .signs(opener)
                // What was opened in between is not closed any more.
                openers.removeSubrange((opener.count > 0 ? place + 1 : place)...)
            }
            items[index].content = .signs(closer)
            if closer.canOpen, closer.count > 0 { openers.append(index) }
        }
    }
}

extension InlineMarkdown.Meaning {
    fileprivate mutating func take(_ sign: Character, _ count: Int) {
        if sign == "~" { isStruck = true } else if count == 2 { isStrong = true } else { isEmphasized = true }
    }
}
