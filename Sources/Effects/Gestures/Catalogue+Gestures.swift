extension Catalogue {
    /// Effects that a finger or the device drives. One a line, in alphabetical order.
    static let gestures: [CatalogueEntry] = [
        Card3D.entry,
        MotionParallax.entry,
        Push.entry,
        RippleRingsEntry.entry,
        Scratch.entry,
        SpringDragEntry.entry,
        Springs.entry,
    ]
}
