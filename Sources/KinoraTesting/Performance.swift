import KinoraPixels
import KinoraRaster
import KinoraStage
import KinoraViews

/// A view as an assertion performs it, ready to be rendered at any time.
@MainActor
struct Performance {
    let stage: Stage
    let background: RGBA?
    private let rasterizer: SequenceRasterizer

    init(stage: Stage, background: RGBA?) {
        self.stage = stage
        self.background = background
        rasterizer = SequenceRasterizer(scale: stage.scale)
        DrawnImage.rasterizer = { scene, scale in try Rasterizer(scale: scale).render(scene) }
    }

    /// The picture at `time` seconds.
    func frame(at time: Double) throws -> Pixmap {
        var scene = try stage.scene(at: time)
        scene.background = background
        try rasterizer.draw(scene)
        return rasterizer.frame
    }
}
