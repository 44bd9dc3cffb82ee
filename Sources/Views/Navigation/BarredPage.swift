import KinoraScene
import KinoraStage

/// What a page of a stack draws: itself, and the bar over it, which stays in its place while pages slide below it.
@MainActor
struct BarredPage {
    var page: [Node]
    /// nil where there is none, or where the page takes it along.
    var bar: BarLayers?

    var nodes: [Node] { page + (bar?.nodes ?? []) }
}

/// What a bar draws, from back to front.
@MainActor
struct BarLayers {
    var ground: [Node]
    /// The title below the bar's own line.
    var largeTitle: [Node]
    /// What stands below that: a search field.
    var below: [Node]
    /// In the middle of the line.
    var title: [Node]
    /// Buttons at the ends of the line.
    var items: [Node]
    /// Where the words of the title are, the large one or that in the middle; asked for where they move.
    var titleWords: @MainActor () -> CGRect? = { nil }
    /// Where the words are that lead back to the page below.
    var backWords: @MainActor () -> CGRect? = { nil }

    var nodes: [Node] { ground + largeTitle + below + title + items }

    /// The bar on its way to that of a page which slides in from the trailing edge.
    ///
    /// Buttons dissolve in their places. Titles dissolve, too: that of the page which is covered on its way to the words that lead back
    /// to it, to whose size a large one shrinks, and the other as it comes with its page.
    ///
    /// - Parameters:
    ///   - share: how far the page has come, 0…1.
    ///   - lower: how far the covered page has given way, in points to the right.
    ///   - upper: how far the other one is from its place.
    func crossing(to other: BarLayers, share: Double, lower: CGFloat, upper: CGFloat) -> BarLayers {
        let share = min(1, max(0, share))
        /// Whether the place has a ground all the way, so that what is behind does not shine through in between.
        let keepsGround = !ground.isEmpty && !other.ground.isEmpty
        let (going, coming) = keepsGround ? (min(1, 2 - 2 * share), min(1, 2 * share)) : (1 - share, share)
        // The title comes in from half the way, so that the two are never far apart.
        let (leaving, arriving) = (sideways(lower), sideways(upper / 2))
        let turning = turning(into: other.backWords(), share: share) ?? leaving
        return BarLayers(
            ground: ground.faded(going) + other.ground.faded(coming),
            largeTitle: largeTitle.transformed(turning).faded(1 - share)
                + other.largeTitle.transformed(sideways(upper)),
            below: below.transformed(leaving).faded(1 - share) + other.below.transformed(sideways(upper)),
            title: title.transformed(turning).faded(1 - share) + other.title.transformed(arriving).faded(share),
            items: items.faded(1 - share) + other.items.faded(share))
    }

    /// The way of the title to the words of the way back; nil where one of them is not there.
    private func turning(into back: CGRect?, share: Double) -> CGAffineTransform? {
        guard let back, let title = titleWords(), title.height > 0 else { return nil }
        let scale = 1 + (back.height / title.height - 1) * share
        return CGAffineTransform(translationX: -title.midX, y: -title.midY)
            .concatenating(CGAffineTransform(scaleX: scale, y: scale))
            .concatenating(
                CGAffineTransform(
                    translationX: title.midX + (back.midX - title.midX) * share,
                    y: title.midY + (back.midY - title.midY) * share))
    }

    private func sideways(_ distance: CGFloat) -> CGAffineTransform {
        CGAffineTransform(translationX: distance, y: 0)
    }
}
