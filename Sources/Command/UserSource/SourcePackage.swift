import KinoraFrames
import KinoraTestRuns
import Foundation

/// A user's Swift package. It is built by SwiftPM from a copy in the cache, with Kinora's `SwiftUI` in the modules' search
/// path, so that its own dependencies and resources work; builds go on from the last one.
struct SourcePackage {
    /// The files that are compiled along with a target's own.
    static let made: Set<String> = [AssetSymbols.fileName, StringSymbols.fileName, DataModel.fileName]

    /// As the user names it.
    let path: String

    /// A module of the package, built.
    struct Module {
        let name: String
        let files: [SourceText]
        let library: URL
        /// Where SwiftPM put what it built, resource bundles among it.
        let products: URL
    }

    /// nil where the folder holds no package that SwiftPM can build.
    init?(_ path: String) {
        guard FileManager.default.fileExists(atPath: "\(path)/Package.swift"),
            !SourcePackage.isPlaygroundsApp(path)
        else { return nil }
        self.path = path
    }

    /// Changes whenever the manifest or a source does.
    var state: String {
        var hash = SHA256()
        for file in ["\(path)/Package.swift", "\(path)/Package.resolved"] + SourceTree(path).files {
            let bytes = (try? FolderListing.read(file, limit: SourceText.largest)) ?? []
            hash.update(Array(file.utf8) + [0] + bytes + [0])
        }
        return String(hash.hexDigest())
    }

    /// Whether the folder is an app of Swift Playgrounds, whose manifest SwiftPM alone cannot read.
    static func isPlaygroundsApp(_ path: String) -> Bool {
        (try? SourceText("\(path)/Package.swift"))?.text.contains("AppleProductTypes") == true
    }

    struct Description: Decodable {
        struct Target: Decodable {
            let name: String
            let c99name: String
            let type: String
            let path: String
            let sources: [String]
            var resources: [Resource]?
            /// The package's own targets that it imports.
            var imports: [String]?

            private enum CodingKeys: String, CodingKey {
                case name, c99name, type, path, sources, resources
                case imports = "target_dependencies"
            }
        }
        struct Resource: Decodable {
            let path: String
        }
        let targets: [Target]

        /// The package's own targets that a target does not need.
        func others(than target: Target) -> Set<String> {
            var needed: Set<String> = []
            var rest = [target.name]
            while let name = rest.popLast() {
                guard needed.insert(name).inserted else { continue }
                rest += targets.first { $0.name == name }?.imports ?? []
            }
            return Set(targets.map(\.name)).subtracting(needed)
        }
    }

    /// What a package's manifest says.
    ///
    /// - Parameter name: what errors call the package; its path unless given.
    static func describe(_ folder: String, _ toolchain: Toolchain, as name: String? = nil) throws -> Description {
        let described = try Subprocess.run(
            toolchain.swift, ["package", "--package-path", folder, "describe", "--type", "json"])
        guard described.status == 0, let start = described.output.firstIndex(of: "{"),
            let description = try? JSONDecoder().decode(Description.self, from: Data(described.output[start...].utf8))
        else {
            let name = name ?? folder
            let messages = SourcePackage.messages(described, URL(fileURLWithPath: folder), as: name)
            throw messages.refusal(of: name) ?? messages.failure(of: "\(name)/Package.swift")
        }
        return description
    }

