extension Catalogue {
    /// Effects that a finger or the device drives. One a line, in alphabetical order.
    static let gestures: [CatalogueEntry] = []
}
