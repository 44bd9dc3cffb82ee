import KinoraPixels
import KinoraScene
import KinoraStage
import Testing

@testable import KinoraEffects
@testable import KinoraViews

/// On a transparent ground an effect has no page: what lies around its subject keeps its alpha, and nothing else is lost.
@MainActor
struct TransparentGroundTests {
    /// Effects whose picture, glass with what is behind it, or page within the story fills the stage.
    private static let filled: Set = [
        "bento-grid", "bento-hover", "dock", "glass", "glass-border", "glass-mesh", "hero-dialog", "lens",
        "liquid-glass",
        "materials", "mesh", "parallax-card", "parallax-header", "ripple-rings", "theme-toggler",
        "transition-circle-wave",
        "transition-circles", "transition-crosswarp-left", "transition-crosswarp-right", "transition-diamond-wave",
        "transition-diamonds", "transition-genie", "transition-pixellate", "transition-radial", "transition-swirl",
        "transition-wind", "variable-blur", "vibrancy", "vignette", "zoom-transition",
    ]

    private func picture(_ entry: CatalogueEntry, drawsPage: Bool) async throws -> Pixmap {
        let scale = min(1, 160 / Double(max(entry.size.width, entry.size.height)))
        let stage = entry.stage(try entry.values(), scale: scale, drawsPage: drawsPage)
        return try await PictureMaker.picture(of: try stage.scene(at: entry.duration * 0.41), scale: scale)
    }

    @Test(
        "Without a page there is alpha around the subject, and the subject is still there",
        arguments: StageSizeTests.names)
    func alpha(_ name: String) async throws {
        let entry = try #require(Catalogue.entry(named: name))
        let bare = try await picture(entry, drawsPage: false).inner
        let clear = Double(bare.count { $0 >> 24 < 8 }) / Double(bare.count)
        #expect((clear < 0.005) == Self.filled.contains(name), "\(clear) of the picture is transparent")
        #expect(bare.contains { $0 >> 24 > 24 }, "nothing is left")
        // Where there is a page nothing is transparent.
        let whole = try await picture(entry, drawsPage: true).inner
        #expect(whole.allSatisfy { $0 >> 24 >= 250 } != Self.pageless.contains(name), "the page is not opaque")
    }

    /// Where something behind the page shows.
    private static let pageless: Set = [
        "confetti", "marquee", "ripple",  // They have no page of their own, so that they can lie over anything.
        "bottom-fade",  // Its blur takes the page along, which grows thin at the lower edge.
    ]
}

extension Pixmap {
    /// All pixels but those at the edge, which a stage may cover in part.
    fileprivate var inner: [UInt32] {
        (1..<height - 1).flatMap { row in pixels[row * width + 1..<(row + 1) * width - 1] }
    }
}
