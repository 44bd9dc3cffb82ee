import KinoraBasics
import KinoraViews

/// Colors as people type them: `#RGB`, `#RRGGBB`, `#RRGGBBAA` or a system color's name.
package enum ColorText {
    /// The system colors by name, in the order in which help lists them.
    package static let names = named.map(\.name)

    /// The color that `text` spells, or nil. Case does not count, and the `#` may be left out (a shell needs quotes
    /// around it). Hexadecimal components are gamma-encoded sRGB, alpha straight.
    package static func color(_ text: some StringProtocol) -> Color? {
        let word = text.lowercased()
        if let match = named.first(where: { $0.name == word }) { return match.color }
        return components(word).map { Color(.sRGB, red: $0[0], green: $0[1], blue: $0[2], opacity: $0[3]) }
    }

    /// The one text that all spellings of a color share: its name, or `#rrggbb` with the alpha behind where it is not full.
    package static func canonical(_ text: some StringProtocol) -> String? {
        let word = text.lowercased()
        if names.contains(word) { return word }
        guard let digits = nibbles(word) else { return nil }
        let kept = digits.suffix(2) == [15, 15] ? digits.dropLast(2) : digits[...]
        return "#" + kept.map { String($0, radix: 16) }.joined()
    }

    /// What to say when `text` spells no color.
    package static func complaint(about text: String) -> String {
        "\"\(text)\" is not a color, which is #RRGGBB, #RRGGBBAA or a name\(hint(for: text, among: names))."
    }

    /// The nearest of `names`, except for digits, which no name is like.
    package static func hint(for text: String, among names: [String]) -> String {
        text.hasPrefix("#") ? "" : NearestName.hint(for: text, among: names)
    }

    /// Red, green, blue and alpha, 0…1, of 3, 6 or 8 hexadecimal digits.
    package static func components(_ text: String) -> [Double]? {
        guard let nibbles = nibbles(text) else { return nil }
        return stride(from: 0, to: 8, by: 2).map { Double(nibbles[$0] * 16 + nibbles[$0 + 1]) / 255 }
    }

    /// Eight hexadecimal digits, of 3, 6 or 8 typed ones.
    private static func nibbles(_ text: String) -> [Int]? {
        let digits = Array((text.hasPrefix("#") ? text.dropFirst() : text[...]).utf8)
        guard [3, 6, 8].contains(digits.count) else { return nil }
        var nibbles: [Int] = []
        for digit in digits {
            guard let value = nibble(digit) else { return nil }
            nibbles.append(value)
            if digits.count == 3 { nibbles.append(value) }
        }
        return nibbles.count == 6 ? nibbles + [15, 15] : nibbles
    }

    private static func nibble(_ digit: UInt8) -> Int? {
        switch digit {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(digit - UInt8(ascii: "0"))
        case UInt8(ascii: "a")...UInt8(ascii: "f"): Int(digit - UInt8(ascii: "a")) + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): Int(digit - UInt8(ascii: "A")) + 10
        default: nil
        }
    }

    private static let named: [(name: String, color: Color)] = [
        ("black", .black), ("white", .white), ("gray", .gray), ("red", .red), ("orange", .orange), ("yellow", .yellow),
        ("green", .green), ("mint", .mint), ("teal", .teal), ("cyan", .cyan), ("blue", .blue), ("indigo", .indigo),
        ("purple", .purple), ("pink", .pink), ("brown", .brown), ("primary", .primary), ("secondary", .secondary),
        ("clear", .clear),
    ]
}
