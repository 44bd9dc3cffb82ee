extension Catalogue {
    /// Effects of words and letters. One a line, in alphabetical order.
    static let text: [CatalogueEntry] = [
        AuroraTextEntry.entry,
        BandTextEffect.entry,
        ComicTextEffect.entry,
        GlyphAppearanceEntry.entry,
        GradientTextEffect.entry,
        HighlighterEntry.entry,
        HyperTextEffect.entry,
        KineticTextEffect.entry,
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
        TextFlipEffect.entry,
        TextRevealEffect.entry,
        Typewriter.entry,
        EasedTypewriter.entry,
        VideoTextEffect.entry,
        WordRotateEffect.entry,
    ]
}
