import KinoraFrames
import Foundation
import KinoraPixels
import KinoraScene

/// Renders a job into a frame folder: frames under their numbers, and the manifest beside them.
///
/// The manifest is written twice, each time as a whole: before the first frame, naming the run, and after the last
/// one, listing every frame that is there. The second one is also written when the run fails or is interrupted. In
/// between a journal grows beside it. A folder therefore always says which run it belongs to and which frames are
/// done, and a run that was killed is completed by running it again.
public struct FolderJob: Sendable {
    /// Which frames of an earlier run of the same performance are kept. All others are removed.
    public enum Keeping: Sendable {
        /// None.
        case nothing
        /// Those outside the job's range: the run adds to the folder.
        case others
        /// Those of the job that are still what their manifest says, by length and SHA-256: the run does what is missing.
        case whole
    }

    /// Where the frames go.
    public let folder: FrameFolder
    /// Which frames are rendered, and how.
    public let job: RenderJob
    /// Names the run; its frames are ignored.
    public let manifest: Manifest
    /// What becomes of the frames of an earlier run.
    public let keeping: Keeping
    /// Write into a folder of other files, and replace frames that another program wrote.
    public let overwrite: Bool
    /// Files of the whole run, such as an animation, that are made from the same rendering and closed when it ends.
    /// They need every frame of the job, so no frame is kept when there are any.
    public var outputs: SequenceOutputs?
    /// Knows the fonts of the frames; without it the manifest lists none, and frames are kept whatever they are drawn with.
    public var fonts: FontWitness?

    /// A job that replaces an earlier run's frames, refuses those of other programs and writes no other outputs,
    /// unless said otherwise.
    public init(
        _ job: RenderJob, in folder: FrameFolder, manifest: Manifest, keeping: Keeping = .others,
        overwrite: Bool = false
    ) {
        self.job = job
        self.folder = folder
        self.manifest = manifest
        self.keeping = keeping
        self.overwrite = overwrite
    }

    /// The folder holds files and no manifest: it is somebody else's.
    public struct ForeignFolder: Error, Equatable {
        /// The folder's path.
        public let path: String
        /// What it holds, in words: `notes.txt, 2 more`.
        public let contents: String
    }

    /// The folder's manifest cannot be read, so that nobody knows what its files are.
    public struct DamagedManifest: Error, Equatable {
        /// The folder's path.
        public let path: String
        /// What is wrong with the manifest, with its path.
        public let reason: FrameFileError
    }

    /// The folder holds the frames of another shard, or all of them.
    public struct OtherShard: Error, Equatable {
        /// The folder's path.
        public let path: String
        /// nil for a folder that is no shard's.
        public let found: Manifest.Shard?
        /// The shard that was to be rendered there.
        public let wanted: Manifest.Shard
    }

    /// What a run has done.
    public struct Outcome: Sendable {
        /// As it lies in the folder.
        public let manifest: Manifest
        /// The numbers of the frames that were rendered, in rising order.
        public let rendered: [Int]
        /// Frames of the job that stayed as they were.
        public let kept: Int
        /// The rendered ones that an earlier run had listed, and that were missing or altered.
        public let damaged: [Int]
    }

    /// What `render` would do, without doing it. Where frames are kept, they are read and hashed.
    public struct Forecast: Sendable {
        /// The numbers of the frames that would be rendered, in rising order.
        public let rendering: [Int]
        /// How many frames of the job would stay as they are.
        public let kept: Int
        /// The frames to be rendered that an earlier manifest lists, and that are missing or altered.
        public let damaged: [Int]
    }

    /// What `render` would do now.
    ///
    /// - Throws: `ForeignFolder`, `DamagedManifest`, `OtherShard` or `FrameFileError`, as `render` would.
    public func forecast() throws -> Forecast {
        let wanted = job.numbers
        let ready = try FolderPreparation(
            folder: folder, manifest: manifestOfNow, keeping: keeping, overwrite: overwrite
        ).survey(for: wanted)
        let kept = Set(ready.record.frames.map(\.index))
        let rendering = wanted.filter { !kept.contains($0) }
        return Forecast(rendering: rendering, kept: wanted.count - rendering.count, damaged: ready.damaged)
    }

