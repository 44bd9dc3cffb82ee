extension Catalogue {
    /// Effects that scrolling drives. One a line, in alphabetical order.
    static let scroll: [CatalogueEntry] = [
        BottomFade.entry,
        PhotoStrips.paging,
        ParallaxHeaderEntry.entry,
        ReadingRingEffect.entry,
        ScrollHue.entry,
        PhotoStrips.parallax,
        ScrollBarEffect.entry,
        PhotoStrips.tilt,
    ]
}
