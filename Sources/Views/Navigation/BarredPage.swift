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
    /// What stands below the bar's own line: a large title, and a search field.
    var below: [Node]
    /// In the middle of the line.
    var title: [Node]
    /// Buttons at the ends of the line.
    var items: [Node]

    var nodes: [Node] { ground + below + title + items }

    /// The bar on its way to that of a page which slides in from the trailing edge.
    ///
    /// Buttons dissolve in their places. Titles dissolve, too, and move with their pages: that of the page which is covered towards
    /// the leading edge, where the way back has its words.
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
        return BarLayers(
            ground: ground.faded(going) + other.ground.faded(coming),
            below: below.transformed(leaving).faded(1 - share) + other.below.transformed(sideways(upper)),
            title: title.transformed(leaving).faded(1 - share) + other.title.transformed(arriving).faded(share),
            items: items.faded(1 - share) + other.items.faded(share))
    }

    private func sideways(_ distance: CGFloat) -> CGAffineTransform {
        CGAffineTransform(translationX: distance, y: 0)
    }
}
