import KinoraBasics
import KinoraFrames
import KinoraJobs
import KinoraPixels
import KinoraViews

/// The pictures of a plan at several times, each in a file of its own or together on a sheet.
@MainActor
struct TimedPictures {
    let plan: RenderPlan
    /// Seconds.
    let times: [Double]

    func write(cancellation: Cancellation, progress: (RenderProgress) -> Void) throws {
        let stage = plan.stage()
        let encoder = plan.encoder
        let isSheetWanted = plan.destinations.contains { if case .sheet = $0 { true } else { false } }
        var pictures: [Double: Pixmap] = [:]
        // In the order of time: what a source keeps in static variables cannot be set back.
        for (index, time) in times.sorted().enumerated() {
            guard !cancellation.isCancelled else {
                throw RenderInterrupted(written: index, total: times.count)
            }
            let picture = try plan.job.picture(at: time, of: stage)
            if isSheetWanted { pictures[time] = picture }
            for case .pictures(let folder) in plan.destinations {
                try FrameFolder(folder).create()
                try AtomicFile.write(
                    try encoder.encode(picture),
                    to: "\(folder)/\(Destination.name(ofTime: time))")
            }
            progress(RenderProgress(written: index + 1, total: times.count))
        }
        var sheet = ContactSheet(columns: min(times.count, 4))
        for time in times {
            if let picture = pictures[time] { sheet.add(picture, label: "\(NumberText.text(time)) s") }
        }
        for case .sheet(let path) in plan.destinations {
            guard let picture = sheet.picture() else {
                throw CommandError.usage("The sheet would have too many pixels; ask for fewer times.")
            }
            let parent = path.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
            if !parent.isEmpty { try FrameFolder(parent).create() }
            try AtomicFile.write(try encoder.encode(picture), to: path)
        }
    }
}

extension RenderPlan.Selection {
    /// Whether single pictures are wanted instead of frames.
    var isOfTimes: Bool { if case .frames = self { false } else { true } }
    /// Whether there may be more than one picture.
    var isMany: Bool { if case .time = self { false } else { true } }
}
