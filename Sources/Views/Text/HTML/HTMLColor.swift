/// Colors as style sheets write them.
enum HTMLColor {
    static func named(_ text: String) -> UIColor? {
        let text = text.trimmingCharacters(in: .whitespaces).lowercased()
        if text.hasPrefix("#") { return hex(text.dropFirst()) }
        if text.hasPrefix("rgb"), let open = text.firstIndex(of: "("), text.hasSuffix(")") {
            let parts = text[text.index(after: open)...].dropLast().split { $0 == "," || $0 == "/" || $0.isWhitespace }
            let numbers = parts.map { part -> Double in
                part.hasSuffix("%") ? (Double(part.dropLast()) ?? 0) * 2.55 : Double(part) ?? 0
            }
            guard numbers.count >= 3 else { return nil }
            let alpha = numbers.count > 3 ? (parts[3].hasSuffix("%") ? numbers[3] / 255 : numbers[3]) : 1
            return UIColor(
                red: numbers[0] / 255, green: numbers[1] / 255, blue: numbers[2] / 255, alpha: CGFloat(alpha))
        }
        return known[text].flatMap { hex(Substring($0)) }
    }

    /// 3, 4, 6 or 8 digits.
    private static func hex(_ digits: Substring) -> UIColor? {
        let long = digits.count <= 4 ? digits.map { "\($0)\($0)" }.joined() : String(digits)
        guard [6, 8].contains(long.count), let value = UInt32(long, radix: 16) else { return nil }
        let rgba = long.count == 6 ? value << 8 | 0xFF : value
        func part(_ shift: UInt32) -> CGFloat { CGFloat(rgba >> shift & 0xFF) / 255 }
        return UIColor(red: part(24), green: part(16), blue: part(8), alpha: part(0))
    }

    private static let known: [String: String] = [
        "black": "000000", "silver": "c0c0c0", "gray": "808080", "grey": "808080", "white": "ffffff",
        "maroon": "800000", "red": "ff0000", "purple": "800080", "fuchsia": "ff00ff", "magenta": "ff00ff",
        "green": "008000", "lime": "00ff00", "olive": "808000", "yellow": "ffff00", "navy": "000080",
        "blue": "0000ff", "teal": "008080", "aqua": "00ffff", "cyan": "00ffff", "orange": "ffa500", "pink": "ffc0cb",
        "brown": "a52a2a", "gold": "ffd700", "indigo": "4b0082", "violet": "ee82ee", "tomato": "ff6347",
        "crimson": "dc143c", "coral": "ff7f50", "salmon": "fa8072", "darkgray": "a9a9a9", "lightgray": "d3d3d3",
        "darkblue": "00008b", "darkgreen": "006400", "darkred": "8b0000", "skyblue": "87ceeb",
        "steelblue": "4682b4", "royalblue": "4169e1", "dodgerblue": "1e90ff", "slategray": "708090",
        "transparent": "00000000",
    ]
}
