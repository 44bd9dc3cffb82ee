extension Catalogue {
    /// Buttons that answer to a finger or a pointer. One a line, in alphabetical order.
    static let buttons: [CatalogueEntry] = [
        CoolModeEffect.entry,
        HoverButtonEffect.entry,
        RippleButtonEffect.entry,
        ShinyButtonEffect.entry,
        SubscribeButtonEffect.entry,
    ]
}
