import Foundation
import KinoraFrames

/// Builds Metal sources, as one library, into one that this process can load.
package struct MetalBuild: Sendable {
    let sources: [MetalSource]
    let compiler: MetalCompiler

    /// - Parameter sources: the files of one library; their order does not matter.
    package init(_ sources: [MetalSource], _ compiler: MetalCompiler) {
        self.sources = sources.sorted { $0.path < $1.path }
        self.compiler = compiler
    }

    /// The library's name in scenes: its content, so that it is the same on every machine.
    package var name: String { MetalBuild.digest(of: sources, "") }

    /// Everything that decides what is built.
    package var key: String { "metal-" + MetalBuild.digest(of: sources, compiler.identity) }

    private static func digest(of sources: [MetalSource], _ more: String) -> String {
        let folders = folders(of: sources)
        var hash = SHA256()
        hash.update(Array(more.utf8) + [0])
        for source in sources {
            hash.update(Array(URL(fileURLWithPath: source.path).lastPathComponent.utf8) + [0] + source.bytes + [0])
            let included = source.included(searching: folders)
            for path in included.keys.sorted() { hash.update(included[path]! + [0]) }
        }
        return String(hash.hexDigest().prefix(32))
    }

    /// Where files lie, each folder once.
    private static func folders(of sources: [MetalSource]) -> [String] {
        var folders: [String] = []
        for source in sources where !folders.contains(source.folder) { folders.append(source.folder) }
        return folders
    }

    /// The file that `build` makes in its folder.
    package static let libraryName = "library.so"

    /// Compiles all files at once and links them, in a folder that is empty before.
    ///
    /// - Throws: `MetalError`.
    package func build(in folder: URL) throws {
        try compiler.prepare()
        guard try !compiler.hasWideHalves || !make(in: folder, .wide) else { return }
        _ = try make(in: folder, .narrow)
    }

    /// - Parameter halves: those of files that go with either.
    /// - Returns: whether a library was made; where it was not, files may call each other's functions with other halves.
    /// - Throws: `MetalError`, where nothing else is left to try.
    private func make(in folder: URL, _ halves: MetalHalves) throws -> Bool {
        let results = try compileAll(in: folder, halves)
        let failed = results.filter { $0.status != 0 }
        // What SwiftUI cannot call, such as the shaders of another framework, only matters where it is called from here.
        let isNeeded = zip(results, sources).contains { $0.status != 0 && !$1.functions.isEmpty }
        guard !isNeeded, failed.count < results.count else { throw MetalBuild.failure(failed.map(\.text).joined()) }
        let objects = sources.indices.filter { results[$0].status == 0 }
        let linked = try compiler.link(
            objects.map { folder.appendingPathComponent("\($0).o").path },
            to: folder.appendingPathComponent(MetalBuild.libraryName).path)
        if linked.status != 0 {
            if halves == .wide { return false }
            throw MetalBuild.failure(failed.map(\.text).joined() + linked.text)
        }
        for index in sources.indices {
            for kind in ["o", "cpp"] {
                try? FileManager.default.removeItem(at: folder.appendingPathComponent("\(index).\(kind)"))
            }
        }
        return true
    }

    private func compileAll(in folder: URL, _ halves: MetalHalves) throws -> [(status: Int32, text: String)] {
        let results = Results(count: sources.count)
        DispatchQueue.concurrentPerform(iterations: sources.count) { index in
            results.set(index) { try compile(index, in: folder, halves) }
        }
        return try results.all()
    }

    private func compile(_ index: Int, in folder: URL, _ halves: MetalHalves) throws -> (status: Int32, text: String) {
        let source = sources[index]
        let file = folder.appendingPathComponent("\(index).cpp")
        try Data(unit(index).utf8).write(to: file)
        func compile(_ halves: MetalHalves) throws -> (status: Int32, text: String) {
            try compiler.compile(
                file.path, to: folder.appendingPathComponent("\(index).o").path,
                searching: MetalBuild.folders(of: [source] + sources), halves: halves)
        }
        // A function that is given bytes may find halves in them.
        if halves == .wide, !source.functions.contains(where: { $0.declaration.contains("void") }) {
            let result = try compile(.wide)
            if result.status == 0 { return result }
        }
        return try compile(.narrow)
    }

    /// A file as it is compiled: in the library's namespace, with errors told at its own lines, and its functions listed.
    private func unit(_ index: Int) -> String {
        let source = sources[index]
        let path = source.path.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"")
        let entries = source.functions.enumerated().map { number, function in
            "KINORA_FUNCTION(\(MetalBuild.symbol(index, number)), ::kinora_source::\(function.name))\n"
        }
        // C++ takes no suffix `H`, which means the same as `h`.
        let text = source.text.replacing(/\b(\d+\.?\d*|\d*\.\d+)H\b/.wordBoundaryKind(.simple)) { "\($0.output.1)h" }
        return "namespace kinora_source {\n#line 1 \"\(path)\"\n\(text)\n}\n#line 1 \"\(path)\"\n"
            + entries.joined()
    }

    static func symbol(_ file: Int, _ function: Int) -> String { "kinora_function_\(file)_\(function)" }

    private static func failure(_ text: String) -> MetalError {
        let errors = text.split(whereSeparator: \.isNewline).count { $0.contains("error: ") && !$0.hasPrefix("clang") }
        return .doesNotCompile(messages: text, errors: errors)
    }
}

/// What several compilers said, by their number.
private final class Results: @unchecked Sendable {
    private let lock = NSLock()
    private var results: [Result<(status: Int32, text: String), any Error>?]

    init(count: Int) { results = Array(repeating: nil, count: count) }

    func set(_ index: Int, _ body: () throws -> (status: Int32, text: String)) {
        let result = Result(catching: body)
        lock.withLock { results[index] = result }
    }

    func all() throws -> [(status: Int32, text: String)] { try results.compactMap { try $0?.get() } }
}