    /// Builds the modules that have previews.
    ///
    /// - Throws: `RefusedPackage` where what fails is not in the package's own sources, `SourceBuild.Failure` where it is.
    func build(_ toolchain: Toolchain, _ cache: SourceCache) throws -> [Module] {
        let root = URL(fileURLWithPath: path).resolvingSymlinksInPath()
        let key = String(SHA256.hexDigest(Array((root.path + toolchain.identity).utf8)).prefix(32))
        let workspace = try cache.packageWorkspace(key)
        let copy = workspace.appendingPathComponent("package")
        let manifest = PackageManifest(
            root: root,
            text: String(
                decoding: try FolderListing.read("\(path)/Package.swift", limit: SourceText.largest), as: UTF8.self))
        let modules = try SharedModules(below: workspace.appendingPathComponent("modules"), toolchain)
        let adapted = try manifest.adapted(
            toolchain, modules, standInBelow: workspace.appendingPathComponent("stand-in"))
        try PackageCopy(from: root, to: copy, manifest: adapted).update()
        let description = try SourcePackage.describe(copy.path, toolchain, as: path)
        let targets = description.targets.filter { ["library", "executable"].contains($0.type) }
        return try targets.compactMap { target in
            let names = target.sources.filter {
                $0.hasSuffix(".swift") && !SourcePackage.made.contains(($0 as NSString).lastPathComponent)
            }
            let files = try names.map { try SourceText("\(path)/\(target.path)/\($0)") }
            try writeSymbols(of: target, in: copy, beside: files)
            try writeDataModel(of: target, in: copy, beside: files)
            guard files.contains(where: { !$0.previewLines.isEmpty || !$0.providers.isEmpty }) else { return nil }
            let (library, products) = try link(
                target, files, without: description.others(than: target), copy, workspace, modules, toolchain, cache)
            return Module(name: target.c99name, files: files, library: library, products: products)
        }
    }

    /// The names of a target's pictures, colors and texts, as Xcode makes them.
    private func writeSymbols(of target: Description.Target, in copy: URL, beside files: [SourceText]) throws {
        let place = "\(path)/\(target.path)"
        let hasBundle = target.resources?.isEmpty == false
        let assets = AssetSymbols(beside: place).source(beside: files, bundle: hasBundle ? ".module" : ".main")
        let strings = StringSymbols(beside: place)
            .source(beside: files, bundle: hasBundle ? ".atURL(Bundle.module.bundleURL)" : ".main")
        for (name, source) in [(AssetSymbols.fileName, assets), (StringSymbols.fileName, strings)] {
            try SourcePackage.write(source, to: name, of: target, in: copy)
        }
    }

    /// The classes of a target's data models, as Xcode makes them.
    private func writeDataModel(of target: Description.Target, in copy: URL, beside files: [SourceText]) throws {
        let models = DataModel.paths(below: "\(path)/\(target.path)")
        let source = DataModel(models).source(beside: files)
        try SourcePackage.write(source, to: DataModel.fileName, of: target, in: copy)
    }

    /// Writes a file that is compiled along with a target; without a source, one of an earlier build goes.
    private static func write(
        _ source: String?, to name: String, of target: Description.Target, in copy: URL
    ) throws {
        let file = copy.appendingPathComponent(target.path).appendingPathComponent(name)
        if let source {
            try PackageCopy.write(Data(source.utf8), to: file)
        } else {
            try? FileManager.default.removeItem(at: file)
        }
    }

    /// Builds a target with all it depends on, and links their objects into one library.
    ///
    /// - Parameter others: targets whose objects are none of its. They may have been built for others before; a change of theirs must
    ///   not make another library of it, of which all previews would be rendered again.
    private func link(
        _ target: Description.Target, _ files: [SourceText], without others: Set<String>, _ copy: URL, _ workspace: URL,
        _ modules: SharedModules, _ toolchain: Toolchain, _ cache: SourceCache
    ) throws -> (library: URL, products: URL) {
        let scratch = workspace.appendingPathComponent("build")
        let configuration = toolchain.isOptimized ? "release" : "debug"
        var arguments = [
            "build", "--package-path", copy.path, "--scratch-path", scratch.path, "--configuration", configuration,
        ]
        // Views mirror SwiftUI's isolation, which the rules of Swift 6 would take for errors in sources that Apple's accepts.
        let flags =
            modules.flags + [
                "-swift-version", "5", "-D", "DEBUG", "-diagnostic-style", "llvm", "-no-color-diagnostics",
            ] + Toolchain.limits
        arguments += flags.flatMap { ["-Xswiftc", $0] }
        let built = try Subprocess.run(toolchain.swift, arguments + ["--target", target.name], in: workspace)
        guard built.status == 0 else {
            let messages = SourcePackage.messages(built, copy, as: path)
            if let refusal = messages.refusal(of: path) { throw refusal }
            throw SourceBuild.Failure(messages: messages, name: "\(path), target \(target.name),", files: files)
        }
        let products = scratch.appendingPathComponent(configuration)
        let objects = objects(in: products, without: others)
        guard !objects.isEmpty else {
            throw CommandError(.internalError, "SwiftPM built no objects of \(target.name).")
        }
        // Each build has a name of its own: a library that is loaded must not change.
        let library = workspace.appendingPathComponent("\(target.c99name)-\(try digest(objects)).so")
        if FileManager.default.fileExists(atPath: library.path) { return (library, products) }
        let linked = try Subprocess.run(
            toolchain.swiftc,
            ["-emit-library", "-o", library.path, "-Xlinker", "--allow-multiple-definition"] + objects.map(\.path),
            in: workspace)
        guard linked.status == 0 else {
            throw SourcePackage.messages(linked, copy, as: path).failure(of: "\(path), target \(target.name),")
        }
        return (library, products)
    }

