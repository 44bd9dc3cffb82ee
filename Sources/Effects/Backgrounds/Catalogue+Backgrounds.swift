extension Catalogue {
    /// Gradients and patterns behind other things. One a line, in alphabetical order.
    static let backgrounds: [CatalogueEntry] = [
        AnimatedGridEffect.entry,
        FlickeringGridEntry.entry,
        GlyphMatrixEffect.entry,
        InteractiveGridEffect.entry,
        Mesh.entry,
        PatternEntry.entry,
        PixelRevealEntry.entry,
        RetroGridEntry.entry,
        RingFieldEntry.entry,
        VariableBlurEntry.entry,
        Vignette.entry,
        WarpBackgroundEffect.entry,
    ]
}
