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
    /// A hairline around cards.
    static let hairline = Color(light: .black.opacity(0.08), dark: .white.opacity(0.12))

    /// Pairs of colors for covers, avatars and tiles, in an order in which neighbors differ.
    static let gradients: [[Color]] = [
        [Color(hexadecimal: 0x6366F1), Color(hexadecimal: 0xA855F7)],
        [Color(hexadecimal: 0xF97316), Color(hexadecimal: 0xF43F5E)],
        [Color(hexadecimal: 0x06B6D4), Color(hexadecimal: 0x3B82F6)],
        [Color(hexadecimal: 0x10B981), Color(hexadecimal: 0x14B8A6)],
        [Color(hexadecimal: 0xEC4899), Color(hexadecimal: 0x8B5CF6)],
        [Color(hexadecimal: 0xF59E0B), Color(hexadecimal: 0xEF4444)],
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
