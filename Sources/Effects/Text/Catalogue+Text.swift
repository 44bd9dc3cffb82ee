extension Catalogue {
    /// Effects of words and letters. One a line, in alphabetical order.
    static let text: [CatalogueEntry] = [
        Marquee.entry,
    ]
}
