extension Catalogue {
    /// Effects that run along an outline. One a line, in alphabetical order.
    static let borders: [CatalogueEntry] = [
        Beam.entry,
        ShineBorderEffect.entry,
    ]
}
