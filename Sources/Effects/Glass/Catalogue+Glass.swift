extension Catalogue {
    /// Materials that blur and bend what is behind them. One a line, in alphabetical order.
    static let glass: [CatalogueEntry] = [
        Glass.entry,
        GlassBorder.entry,
        GlassMesh.entry,
        LiquidGlass.entry,
        Materials.entry,
        Vibrancy.entry,
    ]
}
