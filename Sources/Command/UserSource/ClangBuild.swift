import Foundation
import KinoraFrames

/// Compiles a target in C or C++ for the modules that import it.
struct ClangBuild {
    let target: ClangTarget
    /// What it may include, each after what it includes itself.
    let imports: [SourceBuild.Product]
    let toolchain: Toolchain
    let cache: SourceCache

    /// The target's headers with their module, and its code; built before, it is there at once.
    ///
    /// - Throws: a `SourceBuild.Failure` where it does not compile.
    func product() throws -> SourceBuild.Product {
        SourceBuild.Product(folder: try cache.built(key(), by: build))
    }

    private func build(in workspace: URL) throws {
        try target.writeHeaders(to: workspace)
        let folder = workspace.appendingPathComponent("objects")
        try FolderListing.create(folder.path)
        var objects: [String] = []
        for (index, source) in target.sources.enumerated() {
            let object = folder.appendingPathComponent("\(index).o").path
            try run(
                toolchain.clang(isCXX: ClangTarget.isCXX(source)),
                words(for: source) + ["-I", workspace.path, "-c", source, "-o", object])
            objects.append(object)
        }
        // One object, as of a module in Swift. A target of headers alone has nothing in it.
        if objects.isEmpty {
            let empty = folder.appendingPathComponent("empty.c")
            try Data().write(to: empty)
            objects = [empty.path]
        }
        let product = SourceBuild.Product(folder: workspace)
        try run(toolchain.clang(isCXX: false), ["-r", "-nostdlib", "-o", product.object.path] + objects)
        try FileManager.default.removeItem(at: folder)
    }

    private func run(_ program: String, _ arguments: [String]) throws {
        let run = try Subprocess.run(program, arguments)
        guard run.status == 0 else {
            let messages = CompilerMessages(run.complaint + run.output, originals: [])
            throw SourceBuild.Failure(messages: messages, name: "The module \(target.module)", files: [])
        }
    }

    private func words(for source: String) -> [String] {
        let own = ClangTarget.isCXX(source) ? target.wordsForCXX : target.wordsForC
        return ["-fPIC", "-O2", "-w", "-fblocks", "-DSWIFT_PACKAGE=1"] + own
            + imports.flatMap { ["-I", $0.folder.path] }
    }

    /// Everything that decides what is built.
    private func key() throws -> String {
        var hash = SHA256()
        let words = [toolchain.identity, target.module] + target.wordsForC + [""] + target.wordsForCXX + [""]
        for part in words + target.sources + imports.map(\.folder.lastPathComponent) {
            hash.update(Array(part.utf8) + [0])
        }
        for (path, bytes) in try target.contents() { hash.update(Array(path.utf8) + [0] + bytes + [0]) }
        return String(hash.hexDigest().prefix(32))
    }
}