    private func objects(in products: URL, without others: Set<String>) -> [URL] {
        let names =
            FileManager.default.enumerator(atPath: products.resolvingSymlinksInPath().path)?.compactMap {
                $0 as? String
            } ?? []
        let left = Set(others.map { $0 + ".build" })
        return names.filter {
            $0.contains(".build/") && $0.hasSuffix(".o") && !left.contains(String($0.prefix { $0 != "/" }))
        }
        .sorted().map { products.appendingPathComponent($0) }
    }

    private func digest(_ objects: [URL]) throws -> String {
        var hash = SHA256()
        for object in objects {
            let state = try FileManager.default.attributesOfItem(atPath: object.path)
            let changed = (state[.modificationDate] as? Date)?.timeIntervalSinceReferenceDate ?? 0
            hash.update(Array("\(object.path) \(changed)\n".utf8))
        }
        return String(hash.hexDigest().prefix(16))
    }

    private static func messages(_ run: Subprocess, _ copy: URL, as path: String) -> CompilerMessages {
        CompilerMessages(
            run.output + run.complaint, originals: [(copy.path, path), (copy.resolvingSymlinksInPath().path, path)])
    }
}

/// Keeps a copy of a package in step with the original, its sources as kinora compiles them. Files that are the same keep
/// their times, so that builds stay small.
struct PackageCopy {
    let from: URL
    let to: URL
    /// The text of `Package.swift` in the copy.
    let manifest: String

    func update() throws {
        try mirror(from, to, isRoot: true)
    }

    private func mirror(_ source: URL, _ target: URL, isRoot: Bool) throws {
        let manager = FileManager.default
        try FolderListing.create(target.path)
        let names = try manager.contentsOfDirectory(atPath: source.path).filter {
            !($0.hasPrefix(".") && $0 != ".swift-version") && $0 != TestFile.usualGoldens
        }
        for old in try manager.contentsOfDirectory(atPath: target.path)
        where !names.contains(old) && !old.hasPrefix(".") && !SourcePackage.made.contains(old) {
            if !(isRoot && old == "Package.resolved") { try manager.removeItem(at: target.appendingPathComponent(old)) }
        }
        for name in names {
            let (original, copy) = (source.appendingPathComponent(name), target.appendingPathComponent(name))
            var isFolder: ObjCBool = false
            guard manager.fileExists(atPath: original.path, isDirectory: &isFolder) else { continue }
            if isFolder.boolValue {
                try mirror(original, copy, isRoot: false)
            } else {
                let content =
                    isRoot && name == "Package.swift" ? Data(manifest.utf8) : try self.content(original, isRoot: isRoot)
                try PackageCopy.write(content, to: copy)
            }
        }
    }

    private func content(_ original: URL, isRoot: Bool) throws -> Data {
        let isManifest = isRoot && original.lastPathComponent.hasPrefix("Package")
        guard original.pathExtension == "swift", !isManifest, let source = try? SourceText(original.path) else {
            return try Data(contentsOf: original)
        }
        return Data(source.text.utf8)
    }

    /// Writes what is not there already.
    static func write(_ content: Data, to file: URL) throws {
        if (try? Data(contentsOf: file)) == content { return }
        try content.write(to: file)
    }
}
