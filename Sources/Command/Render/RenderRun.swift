import KinoraBasics
import KinoraFrames
import KinoraJobs
import KinoraViews

/// Runs a plan and reports the result.
@MainActor
struct RenderRun {
    let plan: RenderPlan
    let json: Bool
    let quiet: Bool
    var tellsSteps = false

    func perform() throws {
        let writesToTerminal = plan.destinations.contains { $0.path == "-" } && StandardStreams.outputIsTerminal
        guard !writesToTerminal else {
            throw CommandError.usage("-o - writes bytes that no terminal shows; send them to a file or a program.")
        }
        if quiet { UsedFonts.silence() }
        if let warning, !quiet { StandardStreams.note("Warning: \(warning)\n") }
        let interruption = Interruption()
        var bar = ProgressBar(plan.entry.name, visible: StandardStreams.errorIsTerminal && !quiet)
        let outcome: FolderJob.Outcome?
        do {
            defer {
                Watch.rest()
                bar.clear()
            }
            outcome = try render(cancellation: interruption.cancellation) {
                Watch.beat()
                bar.update($0)
                if tellsSteps { Self.tell($0) }
            }
        } catch let stop as RenderInterrupted {
            throw CommandError(interruption.ending, "Interrupted: \(remains(stop)).")
        }
        guard !plan.destinations.contains(where: { $0.path == "-" }) else { return }
        var report = RenderReport(plan, elapsed: bar.elapsed)
        if let outcome { report.note(outcome, of: plan) }
        try tell(report)
    }

    /// Over an opaque background frames are normally opaque, which makes files smaller, so the outputs are begun with
    /// that promise. Only a view that cuts a hole into the background (`blendMode(.destinationOut)`) breaks it. The
    /// run then starts again without it.
    ///
    /// - Returns: what was done in the folder; nil when there is none.
    private func render(
        cancellation: Cancellation, progress: (RenderProgress) -> Void
    ) throws -> FolderJob.Outcome? {
        var isOpaque = false
        if case .color(let color) = plan.background { isOpaque = color.alpha >= 1 }
        let outcome: FolderJob.Outcome?
        do {
            outcome = try render(isOpaque: isOpaque, cancellation: cancellation, progress: progress)
        } catch let failure as FrameFailure where (failure.underlying as? PNGError)?.kind == .transparent {
            outcome = try render(isOpaque: false, cancellation: cancellation, progress: progress)
        }
        if case .times(let times) = plan.selection {
            try TimedPictures(plan: plan, times: times).write(cancellation: cancellation, progress: progress)
        } else {
            try writePictures()
            if case .time = plan.selection { progress(RenderProgress(written: 1, total: 1)) }
        }
        return outcome
    }

    /// One rendering for the folder and all files of the run.
    private func render(
        isOpaque: Bool, cancellation: Cancellation, progress: (RenderProgress) -> Void
    ) throws -> FolderJob.Outcome? {
        let sequences = try SequenceFiles(plan, isOpaque: isOpaque)
        var outcome: FolderJob.Outcome?
        if let folder = plan.folder {
            var job = try plan.folderJob(in: folder)
            job.outputs = sequences.outputs
            outcome = try job.render(plan.stage(), cancellation: cancellation, progress: progress)
        } else if let outputs = sequences.outputs {
            try plan.job.render(plan.stage(), into: outputs, cancellation: cancellation, progress: progress)
        }
        try sequences.commit()
        return outcome
    }

    /// What somebody may not expect of the outputs.
    private var warning: String? {
        guard case .transparent = plan.background else { return nil }
        let hasVideo = plan.destinations.contains { destination in
            switch destination {
            case .animation(_, .y4m), .stream(.y4m): true
            default: false
            }
        }
        return hasVideo
            ? "Y4M has no transparency: what is transparent is black there; --background gives it another color." : nil
    }

    private func remains(_ stop: RenderInterrupted) -> String {
        guard let folder = plan.folder else { return "the animation is not whole" }
        if stop.written == 0 { return "no frame is written" }
        return "\(stop.written) of \(stop.total) frames are in \(folder), each of them whole"
    }

    private func writePictures() throws {
        var bytes: [UInt8]?
        for destination in plan.destinations {
            switch destination {
            case .file(let path):
                bytes = try bytes ?? picture()
                let parent = path.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(
                    separator: "/")
                if !parent.isEmpty { try FrameFolder(parent).create() }
                try AtomicFile.write(bytes!, to: path)
            case .standardOutput:
                bytes = try bytes ?? picture()
                try StandardStreams.output(bytes!)
            case .folder, .pictures, .animation, .stream, .sheet: break
            }
        }
    }

    /// The one picture that is wanted, as a PNG.
    private func picture() throws -> [UInt8] {
        let time =
            switch plan.selection {
            case .time(let time): time
            case .times(let times): times[0]
            case .frames(let frames): plan.rate.time(of: frames.lowerBound)
            }
        return try plan.encoder.encode(try plan.job.picture(at: time, of: plan.stage()))
    }

    /// `{"step":{"done":3,"of":12}}`
    private static func tell(_ progress: RenderProgress) {
        StandardStreams.note("{\"step\":{\"done\":\(progress.written),\"of\":\(progress.total)}}\n")
    }

    private func tell(_ report: RenderReport) throws {
        if json {
            try StandardStreams.output(try JSONText.encode(report))
        } else if !quiet {
            try StandardStreams.output(report.line)
        }
    }
}
