import Foundation
import KinoraPixels
import KinoraRaster
import KinoraScene

extension RenderJob {
    /// Renders every frame of the job into `sink`.
    ///
    /// Scenes are evaluated on the calling thread, in order and a few frames ahead; the workers rasterize and write
    /// them. With one worker, or one frame, everything happens on the calling thread. Where there are fewer frames than workers,
    /// several threads draw one frame together, in bands, and compress it.
    ///
    /// - Parameters:
    ///   - cancellation: ends the job after the frames in hand.
    ///   - receive: gets each frame's receipt on the calling thread, also when the job ends early.
    ///   - progress: is called on the calling thread whenever more frames are written.
    /// - Throws: `RenderInterrupted` after a cancellation, `FrameFailure` where a frame could not be made or written.
    public func render<Sink: FrameSink>(
        _ source: some FrameSource, to sink: Sink, cancellation: Cancellation = Cancellation(),
        receive: (_ number: Int, _ receipt: Sink.Writer.Receipt) -> Void = { _, _ in },
        progress: (RenderProgress) -> Void = { _ in }
    ) throws {
        let numbers = numbers
        let written =
            workers == 1 || numbers.count <= 1
            ? try renderInline(numbers, source, sink, cancellation, receive, progress)
            : try renderInParallel(numbers, source, sink, cancellation, receive, progress)
        guard written == numbers.count else { throw RenderInterrupted(written: written, total: numbers.count) }
    }

    /// The picture at `time` seconds.
    public func picture(at time: Double, of source: some FrameSource) throws -> Pixmap {
        try BandRasterizer(scale: source.scale, style: style, threads: workers).render(try scene(at: time, of: source))
    }

    /// Threads for each frame, of as many as the job may have, where so many frames are drawn at once.
    private func threadsOfFrame(workers count: Int) -> Int { max(1, workers / max(1, count)) }

    private func renderInline<Sink: FrameSink>(
        _ numbers: [Int], _ source: some FrameSource, _ sink: Sink, _ cancellation: Cancellation,
        _ receive: (Int, Sink.Writer.Receipt) -> Void, _ progress: (RenderProgress) -> Void
    ) throws -> Int {
        let threads = threadsOfFrame(workers: 1)
        let rasterizer = SequenceRasterizer(
            scale: source.scale, style: style, takesOver: takesOver, threads: threads)
        var writer = try sink.makeWriter(threads: threads)
        var written = 0
        for number in numbers {
            guard !cancellation.isCancelled else { break }
            do {
                let change = try rasterizer.draw(try scene(number, of: source))
                receive(number, try writer.write(rasterizer.frame, number: number, change: change))
            } catch {
                throw FrameFailure(number: number, underlying: error)
            }
            written += 1
            progress(RenderProgress(written: written, total: numbers.count))
        }
        return written
    }

    private func renderInParallel<Sink: FrameSink>(
        _ numbers: [Int], _ source: some FrameSource, _ sink: Sink, _ cancellation: Cancellation,
        _ receive: (Int, Sink.Writer.Receipt) -> Void, _ progress: (RenderProgress) -> Void
    ) throws -> Int {
        let threads = min(workers, max(1, numbers.count))
        let pool = RenderPool<Sink.Writer.Receipt>(capacity: threads + 1, cancellation: cancellation)
        for _ in 0..<threads {
            startWorker(
                of: pool, sink, scale: source.scale, threads: threadsOfFrame(workers: threads),
                first: numbers.first ?? 0)
        }
        let report = { (written: Int) in progress(RenderProgress(written: written, total: numbers.count)) }
        for number in numbers where !cancellation.isCancelled {
            do {
                let scene = try scene(number, of: source)
                guard pool.submit(.init(number: number, scene: scene), whileWaiting: report) else { break }
            } catch {
                pool.fail(number, error)
                break
            }
        }
        let (receipts, failure) = pool.close(whileWaiting: report)
        for (number, receipt) in receipts { receive(number, receipt) }
        if let failure { throw failure }
        return receipts.count
    }

    private func startWorker<Sink: FrameSink>(
        of pool: RenderPool<Sink.Writer.Receipt>, _ sink: Sink, scale: Double, threads: Int, first: Int
    ) {
        pool.startWorker {
            let rasterizer = SequenceRasterizer(scale: scale, style: style, takesOver: takesOver, threads: threads)
            do {
                var writer = try sink.makeWriter(threads: threads)
                while let task = pool.take() {
                    do {
                        let change = try rasterizer.draw(task.scene)
                        pool.finish(
                            task.number, try writer.write(rasterizer.frame, number: task.number, change: change))
                    } catch {
                        pool.fail(task.number, error)
                        writer.abandon(number: task.number)
                    }
                }
            } catch {
                pool.fail(first, error)
            }
        }
    }
}
