import Foundation
import KinoraGeometry
import KinoraPixels
import KinoraScene

/// Draws one frame after the other and takes over what does not change between them. The pixels are those that `Rasterizer`
/// draws: each frame's depend on its scene and the scale alone.
///
/// It keeps the last frame and its scene beside what a rasterizer keeps, and is for one thread at a time.
public final class SequenceRasterizer {
    /// The frame that was drawn last.
    public private(set) var frame = Pixmap(width: 0, height: 0)

    private let rasterizer: Rasterizer
    /// Draws frames that are drawn as a whole.
    private let wholes: BandRasterizer
    private let takesOver: Bool
    /// The scene of `frame`.
    private var scene: PreparedScene?

    /// - Parameters:
    ///   - scale: pixels per point, above 0.
    ///   - style: how gradients are rounded, and what the pixels mean.
    ///   - takesOver: false draws every frame from nothing; only the time differs.
    ///   - threads: those that draw one frame together, at least 1, the calling one included.
    public init(scale: Double, style: RasterStyle = RasterStyle(), takesOver: Bool = true, threads: Int = 1) {
        rasterizer = Rasterizer(scale: scale, style: style)
        wholes = BandRasterizer(rasterizer, threads: threads)
        self.takesOver = takesOver
        if takesOver { rasterizer.keptLayers = KeptLayers() }
    }

    /// Makes the picture of `scene` the frame.
    ///
    /// - Throws: `RasterError`; the next frame is drawn from nothing then.
    @discardableResult
    public func draw(_ scene: FrameScene) throws -> FrameChange {
        let old = takesOver ? self.scene : nil
        self.scene = nil
        let scene = try rasterizer.prepared(scene)
        let change = try draw(scene, after: old)
        self.scene = scene
        return change
    }

    private func draw(_ scene: PreparedScene, after old: PreparedScene?) throws -> FrameChange {
        guard let old, old.whole.size == scene.whole.size, frame.width > 0, frame.height > 0 else {
            try wholes.render(prepared: scene, into: &frame)
            return .all
        }
        let damage = damage(from: old, to: scene)
        if damage.isEmpty { return .none }
        rasterizer.keptLayers?.beginFrame()
        if damage.isWhole {
            try wholes.render(prepared: scene, into: &frame)
            return .all
        }
        for rect in damage.rects { try rasterizer.redraw(scene, in: rect, of: &frame) }
        return .within(damage.rects)
    }

    private func damage(from old: PreparedScene, to scene: PreparedScene) -> Damage {
        let bounds = PixelRect(x: 0, y: 0, width: frame.width, height: frame.height)
        guard old.isApart || scene.isApart else {
            return SceneComparison.damage(from: old.whole, to: scene.whole, frame: bounds, rasterizer.transform)
        }
        // The nodes that are drawn depend on what is around them then.
        var damage = Damage(frame: bounds)
        if old.whole != scene.whole { damage.addAll() }
        return damage
    }
}
