import KinoraProtocol

/// `test_previews`: previews against their approved pictures.
enum PreviewTestTool {
    static let tool = AgentTools.tool(
        "test_previews", "Test previews",
        """
        Compares every preview of a source with its approved pictures, in light and dark or the variants of .kinora.yml, as \
        "kinora test" does, and lists each preview, variant and moment that differs, with the first as one picture of expected, \
        difference (red) and actual. Use it after a change to see what else it changed. With record, pictures become the approved \
        ones: only after somebody has looked at them.
        """,
        [
            .text("path", "A Swift package, a folder of Swift files or a Swift file.", isRequired: true),
            .text("preview", "Only previews of this name, file or file/name; * stands for anything. Default: all."),
            .text("variant", "Only this variant. Default: all."),
            .choice(
                "record", "Make pictures the approved ones: missing ones, also failed ones, or all. Default: none.",
                TestRecordMode.allCases.map(\.rawValue)),
        ], isReadOnly: false
    ) { arguments, call in
        var words = ["test", AgentPath.source(try arguments.text("path") ?? ""), "--json"]
        for name in ["preview", "variant", "record"] {
            if let value = try arguments.text(name) { words += ["--" + name, value] }
        }
        let run = try ChildRun(words, for: call)
        guard run.status < 2, let report = try? JSONValue(run.output) else { throw AgentText.failure(run) }
        let items = report["items"]?.elements ?? []
        var blocks = [ToolResult.Block.text(AgentText.bounded(lines(report, items).joined(separator: "\n")))]
        guard let first = items.first(where: { $0["outcome"] == "different" }), let picture = first["picture"]?.text,
            let golden = report["goldens"]?.text, let actual = report["actual"]?.text
        else { return ToolResult(blocks) }
        return try AgentPath.withTemporaryFolder { folder in
            _ = try ChildRun(["diff", "\(golden)/\(picture)", "\(actual)/\(picture)", "--diff-out", folder], for: call)
            guard let strip = PictureTools.firstStrip(in: folder) else { return ToolResult(blocks) }
            let shown = try AgentPicture(path: strip, side: AgentPicture.largestSide)
            blocks += [.text("\(picture), left to right: expected, difference, actual\(shown.note)."), shown.block]
            return ToolResult(blocks)
        }
    }

    private static func lines(_ report: JSONValue, _ items: [JSONValue]) -> [String] {
        let counts = Dictionary(grouping: items) { $0["outcome"]?.text ?? "" }.mapValues(\.count)
        let words = counts.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }.joined(separator: ", ")
        let failures = items.filter { $0["failure"] != nil && $0["outcome"] != "skipped" }.map { item in
            let place = (item["file"]?.text ?? "") + (item["line"]?.double.map { ":\(Int($0))" } ?? "")
            let what = [item["preview"], item["variant"], item["moment"]].compactMap { $0?.text }.joined(
                separator: ", ")
            return "\(place)  \(what): \(item["failure"]?.text ?? "")"
        }
        return ["\(items.count) pictures: \(words)"] + failures
    }
}
