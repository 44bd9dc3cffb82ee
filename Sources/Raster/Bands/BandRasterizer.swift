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
    /// A frame for each thread, of which only what its bands need is ever touched.
    private var frames: [Frame?]

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
        frames = rasterizers.map { _ in nil }
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

    func render(prepared scene: FrameScene, into pixmap: inout Pixmap) throws {
        let first = rasterizers[0]
        guard rasterizers.count > 1 else { return try first.render(prepared: scene, into: &pixmap) }
        let bounds = try first.bounds(of: scene)
        let bands =
            bandCount.map { FrameBands.of(scene, first.transform, frame: bounds, count: $0) }
            ?? FrameBands.of(scene, first.transform, frame: bounds, threads: rasterizers.count)
        guard bands.count > 1, !bounds.isEmpty else { return try first.render(prepared: scene, into: &pixmap) }
        if pixmap.width != bounds.width || pixmap.height != bounds.height {
            pixmap = Pixmap(width: bounds.width, height: bounds.height)
        }
        let isWhole = pixmap.pixels.withUnsafeMutableBufferPointer { buffer in
            let work = Work(self, scene, bounds, buffer.baseAddress!)
            SharedWork.run(bands.count, threads: rasterizers.count) { work.draw(bands[$1], on: $0) }
            return !work.hasFailed.load(ordering: .acquiring)
        }
        // The error is to be that of one thread, which draws node by node.
        if !isWhole { try first.render(prepared: scene, into: &pixmap) }
    }

    /// What the threads share. Each touches the rasterizer and the frame of its own number and the rows of its bands.
    private final class Work: @unchecked Sendable {
        let hasFailed = Atomic(false)
        private let owner: BandRasterizer
        private let scene: FrameScene
        private let bounds: PixelRect
        private let pixels: UnsafeMutablePointer<UInt32>

        init(
            _ owner: BandRasterizer, _ scene: FrameScene, _ bounds: PixelRect, _ pixels: UnsafeMutablePointer<UInt32>
        ) {
            (self.owner, self.scene, self.bounds, self.pixels) = (owner, scene, bounds, pixels)
        }

        func draw(_ band: FrameBand, on thread: Int) {
            do {
                try owner.draw(band, of: scene, bounds, onto: pixels, on: thread)
            } catch {
                hasFailed.store(true, ordering: .releasing)
            }
        }
    }

    private func draw(
        _ band: FrameBand, of scene: FrameScene, _ bounds: PixelRect, onto pixels: UnsafeMutablePointer<UInt32>,
        on thread: Int
    ) throws {
        let rasterizer = rasterizers[thread]
        guard band.drawn != band.rows else {
            return try rasterizer.draw(scene, in: band.rows, onto: Surface(bounds: bounds, borrowing: pixels))
        }
        // What is drawn beside the band is another thread's on the picture itself.
        let frame = frame(thread, bounds)
        try rasterizer.draw(scene, in: band.drawn, onto: Surface(bounds: bounds, borrowing: frame.pixels))
        let start = band.rows.y * bounds.width
        (pixels + start).update(from: frame.pixels + start, count: band.rows.height * bounds.width)
    }

    private func frame(_ thread: Int, _ bounds: PixelRect) -> Frame {
        let count = bounds.width * bounds.height
        if let frame = frames[thread], frame.count == count { return frame }
        let frame = Frame(count)
        frames[thread] = frame
        return frame
    }

    /// Pixels that take no memory until they are touched.
    private final class Frame {
        let pixels: UnsafeMutablePointer<UInt32>
        let count: Int

        init(_ count: Int) {
            self.count = count
            pixels = .allocate(capacity: count)
        }

        deinit { pixels.deallocate() }
    }
}
