extension Catalogue {
    /// Effects that follow a pointer. One a line, in alphabetical order.
    static let pointer: [CatalogueEntry] = [
        Dock.entry,
        GlareHoverEffect.entry,
        Lens.entry,
        MagicCardsEffect.entry,
        PointerFollowerEntry.entry,
        SmoothCursorEffect.entry,
    ]
}
