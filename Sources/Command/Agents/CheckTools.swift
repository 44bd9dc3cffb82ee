import KinoraProtocol

/// Tools that say what does not compile.
enum CheckTools {
    static let check = AgentTools.tool(
        "check_source", "Check a source",
        """
        Compiles SwiftUI sources without rendering them and lists the compiler's errors at file and line, the names that \
        Kinora does not have yet with the nearest that it has, and how much compiles. Use it for a whole app or package; for \
        one view, render tells the same and shows a picture.
        """,
        [.text("path", "A Swift file, a folder, a Swift package or the folder of an Xcode project.", isRequired: true)]
    ) { arguments, call in
        let run = try ChildRun(["check", AgentPath.source(try arguments.text("path") ?? "")], for: call)
        guard run.status == 0 || (run.status == Ending.badData.rawValue && !run.output.isEmpty) else {
            throw AgentText.failure(run)
        }
        let text = run.complaint.isEmpty ? run.text : run.text + "\n" + run.complaint
        return ToolResult([.text(AgentText.bounded(text))], isFailure: run.status != 0)
    }
}
