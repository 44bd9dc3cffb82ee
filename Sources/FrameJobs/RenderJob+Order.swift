import Pixels
import Rasterizer
import SceneGraph

extension RenderJob {
    /// Renders the job's frames one after the other on the calling thread: for files and streams that take frames in order.
    ///
    /// - Throws: `RenderInterrupted` after a cancellation, `FrameFailure` where a frame could not be made or `receive` fails.
    public func renderInOrder(
        _ source: some FrameSource, cancellation: Cancellation = Cancellation(),
        progress: (RenderProgress) -> Void = { _ in }, receive: (Pixmap) throws -> Void
    ) throws {
        let rasterizer = Rasterizer(scale: scale)
        var pixmap = Pixmap(width: 0, height: 0)
        for (written, number) in frames.enumerated() {
            guard !cancellation.isCancelled else { throw RenderInterrupted(written: written, total: frames.count) }
            do {
                try rasterizer.render(scene(number, of: source), into: &pixmap)
                try receive(pixmap)
            } catch {
                throw FrameFailure(number: number, underlying: error)
            }
            progress(RenderProgress(written: written + 1, total: frames.count))
        }
    }
}
