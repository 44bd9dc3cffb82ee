/// Addresses in text.
enum MarkdownAddress {
    /// Whether a text begins with a scheme and a colon.
    static func hasScheme(_ text: String) -> Bool {
        guard let colon = text.firstIndex(of: ":"), text.first?.isLetter == true else { return false }
        let scheme = text[..<colon]
        return (2...32).contains(scheme.count)
            && scheme.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "+.-".contains($0)) }
    }

    /// Characters of the name in an address of mail, at most (RFC 5321).
    static let longestName = 64
    /// Whether a character may be in such a name.
    static func isOfName(_ character: Character) -> Bool {
        character.isASCII && (character.isLetter || character.isNumber || ".+-_".contains(character))
    }

    /// The address of mail that a text begins with.
    static func mail(_ text: Substring) -> String? {
        let name = text.prefix(while: isOfName)
        let rest = text[name.endIndex...]
        guard !name.isEmpty, rest.first == "@" else { return nil }
        var host = rest.dropFirst().prefix { $0.isASCII && ($0.isLetter || $0.isNumber || ".-_".contains($0)) }
        while host.last == "." { host.removeLast() }
        guard host.contains("."), let last = host.last, last != "-", last != "_" else { return nil }
        return String(text[..<host.endIndex])
    }

    /// The address that a word begins with, as it is written and as it is meant, without what ends the sentence.
    static func bare(_ word: String) -> (written: String, address: String)? {
        if let mail = mail(word[...]) { return (mail, "mailto:" + mail) }
        let isWeb = ["https://", "http://", "ftp://"].contains { word.hasPrefix($0) }
        guard isWeb || word.hasPrefix("www.") else { return nil }
        var rest = word[...]
        while let last = rest.last {
            let isOpen = last == ")" && rest.filter { $0 == ")" }.count > rest.filter { $0 == "(" }.count
            guard isOpen || "?!.,:;*_~'\"".contains(last) else { break }
            rest.removeLast()
        }
        let host = (isWeb ? rest[(rest.range(of: "://")?.upperBound ?? rest.startIndex)...] : rest).prefix { $0 != "/" }
        guard host.contains("."), host.first?.isLetter == true || host.first?.isNumber == true else { return nil }
        return (String(rest), isWeb ? String(rest) : "http://" + rest)
    }
}
