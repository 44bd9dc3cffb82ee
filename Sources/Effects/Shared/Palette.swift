import KinoraViews

/// Colors that several effects share, so that the catalogue looks like one family.
enum Palette {
    /// A dark page, and the surface of cards on it.
    static let night = Color(hexadecimal: 0x0B0D17)
    static let nightCard = Color(hexadecimal: 0x171A26)
    /// A light page, and the surface of cards on it.
    static let paper = Color(hexadecimal: 0xF4F5F9)
    static let paperCard = Color.white
    /// A page and the surface of cards on it, for light and dark.
    static let page = Color(light: paper, dark: night)
    static let card = Color(light: paperCard, dark: nightCard)
    /// A page without a tint.
    static let plain = Color(light: .white, dark: Color(hexadecimal: 0x0F1117))
    /// Second lines and captions, on pages and on cards: quieter than the first, and still 4.5 to 1 or more on both.
    static let quiet = Color(light: Color(hexadecimal: 0x545969), dark: Color(hexadecimal: 0xA6ABBD))
    /// A hairline around cards.
    static let hairline = Color(light: .black.opacity(0.08), dark: .white.opacity(0.12))

    /// Pairs of colors for covers, avatars and tiles, in an order in which neighbors differ. White stands out from each by 3 to 1 or
    /// more, as symbols and large words must.
    static let gradients: [[Color]] = [
        [Color(hexadecimal: 0x4F46E5), Color(hexadecimal: 0x9333EA)],
        [Color(hexadecimal: 0xEA580C), Color(hexadecimal: 0xE11D48)],
        [Color(hexadecimal: 0x0891B2), Color(hexadecimal: 0x2563EB)],
        [Color(hexadecimal: 0x059669), Color(hexadecimal: 0x0D9488)],
        [Color(hexadecimal: 0xDB2777), Color(hexadecimal: 0x7C3AED)],
        [Color(hexadecimal: 0xD97706), Color(hexadecimal: 0xDC2626)],
    ]

    /// One of the pairs as a gradient from the top left to the bottom right; indices wrap.
    static func gradient(_ index: Int) -> LinearGradient {
        let count = gradients.count
        return LinearGradient(
            colors: gradients[((index % count) + count) % count], startPoint: .topLeading, endPoint: .bottomTrailing)
    }
}

extension Color {
    /// Gamma-encoded sRGB as in `0xRRGGBB`.
    init(hexadecimal value: UInt32) {
        self.init(
            .sRGB, red: Double((value >> 16) & 255) / 255, green: Double((value >> 8) & 255) / 255,
            blue: Double(value & 255) / 255, opacity: 1)
    }
}
