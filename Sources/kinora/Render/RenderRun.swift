import FrameFiles
import FrameJobs
import Views

/// Carries a plan out and tells what happened.
@MainActor
struct RenderRun {
    let plan: RenderPlan
    let json: Bool
    let quiet: Bool

    func perform() throws {
        switch plan.destination {
        case .folder(let path): try renderFolder(path)
        case .file(let path): try renderFile(path)
        case .standardOutput: try renderToStandardOutput()
        case .animation(let path, let format): try renderAnimation(path, format)
        case .stream(let format): try stream(format)
        }
    }

    private func renderFolder(_ path: String) throws {
        let interruption = Interruption()
        var bar = ProgressBar(plan.entry.name, visible: StandardStreams.errorIsTerminal && !quiet)
        let job = FolderJob(plan.job, in: FrameFolder(path), manifest: try plan.manifest(), overwrite: plan.overwrite)
        do {
            defer { bar.clear() }
            try job.render(plan.stage(), cancellation: interruption.cancellation) { bar.update($0) }
        } catch let stop as RenderInterrupted {
            let place =
                stop.written == 0
                ? "no frame is written" : "\(stop.written) of \(stop.total) frames are in \(path), each of them whole"
            throw CommandError(interruption.ending, "Interrupted: \(place).")
        }
        try tell(RenderReport(plan, path: path, frames: plan.job.frames.count, elapsed: bar.elapsed))
    }

    private func renderFile(_ path: String) throws {
        let start = ProgressBar("", visible: false)
        let bytes = try picture()
        let folder = path.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
        if !folder.isEmpty { try FrameFolder(folder).create() }
        try AtomicFile.write(bytes, to: path)
        try tell(RenderReport(plan, path: path, frames: 1, elapsed: start.elapsed))
    }

    private func renderToStandardOutput() throws {
        guard !StandardStreams.outputIsTerminal else {
            throw CommandError.usage("-o - writes a PNG, which no terminal shows; send it to a file or a program.")
        }
        try StandardStreams.output(try picture())
    }

    /// The file appears under its name when it is whole; an interrupted run leaves none.
    private func renderAnimation(_ path: String, _ format: AnimationFormat) throws {
        let coder = try AnimationCoder(format, plan: plan)
        let folder = path.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
        if !folder.isEmpty { try FrameFolder(folder).create() }
        let file = try AtomicFile(path)
        let elapsed = try renderInOrder(coder) { try file.append($0) }
        try file.commit()
        try tell(RenderReport(plan, path: path, frames: plan.job.frames.count, elapsed: elapsed))
    }

    private func stream(_ format: AnimationFormat) throws {
        guard !StandardStreams.outputIsTerminal else {
            throw CommandError.usage("-o - writes \(format.rawValue), which no terminal shows; send it to a file or a program.")
        }
        _ = try renderInOrder(try AnimationCoder(format, plan: plan)) { try StandardStreams.output($0) }
    }

    /// Answers how long it took, in seconds.
    private func renderInOrder(_ coder: AnimationCoder, emit: ([UInt8]) throws -> Void) throws -> Double {
        let interruption = Interruption()
        var bar = ProgressBar(plan.entry.name, visible: StandardStreams.errorIsTerminal && !quiet)
        defer { bar.clear() }
        try emit(coder.header)
        do {
            try plan.job.renderInOrder(
                plan.stage(), cancellation: interruption.cancellation, progress: { bar.update($0) },
                receive: { try emit(try coder.append($0)) })
        } catch is RenderInterrupted {
            throw CommandError(interruption.ending, "Interrupted: the animation is not whole.")
        }
        try emit(try coder.finish())
        return bar.elapsed
    }

    /// The one picture that is wanted, as a PNG.
    private func picture() throws -> [UInt8] {
        let time =
            switch plan.selection {
            case .time(let time): time
            case .frames(let frames): plan.rate.time(of: frames.lowerBound)
            }
        return try PNGEncoder(compression: plan.compression).encode(try plan.job.picture(at: time, of: plan.stage()))
    }

    private func tell(_ report: RenderReport) throws {
        if json {
            try StandardStreams.output(try JSONText.encode(report))
        } else if !quiet {
            try StandardStreams.output(report.line)
        }
    }
}

/// What a run has written, for people and programs.
struct RenderReport: Encodable {
    let effect: String
    /// Frames and their manifest; nil for a single picture.
    var folder: String?
    var file: String?
    let frames: Int
    /// The first frame's number; nil for a single picture.
    var first: Int?
    /// Pixels.
    let width: Int
    let height: Int
    let fps: Double
    /// How long the run took, in seconds.
    let seconds: Double

    init(_ plan: RenderPlan, path: String, frames: Int, elapsed: Double) {
        effect = plan.entry.name
        if case .folder = plan.destination {
            folder = path
            first = plan.job.frames.lowerBound
        } else {
            file = path
        }
        self.frames = frames
        (width, height) = (plan.pixels.width, plan.pixels.height)
        fps = plan.rate.perSecond
        seconds = (elapsed * 1000).rounded() / 1000
    }

    /// One line with its end.
    var line: String {
        guard let folder else { return "\(effect), \(width)x\(height) pixels, in \(file ?? "")\n" }
        let speed = ProgressBar.rate(Double(frames) / max(seconds, 0.001))
        return "\(frames) frame\(frames == 1 ? "" : "s") of \(effect), \(width)x\(height) pixels, in \(folder) "
            + "(\(ProgressBar.rate(seconds)) s, \(speed) frames/s)\n"
    }
}
