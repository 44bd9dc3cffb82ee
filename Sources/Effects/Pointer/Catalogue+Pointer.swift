extension Catalogue {
    /// Effects that follow a pointer. One a line, in alphabetical order.
    static let pointer: [CatalogueEntry] = [
        Dock.entry,
        Lens.entry,
        PointerFollowerEntry.entry,
    ]
}
