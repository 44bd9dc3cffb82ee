extension Catalogue {
    /// Effects that tell how far something is. One a line, in alphabetical order.
    static let progress: [CatalogueEntry] = [
        CheckmarkEffect.entry,
        CircularProgressEffect.entry,
        GaugeEffect.entry,
        ProgressBarEffect.entry,
        Spinner.entry,
        Steps.entry,
        ExperienceRingEffect.entry,
    ]
}
