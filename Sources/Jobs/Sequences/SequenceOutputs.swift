import KinoraFrames
import KinoraPixels
import KinoraScene

/// Files and streams that hold a whole run. They are written while frames are rendered on any number of threads,
/// which finish in any order.
///
/// A thread that has rendered a frame waits until all earlier frames have been examined. It encodes its frame at the
/// same time as other threads, and waits once more so that bytes are written in frame order. Frames are handed to
/// threads in order, so a thread only ever waits for frames that other threads are working on.
public final class SequenceOutputs: @unchecked Sendable {
    /// One file or stream.
    public struct Output {
        let writer: any FrameSequenceWriter
        let emit: ([UInt8]) throws -> Void

        /// - Parameter emit: gets the file's bytes in order, from several threads but never from two at once.
        public init(_ writer: any FrameSequenceWriter, emit: @escaping ([UInt8]) throws -> Void) {
            self.writer = writer
            self.emit = emit
        }
    }

    private let outputs: [Output]
    private let taking = Turnstile()
    private let joining = Turnstile()
    /// The place of each frame number in the run.
    private let places: [Int: Int]

    /// Writes the beginning of every output.
    ///
    /// - Parameter numbers: the frames that will come, in rising order.
    public init(_ outputs: [Output], numbers: some Sequence<Int>) throws {
        self.outputs = outputs
        places = Dictionary(uniqueKeysWithValues: numbers.enumerated().map { ($1, $0) })
        for output in outputs { try output.emit(output.writer.header) }
    }

    /// Takes a finished frame; from any thread.
    func receive(_ frame: Pixmap, number: Int) throws {
        guard let place = places[number] else { return }
        do {
            let pieces = try taking.pass(place) { try outputs.map { try $0.writer.take(frame) } }
            let joins = try pieces.map { try $0?.encode() }
            try joining.pass(place) {
                for (output, join) in zip(outputs, joins) {
                    if let join { try output.emit(try join()) }
                }
            }
        } catch {
            abandon(number)
            throw error
        }
    }

    /// The frame could not be made: threads that wait for it stop waiting.
    func abandon(_ number: Int) {
        guard let place = places[number] else { return }
        taking.abandon(place)
        joining.abandon(place)
    }

    /// Writes the end of every output, after the last frame.
    public func finish() throws {
        for output in outputs { try output.emit(try output.writer.finish()) }
    }
}

/// Frames into sequence outputs alone.
struct SequenceSink: FrameSink {
    let outputs: SequenceOutputs

    func makeWriter() -> Writer { Writer(outputs: outputs) }

    struct Writer: FrameWriter {
        let outputs: SequenceOutputs

        func write(_ pixmap: Pixmap, number: Int) throws { try outputs.receive(pixmap, number: number) }
        func abandon(number: Int) { outputs.abandon(number) }
    }
}

extension RenderJob {
    /// Renders the job's frames into files and streams that hold the whole run, and ends them.
    ///
    /// - Throws: what `render` throws.
    public func render(
        _ source: some FrameSource, into outputs: SequenceOutputs, cancellation: Cancellation = Cancellation(),
        progress: (RenderProgress) -> Void = { _ in }
    ) throws {
        try render(source, to: SequenceSink(outputs: outputs), cancellation: cancellation, progress: progress)
        try outputs.finish()
    }
}
