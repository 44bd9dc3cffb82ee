extension Catalogue {
    /// Spheres and things that circle. One a line, in alphabetical order.
    static let globes: [CatalogueEntry] = [
        DottedGlobes.grid,
        DottedMapEffect.entry,
        TexturedGlobe.entry,
        DottedGlobes.network,
        IconSphereEffect.entry,
        Orbits.entry,
    ]
}
