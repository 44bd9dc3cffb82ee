extension Catalogue {
    /// Effects that tell how far something is. One a line, in alphabetical order.
    static let progress: [CatalogueEntry] = [
        CircularProgressEffect.entry,
        GaugeEffect.entry,
        Spinner.entry,
        Steps.entry,
    ]
}
