extension Catalogue {
    /// Gradients and patterns behind other things. One a line, in alphabetical order.
    static let backgrounds: [CatalogueEntry] = [
        Mesh.entry,
        VariableBlurEntry.entry,
        Vignette.entry,
    ]
}
