import KinoraGeometry

/// Reads numbers as SVG writes them: parted by blanks, commas or nothing, where a sign or a second point begins the next one.
struct SVGNumbers {
    private let bytes: [UInt8]
    private(set) var place = 0

    init(_ text: some StringProtocol) { bytes = Array(text.utf8) }

    /// All numbers of a list; what follows something else is dropped.
    static func list(_ text: some StringProtocol) -> [Double] {
        var reader = SVGNumbers(text)
        var numbers: [Double] = []
        while let number = reader.next() { numbers.append(number) }
        return numbers
    }

    var isAtEnd: Bool {
        mutating get {
            skipSeparators()
            return place == bytes.count
        }
    }

    /// The letter here, if there is one.
    mutating func letter() -> Character? {
        skipSeparators()
        guard place < bytes.count, case let byte = bytes[place] | 0x20, byte >= 0x61, byte <= 0x7A else { return nil }
        place += 1
        return Character(Unicode.Scalar(bytes[place - 1]))
    }

    /// A flag of an arc: one digit, which nothing needs to follow.
    mutating func flag() -> Bool? {
        skipSeparators()
        guard place < bytes.count, bytes[place] == 0x30 || bytes[place] == 0x31 else { return nil }
        place += 1
        return bytes[place - 1] == 0x31
    }

    /// The number here, if there is one that is finite.
    mutating func next() -> Double? {
        skipSeparators()
        let start = place
        var at = place
        func digits() { while at < bytes.count, bytes[at] >= 0x30, bytes[at] <= 0x39 { at += 1 } }
        func isAny(of characters: [Character]) -> Bool {
            at < bytes.count && characters.contains(Character(Unicode.Scalar(bytes[at])))
        }
        if isAny(of: ["+", "-"]) { at += 1 }
        let first = at
        digits()
        if isAny(of: ["."]) {
            at += 1
            digits()
            if at == first + 1 { return nil }
        } else if at == first {
            return nil
        }
        if isAny(of: ["e", "E"]) {
            let mantissa = at
            at += 1
            if isAny(of: ["+", "-"]) { at += 1 }
            let exponent = at
            digits()
            // "2em" is a length, not a power.
            if at == exponent { at = mantissa }
        }
        guard at - start <= 400, let number = Double(String(decoding: bytes[start..<at], as: UTF8.self)),
            number.isFinite
        else { return nil }
        place = at
        return number
    }

    /// What stands behind the last number.
    var rest: String { String(decoding: bytes[place...], as: UTF8.self) }

    private mutating func skipSeparators() {
        while place < bytes.count, bytes[place] <= 32 || bytes[place] == UInt8(ascii: ",") { place += 1 }
    }
}
