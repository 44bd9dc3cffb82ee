import Foundation
import KinoraBasics
import KinoraEffects
import KinoraFrames
import KinoraProtocol

/// The tools of `kinora mcp`, each one whole step of work.
enum AgentTools {
    /// In the order in which clients list them.
    static let all: [Tool] = [
        listEffects, describeEffect, listPreviews, RenderTool.tool, PreviewTestTool.tool, PictureTools.compare,
        CheckTools.check, CurveTool.tool,
    ]

    /// A tool whose arguments are read before it runs.
    static func tool(
        _ name: String, _ title: String, _ description: String, _ parameters: [ToolArguments.Parameter],
        isReadOnly: Bool = true, perform: @escaping @Sendable (ToolArguments, ToolCall) throws -> ToolResult
    ) -> Tool {
        Tool(
            name: name, title: title, description: description, input: ToolArguments.schema(parameters),
            isReadOnly: isReadOnly
        ) { call in
            do { return try perform(try ToolArguments(call, parameters), call) } catch {
                throw error as? ToolFailure ?? ToolFailure(CommandError(error).sentence)
            }
        }
    }

    private static let listEffects = tool(
        "list_effects", "List effects",
        """
        Lists the animated effects that Kinora carries, a line each with name and what is to be seen. Use it to find an effect \
        by a word, then describe_effect for its parameters and render for pictures. Without a word all effects are listed, \
        which is a long text.
        """,
        [.text("matching", "Only effects whose name or sentence has this word. Default: all.")]
    ) { arguments, _ in
        let word = try arguments.text("matching")?.lowercased() ?? ""
        let found = Catalogue.entries.filter {
            word.isEmpty || $0.name.contains(word) || $0.summary.lowercased().contains(word)
        }
        guard !found.isEmpty else {
            throw ToolFailure("No effect has the word \(TypedText.quoted(word)); leave matching away to see all.")
        }
        let lines = found.map { "\($0.name): \($0.summary)" }
        return ToolResult([
            .text("\(found.count) of \(Catalogue.entries.count) effects\n" + lines.joined(separator: "\n"))
        ])
    }

    private static let describeEffect = tool(
        "describe_effect", "Describe an effect",
        """
        Tells everything about one effect of the catalogue: its size and length, every parameter with type, range and default, \
        its presets and what the user does in it. Use it before render with params.
        """,
        [.text("effect", "The effect's name, as list_effects gives it.", isRequired: true)]
    ) { arguments, _ in
        let entry = try Catalogue.effect(named: try arguments.text("effect") ?? "")
        return ToolResult([.text(CatalogueText.description(entry))])
    }

    private static let listPreviews = tool(
        "list_previews", "List previews",
        """
        Lists the previews of a SwiftUI source: the #Preview macros and PreviewProviders of a Swift file, a folder of files or \
        a package, each with its name, file, line and size in points. It compiles the source; errors come back at file and \
        line. Use a name from here as the argument preview of render.
        """,
        [.text("path", "A Swift file, a folder of Swift files, or a Swift package.", isRequired: true)]
    ) { arguments, call in
        let path = AgentPath.source(try arguments.text("path") ?? "")
        let run = try ChildRun(["previews", path, "--list", "-q"], for: call)
        guard run.status == 0 else { throw AgentText.failure(run) }
        let previews = try JSONDecoder().decode([ListedPreview].self, from: run.output)
        guard !previews.isEmpty else {
            return ToolResult([
                .text("\(path) has no #Preview and no PreviewProvider; name a view with the argument view of render.")
            ])
        }
        let lines = previews.enumerated().map { index, preview in
            let place = preview.line.map { "\(preview.file):\($0)" } ?? preview.file
            let size = [preview.width, preview.height].compactMap { $0 }.map(NumberText.text).joined(separator: "x")
            let title = preview.title.map { TypedText.quoted($0) } ?? "number \(index + 1)"
            return "\(title)  \(place)  \(size) points" + (preview.hasScript ? "  with a script" : "")
        }
        return ToolResult([.text("\(previews.count) previews\n" + lines.joined(separator: "\n"))])
    }
}

/// Paths as the command takes them.
enum AgentPath {
    /// A source: a folder's name gets a slash, by which the command knows that it is no effect.
    static func source(_ path: String) -> String {
        FolderListing.isFolder(path) && !path.contains("/") ? "./" + path : path
    }

    /// A place to write to: below the folder in which the server was started.
    static func output(_ path: String) throws -> String {
        let root = URL(fileURLWithPath: FileManager.default.currentDirectoryPath).resolvingSymlinksInPath().path
        let place = URL(fileURLWithPath: path).standardizedFileURL
        // What does not exist yet has no links; what its nearest folder is decides.
        var folder = place
        while !FileManager.default.fileExists(atPath: folder.path), folder.path != "/" {
            folder.deleteLastPathComponent()
        }
        let real = folder.resolvingSymlinksInPath().path
        guard real == root || real.hasPrefix(root == "/" ? root : root + "/") else {
            throw ToolFailure(
                "\(path) is outside of \(root), the folder in which kinora mcp was started; save below it.")
        }
        return place.path
    }

    /// Calls `body` with a new folder that is removed afterwards.
    static func withTemporaryFolder<Value>(_ body: (String) throws -> Value) throws -> Value {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("kinora-\(UUID().uuidString)")
        try FileManager.default.createDirectory(
            at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        defer { try? FileManager.default.removeItem(at: folder) }
        return try body(folder.path)
    }
}
