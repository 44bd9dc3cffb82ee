extension Catalogue {
    /// Effects of arranging: grids, stacks, trees and what opens out of them. One a line, in alphabetical order.
    static let layout: [CatalogueEntry] = [
        PhoneFrameEffect.androidEntry,
        Avatars.entry,
        Bento.entry,
        BentoHover.entry,
        BlurFadeEffect.entry,
        BrowserFrameEffect.entry,
        CodeComparison.entry,
        FileTree.entry,
        HeroDialog.entry,
        IconChips.entry,
        PhoneFrameEffect.entry,
        PostCardEffect.entry,
        ThemeTogglerEffect.entry,
        ZoomTransitionEffect.entry,
    ]
}
