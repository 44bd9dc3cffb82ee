extension Catalogue {
    /// Effects of words and letters. One a line, in alphabetical order.
    static let text: [CatalogueEntry] = [
        GlyphAppearanceEntry.entry,
        HyperTextEffect.entry,
        Marquee.entry,
        MarqueeCards.entry,
        MarqueeVelocity.entry,
        MorphingTextEffect.entry,
        NumberTicker.entry,
        Terminal.entry,
        TextAnimate.entry,
        Typewriter.entry,
        EasedTypewriter.entry,
        WordRotateEffect.entry,
    ]
}
