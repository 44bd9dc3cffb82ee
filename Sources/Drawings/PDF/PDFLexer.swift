/// Reads PDF's values one after another.
struct PDFLexer {
    let bytes: [UInt8]
    var place: Int

    init(_ bytes: [UInt8], at place: Int = 0) { (self.bytes, self.place) = (bytes, place) }

    static func isBlank(_ byte: UInt8) -> Bool {
        byte == 0 || byte == 9 || byte == 10 || byte == 12 || byte == 13 || byte == 32
    }
    private static func isDelimiter(_ byte: UInt8) -> Bool { "()<>[]{}/%".utf8.contains(byte) }

    mutating func skipBlanks() {
        while place < bytes.count {
            if bytes[place] == UInt8(ascii: "%") {
                while place < bytes.count, bytes[place] != 10, bytes[place] != 13 { place += 1 }
            } else if PDFLexer.isBlank(bytes[place]) {
                place += 1
            } else {
                return
            }
        }
    }

    /// The next value; nil at the end. References are recognized: two numbers and an R.
    mutating func next(depth: Int = 0) -> PDFValue? {
        skipBlanks()
        guard place < bytes.count, depth <= DrawingLimits.depth else { return nil }
        switch bytes[place] {
        case UInt8(ascii: "/"):
            place += 1
            return .name(readName())
        case UInt8(ascii: "("): return .string(readString())
        case UInt8(ascii: "["):
            place += 1
            return .array(values(until: UInt8(ascii: "]"), depth))
        case UInt8(ascii: "<"):
            guard place + 1 < bytes.count, bytes[place + 1] == UInt8(ascii: "<") else {
                return .string(readHexadecimal())
            }
            place += 2
            return dictionary(depth)
        case UInt8(ascii: "]"), UInt8(ascii: ">"), UInt8(ascii: ")"), UInt8(ascii: "{"), UInt8(ascii: "}"):
            place += 1
            return .word(String(decoding: [bytes[place - 1]], as: UTF8.self))
        default: return numberOrWord()
        }
    }

    private mutating func values(until end: UInt8, _ depth: Int) -> [PDFValue] {
        var values: [PDFValue] = []
        while true {
            skipBlanks()
            guard place < bytes.count else { return values }
            if bytes[place] == end {
                place += 1
                return values
            }
            guard let value = next(depth: depth + 1) else { return values }
            values.append(value)
        }
    }

    private mutating func dictionary(_ depth: Int) -> PDFValue {
        let values = values(until: UInt8(ascii: ">"), depth)
        if place < bytes.count, bytes[place] == UInt8(ascii: ">") { place += 1 }
        var result: [String: PDFValue] = [:]
        var index = 0
        while index + 1 < values.count {
            guard let key = values[index].name else {
                index += 1
                continue
            }
            result[key] = values[index + 1]
            index += 2
        }
        return .dictionary(result)
    }

    private mutating func regular() -> ArraySlice<UInt8> {
        let start = place
        while place < bytes.count, !PDFLexer.isBlank(bytes[place]), !PDFLexer.isDelimiter(bytes[place]) { place += 1 }
        return bytes[start..<place]
    }

    private mutating func readName() -> String {
        let raw = regular()
        guard raw.contains(UInt8(ascii: "#")) else { return String(decoding: raw, as: UTF8.self) }
        var name: [UInt8] = []
        var rest = raw
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: "#"), rest.count >= 2,
                let code = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
            {
                name.append(code)
                rest = rest.dropFirst(2)
            } else {
                name.append(byte)
            }
        }
        return String(decoding: name, as: UTF8.self)
    }

    private mutating func numberOrWord() -> PDFValue {
        let word = regular()
        let text = String(decoding: word, as: UTF8.self)
        guard let number = PDFLexer.number(word) else {
            switch text {
            case "true": return .bool(true)
            case "false": return .bool(false)
            case "null": return .null
            default: return .word(text)
            }
        }
        // "12 0 R" is a reference.
        guard let id = Int(text), id >= 0 else { return .number(number) }
        let behind = place
        skipBlanks()
        let generation = regular()
        if !generation.isEmpty, generation.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }) {
            skipBlanks()
            if regular().elementsEqual("R".utf8) { return .reference(id) }
        }
        place = behind
        return .number(number)
    }

    private static func number(_ word: ArraySlice<UInt8>) -> Double? {
        guard word.count <= 64, word.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 || $0 == 0x2B || $0 == 0x2D || $0 == 0x2E }),
            word.contains(where: { $0 >= 0x30 && $0 <= 0x39 })
        else { return nil }
        return Double(String(decoding: word, as: UTF8.self))
    }

    private mutating func readHexadecimal() -> [UInt8] {
        place += 1
        var digits: [UInt8] = []
        while place < bytes.count, bytes[place] != UInt8(ascii: ">") {
            if let digit = Character(Unicode.Scalar(bytes[place])).hexDigitValue { digits.append(UInt8(digit)) }
            place += 1
        }
        place = min(place + 1, bytes.count)
        if digits.count % 2 == 1 { digits.append(0) }
        return stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
    }

    private mutating func readString() -> [UInt8] {
        place += 1
        var (depth, result) = (1, [UInt8]())
        while place < bytes.count {
            let byte = bytes[place]
            place += 1
            switch byte {
            case UInt8(ascii: "\\"): readEscape(&result)
            case UInt8(ascii: "("):
                depth += 1
                result.append(byte)
            case UInt8(ascii: ")"):
                depth -= 1
                if depth == 0 { return result }
                result.append(byte)
            default: result.append(byte)
            }
        }
        return result
    }

    private mutating func readEscape(_ result: inout [UInt8]) {
        guard place < bytes.count else { return }
        let byte = bytes[place]
        place += 1
        switch byte {
        case UInt8(ascii: "n"): result.append(10)
        case UInt8(ascii: "r"): result.append(13)
        case UInt8(ascii: "t"): result.append(9)
        case UInt8(ascii: "b"): result.append(8)
        case UInt8(ascii: "f"): result.append(12)
        case 13:
            if place < bytes.count, bytes[place] == 10 { place += 1 }
        case 10: break
        case 0x30...0x37:
            var code = Int(byte - 0x30)
            var digits = 1
            while digits < 3, place < bytes.count, bytes[place] >= 0x30, bytes[place] <= 0x37 {
                code = code * 8 + Int(bytes[place] - 0x30)
                place += 1
                digits += 1
            }
            result.append(UInt8(truncatingIfNeeded: code))
        default: result.append(byte)
        }
    }
}
