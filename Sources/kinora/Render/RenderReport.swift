import FrameJobs

/// What a run has written, for people and programs.
struct RenderReport: Encodable {
    let effect: String
    /// Frames and their manifest.
    let folder: String?
    /// The first output that is a single file.
    let file: String?
    /// All outputs, in the order in which they were asked for.
    let outputs: [String]
    let frames: Int
    /// The first frame's number; nil for single pictures.
    let first: Int?
    /// Pixels.
    let width: Int
    let height: Int
    let fps: Double
    /// How long the run took, in seconds.
    let seconds: Double

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

    /// One line with its end.
    var line: String {
        let places = outputs.count < 2 ? outputs.joined() : outputs.dropLast().joined(separator: ", ") + " and " + outputs.last!
        guard folder != nil else { return "\(effect), \(width)x\(height) pixels, in \(places)\n" }
        let speed = ProgressBar.rate(Double(frames) / max(seconds, 0.001))
        return "\(frames) frame\(frames == 1 ? "" : "s") of \(effect), \(width)x\(height) pixels, in \(places) "
            + "(\(ProgressBar.rate(seconds)) s, \(speed) frames/s)\n"
    }
}

extension RenderPlan {
    /// The folder among the destinations.
    var folder: String? {
        destinations.lazy.compactMap { destination -> String? in
            if case .folder(let path) = destination { path } else { nil }
        }.first
    }
}
