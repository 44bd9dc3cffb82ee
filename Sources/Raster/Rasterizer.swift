import Foundation
import KinoraGeometry
import KinoraPixels
import KinoraScene

/// Draws scenes. It keeps scratch memory and bounded caches from one frame to the next and is meant to be used by one
/// thread at a time: give each worker its own. The pixels depend on the scene and the scale alone, never on what was drawn
/// before.
public final class Rasterizer {
    /// Pixels per point.
    public let scale: Double
    /// How gradients are rounded, and what the pixels mean.
    public let style: RasterStyle

    let painter = ShapePainter()
    let pool: SurfacePool
    let paints: PaintResources
    let glyphs: GlyphCache
    let blurredShapes = BlurredShapes()
    /// Brings scenes to the colors of the pixels; nil where these are the scenes' own.
    private let wideColors: WideColors?
    /// What frames of one sequence take over from each other; nil where each is drawn from nothing.
    var keptLayers: KeptLayers?
    /// Looks at what is behind adapting glass.
    private lazy var glassProbe = GlassProbe()

    /// - Parameters:
    ///   - scale: pixels per point, above 0.
    ///   - style: how gradients are rounded, and what the pixels mean.
    public convenience init(scale: Double, style: RasterStyle = RasterStyle()) {
        self.init(scale: scale, style: style, glyphs: GlyphCache())
    }

    init(scale: Double, style: RasterStyle = RasterStyle(), glyphs: GlyphCache) {
        precondition(scale > 0 && scale.isFinite, "a scale is a positive number of pixels per point")
        self.scale = scale
        self.style = style
        self.glyphs = glyphs
        wideColors = style.colors == .displayP3 ? WideColors() : nil
        pool = SurfacePool()
        paints = PaintResources(pool: pool, style: style)
    }

    /// The picture of `scene`, `scene.size` times the scale in pixels, rounded.
    public func render(_ scene: FrameScene) throws -> Pixmap {
        var pixmap = Pixmap(width: 0, height: 0)
        try render(scene, into: &pixmap)
        return pixmap
    }

    /// The same into a picture that may be left from the frame before: its memory is used again where the size fits.
    public func render(_ scene: FrameScene, into pixmap: inout Pixmap) throws {
        try render(prepared: try prepared(scene), into: &pixmap)
    }

    func prepared(_ scene: FrameScene) throws -> PreparedScene {
        PreparedScene(try settled(scene), transform, style.colors)
    }

    /// The scene with its adapting glass decided, in the colors of the pixels.
    private func settled(_ scene: FrameScene) throws -> FrameScene {
        let adapts = GlassAdaptation.concerns(scene.nodes)
        guard wideColors != nil || adapts else { return scene }
        guard SceneDepth.of(scene.nodes, limit: RasterLimits.depth) <= RasterLimits.depth else {
            throw RasterError.nestingTooDeep
        }
        let adapted = adapts ? try GlassAdaptation.adapted(scene, glassProbe) : scene
        return wideColors?.scene(adapted) ?? adapted
    }

    func render(prepared scene: PreparedScene, into pixmap: inout Pixmap) throws {
        let bounds = try bounds(of: scene.whole)
        if pixmap.width != bounds.width || pixmap.height != bounds.height {
            pixmap = .unwritten(width: bounds.width, height: bounds.height)
        }
        try redraw(scene, in: bounds, of: &pixmap)
    }

    /// Draws the part of `scene` that lies in `region` anew; the rest of `pixmap` stays.
    func redraw(_ scene: PreparedScene, in region: PixelRect, of pixmap: inout Pixmap) throws {
        let bounds = PixelRect(x: 0, y: 0, width: pixmap.width, height: pixmap.height)
        try pixmap.pixels.withUnsafeMutableBufferPointer { buffer in
            guard let pixels = buffer.baseAddress else { return }
            let frame = Surface(bounds: bounds, borrowing: pixels)
            try draw(scene.within, in: region, onto: frame)
            try drawOutside(of: scene, in: region, onto: frame)
        }
    }

    /// Adds what the scene's colors have outside 0…1 to what is drawn already.
    func drawOutside(of scene: PreparedScene, in region: PixelRect, onto frame: Surface) throws {
        let area = scene.outside.intersection(region).intersection(frame.bounds)
        guard !area.isEmpty else { return }
        func picture(_ scene: FrameScene) throws -> Surface {
            let surface = Surface(bounds: frame.bounds, pool: pool)
            try draw(scene, in: area, onto: surface)
            return surface
        }
        OutsideSum.add(try scene.above.map(picture), less: try scene.below.map(picture), to: frame, in: area)
    }

    /// Draws the part of `scene` that lies in `region` over whatever is there.
    ///
    /// - Parameter walk: where several threads draw the frame: what this one draws of it now.
    func draw(_ scene: FrameScene, in region: PixelRect, onto frame: Surface, _ walk: PartWalk? = nil) throws {
        let region = region.intersection(frame.bounds)
        guard !region.isEmpty else { return }
        if walk?.beginsFrame ?? true { drawBackground(of: scene, in: region, onto: frame) }
        let area = DrawArea(drawn: region, whole: frame.bounds)
        try draw(scene.nodes, onto: frame, DrawState(transform: transform, clip: Clip(area)), walk)
    }

    private func drawBackground(of scene: FrameScene, in region: PixelRect, onto frame: Surface) {
        let cover = FrameCover(bounds: frame.bounds, transform: transform, textures: paints.textures)
        guard !cover.isCovered(by: scene.nodes.first) else { return }
        let background = scene.background.map { PremultipliedPixel($0).word } ?? 0
        for y in region.yRange { (frame.row(y) + region.x).update(repeating: background, count: region.width) }
    }

    /// From points to pixels.
    var transform: CGAffineTransform { CGAffineTransform(scaleX: scale, y: scale) }

    /// Draws on this thread's stack, or where nodes lie deep inside one another on one that is large enough for the
    /// deepest: threads may have half a megabyte, and a level takes some kilobytes.
    private func draw(_ nodes: [Node], onto frame: Surface, _ state: DrawState, _ walk: PartWalk?) throws {
        let depth = SceneDepth.of(nodes, limit: RasterLimits.depth)
        guard depth <= RasterLimits.depth else { throw RasterError.nestingTooDeep }
        let drawing = SceneDrawing(self, nodes, on: frame, walk: walk)
        guard depth > DeepStack.levelsOfSmallStacks else { return try drawing.draw(nodes, onto: frame, state) }
        let work = DeepWork(drawing: drawing, nodes: nodes, frame: frame, state: state)
        try DeepStack.run { Result { try work.drawing.draw(work.nodes, onto: work.frame, work.state) } }.get()
    }

    /// What is handed to the one thread that uses it, while this one waits.
    private struct DeepWork: @unchecked Sendable {
        let drawing: SceneDrawing
        let nodes: [Node]
        let frame: Surface
        let state: DrawState
    }

    /// The pixels of a scene's frame.
    func bounds(of scene: FrameScene) throws -> PixelRect {
        let (width, height) = (
            (Double(scene.size.width) * scale).rounded(), (Double(scene.size.height) * scale).rounded()
        )
        let side = Double(RasterLimits.side)
        guard width <= side, height <= side, width * height <= Double(RasterLimits.pixels) else {
            throw RasterError.frameTooLarge(width: width, height: height)
        }
        return PixelRect(x: 0, y: 0, width: width > 0 ? Int(width) : 0, height: height > 0 ? Int(height) : 0)
    }
}
