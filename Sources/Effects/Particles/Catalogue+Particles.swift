extension Catalogue {
    /// Many small things in flight. One a line, in alphabetical order.
    static let particles: [CatalogueEntry] = [
        Confetti.entry,
    ]
}
