import Foundation
import KinoraFrames

/// The targets of a package with their files, by its manifest alone: nothing is fetched.
struct PackageTargets {
    struct Target {
        let name: String
        /// The folder of its sources.
        let place: String
        let files: [String]
        let rules: LanguageRules
    }

    let targets: [Target]
    /// The targets in C and C++.
    let clangTargets: [ClangTarget]
    /// The folders of packages that it depends on by path.
    let neighbors: [String]
    /// The packages that it depends on by address.
    let remotePackages: [RemotePackage]

    /// - Parameter folder: the package's.
    /// - Throws: `RefusedPackage` where SwiftPM cannot use the manifest although there is no mistake in it.
    init(_ folder: String, _ toolchain: Toolchain) throws {
        let run = try Subprocess.run(toolchain.swift, ["package", "--package-path", folder, "dump-package"])
        guard run.status == 0, let start = run.output.firstIndex(of: "{"),
            let dump = try? JSONDecoder().decode(Dump.self, from: Data(run.output[start...].utf8))
        else {
            let messages = CompilerMessages(run.output + run.complaint, originals: [])
            throw messages.refusal(of: folder) ?? messages.failure(of: "\(folder)/Package.swift")
        }
        let modules = dump.targets.filter { ["regular", "executable"].contains($0.type) }
        let isSix = LanguageRules.isSix(tools: dump.toolsVersion?._version ?? "5", modes: dump.swiftLanguageVersions)
        targets = modules.compactMap { target in
            guard let place = PackageTargets.place(of: target, in: folder, isOnly: modules.count == 1) else {
                return nil
            }
            let files = SourceTree(place).files.filter { PackageTargets.isOf(target, $0, at: place) }
            let rules = LanguageRules(
                hasBareSlashRegex: isSix || target.features.contains("BareSlashRegexLiterals"),
                isOnMainActor: target.isOnMainActor,
                hasIsolatedDefaults: isSix || target.features.contains("IsolatedDefaultValues"),
                hasInternalImports: target.features.contains("InternalImportsByDefault"),
                definitions: target.definitions)
            return files.isEmpty ? nil : Target(name: target.name, place: place, files: files, rules: rules)
        }
        let inSwift = Set(targets.map(\.name))
        clangTargets = modules.filter { !inSwift.contains($0.name) }.compactMap { target in
            PackageTargets.place(of: target, in: folder, isOnly: modules.count == 1).flatMap {
                PackageTargets.clangTarget(target, at: $0, of: dump)
            }
        }
        neighbors = dump.dependencies.flatMap { $0.fileSystem ?? [] }.compactMap(\.path)
        remotePackages = dump.dependencies.flatMap { $0.sourceControl ?? [] }.compactMap {
            RemotePackage(manifest: $0)
        }
    }

    /// SwiftPM's rule for where a target's sources are.
    private static func place(of target: Dump.Target, in folder: String, isOnly: Bool) -> String? {
        if let path = target.path { return path == "." || path.isEmpty ? folder : "\(folder)/\(path)" }
        let usual = ["Sources", "Source", "src", "srcs"].map { "\(folder)/\($0)" }
        let named = usual.map { "\($0)/\(target.name)" }
        return (named + (isOnly ? usual : [])).first { FileManager.default.fileExists(atPath: $0) }
    }

    /// Whether a file below a target's place is one of it.
    private static func isOf(_ target: Dump.Target, _ file: String, at place: String) -> Bool {
        func isBelow(_ paths: [String]) -> Bool {
            paths.contains { path in
                let whole = path == "." ? place : "\(place)/\(path.hasSuffix("/") ? String(path.dropLast()) : path)"
                return file == whole || file.hasPrefix("\(whole)/")
            }
        }
        return !isBelow(target.exclude ?? []) && (target.sources.map(isBelow) ?? true)
    }

    /// A target in C or C++; nil where it has neither files nor headers, or is in Objective-C, which needs Apple's own.
    private static func clangTarget(_ target: Dump.Target, at place: String, of dump: Dump) -> ClangTarget? {
        let files = ClangTarget.files(in: place)
        let sources = files.filter(ClangTarget.isSource).map { "\(place)/\($0)" }.filter { isOf(target, $0, at: place) }
        let headers = "\(place)/\(target.publicHeadersPath ?? "include")"
        guard !files.contains(where: ClangTarget.isObjectiveC), !sources.isEmpty || FolderListing.isFolder(headers)
        else {
            return nil
        }
        func words(_ tool: String, _ standard: String?) -> [String] {
            ["-I", headers] + (standard.map { ["-std=\($0)"] } ?? [])
                + (target.settings ?? []).flatMap { $0.clangWords(for: tool, at: place) }
        }
        return ClangTarget(
            module: SourceGroup.moduleName(target.name), place: place, sources: sources, headers: headers,
            wordsForC: words("c", dump.cLanguageStandard), wordsForCXX: words("cxx", dump.cxxLanguageStandard),
            imports: Set((target.dependencies ?? []).compactMap(\.name).map(SourceGroup.moduleName)))
    }

    /// What `swift package dump-package` prints, as far as it is needed here.
    private struct Dump: Decodable {
        struct Target: Decodable {
            let name: String
            let type: String
            let path: String?
            let exclude: [String]?
            let sources: [String]?
            let settings: [ManifestSetting]?
            let publicHeadersPath: String?
            let dependencies: [Wanted]?

            var features: [String] { (settings ?? []).flatMap(\.words) }
            var isOnMainActor: Bool { (settings ?? []).contains(where: \.isOnMainActor) }
            var definitions: [String] { Set((settings ?? []).compactMap(\.definition)).sorted() }
        }
        /// Another target, or a product of another package.
        struct Wanted: Decodable {
            /// Of the first word; what follows it is not looked at.
            private struct Name: Decodable {
                let text: String?
                init(from decoder: any Decoder) throws {
                    var list = try decoder.unkeyedContainer()
                    text = try? list.decode(String.self)
                }
            }
            private let byName, target, product: Name?
            var name: String? { (byName ?? target ?? product)?.text }
        }
        struct Tools: Decodable {
            let _version: String?
        }
        struct Dependency: Decodable {
            struct Place: Decodable {
                let path: String?
            }
            let fileSystem: [Place]?
            let sourceControl: [ManifestDependency]?
        }
        let targets: [Target]
        let dependencies: [Dependency]
        let toolsVersion: Tools?
        let swiftLanguageVersions: [String]?
        let cLanguageStandard, cxxLanguageStandard: String?
    }
}
