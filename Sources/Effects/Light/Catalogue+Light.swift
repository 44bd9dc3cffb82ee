extension Catalogue {
    /// Shine, shimmer, neon and glow. One a line, in alphabetical order.
    static let light: [CatalogueEntry] = [
        AnimatedBeamEffect.entry,
        BacklightEffect.entry,
        GlowButtonsEffect.entry,
        IntelligenceGlowEntry.entry,
        LightRaysEffect.entry,
        Neon.entry,
        NeonBorderEntry.entry,
        PopInEffect.entry,
        PulseEffect.entry,
        Shimmer.entry,
        StreakFlameEffect.entry,
    ]
}
