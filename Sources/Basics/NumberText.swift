/// Numbers as people type and read them.
package enum NumberText {
    /// A finite decimal number such as `12`, `-0.5`, `.5` or `1e3`; nil for anything else, words like `inf` and
    /// hexadecimal included.
    package static func number(_ text: some StringProtocol) -> Double? {
        guard !text.isEmpty, text.utf8.count <= 64, text.utf8.allSatisfy(isDecimal) else { return nil }
        guard let value = Double(text), value.isFinite else { return nil }
        return value
    }

    /// A whole decimal number; nil for anything else, `1.0` included.
    package static func integer(_ text: some StringProtocol) -> Int? {
        guard text.utf8.count <= 32 else { return nil }
        return Int(text)
    }

    /// The shortest text that reads back as `value`, without `.0` behind whole numbers.
    package static func text(_ value: Double) -> String {
        if let whole = Int(exactly: value), abs(whole) < 1_000_000_000_000 { return String(whole) }
        return String(value)
    }

    private static func isDecimal(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."),
            UInt8(ascii: "e"), UInt8(ascii: "E"):
            true
        default: false
        }
    }
}
