extension Catalogue {
    /// Effects of rows that come, go and change places. One a line, in alphabetical order.
    static let lists: [CatalogueEntry] = [
        Notifications.entry,
        PhaseList.entry,
        Staggered.entry,
    ]
}
