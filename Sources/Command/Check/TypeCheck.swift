import Foundation

/// Compiles a group of sources as far as its types, and says what is missing.
struct TypeCheck {
    let toolchain: Toolchain
    /// Where copies of the files and the modules of earlier groups lie.
    let workspace: URL

    /// What was found in one group.
    struct Outcome {
        let group: SourceGroup
        /// The compiler's errors, in its own words, at the user's files and lines.
        let messages: String
        /// The errors, without what the compiler says around them.
        let errors: [CompilerMessages.Problem]
        let missing: [MissingName]

        /// Whether the compiler had nothing to say against the group.
        var compiles: Bool { errors.isEmpty && messages.isEmpty }

        /// The files that have no error of their own.
        var goodFiles: Int { group.files.count - Set(errors.map(\.path)).intersection(group.files.map(\.path)).count }
    }

    /// - Parameter isImported: whether another group imports this one, so that its module is kept.
    func check(_ group: SourceGroup, isImported: Bool) throws -> Outcome {
        let folder = workspace.appendingPathComponent("src-\(group.module)-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        var absent: [CompilerMessages.Problem] = []
        var messages = try compile(group, in: folder, without: [], isImported)
        // A module that is missing hides everything behind it; its import is left out then, and the rest is looked at.
        while true {
            let more = messages.problems.filter { $0.absentModule != nil && !absent.contains($0) }
            guard !more.isEmpty else { break }
            absent += more
            messages = try compile(group, in: folder, without: Set(absent.compactMap(\.absentModule)), isImported)
        }
        let errors = absent + messages.problems
        let text = absent.map { "\($0.path):\($0.line): error: \($0.sentence)\n" }.joined() + messages.errors
        return Outcome(
            group: group, messages: text, errors: errors, missing: MissingName.all(in: errors, of: group.files))
    }

    private func compile(
        _ group: SourceGroup, in folder: URL, without absent: Set<String>, _ isImported: Bool
    ) throws -> CompilerMessages {
        var originals: [(String, String)] = []
        let named = group.named
        for (name, file) in named {
            let copy = folder.appendingPathComponent(name)
            let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
                SourceImports.module(in: line).map(absent.contains) == true ? "import SwiftUI" : line
            }
            try Data(lines.joined(separator: "\n").utf8).write(to: copy)
            originals.append((copy.path, file.path))
        }
        for (name, text) in group.generated.sorted(by: { $0.key < $1.key })
        where !named.contains(where: { $0.name == name }) {
            let copy = folder.appendingPathComponent(name)
            try Data(text.utf8).write(to: copy)
            originals.append((copy.path, name))
        }
        let isMain = group.files.contains { $0.fileName == "main.swift" }
        var arguments =
            [
                "-module-name", group.module, "-package-name", "user_package", "-swift-version", "5",
                "-suppress-warnings", "-D", "DEBUG", "-wmo",
                "-Onone",
            ]
            + ["-diagnostic-style", "llvm", "-no-color-diagnostics", "-I", workspace.path] + toolchain.moduleFlags
        if !isMain { arguments.append("-parse-as-library") }
        let run = try Subprocess.run(toolchain.swiftc, arguments + ["-typecheck"] + originals.map(\.0), in: folder)
        if isImported {
            let module = workspace.appendingPathComponent("\(group.module).swiftmodule").path
            let anyway = ["-Xfrontend", "-experimental-allow-module-with-compiler-errors"]
            _ = try Subprocess.run(
                toolchain.swiftc,
                arguments + anyway + ["-emit-module", "-emit-module-path", module] + originals.map(\.0), in: folder)
        }
        return CompilerMessages(run.complaint + run.output, originals: originals)
    }
}
