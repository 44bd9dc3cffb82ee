/// Swift source cut into tokens, as far as macros and the command need it: words, numbers, strings and single signs. Comments and spaces
/// are left out.
package struct Tokens {
    package enum Kind { case word, number, string, sign }

    package struct Token {
        package let kind: Kind
        /// Bytes of the source.
        package let range: Range<Int>
        /// Whether only spaces and comments stand before it on its line.
        package let startsLine: Bool
    }

    package let bytes: [UInt8]
    package private(set) var all: [Token] = []

    package init(_ source: String) {
        bytes = Array(source.utf8)
        scan()
    }

    package func text(_ token: Token) -> String { text(token.range) }
    package func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    /// The source from the first to the last of some tokens; empty where there are none.
    package func text(ofTokens range: Range<Int>) -> String {
        guard !range.isEmpty else { return "" }
        return text(all[range.lowerBound].range.lowerBound..<all[range.upperBound - 1].range.upperBound)
    }

    /// Whether a token is this word or sign.
    package func isToken(_ index: Int, _ text: String) -> Bool {
        all.indices.contains(index) && all[index].kind != .string && bytes[all[index].range].elementsEqual(text.utf8)
    }

    /// The index after the bracket that closes the one at `index`, or the end.
    package func afterBracket(_ index: Int) -> Int {
        var depth = 0
        for position in index..<all.count where all[position].kind == .sign {
            switch bytes[all[position].range.lowerBound] {
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
                depth -= 1
                if depth == 0 { return position + 1 }
            default: break
            }
        }
        return all.count
    }

    // MARK: Scanning

    private mutating func scan() {
        var position = 0
        var startsLine = true
        while position < bytes.count {
            let byte = bytes[position]
            if byte == UInt8(ascii: "\n") {
                startsLine = true
                position += 1
            } else if byte <= UInt8(ascii: " ") {
                position += 1
            } else if let end = commentEnd(position) {
                position = end
            } else {
                let (kind, end) = token(at: position)
                all.append(Token(kind: kind, range: position..<end, startsLine: startsLine))
                startsLine = false
                position = end
            }
        }
    }

    private func token(at position: Int) -> (Kind, Int) {
        if let end = stringEnd(position) { return (.string, end) }
        let byte = bytes[position]
        if byte == UInt8(ascii: "`") {
            let close = bytes[(position + 1)...].firstIndex(of: byte) ?? bytes.count - 1
            return (.word, close + 1)
        }
        guard isWord(byte) else { return (.sign, position + 1) }
        var end = position
        while end < bytes.count, isWord(bytes[end]) { end += 1 }
        return (byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") ? .number : .word, end)
    }

    private func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
            true
        default: false
        }
    }

    private func starts(_ text: StaticString, at position: Int) -> Bool {
        let count = text.utf8CodeUnitCount
        guard position + count <= bytes.count else { return false }
        return (0..<count).allSatisfy { bytes[position + $0] == text.utf8Start[$0] }
    }

    private func commentEnd(_ start: Int) -> Int? {
        if starts("//", at: start) { return bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count }
        guard starts("/*", at: start) else { return nil }
        var (position, depth) = (start + 2, 1)
        while position < bytes.count, depth > 0 {
            if starts("/*", at: position) {
                depth += 1
                position += 2
            } else if starts("*/", at: position) {
                depth -= 1
                position += 2
            } else {
                position += 1
            }
        }
        return position
    }

    /// The end of the string literal at `start`: plain or raw, on one line or several, interpolations included.
    private func stringEnd(_ start: Int) -> Int? {
        var position = start
        while position < bytes.count, bytes[position] == UInt8(ascii: "#") { position += 1 }
        let hashes = position - start
        guard position < bytes.count, bytes[position] == UInt8(ascii: "\"") else { return nil }
        let isLong = starts("\"\"\"", at: position)
        position += isLong ? 3 : 1
        while position < bytes.count {
            let byte = bytes[position]
            if byte == UInt8(ascii: "\\"), hasHashes(hashes, at: position + 1) {
                position += 1 + hashes
                if position < bytes.count, bytes[position] == UInt8(ascii: "(") {
                    position = interpolationEnd(position)
                } else {
                    position += 1
                }
            } else if byte == UInt8(ascii: "\""), isLong ? starts("\"\"\"", at: position) : true,
                hasHashes(hashes, at: position + (isLong ? 3 : 1))
            {
                return position + (isLong ? 3 : 1) + hashes
            } else if byte == UInt8(ascii: "\n"), !isLong {
                return position
            } else {
                position += 1
            }
        }
        return bytes.count
    }

    private func hasHashes(_ count: Int, at position: Int) -> Bool {
        position + count <= bytes.count && bytes[position..<position + count].allSatisfy { $0 == UInt8(ascii: "#") }
    }

    /// The position after the parenthesis that closes the one at `start`, past strings and comments within.
    private func interpolationEnd(_ start: Int) -> Int {
        var (position, depth) = (start, 0)
        while position < bytes.count {
            if let end = stringEnd(position) ?? commentEnd(position) {
                position = end
                continue
            }
            if bytes[position] == UInt8(ascii: "(") { depth += 1 }
            if bytes[position] == UInt8(ascii: ")") { depth -= 1 }
            position += 1
            if depth == 0 { return position }
        }
        return bytes.count
    }
}
