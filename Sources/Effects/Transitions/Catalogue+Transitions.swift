extension Catalogue {
    /// From one picture to the next. One a line, in alphabetical order.
    static let transitions: [CatalogueEntry] = []
}
