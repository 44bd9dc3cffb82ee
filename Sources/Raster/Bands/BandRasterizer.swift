import Foundation
import KinoraBasics
import KinoraGeometry
import KinoraPixels
import KinoraScene
import Synchronization

/// Draws frames on several threads, which take one band of rows after the other. The pixels are those that `Rasterizer` draws.
///
/// Each thread has a rasterizer of its own, with what that keeps. It is for one caller at a time.
public final class BandRasterizer {
    private let rasterizers: [Rasterizer]
    /// How many bands a frame has; nil where the scene decides.
    private let bandCount: Int?

    /// - Parameters:
    ///   - scale: pixels per point, above 0.
    ///   - style: how gradients are rounded, and what the pixels mean.
    ///   - threads: at least 1; the calling thread is one of them.
    public convenience init(scale: Double, style: RasterStyle = RasterStyle(), threads: Int) {
        self.init(Rasterizer(scale: scale, style: style), threads: threads)
    }

    /// - Parameter bands: how many a frame has; nil lets the scene decide.
    package convenience init(scale: Double, threads: Int, bands: Int?) {
        self.init(Rasterizer(scale: scale), threads: threads, bands: bands)
    }

    /// - Parameters:
    ///   - first: draws on the calling thread.
    ///   - bands: how many a frame has; nil lets the scene decide.
    init(_ first: Rasterizer, threads: Int, bands: Int? = nil) {
        bandCount = bands
        rasterizers =
            [first]
            + (1..<max(1, threads)).map { _ in
                Rasterizer(scale: first.scale, style: first.style)
            }
    }

    /// The picture of `scene`, `scene.size` times the scale in pixels, rounded.
    public func render(_ scene: FrameScene) throws -> Pixmap {
        var pixmap = Pixmap(width: 0, height: 0)
        try render(scene, into: &pixmap)
        return pixmap
    }

    /// The same into a picture that may be left from the frame before: its memory is used again where the size fits.
    public func render(_ scene: FrameScene, into pixmap: inout Pixmap) throws {
        try render(prepared: try rasterizers[0].prepared(scene), into: &pixmap)
    }

    func render(prepared: PreparedScene, into pixmap: inout Pixmap) throws {
        let first = rasterizers[0]
        guard rasterizers.count > 1 else { return try first.render(prepared: prepared, into: &pixmap) }
        let scene = prepared.within
        let bounds = try first.bounds(of: scene)
        let bands =
            bandCount.map { FrameBands.cut(bounds, count: $0) }
            ?? FrameBands.of(scene, first.transform, frame: bounds, threads: rasterizers.count)
        let parts = FrameParts(scene.nodes, first.transform, frame: bounds)
        guard bands.count > 1, parts.count <= Self.mostParts, !bounds.isEmpty else {
            return try first.render(prepared: prepared, into: &pixmap)
        }
        if pixmap.width != bounds.width || pixmap.height != bounds.height {
            pixmap = .unwritten(width: bounds.width, height: bounds.height)
        }
        let isWhole = try pixmap.pixels.withUnsafeMutableBufferPointer { buffer in
            guard draw(Work(rasterizers, scene, parts, bounds, buffer.baseAddress!), bands) else { return false }
            let frame = Surface(bounds: bounds, borrowing: buffer.baseAddress!)
            try first.drawOutside(of: prepared, in: bounds, onto: frame)
            return true
        }
        // The error is to be that of one thread, which draws node by node.
        if !isWhole { try first.render(prepared: prepared, into: &pixmap) }
    }

    /// Each part is a walk through the scene for every band.
    private static let mostParts = 24

    /// Draws part after part; false where something failed.
    private func draw(_ work: Work, _ bands: [PixelRect]) -> Bool {
        for part in 0..<work.parts.count {
            if part > 0 {
                work.copyGround(of: part)
                // As few pieces as there are threads: neighbors look at the same pixels.
                let pieces = FrameBands.cutAcross(work.parts.areas[part], count: bandCount ?? rasterizers.count)
                run(work, .looking, part, pieces)
            }
            run(work, .drawing, part, bands)
            work.views.forget()
            guard !work.hasFailed.load(ordering: .acquiring) else { return false }
        }
        return true
    }

    private func run(_ work: Work, _ kind: PartWalk.Work, _ part: Int, _ areas: [PixelRect]) {
        SharedWork.run(areas.count, threads: rasterizers.count) { work.run(kind, part, areas[$1], on: $0) }
    }

    /// What the threads share. Each touches the rasterizer of its own number and the rows of its bands, and reads other rows only
    /// while nobody draws.
    private final class Work: @unchecked Sendable {
        let hasFailed = Atomic(false)
        let parts: FrameParts
        let bounds: PixelRect
        let views = BackdropViews()
        /// What the layers of a part look at, as it is before that part. Nobody changes it while the threads draw.
        private var ground = Surface(bounds: .empty)
        private let rasterizers: [Rasterizer]
        private let scene: FrameScene
        private let pixels: UnsafeMutablePointer<UInt32>

        init(
            _ rasterizers: [Rasterizer], _ scene: FrameScene, _ parts: FrameParts, _ bounds: PixelRect,
            _ pixels: UnsafeMutablePointer<UInt32>
        ) {
            (self.rasterizers, self.scene, self.parts) = (rasterizers, scene, parts)
            (self.bounds, self.pixels) = (bounds, pixels)
        }

        /// To be called while nobody draws.
        func copyGround(of part: Int) {
            ground = Surface(bounds: parts.grounds[part])
            Blend.composite(Surface(bounds: bounds, borrowing: pixels), onto: ground)
        }

        func run(_ work: PartWalk.Work, _ part: Int, _ area: PixelRect, on thread: Int) {
            let frame = Surface(bounds: bounds, borrowing: pixels)
            let walk = PartWalk(work, part: part, of: parts, on: frame, over: ground, views)
            do {
                try rasterizers[thread].draw(scene, in: area, onto: frame, walk)
            } catch {
                hasFailed.store(true, ordering: .releasing)
            }
        }
    }
}
