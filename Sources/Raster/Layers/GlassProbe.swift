import KinoraPixels
import KinoraScene

/// Looks at what lies behind glass, in pictures of a few pixels. Most glass sees the same from frame to frame: what was seen last is known
/// by its scene.
final class GlassProbe {
    private struct Look {
        let scene: FrameScene
        let luminance: Double?
    }

    private let rasterizer = Rasterizer(scale: 1)
    /// The last look through each pane, by the order of panes in the scene.
    private var looks: [Int: Look] = [:]

    /// The mean luminance of a scene, 0 to 1, drawn at one pixel per point, over white where it is transparent; nil without pixels.
    ///
    /// - Parameter pane: the number of the pane through which it is seen.
    func luminance(of scene: FrameScene, through pane: Int) throws -> Double? {
        if let last = looks[pane], last.scene == scene { return last.luminance }
        let luminance = GlassProbe.mean(of: try rasterizer.render(scene))
        looks[pane] = Look(scene: scene, luminance: luminance)
        return luminance
    }

    private static func mean(of picture: Pixmap) -> Double? {
        guard !picture.pixels.isEmpty else { return nil }
        // Whole numbers, so that the sum is the same in any order: weights are those of Rec. 709 in ten-thousandths.
        var sum = 0
        for word in picture.pixels {
            func level(_ shift: UInt32) -> Int { Int(word >> shift & 0xFF) }
            let white = 255 - level(24)
            sum += 2126 * level(0) + 7152 * level(8) + 722 * level(16) + 10_000 * white
        }
        return Double(sum) / Double(picture.pixels.count) / 2_550_000
    }
}
