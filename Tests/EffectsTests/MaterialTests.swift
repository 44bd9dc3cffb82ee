import Foundation
import KinoraFrames
import KinoraDiff
import KinoraPixels
import KinoraRaster
import KinoraScene
import Testing

@testable import KinoraEffects
@testable import KinoraViews

/// Effects show the user's own material.
@MainActor
struct MaterialTests {
    private func picture(_ name: String, _ typed: KeyValuePairs<String, String> = [:], at time: Double = 0) throws
        -> StraightPixmap
    {
        let entry = try #require(Catalogue.entry(named: name))
        let stage = entry.stage(try entry.values(typed))
        var scene = try stage.scene(at: time)
        scene.background = .white
        return try Rasterizer(scale: 1).render(scene).straight()
    }

    @Test("The stand-in photo in Fixtures is the one that is drawn")
    func photo() throws {
        let entry = try #require(Catalogue.entry(named: "ripple"))
        let stage = entry.stage(
            try entry.values(["padding": "0", "corner": "0"]), size: CGSize(width: 360, height: 480))
        var scene = try stage.scene(at: 0)
        scene.background = .white
        let drawn = try Rasterizer(scale: 1).render(scene).straight()
        let path = GoldenTests.folder.deletingLastPathComponent().appendingPathComponent("photo.png").path
        let difference = PixelComparison().compare(expected: try PNGFile.read(path), actual: drawn)
        #expect(difference.isSame, "\(difference.sentence)")
    }

    @Test("Another text is another marquee")
    func text() throws {
        #expect(try picture("marquee", ["text": "One"]) != picture("marquee", ["text": "Two"]))
    }

    @Test("A marquee whose text fits stands still; one that does not, or must, moves")
    func scrollsOnlyWhenItMust() throws {
        #expect(try picture("marquee", ["text": "Short"]) == picture("marquee", ["text": "Short"], at: 1))
        #expect(
            try picture("marquee", ["text": "Short", "always": "true"])
                != picture("marquee", ["text": "Short", "always": "true"], at: 1))
        #expect(try picture("marquee") != picture("marquee", at: 1))
    }

    @Test("A press starts the ripple, and it is over when its window closes")
    func ripple() throws {
        let before = try picture("ripple", at: 0.2)
        #expect(try picture("ripple", at: 0.4) != before)
        #expect(try picture("ripple", ["window": "0.5"], at: 2.9) == before)
    }

    @Test("Confetti is gone at the end of its life, and none of it was there before")
    func confetti() throws {
        let empty = StraightPixmap(width: 640, height: 480, pixels: [UInt32](repeating: 0xFFFF_FFFF, count: 640 * 480))
        #expect(try picture("confetti", at: 1) != empty)
        #expect(try picture("confetti", at: 2) == empty)
    }
}
