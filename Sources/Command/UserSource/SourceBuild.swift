import KinoraFrames
import Foundation

/// Builds Swift files, as one module, into a library that this process can load.
struct SourceBuild {
    let files: [SourceText]
    /// An expression that makes a view, such as `Meter(value: 0.5)`; nil to build the files as they are.
    var expression: String?
    /// The names of the catalogues' pictures and colors, as a source; nil where there are none.
    var assetSymbols: String?
    let toolchain: Toolchain
    let cache: SourceCache

    /// The module that users' files become.
    static let module = "UserSource"
    /// The function that makes the view of `expression`.
    static let viewSymbol = "kinora_user_view"

    /// The library's path. Built before, it is there at once.
    func library() throws -> URL {
        let key = key
        let place = cache.place(key)
        let library = place.appendingPathComponent("library.so")
        if FileManager.default.fileExists(atPath: library.path) {
            cache.touch(place)
            return library
        }
        let workspace = try cache.workspace()
        do {
            try build(in: workspace)
            return try cache.keep(workspace, as: key).appendingPathComponent("library.so")
        } catch {
            try? FileManager.default.removeItem(at: workspace)
            throw error
        }
    }

    /// Everything that decides what is built.
    private var key: String {
        var hash = SHA256()
        for part in [
            toolchain.identity, toolchain.moduleFlags.joined(separator: " "), "\(toolchain.isOptimized)",
            expression ?? "", assetSymbols ?? "",
        ] {
            hash.update(Array(part.utf8) + [0])
        }
        for file in files { hash.update(Array(file.fileName.utf8) + [0] + file.bytes + [0]) }
        return String(hash.hexDigest().prefix(32))
    }

    private func build(in workspace: URL) throws {
        var result = try compile(in: workspace)
        if result.run.status != 0, let loose = result.messages.looseCode(in: files.map(\.path)) {
            result = try compile(in: workspace, loose: loose)
        }
        guard result.run.status == 0 else {
            throw result.messages.failure(
                of: expression.map { "\(name) with the view \($0)" } ?? name, files: files,
                names: { KnownNames(toolchain, cache) })
        }
    }

    private var name: String {
        files.count == 1 ? files[0].path : "The module of \(files.count) files"
    }

    /// - Parameter loose: the file that has code outside of declarations, if there is one. It becomes the main file, whose
    ///   code is not run; but where it ends with an expression, that is the view to show, unless another is asked for.
    private func compile(
        in workspace: URL, loose: CompilerMessages.LooseCode? = nil
    ) throws -> (run: Subprocess, messages: CompilerMessages) {
        let sources = workspace.appendingPathComponent("src")
        try? FileManager.default.removeItem(at: sources)
        try FolderListing.create(sources.path)
        let endsWithView = expression == nil && loose?.expressions.isEmpty == false
        let needsMain = loose.map { $0.hasStatements || $0.expressions.count > (endsWithView ? 1 : 0) } ?? false
        var originals: [(String, String)] = []
        for file in files {
            let isLoose = file.path == loose?.path
            let copy = sources.appendingPathComponent(isLoose && needsMain ? "main.swift" : file.fileName)
            guard !FileManager.default.fileExists(atPath: copy.path) else {
                throw CommandError.usage(
                    "Two files are called \(file.fileName); files of one module have different names.")
            }
            let text =
                isLoose && endsWithView ? self.text(of: file, endingAt: loose!.expressions.last!) : self.text(of: file)
            try Data(text.utf8).write(to: copy)
            originals.append((copy.path, file.path))
        }
        if let assetSymbols {
            let copy = sources.appendingPathComponent(AssetSymbols.fileName)
            try Data(assetSymbols.utf8).write(to: copy)
            originals.append((copy.path, AssetSymbols.fileName))
        }
        let library = workspace.appendingPathComponent("library.so").path
        let object = workspace.appendingPathComponent("module.o").path
        let arguments =
            ["-module-name", SourceBuild.module, "-swift-version", "5", "-suppress-warnings", "-D", "DEBUG"]
            + [
                "-diagnostic-style", "llvm", "-no-color-diagnostics", "-wmo", "-gline-tables-only",
                toolchain.isOptimized ? "-O" : "-Onone",
            ]
            + toolchain.moduleFlags + originals.map(\.0)
        // The compiler takes no main file for a library, so that its object is made first.
        var run = try Subprocess.run(
            toolchain.swiftc,
            arguments + (!needsMain ? ["-parse-as-library", "-emit-library", "-o", library] : ["-c", "-o", object]),
            in: workspace)
        if needsMain, run.status == 0 {
            run = try Subprocess.run(toolchain.swiftc, ["-emit-library", "-o", library, object], in: workspace)
        }
        return (run, CompilerMessages(run.complaint + run.output, originals: originals))
    }

    /// A file as it is compiled. The expression joins the file that declares its type, where it sees private names too.
    private func text(of file: SourceText) -> String {
        guard let expression, file.path == host.path else { return file.text }
        return file.text + "\n" + SourceBuild.maker(of: expression, at: "--view", line: 1)
    }

    /// A file whose last expression, from a line on, becomes the view to show.
    private func text(of file: SourceText, endingAt line: Int) -> String {
        let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
        let (kept, view) = (lines[..<(line - 1)].joined(separator: "\n"), lines[(line - 1)...].joined(separator: "\n"))
        return kept + "\n" + SourceBuild.maker(of: view, at: file.path, line: line)
    }

    /// The function that makes a view, with errors in the view told at its own place.
    private static func maker(of expression: String, at file: String, line: Int) -> String {
        let quoted = file.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"")
        return """
            @_cdecl("\(viewSymbol)") @MainActor public func \(viewSymbol)() -> UnsafeMutableRawPointer {
            _PreviewRegistration(line: 0) {
            #sourceLocation(file: "\(quoted)", line: \(line))
            \(expression)
            #sourceLocation()
            }.retained
            }

            """
    }

    private var host: SourceText {
        let words = expression?.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init) ?? []
        let types = Set(words)
        return files.first { !types.isDisjoint(with: $0.views + $0.apps) } ?? files[0]
    }
}
