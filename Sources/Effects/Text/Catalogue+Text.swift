extension Catalogue {
    /// Effects of words and letters. One a line, in alphabetical order.
    static let text: [CatalogueEntry] = [
        AuroraTextEntry.entry,
        BandTextEffect.entry,
        GlyphAppearanceEntry.entry,
        HighlighterEntry.entry,
        HyperTextEffect.entry,
        LineShadowTextEntry.entry,
        Marquee.entry,
        MarqueeCards.entry,
        MarqueeVelocity.entry,
        MorphingTextEffect.entry,
        NumberTicker.entry,
        SparklesTextEntry.entry,
        SpinningTextEntry.entry,
        Terminal.entry,
        TextAnimate.entry,
        Typewriter.entry,
        EasedTypewriter.entry,
        WordRotateEffect.entry,
    ]
}
