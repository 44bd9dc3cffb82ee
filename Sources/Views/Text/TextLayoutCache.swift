import KinoraStage
import KinoraTypography

/// A cache of text layouts. Laying out again gives the same lines, so removing entries never changes a frame.
@MainActor
final class TextLayoutCache {
    private struct Key: Hashable {
        let runs: [TextRun]
        let options: TextLayoutOptions
        let minimumScale: Double
    }

    /// Layouts kept at most; a width that moves makes new ones with every frame.
    private static let limit = 2048

    private var layouts: [Key: TextLayout] = [:]

    /// The runs in lines.
    ///
    /// - Parameter minimumScale: how much smaller the fonts may be made to fit; 1 or more for not at all.
    func layout(_ runs: [TextRun], _ options: TextLayoutOptions, minimumScale: Double) throws -> TextLayout {
        let key = Key(runs: runs, options: options, minimumScale: minimumScale)
        if let known = layouts[key] { return known }
        let layout =
            minimumScale < 1
            ? try TextLayout.fitting(runs, options: options, minimumScale: minimumScale)
            : try TextLayout(runs, options: options)
        if layouts.count >= TextLayoutCache.limit { layouts.removeAll(keepingCapacity: true) }
        layouts[key] = layout
        return layout
    }
}
