import KinoraPixels
import KinoraRaster
import KinoraScene

/// Draws scenes beside the main actor, which meanwhile evaluates the views of other tests.
enum PictureMaker {
    /// - Parameter scale: pixels per point.
    @concurrent
    static func pictures(of scenes: [FrameScene], scale: Double) async throws -> [Pixmap] {
        let rasterizer = Rasterizer(scale: scale)
        return try scenes.map { try rasterizer.render($0) }
    }

    @concurrent
    static func picture(of scene: FrameScene, scale: Double) async throws -> Pixmap {
        try Rasterizer(scale: scale).render(scene)
    }
}
