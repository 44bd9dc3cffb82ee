import Foundation
import KinoraFrames
import KinoraMetal
import KinoraScene
import KinoraStage
import KinoraViews

/// The Metal files of a user's source, compiled: what its shader libraries mean.
struct UserShaders {
    private(set) var sources = ShaderSources()
    /// The files, for the manifest.
    private(set) var files: [MetalSource] = []

    private let toolchain: Toolchain
    private let cache: SourceCache

    init(_ toolchain: Toolchain, _ cache: SourceCache) {
        self.toolchain = toolchain
        self.cache = cache
        // A source may hand over Metal text as data, at any time.
        ShaderSources.compile = { text, name in
            do {
                return try UserShaders.compile([MetalSource(bytes: Array(text), path: name)], toolchain, cache)
            } catch MetalError.doesNotCompile(let messages, _) {
                throw StageError.misused("\(name) does not compile: \(messages)")
            } catch MetalError.unusable(let sentence), MetalError.noCompiler(let sentence) {
                throw StageError.missing(sentence)
            }
        }
    }

    /// The files beside a Swift file, or in a folder and the folders in it, become the default library.
    mutating func addMain(beside place: String) throws {
        var isFolder: ObjCBool = false
        let exists = FileManager.default.fileExists(atPath: place, isDirectory: &isFolder)
        let isDeep = exists && isFolder.boolValue
        let folder = isDeep ? place : UserShaders.folder(of: place)
        let found = try UserShaders.metalFiles(in: folder, deep: isDeep).map { try MetalSource($0) }
        sources.main = try add(found)
    }

    /// The files of each resource bundle that was built are that bundle's library.
    ///
    /// - Parameters:
    ///   - products: the folder of what was built.
    ///   - root: the user's package, whose own files errors name where a resource is a copy of one.
    mutating func addBundles(in products: URL, of root: String) throws {
        let originals = Dictionary(
            try UserShaders.metalFiles(in: root, deep: true).map { (URL(fileURLWithPath: $0).lastPathComponent, $0) },
            uniquingKeysWith: { first, _ in first })
        let names = (try? FileManager.default.contentsOfDirectory(atPath: products.path)) ?? []
        for name in names.sorted() where name.hasSuffix(".resources") || name.hasSuffix(".bundle") {
            let bundle = products.appendingPathComponent(name).path
            let found = try UserShaders.metalFiles(in: bundle, deep: true).map { path in
                let copy = try MetalSource(path)
                guard let original = originals[URL(fileURLWithPath: path).lastPathComponent],
                    let source = try? MetalSource(original), source.bytes == copy.bytes
                else { return copy }
                return source
            }
            guard let library = try add(found) else { continue }
            sources.bundles[bundle] = library
            sources.bundles[URL(fileURLWithPath: bundle).resolvingSymlinksInPath().path] = library
        }
    }

    /// Compiles one library's files; nil where none has a function that SwiftUI can call.
    private mutating func add(_ found: [MetalSource]) throws -> String? {
        let known = Set(files.map(\.path))
        files += found.filter { !known.contains($0.path) }
        guard found.contains(where: { !$0.functions.isEmpty }) else { return nil }
        do {
            return try UserShaders.compile(found, toolchain, cache)
        } catch MetalError.doesNotCompile(let messages, let errors) {
            StandardStreams.note(messages)
            let what = found.count == 1 ? found[0].path : "The Metal library of \(found.count) files"
            throw CommandError(
                .badData,
                errors == 0
                    ? "\(what) could not be built."
                    : "\(what) does not compile: \(errors) error\(errors == 1 ? "" : "s").")
        } catch MetalError.unusable(let sentence) {
            throw CommandError(.badData, sentence)
        } catch MetalError.noCompiler(let sentence) {
            throw CommandError(.missing, sentence)
        }
    }

    /// Compiles a library, or finds it compiled before, and makes its functions known.
    private static func compile(_ files: [MetalSource], _ toolchain: Toolchain, _ cache: SourceCache) throws -> String {
        let compiler = try MetalCompiler(swiftc: toolchain.swiftc, cache: cache.folder) { program, words in
            let run = try Subprocess.run(program, words)
            return (run.status, run.complaint + run.output)
        }
        let build = MetalBuild(files, compiler)
        let name = build.name
        guard !CompiledShaders.contains(name) else { return name }
        let place = try cache.built(build.key, by: build.build)
        let library = try MetalLibrary(place.appendingPathComponent(MetalBuild.libraryName).path, of: build)
        CompiledShaders.register(library.functions, as: name)
        return name
    }

    private static func folder(of file: String) -> String {
        URL(fileURLWithPath: file).deletingLastPathComponent().relativePath
    }

    /// In order; hidden folders and what lies beyond `UserPictures.mostEntries` entries are not looked at.
    private static func metalFiles(in folder: String, deep: Bool) throws -> [String] {
        guard let walk = FileManager.default.enumerator(atPath: folder) else { return [] }
        var found: [String] = []
        for entry in walk.lazy.compactMap({ $0 as? String }).prefix(UserPictures.mostEntries) {
            if entry.hasPrefix(".") || entry.contains("/.") {
                walk.skipDescendants()
            } else if entry.hasSuffix(".metal") {
                found.append(folder == "." ? entry : "\(folder)/\(entry)")
            } else if !deep {
                walk.skipDescendants()
            }
        }
        return found.sorted()
    }
}
