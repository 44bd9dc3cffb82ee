extension Catalogue {
    /// Outlines that turn into others. One a line, in alphabetical order.
    static let shapes: [CatalogueEntry] = [
        Blob.entry,
        Morph.entry,
        OutlineMorphEntry.entry,
    ]
}
