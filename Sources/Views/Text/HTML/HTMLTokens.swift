/// A page of HTML as tags and texts, in order.
struct HTMLTokens: Sequence, IteratorProtocol {
    enum Token: Equatable {
        case text(String)
        /// Names are in small letters.
        case open(name: String, attributes: [String: String])
        case close(name: String)
    }

    private let source: [Unicode.Scalar]
    private var index = 0
    /// The tag in which everything is text until it is closed.
    private var raw: String?

    init(_ source: String) { self.source = Array(source.unicodeScalars) }

    mutating func next() -> Token? {
        while index < source.count {
            if let name = raw {
                raw = nil
                let text = take(until: "</\(name)")
                if !text.isEmpty { return .text(text) }
                continue
            }
            if starts(with: "<!--") {
                _ = take(until: "-->")
                index = Swift.min(source.count, index + 3)
            } else if !isTag(index) {
                return text()
            } else if let token = tag() {
                return token
            }
        }
        return nil
    }

    // MARK: Tags

    /// Whether a `<` begins a tag: as in browsers, it is a sign of its own before anything but a letter, `/`, `!` and `?`.
    private func isTag(_ place: Int) -> Bool {
        guard source[place] == "<", place + 1 < source.count else { return false }
        return source[place + 1].properties.isAlphabetic || ["/", "!", "?"].contains(source[place + 1])
    }

    /// The tag at the index; nil for a declaration, which is passed over, and for a sign that is none.
    private mutating func tag() -> Token? {
        guard isTag(index) else { return nil }
        index += 1
        if source[index] == "!" || source[index] == "?" {
            _ = take(until: ">")
            index = Swift.min(source.count, index + 1)
            return nil
        }
        let closes = source[index] == "/"
        if closes { index += 1 }
        let name = word { $0 == ">" || $0 == "/" || $0.properties.isWhitespace }.lowercased()
        var attributes: [String: String] = [:]
        while let (key, value) = attribute() { attributes[key] = value }
        if index < source.count { index += 1 }
        if closes { return .close(name: name) }
        if name == "style" || name == "script" || name == "title" { raw = name }
        return .open(name: name, attributes: attributes)
    }

    /// The next attribute before the end of the tag.
    private mutating func attribute() -> (String, String)? {
        while index < source.count, source[index].properties.isWhitespace || source[index] == "/" { index += 1 }
        guard index < source.count, source[index] != ">" else { return nil }
        let key = word { $0 == "=" || $0 == ">" || $0.properties.isWhitespace }.lowercased()
        skipSpace()
        guard index < source.count, source[index] == "=" else {
            if key.isEmpty { index += 1 }
            return (key, "")
        }
        index += 1
        skipSpace()
        guard index < source.count else { return (key, "") }
        let quote = source[index]
        guard quote == "\"" || quote == "'" else {
            return (key, HTMLEntities.replaced(in: word { $0 == ">" || $0.properties.isWhitespace }))
        }
        index += 1
        let value = word { $0 == quote }
        if index < source.count { index += 1 }
        return (key, HTMLEntities.replaced(in: value))
    }

    // MARK: Characters

    private mutating func text() -> Token {
        let start = index
        repeat { index += 1 } while index < source.count && !isTag(index)
        return .text(HTMLEntities.replaced(in: string(start..<index)))
    }

    private mutating func word(until isEnd: (Unicode.Scalar) -> Bool) -> String {
        let start = index
        while index < source.count, !isEnd(source[index]) { index += 1 }
        return string(start..<index)
    }

    private mutating func skipSpace() {
        while index < source.count, source[index].properties.isWhitespace { index += 1 }
    }

    /// What stands before an ending, or all that is left.
    private mutating func take(until ending: String) -> String {
        let start = index
        while index < source.count, !starts(with: ending) { index += 1 }
        return string(start..<index)
    }

    private func starts(with text: String) -> Bool {
        var place = index
        for sign in text.unicodeScalars {
            guard place < source.count, source[place].properties.lowercaseMapping.unicodeScalars.first == sign else {
                return false
            }
            place += 1
        }
        return true
    }

    private func string(_ range: Range<Int>) -> String {
        var view = String.UnicodeScalarView()
        view.append(contentsOf: source[range])
        return String(view)
    }
}
