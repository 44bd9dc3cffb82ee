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
        if let target = group.clang {
            try target.writeHeaders(to: headers.appendingPathComponent(group.module))
            return Outcome(group: group, messages: "", errors: [], missing: [])
        }
        let folder = workspace.appendingPathComponent("src-\(group.module)-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        // A module that is missing hides everything behind it; its import is left out, and the rest is looked at. The compiler tells
        // only one at a time, each for the price of all sources, so that they are found before.
        var absent = try absentImports(of: group, in: folder)
        var names: Set<String> { Set(absent.compactMap(\.absentModule)) }
        var messages = try compile(group, in: folder, without: names)
        while let more = messages.problems.first(where: { $0.absentModule != nil && !absent.contains($0) }) {
            absent.append(more)
            messages = try compile(group, in: folder, without: names)
        }
        if isImported { _ = try compile(group, in: folder, without: names, emittingModule(of: group)) }
        let errors = absent + messages.problems
        let text = absent.map { "\($0.path):\($0.line): error: \($0.sentence)\n" }.joined() + messages.errors
        return Outcome(
            group: group, messages: text, errors: errors, missing: MissingName.all(in: errors, of: group.files))
    }

    /// A module for others to import, without what is in functions, and in spite of errors.
    private func emittingModule(of group: SourceGroup) -> [String] {
        let module = workspace.appendingPathComponent("\(group.module).swiftmodule").path
        return [
            "-Xfrontend", "-experimental-allow-module-with-compiler-errors", "-Xfrontend",
            "-experimental-skip-non-inlinable-function-bodies-without-types", "-emit-module", "-emit-module-path",
            module,
        ]
    }

    /// The imports of modules that neither Kinora, nor the toolchain, nor a group that was looked at before has.
    private func absentImports(of group: SourceGroup, in folder: URL) throws -> [CompilerMessages.Problem] {
        let places = [toolchain.searchFlags[1], workspace.path, headers.path]
        let entries = places.flatMap { (try? FileManager.default.contentsOfDirectory(atPath: $0)) ?? [] }
        let known = Set(entries.map { String($0.prefix { $0 != "." }) } + [group.module])
        guard !group.imports.isSubset(of: known) else { return [] }
        let list = folder.appendingPathComponent("imports")
        let sources = try write(group, to: folder, without: [])
        // Of imports in conditions it lists those that hold.
        _ = try Subprocess.run(
            toolchain.swiftc,
            ["-emit-imported-modules", "-module-name", group.module, "-o", list.path, "-D", "DEBUG"]
                + flags + sources.map(\.compiled), in: folder)
        let listed = (try? String(contentsOf: list, encoding: .utf8))?.split(whereSeparator: \.isNewline) ?? []
        let doubtful = Set(listed.map { String($0.prefix { $0 != "." }) }).subtracting(known).sorted()
        return try doubtful.filter { try !isImportable($0, in: folder) }.compactMap { module in
            group.files.lazy.compactMap { file -> CompilerMessages.Problem? in
                let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
                guard let line = lines.firstIndex(where: { SourceImports.module(in: $0) == module }) else { return nil }
                return .init(path: file.path, line: line + 1, sentence: "no such module '\(module)'")
            }.first
        }
    }

    private func isImportable(_ module: String, in folder: URL) throws -> Bool {
        let probe = workspace.appendingPathComponent("import-\(module).swift")
        try Data("import \(module)\n".utf8).write(to: probe)
        return try Subprocess.run(toolchain.swiftc, ["-typecheck"] + flags + [probe.path]).status == 0
    }

    /// Where the headers of targets in C lie, those of each in a folder of its module's name.
    private var headers: URL { workspace.appendingPathComponent("headers") }

    private var flags: [String] {
        let modules = (try? FileManager.default.contentsOfDirectory(atPath: headers.path)) ?? []
        return ["-I", workspace.path] + modules.sorted().flatMap { ["-I", headers.appendingPathComponent($0).path] }
            + toolchain.moduleFlags
    }

    /// - Parameter job: what the compiler is to do with the sources.
    private func compile(
        _ group: SourceGroup, in folder: URL, without absent: Set<String>, _ job: [String] = ["-typecheck"]
    ) throws -> CompilerMessages {
        let originals = try write(group, to: folder, without: absent)
        let isMain = group.files.contains { $0.fileName == "main.swift" }
        var arguments =
            [
                "-module-name", group.module, "-package-name", "user_package", "-swift-version", "5",
                "-suppress-warnings", "-D", "DEBUG", "-wmo",
                "-Onone",
            ]
            + ["-diagnostic-style", "llvm", "-no-color-diagnostics"] + group.rules.flags + flags
        if !isMain { arguments.append("-parse-as-library") }
        let run = try toolchain.compile(arguments + job + originals.map(\.compiled), in: folder)
        return CompilerMessages(run.complaint + run.output, originals: originals)
    }

    /// Writes the sources as they are compiled.
    private func write(
        _ group: SourceGroup, to folder: URL, without absent: Set<String>
    ) throws -> [(compiled: String, original: String)] {
        var originals: [(compiled: String, original: String)] = []
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
        return originals
    }
}
