extension Catalogue {
    /// Effects of rows that come, go and change places. One a line, in alphabetical order.
    static let lists: [CatalogueEntry] = [
        GridStaggerEffect.entry,
        Notifications.entry,
        PhaseList.entry,
        StaggeredEntryEffect.entry,
        Staggered.entry,
    ]
}
