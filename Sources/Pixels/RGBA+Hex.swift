// Colors as people write them: #RGB, #RRGGBB and #RRGGBBAA.

extension RGBA {
    /// The color that `#RGB`, `#RGBA`, `#RRGGBB` or `#RRGGBBAA` names; the sign may be left out, case does not matter.
    /// Nil for anything else.
    public init?(hex: String) {
        var digits: [UInt8] = []
        for (index, byte) in hex.utf8.enumerated() {
            if index == 0 && byte == UInt8(ascii: "#") { continue }
            guard digits.count < 8, let digit = RGBA.value(ofDigit: byte) else { return nil }
            digits.append(digit)
        }
        let levels: [UInt8]
        switch digits.count {
        case 3, 4: levels = digits.map { $0 * 17 }
        case 6, 8: levels = stride(from: 0, to: digits.count, by: 2).map { digits[$0] * 16 + digits[$0 + 1] }
        default: return nil
        }
        func component(_ index: Int) -> Double { Double(levels[index]) / 255 }
        self.init(
            red: component(0), green: component(1), blue: component(2), alpha: levels.count == 4 ? component(3) : 1)
    }

    /// `#RRGGBB`, or `#RRGGBBAA` where the color is not opaque: each component limited to 0…1 and rounded to 8 bits.
    public var hex: String { ByteLevel.of(alpha) == 255 ? String(hexWithAlpha.dropLast(2)) : hexWithAlpha }

    /// `#RRGGBBAA`: each component limited to 0…1 and rounded to 8 bits.
    public var hexWithAlpha: String {
        let digits = Array("0123456789ABCDEF")
        let levels = [red, green, blue, alpha].map { Int(ByteLevel.of($0)) }
        return "#" + levels.map { "\(digits[$0 >> 4])\(digits[$0 & 15])" }.joined()
    }

    private static func value(ofDigit byte: UInt8) -> UInt8? {
        switch byte {
        case 48...57: byte - 48
        case 65...70: byte - 55
        case 97...102: byte - 87
        default: nil
        }
    }
}

extension RGBA: CustomStringConvertible {
    /// The color as `hex`.
    public var description: String { hex }
}
