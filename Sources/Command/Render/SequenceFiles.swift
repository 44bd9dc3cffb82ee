import KinoraFrames
import KinoraJobs

/// The files and streams of a plan that hold a whole run. A file appears under its name when it is whole; an interrupted run
/// leaves none.
struct SequenceFiles {
    /// Nil where the plan has none.
    let outputs: SequenceOutputs?
    private let files: [AtomicFile]

    /// - Parameter isOpaque: frames are expected to be opaque. Standard output, which cannot be written again, does
    ///   not rely on it.
    init(_ plan: RenderPlan, isOpaque: Bool) throws {
        var files: [AtomicFile] = []
        var outputs: [SequenceOutputs.Output] = []
        // Everything that can fail early is checked before the first file is created.
        let writers = try plan.destinations.compactMap { destination -> (any FrameSequenceWriter, String)? in
            switch destination {
            case .animation(let path, let format): (try plan.writer(format, isOpaque: isOpaque), path)
            case .stream(let format): (try plan.writer(format, isOpaque: false), "-")
            case .sheet where plan.selection.isOfTimes: nil
            case .sheet(let path):
                (
                    SheetWriter(
                        firstNumber: plan.job.frames.lowerBound, frameCount: plan.job.frames.count,
                        compression: plan.compression, colors: plan.style.colors), path
                )
            case .folder, .file, .pictures, .standardOutput: nil
            }
        }
        for (writer, path) in writers {
            if path == "-" {
                outputs.append(.init(writer) { try StandardStreams.output($0) })
            } else {
                let parent = path.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(
                    separator: "/")
                if !parent.isEmpty { try FrameFolder(parent).create() }
                let file = try AtomicFile(path)
                files.append(file)
                outputs.append(.init(writer) { try file.append($0) })
            }
        }
        self.files = files
        self.outputs = outputs.isEmpty ? nil : try SequenceOutputs(outputs, numbers: plan.job.frames)
    }

    /// Gives the files their names.
    func commit() throws {
        for file in files { try file.commit() }
    }
}
