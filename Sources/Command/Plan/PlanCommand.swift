import KinoraBasics
import ArgumentParser
import KinoraFrames
import KinoraJobs

/// `kinora plan render ...` and `kinora plan batch ...`
struct PlanCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "plan", abstract: "Shows what a render or a batch would do, without doing it.",
        discussion: """
            Takes the arguments of "kinora render" or "kinora batch" and lists each folder with the frames that would be \
            rendered: with --resume, and in a batch, those that are missing, damaged or of another performance.

            EXAMPLES
              kinora plan render ripple --fps 60 --shard 2/7
              kinora plan batch previews.yaml -o previews
              kinora plan batch previews.yaml -o previews --json | head -1
            """,
        subcommands: [PlanRenderCommand.self, PlanBatchCommand.self])
}

/// `kinora plan render EFFECT`
struct PlanRenderCommand: ReportingCommand {
    static let configuration = CommandConfiguration(
        commandName: "render", abstract: "Shows what \"kinora render\" would do.")

    @OptionGroup
    var options: RenderOptions

    func perform() throws {
        let line = try MainActor.assumeIsolated {
            let plan = try RenderPlan(options)
            guard let path = plan.folder else {
                throw CommandError.usage(
                    "kinora plan tells of folders of frames; a single picture or animation is made at once.")
            }
            return try PlanLine(
                plan.entry.name, folder: path, plan: plan, forecast: plan.folderJob(in: path).forecast())
        }
        try StandardStreams.output(options.json ? JSONText.line(line) : PlanLine.table([line]))
    }
}

/// `kinora plan batch FILE`
struct PlanBatchCommand: ReportingCommand {
    static let configuration = CommandConfiguration(
        commandName: "batch", abstract: "Shows what \"kinora batch\" would do.")

    @OptionGroup
    var options: BatchOptions

    @Flag(help: "Print a line of JSON for each entry.")
    var json = false

    func perform() throws {
        let lines = try MainActor.assumeIsolated {
            let planner = try BatchPlanner(options)
            return try planner.items().compactMap { try PlanLine(planner, $0) }
        }
        try StandardStreams.output(try json ? lines.map { try JSONText.line($0) }.joined() : PlanLine.table(lines))
        let failed = lines.lazy.compactMap(\.failure)
        if let first = failed.first {
            throw CommandError(first.ending, "\(failed.count) of \(lines.count) entries would fail.")
        }
    }
}
