extension Catalogue {
    /// Effects that scrolling drives. One a line, in alphabetical order.
    static let scroll: [CatalogueEntry] = []
}
