extension Catalogue {
    /// Effects of colour, layer and distortion shaders. One a line, in alphabetical order.
    static let shaders: [CatalogueEntry] = [
        Ripple.entry,
    ]
}