    /// Renders the frames of the job that are not kept.
    ///
    /// - Parameter source: is asked for where there is anything to render.
    /// - Throws: what `RenderJob.render` throws; before anything is touched `ForeignFolder`, `DamagedManifest`, `OtherShard`, and
    ///   `FolderLock.Held` where another run writes into the folder; `FrameFileError`.
    @discardableResult
    public func render<Source: FrameSource>(
        _ source: @autoclosure () throws -> Source, cancellation: Cancellation = Cancellation(),
        progress: (RenderProgress) -> Void = { _ in }
    ) throws -> Outcome {
        let wanted = job.numbers
        let keeping = outputs != nil && keeping == .whole ? .others : keeping
        let preparation = FolderPreparation(
            folder: folder, manifest: manifestOfNow, keeping: keeping, overwrite: overwrite)
        defer { preparation.release() }
        // A performance that cannot even begin should leave no trace. What is kept is only known later.
        var performance: Source?
        if keeping != .whole { performance = try begun(try source(), at: wanted.first) }
        let ready = try preparation.prepare(for: wanted)
        let kept = Set(ready.record.frames.map(\.index))
        var rest = job
        rest.selection = wanted.filter { !kept.contains($0) }
        var record = ready.record
        if kept.isEmpty { record.job.fonts = [] }
        var rendered: [Int] = []
        do {
            if !rest.numbers.isEmpty {
                let performance = try performance ?? begun(try source(), at: rest.numbers.first)
                let journal = try FrameJournal(in: folder, for: manifest)
                try rest.render(
                    performance,
                    to: FolderSink(
                        folder: folder, compression: manifest.job.compression, scale: manifest.job.scale,
                        colors: manifest.job.colors ?? .sRGB, journal: journal, fonts: NotedFonts(fonts, journal),
                        outputs: outputs),
                    cancellation: cancellation,
                    receive: {
                        rendered.append($0)
                        record.record($1)
                    }, progress: progress)
            }
        } catch {
            if record.frames.isEmpty {
                preparation.undo()
            } else {
                record.record(fonts: fonts?.drawn() ?? [])
                // The first error is reported; this later one is most likely its consequence.
                try? close(record)
            }
            throw error
        }
        record.record(fonts: fonts?.drawn() ?? [])
        try close(record)
        try outputs?.finish()
        return Outcome(
            manifest: record, rendered: rendered.sorted(), kept: wanted.count - rest.numbers.count,
            damaged: ready.damaged)
    }

    private func begun<Source: FrameSource>(_ source: Source, at first: Int?) throws -> Source {
        if let first {
            do { _ = try job.scene(first, of: source) } catch { throw FrameFailure(number: first, underlying: error) }
        }
        return source
    }

    /// The manifest with what the machine now has of the fonts that an earlier run used: its frames are kept where those are the
    /// same.
    private var manifestOfNow: Manifest {
        guard let fonts, let old = try? folder.manifest() else { return manifest }
        var now = manifest
        now.record(fonts: fonts.present(old.job.fonts))
        return now
    }

    private func close(_ record: Manifest) throws {
        try folder.write(record)
        FrameJournal.remove(from: folder)
    }
}

/// Encodes frames, writes them into a folder and hands them on to the run's other outputs.
struct FolderSink: FrameSink {
    let folder: FrameFolder
    let compression: PNGCompression
    let scale: Double
    let colors: PictureColors
    let journal: FrameJournal
    let fonts: NotedFonts
    let outputs: SequenceOutputs?

    func makeWriter() -> Writer { makeWriter(threads: 1) }

    func makeWriter(threads: Int) -> Writer {
        Writer(
            sink: self,
            encoder: PNGEncoder(compression: compression, scale: scale, colors: colors, threads: threads))
    }

    struct Writer: FrameWriter {
        let sink: FolderSink
        let encoder: PNGEncoder
        /// The frame written last.
        private var last: Manifest.Frame?

        init(sink: FolderSink, encoder: PNGEncoder) {
            self.sink = sink
            self.encoder = encoder
        }

        mutating func write(_ pixmap: Pixmap, number: Int) throws -> Manifest.Frame {
            try write(pixmap, number: number, change: .all)
        }

        mutating func write(_ pixmap: Pixmap, number: Int, change: FrameChange) throws -> Manifest.Frame {
            try sink.fonts.note()
            let twin = change == .none ? last : nil
            last = nil
            let frame = try sink.folder.write(
                try encoder.encode(pixmap, change: change), frame: number, sameAs: twin, journal: sink.journal)
            last = frame
            try sink.outputs?.receive(pixmap, number: number)
            return frame
        }

        func abandon(number: Int) { sink.outputs?.abandon(number) }
    }
}
