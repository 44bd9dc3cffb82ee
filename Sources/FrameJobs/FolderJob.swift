import FrameFiles
import Foundation
import Pixels
import SceneGraph

/// Renders a job into a frame folder: frames under their numbers, and the manifest beside them.
///
/// The manifest is written twice, whole each time: before the first frame, naming the run, and after the last one, also
/// where the run fails or is interrupted, listing every frame that is there. So a folder always says whose it is, and a
/// run that was killed is completed by running it again.
public struct FolderJob: Sendable {
    public let folder: FrameFolder
    public let job: RenderJob
    /// Names the run; its frames are ignored.
    public let manifest: Manifest
    /// Replace frames that another program wrote.
    public let overwrite: Bool
    /// Files of the whole run that the same rendering makes; they are ended with it.
    public var outputs: SequenceOutputs?
    /// Keep frames outside the job's range that an equal manifest lists.
    public let extends: Bool

    public init(
        _ job: RenderJob, in folder: FrameFolder, manifest: Manifest, overwrite: Bool = false, extends: Bool = true
    ) {
        self.job = job
        self.folder = folder
        self.manifest = manifest
        self.overwrite = overwrite
        self.extends = extends
    }

    /// The folder holds frames or a manifest that no run of Kinora accounts for.
    public struct ForeignFolder: Error, Equatable {
        public let path: String
    }

    /// Renders every frame. Frames of the same performance outside the job's range stay, where the job `extends` it; all others
    /// go.
    ///
    /// - Returns: the manifest as it lies in the folder.
    /// - Throws: what `RenderJob.render` throws, `ForeignFolder` before anything is touched, `FrameFileError`.
    @discardableResult
    public func render(
        _ source: some FrameSource, cancellation: Cancellation = Cancellation(),
        progress: (RenderProgress) -> Void = { _ in }
    ) throws -> Manifest {
        // A performance that cannot even begin should leave no trace.
        if let first = job.frames.first {
            do { _ = try job.scene(first, of: source) } catch { throw FrameFailure(number: first, underlying: error) }
        }
        let preparation = FolderPreparation(
            folder: folder, manifest: manifest, overwrite: overwrite, extends: extends)
        var record = try preparation.prepare(for: job.frames)
        do {
            try job.render(
                source, to: FolderSink(folder: folder, compression: manifest.job.compression, outputs: outputs),
                cancellation: cancellation,
                receive: { _, frame in record.record(frame) }, progress: progress)
        } catch {
            if record.frames.isEmpty {
                preparation.undo()
            } else {
                // The first error is the one worth telling.
                try? folder.write(record)
            }
            throw error
        }
        try folder.write(record)
        try outputs?.finish()
        return record
    }
}

/// Encodes frames, writes them into a folder and hands them on to the run's other outputs.
struct FolderSink: FrameSink {
    let folder: FrameFolder
    let compression: PNGCompression
    let outputs: SequenceOutputs?

    func makeWriter() -> Writer { Writer(sink: self, encoder: PNGEncoder(compression: compression)) }

    struct Writer: FrameWriter {
        let sink: FolderSink
        let encoder: PNGEncoder

        func write(_ pixmap: Pixmap, number: Int) throws -> Manifest.Frame {
            let frame = try sink.folder.write(try encoder.encode(pixmap), frame: number)
            try sink.outputs?.receive(pixmap, number: number)
            return frame
        }

        func abandon(number: Int) { sink.outputs?.abandon(number) }
    }
}
