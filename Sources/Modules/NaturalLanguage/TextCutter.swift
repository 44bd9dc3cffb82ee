import Foundation

/// Cuts texts into parts by their signs. Where no blanks stand between words, as in Chinese and Thai, all letters up to the next sign are
/// one word; a full stop with a blank after it ends a sentence, also behind a shortened word.
enum TextCutter {
    enum Kind { case word, punctuation, whitespace, other }

    /// Words and all that stands between them, in order and without gaps.
    static func pieces(_ text: String, _ range: Range<String.Index>) -> [(kind: Kind, range: Range<String.Index>)] {
        var pieces: [(kind: Kind, range: Range<String.Index>)] = []
        var place = range.lowerBound
        while place < range.upperBound {
            let kind = kind(of: text[place])
            var end = text.index(after: place)
            switch kind {
            case .word: while end < range.upperBound, goesOn(text, end, range) { end = text.index(after: end) }
            case .whitespace:
                while end < range.upperBound, self.kind(of: text[end]) == .whitespace { end = text.index(after: end) }
            case .punctuation, .other: break
            }
            pieces.append((kind, place..<end))
            place = end
        }
        return pieces
    }

    /// Parts of a unit. Sentences and paragraphs reach to the beginning of the next one.
    static func parts(
        _ text: String, _ unit: NLTokenUnit, _ range: Range<String.Index>
    ) -> [Range<String.Index>] {
        switch unit {
        case .word: return pieces(text, range).filter { $0.kind == .word || $0.kind == .other }.map(\.range)
        case .sentence: return split(text, range, isEnd: endsSentence)
        case .paragraph: return split(text, range) { text, place, _ in text[place].isNewline }
        case .document: return range.isEmpty ? [] : [range]
        }
    }

    private static func kind(of sign: Character) -> Kind {
        if sign.isLetter || sign.isNumber { return .word }
        if sign.isWhitespace { return .whitespace }
        return sign.isPunctuation ? .punctuation : .other
    }

    /// Whether a word goes on here: with a letter, or with a sign between letters, as in “don’t” and “3.5”.
    private static func goesOn(_ text: String, _ place: String.Index, _ range: Range<String.Index>) -> Bool {
        if kind(of: text[place]) == .word { return true }
        let (next, before) = (text.index(after: place), text[text.index(before: place)])
        guard next < range.upperBound else { return false }
        switch text[place] {
        case "'", "’": return before.isLetter && text[next].isLetter
        case ".", ",": return before.isNumber && text[next].isNumber
        default: return false
        }
    }

    private static func endsSentence(_ text: String, _ place: String.Index, _ end: String.Index) -> Bool {
        if text[place].isNewline { return true }
        if "。！？".contains(text[place]) { return true }
        // Quotation marks and parentheses that close behind the full stop belong to the sentence.
        var last = place
        while "\"'”’»)".contains(text[last]), last > text.startIndex { last = text.index(before: last) }
        guard ".!?…".contains(text[last]) else { return false }
        let next = text.index(after: place)
        return next >= end || text[next].isWhitespace
    }

    /// Each part ends behind a sign that ends it, and the blanks after that.
    private static func split(
        _ text: String, _ range: Range<String.Index>, isEnd: (String, String.Index, String.Index) -> Bool
    ) -> [Range<String.Index>] {
        var (parts, start, place): ([Range<String.Index>], String.Index, String.Index) =
            ([], range.lowerBound, range.lowerBound)
        while place < range.upperBound {
            let ends = isEnd(text, place, range.upperBound)
            place = text.index(after: place)
            guard ends else { continue }
            while place < range.upperBound, text[place].isWhitespace { place = text.index(after: place) }
            parts.append(start..<place)
            start = place
        }
        if start < range.upperBound { parts.append(start..<range.upperBound) }
        return parts
    }
}
