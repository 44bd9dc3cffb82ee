import KinoraBasics
import KinoraJobs

/// What a run has written, as text and as JSON.
struct RenderReport: Encodable {
    let effect: String
    /// Frames and their manifest.
    let folder: String?
    /// The first output that is a single file.
    let file: String?
    /// All outputs, in the order in which they were asked for.
    let outputs: [String]
    /// How many are written by this run.
    private(set) var frames: Int
    /// The first frame's number; nil for single pictures.
    let first: Int?
    /// Pixels.
    let width: Int
    let height: Int
    let fps: Double
    /// How long the run took, in seconds.
    let seconds: Double
    /// Frames that were there already; nil without --resume.
    private(set) var kept: Int?
    /// As in `2/7`; nil for the whole.
    private(set) var shard: String?

    init(_ plan: RenderPlan, elapsed: Double) {
        effect = plan.entry.name
        folder = plan.folder
        outputs = plan.destinations.map(\.path)
        let folder = plan.folder
        file = outputs.first { $0 != folder }
        frames = plan.job.frames.count
        first = folder == nil ? nil : plan.job.frames.lowerBound
        (width, height) = (plan.pixels.width, plan.pixels.height)
        fps = plan.rate.perSecond
        seconds = (elapsed * 1000).rounded() / 1000
    }

    /// Adds what was done in the folder of frames.
    mutating func note(_ outcome: FolderJob.Outcome, of plan: RenderPlan) {
        frames = outcome.rendered.count
        kept = plan.resumes ? outcome.kept : nil
        shard = plan.shard.map { "\($0)" }
    }

    /// One line with its end.
    var line: String {
        let places = outputs.sentenceList
        guard folder != nil else { return "\(effect), \(width)x\(height) pixels, in \(places)\n" }
        let speed = ProgressBar.rate(Double(frames) / max(seconds, 0.001))
        let share = shard.map { ", shard \($0)" } ?? ""
        let others = kept.map { ", \($0) were there" } ?? ""
        return "\(BatchReport.frames(frames)) of \(effect)\(share), \(width)x\(height) pixels, in \(places)\(others) "
            + "(\(ProgressBar.rate(seconds)) s, \(speed) frames/s)\n"
    }
}

extension RenderPlan {
    /// The folder among the destinations.
    var folder: String? {
        for destination in destinations { if case .folder(let path) = destination { return path } }
        return nil
    }
}
