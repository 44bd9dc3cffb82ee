extension Catalogue {
    /// Spheres and things that circle. One a line, in alphabetical order.
    static let globes: [CatalogueEntry] = [
        DottedGlobe.entry,
        DottedMapEffect.entry,
        TexturedGlobe.entry,
        DottedGlobe.networkEntry,
        IconSphereEffect.entry,
        Orbits.entry,
    ]
}
