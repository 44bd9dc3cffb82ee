import KinoraBasics
import KinoraEffects

/// Cuts an expression into words, numbers and signs.
struct CurveLexer {
    enum Token: Equatable {
        case word(String)
        case number(Double)
        case sign(Character)
        case end

        /// As a sentence names it.
        var name: String {
            switch self {
            case .word(let word): "\"\(word)\""
            case .number(let value): NumberText.text(value)
            case .sign(let sign): "\"\(sign)\""
            case .end: "the end"
            }
        }
    }

    struct PlacedToken: Equatable {
        let token: Token
        let column: Int
    }

    /// Longer expressions are refused.
    static let longest = 4096

    private let characters: [Character]
    private var index = 0

    /// The words of `text`, with `.end` as the last one.
    static func tokens(of text: String) throws -> [PlacedToken] {
        guard text.utf8.count <= longest else {
            throw CurveSyntaxError(column: longest + 1, reason: "an expression has at most \(longest) characters")
        }
        var lexer = CurveLexer(characters: Array(text))
        var tokens: [PlacedToken] = []
        while let token = try lexer.next(after: tokens.last?.token) { tokens.append(token) }
        return tokens + [PlacedToken(token: .end, column: lexer.index + 1)]
    }

    private init(characters: [Character]) { self.characters = characters }

    private mutating func next(after previous: Token?) throws -> PlacedToken? {
        while index < characters.count, characters[index].isWhitespace { index += 1 }
        guard index < characters.count else { return nil }
        let start = index
        let first = characters[start]
        let token: Token
        if first.isLetter || first == "_" {
            while index < characters.count, isWordPart(characters[index]) { index += 1 }
            token = .word(String(characters[start..<index]))
        } else if beginsNumber(after: previous) {
            token = .number(try number())
        } else if "().,:{};".contains(first) {
            index += 1
            token = .sign(first)
        } else {
            throw CurveSyntaxError(column: start + 1, reason: "\"\(first)\" has no meaning here")
        }
        return PlacedToken(token: token, column: start + 1)
    }

    private func isWordPart(_ character: Character) -> Bool {
        character.isLetter || character.isWholeNumber || character == "_"
    }

    /// Whether a number stands here; a point behind a name or a parenthesis calls a member.
    private func beginsNumber(after previous: Token?) -> Bool {
        var place = index
        if characters[place] == "-" || characters[place] == "+" { place += 1 }
        guard place < characters.count else { return false }
        if isDigit(characters[place]) { return true }
        guard characters[place] == ".", place + 1 < characters.count else { return false }
        if place == index {
            switch previous {
            case .word, .sign(")"), .sign("}"): return false
            default: break
            }
        }
        return isDigit(characters[place + 1])
    }

    private mutating func number() throws -> Double {
        let start = index
        index += 1
        while index < characters.count, isNumberPart(at: index) { index += 1 }
        let text = String(characters[start..<index])
        if let value = NumberText.number(text) { return value }
        throw CurveSyntaxError(column: start + 1, reason: "\(TypedText.quoted(text)) is not a number")
    }

    private func isNumberPart(at index: Int) -> Bool {
        let character = characters[index]
        if isDigit(character) || character.isLetter { return true }
        if character == "-" || character == "+" { return "eE".contains(characters[index - 1]) }
        // The point of `1.speed` is a member's.
        return character == "." && index + 1 < characters.count && isDigit(characters[index + 1])
    }

    private func isDigit(_ character: Character) -> Bool { ("0"..."9").contains(character) }
}
