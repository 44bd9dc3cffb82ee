import KinoraBasics
import KinoraPixels
import KinoraViews

/// Colors as people type them: `#RGB`, `#RRGGBB`, `#RRGGBBAA`, a system color's name, or two of these as `LIGHT/DARK`, of which
/// the appearance chooses.
package enum ColorText {
    /// The system colors by name, in the order in which help lists them.
    package static let names = named.map(\.name)

    /// The color that `text` spells, or nil. Case does not count, and the `#` may be left out (a shell needs quotes
    /// around it). Hexadecimal components are gamma-encoded sRGB, alpha straight.
    package static func color(_ text: some StringProtocol) -> Color? {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 2 else { return single(text) }
        guard let light = single(parts[0]), let dark = single(parts[1]) else { return nil }
        return Color(light: light, dark: dark)
    }

    private static func single(_ text: some StringProtocol) -> Color? {
        let word = text.lowercased()
        if let match = named.first(where: { $0.name == word }) { return match.color }
        return RGBA(hex: word).map {
            Color(.sRGB, red: $0.red, green: $0.green, blue: $0.blue, opacity: $0.alpha)
        }
    }

    /// The one text that all spellings of a color share: its name, or `#rrggbb` with the alpha behind where it is not full.
    package static func canonical(_ text: some StringProtocol) -> String? {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 2 else { return singleCanonical(text) }
        guard let light = singleCanonical(parts[0]), let dark = singleCanonical(parts[1]) else { return nil }
        return "\(light)/\(dark)"
    }

    private static func singleCanonical(_ text: some StringProtocol) -> String? {
        let word = text.lowercased()
        if names.contains(word) { return word }
        return RGBA(hex: word)?.hex.lowercased()
    }

    /// What to say when `text` spells no color.
    package static func complaint(about text: String) -> String {
        "\"\(text)\" is not a color, which is #RRGGBB, #RRGGBBAA, a name or LIGHT/DARK\(hint(for: text, among: names))."
    }

    /// The nearest of `names`, except for digits, which no name is like.
    package static func hint(for text: String, among names: [String]) -> String {
        text.hasPrefix("#") ? "" : NearestName.hint(for: text, among: names)
    }

    private static let named: [(name: String, color: Color)] = [
        ("black", .black), ("white", .white), ("gray", .gray), ("red", .red), ("orange", .orange), ("yellow", .yellow),
        ("green", .green), ("mint", .mint), ("teal", .teal), ("cyan", .cyan), ("blue", .blue), ("indigo", .indigo),
        ("purple", .purple), ("pink", .pink), ("brown", .brown), ("primary", .primary), ("secondary", .secondary),
        ("clear", .clear),
    ]
}
