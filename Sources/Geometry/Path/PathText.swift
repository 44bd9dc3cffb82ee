/// Reads the words of a path's text from its bytes, and writes its numbers.
struct PathText {
    /// What a letter asks for.
    enum Word {
        case move, line, quadCurve, curve, close, rectangle, invalid

        var operandCount: Int {
            switch self {
            case .move, .line: 2
            case .quadCurve, .rectangle: 4
            case .curve: 6
            case .close, .invalid: 0
            }
        }
    }

    private let bytes: UnsafeBufferPointer<UInt8>
    private var position = 0
    /// Numbers read and not yet taken by a letter.
    private var operands: [Double] = []

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
        operands.reserveCapacity(6)
    }

    /// Nothing is left over, neither bytes nor numbers.
    var isFinished: Bool { position == bytes.count && operands.isEmpty }

    /// The next letter, after the numbers before it; nil at the end of the text.
    mutating func next() -> Word? {
        operands.removeAll(keepingCapacity: true)
        while true {
            while position < bytes.count && PathText.isBlank(bytes[position]) { position += 1 }
            guard position < bytes.count else { return nil }
            let start = position
            while position < bytes.count && !PathText.isBlank(bytes[position]) { position += 1 }
            let word = UnsafeBufferPointer(rebasing: bytes[start..<position])
            if let letter = PathText.letter(word) { return letter }
            guard operands.count < 6, let number = PathText.parse(word) else { return .invalid }
            operands.append(number)
        }
    }

    /// The numbers before a letter, if there are just as many.
    mutating func take(_ count: Int) -> [Double]? {
        guard operands.count == count else { return nil }
        defer { operands.removeAll(keepingCapacity: true) }
        return operands
    }

    private static func isBlank(_ byte: UInt8) -> Bool { byte == 32 || (byte >= 9 && byte <= 10) || byte == 13 }

    private static func letter(_ word: UnsafeBufferPointer<UInt8>) -> Word? {
        if word.count == 2 { return word[0] == UInt8(ascii: "r") && word[1] == UInt8(ascii: "e") ? .rectangle : nil }
        guard word.count == 1 else { return nil }
        return switch word[0] {
        case UInt8(ascii: "m"): .move
        case UInt8(ascii: "l"): .line
        case UInt8(ascii: "q"): .quadCurve
        case UInt8(ascii: "c"): .curve
        case UInt8(ascii: "h"): .close
        default: nil
        }
    }

    /// A finite decimal number of at most 400 characters.
    static func parse(_ word: UnsafeBufferPointer<UInt8>) -> Double? {
        guard word.count <= 400 else { return nil }
        for byte in word {
            let isDigit = byte >= 48 && byte <= 57
            guard isDigit || byte == 43 || byte == 45 || byte == 46 || byte == 69 || byte == 101 else { return nil }
        }
        guard let number = Double(String(decoding: word, as: UTF8.self)), number.isFinite else { return nil }
        return number
    }

    /// The shortest decimal that reads back as the same number, without a needless fraction.
    static func format(_ number: Double) -> String {
        let text = "\(number)"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
}
