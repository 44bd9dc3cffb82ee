import KinoraBasics
import KinoraFrames
import KinoraJobs
import KinoraStage
import KinoraViews

/// Draws and writes a plot, and reports what was written.
@MainActor
struct CurveRun {
    let plan: CurvePlan
    let json: Bool
    let quiet: Bool

    func perform() throws {
        var file: String?
        switch plan.destination {
        case .none: break
        case .file(let path):
            let bytes = try picture()
            let folder = path.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
            if !folder.isEmpty { try FrameFolder(folder).create() }
            try AtomicFile.write(bytes, to: path)
            file = path
        case .standardOutput:
            guard !StandardStreams.outputIsTerminal else {
                throw CommandError.usage("-o - writes a PNG, which no terminal shows; send it to a file or a program.")
            }
            try StandardStreams.output(try picture())
        }
        if json {
            let report = CurveReport(plan.traces, fps: plan.rate.perSecond, duration: plan.duration, file: file)
            try StandardStreams.output(try JSONText.encode(report))
        } else if !quiet, let file {
            let count = plan.traces.count
            try StandardStreams.output(
                "\(count) curve\(count == 1 ? "" : "s"), \(plan.pixels.width)x\(plan.pixels.height) pixels, in \(file)\n"
            )
        }
    }

    /// The plot as a PNG.
    func picture() throws -> [UInt8] {
        let plan = plan
        let stage = Stage(size: plan.size, duration: 1, scale: plan.scale, appearance: plan.appearance) {
            CurvePlot(traces: plan.traces, duration: plan.shownDuration)
        }
        let job = RenderJob(rate: try OptionText.rate("30"), frames: 0..<1)
        return try PNGEncoder().encode(try job.picture(at: 0, of: stage))
    }
}
