extension Catalogue {
    /// Effects that scrolling drives. One a line, in alphabetical order.
    static let scroll: [CatalogueEntry] = [
        BottomFade.entry,
        Paging.entry,
        ParallaxHeaderEntry.entry,
        ReadingRingEffect.entry,
        ScrollHue.entry,
        ScrollParallax.entry,
        ScrollBarEffect.entry,
        ScrollTilt.entry,
    ]
}
