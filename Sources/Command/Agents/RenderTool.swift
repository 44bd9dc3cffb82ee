import Foundation
import KinoraBasics
import KinoraEffects
import KinoraFrames
import KinoraProtocol

/// `render`: what a source, preview or effect looks like, as one picture.
enum RenderTool {
    static let mostTimes = 24

    private static let parameters: [ToolArguments.Parameter] = [
        .text(
            "target", "A Swift file, a folder of Swift files, a Swift package, or the name of an effect.",
            isRequired: true),
        .text(
            "preview",
            "Of a source: the preview of this name or number, as list_previews gives it. Default: the only one."),
        .text("view", "Of a source, in place of preview: a view of it, such as Meter(value: 0.5)."),
        .numbers(
            "times",
            "The moments in seconds; several become one contact sheet with the times written on it. Default: 1, or the end if that is earlier.",
            most: mostTimes),
        .text("size", "The stage in points, as in 390x844. Default: the preview's or effect's own."),
        .number("scale", "Pixels per point. Default: 1.", 0.1...4),
        .number(
            "duration", "The performance's length in seconds. Default: the effect's own; 3 for sources.", 0.01...600),
        .choice("appearance", "Default: light.", ["light", "dark"]),
        .flag("reduce_motion", "Whether the user asked for reduced motion. Default: false."),
        .flag("right_to_left", "Whether the language is written from right to left. Default: false."),
        .choice("type_size", "The size of text that the user chose. Default: large.", ViewSurroundings.typeSizes),
        .text("locale", "Of a source: language and region, as in de_AT. Default: en_US."),
        .text("date", "Of a source: the day, as in 2026-11-30 or 2026-11-30T09:41. Default: 2001-01-01."),
        .text("background", "A color's name, #RRGGBB or transparent. Default: white, or black when dark."),
        .table("params", "Of an effect: its parameters by name, as describe_effect lists them."),
        .text("script", "What the user does: a script file, or the script itself as YAML. Default: its own."),
        .number(
            "max_side", "The longest side of the picture that comes back, in pixels. Default: 1024.",
            64...Double(AgentPicture.largestSide)),
        .text(
            "save_to",
            "A folder below the one in which the server runs, for the pictures in full size. Default: they are not kept."
        ),
    ]

    static let tool = AgentTools.tool(
        "render", "Render to a picture",
        """
        Shows what SwiftUI code looks like: compiles a source (or takes an effect of the catalogue) and returns one PNG, with \
        size, warnings and names that are missing as text. Use it after every change of a view. Ask for several times to see \
        motion. If the source does not compile, the compiler's errors come back at file and line, with what Kinora lacks.
        """,
        parameters, isReadOnly: false
    ) { arguments, call in
        try AgentPath.withTemporaryFolder { try perform(arguments, call, $0) }
    }

    private static func perform(_ arguments: ToolArguments, _ call: ToolCall, _ folder: String) throws -> ToolResult {
        let target = AgentPath.source(try arguments.text("target") ?? "")
        let times = try self.times(arguments, target)
        guard times.count <= mostTimes else {
            throw ToolFailure("times has \(times.count) moments; one sheet takes at most \(mostTimes).")
        }
        let picture = "\(folder)/picture" + (times.count > 1 ? ".sheet.png" : ".png")
        var words = ["render", target, "--json", "--progress", "-o", picture]
        words += ["--at", times.map(NumberText.text).joined(separator: ",")]
        words += try options(arguments, folder)
        let saved = try arguments.text("save_to").map(AgentPath.output)
        if let saved { words += ["-o", saved] }
        let run = try ChildRun(words, for: call)
        // A preview of which something is left out is shown all the same, with the errors.
        let mayShow = run.status == 0 || run.status == Ending.badData.rawValue
        guard mayShow, let report = try? JSONDecoder().decode(Report.self, from: run.output) else {
            throw AgentText.failure(run)
        }
        let side = try arguments.number("max_side")
        let shown = try AgentPicture(path: picture, side: side.map { Int($0) } ?? AgentPicture.usualSide)
        return ToolResult([.text(sentences(report, times, shown, saved, run)), shown.block])
    }

    /// What `kinora render --json` prints, as far as it matters here.
    private struct Report: Decodable {
        let effect: String
        let width: Int
        let height: Int
    }

    private static func sentences(
        _ report: Report, _ times: [Double], _ shown: AgentPicture, _ saved: String?, _ run: ChildRun
    ) -> String {
        let moments = times.map { NumberText.text($0) + " s" }.joined(separator: ", ")
        var lines = ["\(report.effect), \(report.width)x\(report.height) pixels, at \(moments)"]
        lines[0] += times.count > 1 ? "; a sheet of \(shown.fullWidth)x\(shown.fullHeight) pixels" : ""
        lines[0] += shown.note + "."
        if let saved { lines.append("In full size in \(saved).") }
        if !run.complaint.isEmpty { lines.append(AgentText.bounded(run.complaint)) }
        return lines.joined(separator: "\n")
    }

    private static func times(_ arguments: ToolArguments, _ target: String) throws -> [Double] {
        if let times = try arguments.numbers("times") { return Array(Set(times)).sorted() }
        let own = UserSource.isSource(target) ? UserPreview.duration : try Catalogue.effect(named: target).duration
        return [min(1, try arguments.number("duration") ?? own)]
    }

    private static func options(_ arguments: ToolArguments, _ folder: String) throws -> [String] {
        var words: [String] = []
        for name in ["preview", "view", "size", "appearance", "locale", "date", "background", "type_size"] {
            if let value = try arguments.text(name) { words += [ToolArguments.option(name), value] }
        }
        for name in ["scale", "duration"] {
            if let value = try arguments.number(name) { words += [ToolArguments.option(name), NumberText.text(value)] }
        }
        for name in ["reduce_motion", "right_to_left"] where try arguments.flag(name) {
            words.append(ToolArguments.option(name))
        }
        for (name, value) in try arguments.table("params") { words += ["--param", "\(name)=\(value)"] }
        if let script = try arguments.text("script") { words += ["--script", try scriptFile(script, folder)] }
        return words
    }

    /// A script's file: the one that is named, or a new one with the text.
    private static func scriptFile(_ script: String, _ folder: String) throws -> String {
        guard script.contains("\n") || script.contains(": ") else { return script }
        let path = "\(folder)/script.yaml"
        try AtomicFile.write(Array(script.utf8), to: path)
        return path
    }
}
