import KinoraFrames
import Foundation

/// Builds a module of Swift files into a library that this process can load.
struct SourceBuild {
    let group: SourceGroup
    /// An expression that makes a view, such as `Meter(value: 0.5)`; nil to build the files as they are.
    var expression: String?
    /// What the module may import, each after what it imports itself.
    var imports: [Product] = []
    /// Whether other modules import this one.
    var isImported = false
    let toolchain: Toolchain
    let cache: SourceCache

    /// The module that a user's file or plain folder becomes.
    static let module = "UserSource"
    /// The function that makes the view of `expression`.
    static let viewSymbol = "kinora_user_view"

    /// What was built of a module, in a folder of its own.
    struct Product: Equatable {
        let folder: URL
        var library: URL { folder.appendingPathComponent("library.so") }
        /// Where modules that import this one find its code.
        var object: URL { folder.appendingPathComponent("module.o") }
    }

    /// Why a module does not compile.
    struct Failure: Error {
        let messages: CompilerMessages
        /// What was compiled, for a sentence.
        let name: String
        let files: [SourceText]

        /// The sentence that ends a build; the errors are printed before it.
        ///
        /// - Parameter all: the files of the module with those that were left out before, whose names are no names of Kinora's.
        func told(among all: [SourceText]? = nil, _ names: () -> KnownNames?) -> CommandError {
            messages.failure(of: name, files: all ?? files, names: names)
        }
    }

    private var files: [SourceText] { group.files }

    /// Whether the compiler takes time to make the module quick. A large one is mostly bodies of views, each run a few times: there the minutes
    /// that it takes are not won back.
    private var isOptimized: Bool {
        toolchain.isOptimized && files.reduce(0) { $0 + $1.bytes.count } < SourceBuild.largestOptimized
    }

    /// In bytes of source.
    private static let largestOptimized = 200_000

    /// The module, built. Built before, it is there at once, and so are the errors of one that does not compile: a process that takes over
    /// from one that was stopped tries all that was left out again.
    ///
    /// - Throws: a `Failure` where it does not compile.
    func product() throws -> Product {
        let key = key
        // The compiler names the files.
        let complaint = KeptComplaint(of: [key] + group.files.map(\.path), in: cache)
        if let messages = complaint.messages { throw failure(messages) }
        do {
            return Product(folder: try cache.built(key, by: build))
        } catch let failure as Failure {
            try complaint.keep(failure.messages)
            throw failure
        }
    }

    /// Everything that decides what is built.
    private var key: String {
        var hash = SHA256()
        for part in [
            toolchain.identity, toolchain.moduleFlags.joined(separator: " "), "\(isOptimized)",
            expression ?? "", group.module, "\(isImported)",
        ] + imports.map(\.folder.lastPathComponent) + group.rules.flags
            + group.generated.sorted(by: { $0.key < $1.key }).map(\.value)
        {
            hash.update(Array(part.utf8) + [0])
        }
        for (name, file) in group.named {
            hash.update(Array(name.utf8) + [0] + file.bytes + [0])
            if file.bodiesLeftOut + file.typesLeftOut > 0 || !file.importsLeftOut.isEmpty {
                hash.update(Array(file.text.utf8) + [0])
            }
        }
        return String(hash.hexDigest().prefix(32))
    }

    private func build(in workspace: URL) throws {
        var result = try compile(in: workspace)
        var loose: CompilerMessages.LooseCode?
        if result.run.status != 0 {
            loose = result.messages.looseCode(in: files.map(\.path))
            if loose != nil { result = try compile(in: workspace, loose: loose) }
        }
        // It is nearly always the optimizer that crashes: without it the same sources compile.
        if isOptimized, result.run.status != 0, result.messages.compilerCrashed {
            result = try compile(in: workspace, loose: loose, optimized: false)
        }
        guard result.run.status == 0 else {
            throw failure(result.messages)
        }
    }

    private func failure(_ messages: CompilerMessages) -> Failure {
        Failure(messages: messages, name: expression.map { "\(name) with the view \($0)" } ?? name, files: files)
    }

    private var name: String {
        if files.count == 1 { return files[0].path }
        let whole = group.module == SourceBuild.module ? "The module" : "The module \(group.module)"
        return "\(whole) of \(files.count) files"
    }

    /// - Parameters:
    ///   - loose: the file that has code outside of declarations, if there is one. It becomes the main file, whose
    ///     code is not run; but where it ends with an expression, that is the view to show, unless another is asked for.
    ///   - optimized: whether the module is made quick; nil for what suits its size.
    private func compile(
        in workspace: URL, loose: CompilerMessages.LooseCode? = nil, optimized: Bool? = nil
    ) throws -> (run: Subprocess, messages: CompilerMessages) {
        let sources = workspace.appendingPathComponent("src")
        try? FileManager.default.removeItem(at: sources)
        try FolderListing.create(sources.path)
        let endsWithView = expression == nil && loose?.expressions.isEmpty == false
        let needsMain = loose.map { $0.hasStatements || $0.expressions.count > (endsWithView ? 1 : 0) } ?? false
        var originals: [(String, String)] = []
        for (name, file) in group.named {
            let isLoose = file.path == loose?.path
            let copy = sources.appendingPathComponent(isLoose && needsMain ? "main.swift" : name)
            let text =
                isLoose && endsWithView ? self.text(of: file, endingAt: loose!.expressions.last!) : self.text(of: file)
            try Data(text.utf8).write(to: copy)
            originals.append((copy.path, file.path))
        }
        for (name, text) in group.generated.sorted(by: { $0.key < $1.key }) {
            let copy = sources.appendingPathComponent(name)
            try Data(text.utf8).write(to: copy)
            originals.append((copy.path, name))
        }
        let product = Product(folder: workspace)
        // The compiler takes no main file for a library, and others need the object, so that it is made first then.
        let isTwoSteps = needsMain || isImported || !imports.isEmpty
        var arguments =
            [
                "-module-name", group.module, "-package-name", "user_package", "-swift-version", "5",
                "-suppress-warnings", "-D", "DEBUG",
            ] + group.rules.flags
            + [
                "-diagnostic-style", "llvm", "-no-color-diagnostics", "-wmo", "-gline-tables-only",
                optimized ?? isOptimized ? "-O" : "-Onone",
            ]
            + toolchain.moduleFlags + imports.flatMap { ["-I", $0.folder.path] } + originals.map(\.0)
        if !needsMain { arguments.append("-parse-as-library") }
        if isImported {
            let module = workspace.appendingPathComponent("\(group.module).swiftmodule").path
            arguments += ["-emit-module", "-emit-module-path", module]
        }
        arguments += isTwoSteps ? ["-c", "-o", product.object.path] : ["-emit-library", "-o", product.library.path]
        var run = try toolchain.compile(arguments, in: workspace)
        if isTwoSteps, run.status == 0 {
            run = try Subprocess.run(
                toolchain.swiftc,
                ["-emit-library", "-o", product.library.path, product.object.path] + imports.map(\.object.path),
                in: workspace)
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
        expression.flatMap { expression in files.first { $0.declares(expression) } } ?? files[0]
    }
}

extension SourceText {
    /// Whether a view or app of this source is named in an expression.
    func declares(_ expression: String) -> Bool {
        let words = expression.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
        return !Set(words).isDisjoint(with: views + apps + windowDelegates)
    }
}
