extension Catalogue {
    /// Effects of words and letters. One a line, in alphabetical order.
    static let text: [CatalogueEntry] = [
        GlyphAppearanceEntry.entry,
        Marquee.entry,
    ]
}
