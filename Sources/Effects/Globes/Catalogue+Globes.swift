extension Catalogue {
    /// Spheres and things that circle. One a line, in alphabetical order.
    static let globes: [CatalogueEntry] = []
}
