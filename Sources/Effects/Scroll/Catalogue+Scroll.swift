extension Catalogue {
    /// Effects that scrolling drives. One a line, in alphabetical order.
    static let scroll: [CatalogueEntry] = [
        BottomFade.entry,
        PhotoStrips.paging,
        ParallaxHeaderEntry.entry,
        ScrollHue.entry,
        PhotoStrips.parallax,
        PhotoStrips.tilt,
    ]
}
