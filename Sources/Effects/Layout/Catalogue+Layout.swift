extension Catalogue {
    /// Effects of arranging: grids, stacks, trees and what opens out of them. One a line, in alphabetical order.
    static let layout: [CatalogueEntry] = [
        Avatars.entry,
        Bento.entry,
        BentoHover.entry,
        CodeComparison.entry,
        FileTree.entry,
        HeroDialog.entry,
        IconChips.entry,
        ThemeTogglerEffect.entry,
        ZoomTransitionEffect.entry,
    ]
}
