extension Catalogue {
    /// Many small things in flight. One a line, in alphabetical order.
    static let particles: [CatalogueEntry] = [
        CelebrationEffect.entry,
        Confetti.entry,
        VortexEntry.fire,
        VortexEntry.fireflies,
        VortexEntry.fireworks,
        VortexEntry.magic,
        Meteors.entry,
        Particles.entry,
        VortexEntry.rain,
        VortexEntry.smoke,
        VortexEntry.snow,
        SoftDiscsEntry.entry,
        VortexEntry.spark,
        VortexEntry.splash,
        VortexEntry.confetti,
    ]
}
