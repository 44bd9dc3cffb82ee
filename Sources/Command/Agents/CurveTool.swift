import KinoraBasics
import KinoraProtocol

/// `plot_curve`: how an animation goes over time.
enum CurveTool {
    static let tool = AgentTools.tool(
        "plot_curve", "Plot a curve",
        """
        Plots animations, springs, unit curves and keyframes over time, as one picture, with some of the values as text. Use it \
        to choose or compare timing before writing it. Expressions are written as in SwiftUI: 'spring(duration: 0.5, bounce: \
        0.3)', 'easeInOut(duration: 1).delay(0.2)', 'bouncy'.
        """,
        [
            .texts("expressions", "What to plot; several share one plot.", isRequired: true),
            .texts("interruptions", "New targets on the way, each SECONDS:TARGET or SECONDS:TARGET:ANIMATION."),
            .number("duration", "The length of the time axis in seconds. Default: until all rest.", 0.01...600),
        ]
    ) { arguments, call in
        try AgentPath.withTemporaryFolder { folder in
            let picture = folder + "/curve.png"
            var words = ["curve", "-o", picture, "--json", "--fps", "10"]
            for text in try arguments.texts("interruptions") ?? [] { words += ["--interrupt", text] }
            if let duration = try arguments.number("duration") {
                words += ["--duration", "\(duration)"]
            }
            let run = try ChildRun(words + ["--"] + (try arguments.texts("expressions") ?? []), for: call)
            guard run.status == 0 else { throw AgentText.failure(run) }
            let shown = try AgentPicture(path: picture, side: AgentPicture.usualSide)
            return ToolResult([.text(AgentText.bounded(lines(of: try JSONValue(run.output)))), shown.block])
        }
    }

    /// A line for each curve of what `kinora curve --json` prints: `bouncy, 0.77 s: 0 at 0 s, 0.423 at 0.1 s`.
    private static func lines(of report: JSONValue) -> String {
        func number(_ value: JSONValue?) -> String {
            NumberText.text(((value?.double ?? 0) * 1000).rounded() / 1000)
        }
        let found = (report["curves"]?.elements ?? []).map { curve in
            let samples = (curve["samples"]?.elements ?? []).map { "\(number($0["value"])) at \(number($0["time"])) s" }
            return
                "\(curve["expression"]?.text ?? ""), \(number(curve["duration"])) s: \(samples.joined(separator: ", "))"
        }
        return found.joined(separator: "\n")
    }
}
