import KinoraFrames
import KinoraJobs

/// What would be done for one folder of frames.
struct PlanLine: Encodable {
    let name: String
    let folder: String
    /// As in `2/7`; nil for the whole.
    var shard: String?
    /// How many frames there will be in the folder.
    var frames = 0
    /// Those that would be rendered, as in `0-29,45`.
    var render = ""
    /// How many those are.
    var rendering = 0
    /// Frames that are listed and missing or altered.
    var damaged: [Int] = []
    /// Pixels.
    var width: Int?
    var height: Int?
    var fps: Double?
    /// The arguments of the command that does it, without its folder.
    var command: [String]?
    /// Why it would fail.
    var error: String?
    var exitCode: Int32?

    var failure: CommandError? { error.map { CommandError(Ending(rawValue: exitCode ?? 70) ?? .internalError, $0) } }

    init(_ name: String, folder: String, plan: RenderPlan, forecast: FolderJob.Forecast) {
        (self.name, self.folder) = (name, folder)
        shard = plan.shard.map { "\($0)" }
        frames = forecast.kept + forecast.rendering.count
        render = FrameNumbers.text(forecast.rendering, separator: ",")
        (rendering, damaged) = (forecast.rendering.count, forecast.damaged)
        (width, height, fps) = (plan.pixels.width, plan.pixels.height, plan.rate.perSecond)
    }

    private init(_ name: String, folder: String, failure: CommandError) {
        (self.name, self.folder) = (name, folder)
        (error, exitCode) = (failure.sentence, failure.ending.rawValue)
    }

    /// nil where an entry is none of the share's.
    @MainActor
    init?(_ planner: BatchPlanner, _ item: BatchPlanner.Item) throws {
        if planner.part(item) == .none { return nil }
        let folder = planner.folder(of: item)
        do {
            let plan = try planner.plan(item)
            if plan.job.numbers.isEmpty { return nil }
            let job = try plan.folderJob(in: folder, keeping: plan.resumes ? .whole : .nothing)
            self.init(item.name, folder: folder, plan: plan, forecast: try job.forecast())
        } catch {
            self.init(item.name, folder: folder, failure: CommandError(error))
        }
        command = ["kinora", "render"] + planner.words(item)
    }

    // MARK: For people

    /// Aligned columns and a sum.
    static func table(_ lines: [PlanLine]) -> String {
        let rows = [["FOLDER", "PIXELS", "FPS", "FRAMES", "TO RENDER"]] + lines.map(\.columns)
        let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
        let text = rows.map { row in
            zip(row, widths).map { $0 + String(repeating: " ", count: $1 - $0.count) }.joined(separator: "  ")
                .trimmingSuffix { $0 == " " } + "\n"
        }
        let total = lines.reduce(0) { $0 + $1.rendering }
        return text.joined() + "\(BatchReport.frames(total)) to render\n"
    }

    private var columns: [String] {
        if let error { return [folder, "-", "-", "-", "fails: \(error)"] }
        let damage = damaged.isEmpty ? "" : " (damaged: \(FrameNumbers.text(damaged)))"
        let share = shard.map { " of shard \($0)" } ?? ""
        return [
            folder, "\(width ?? 0)x\(height ?? 0)", fps.map { ProgressBar.rate($0) } ?? "-", "\(frames)\(share)",
            render.isEmpty ? "nothing" : render + damage,
        ]
    }
}

extension String {
    fileprivate func trimmingSuffix(while matches: (Character) -> Bool) -> String {
        var text = self
        while let last = text.last, matches(last) { text.removeLast() }
        return text
    }
}
