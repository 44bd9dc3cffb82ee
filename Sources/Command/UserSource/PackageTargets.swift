import Foundation

/// The targets of a package with their Swift files, by its manifest alone: nothing is fetched.
struct PackageTargets {
    struct Target {
        let name: String
        /// The folder of its sources.
        let place: String
        let files: [String]
        let rules: LanguageRules
    }

    let targets: [Target]
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
            let files = PackageTargets.files(of: target, at: place)
            let rules = LanguageRules(
                hasBareSlashRegex: isSix || target.features.contains("BareSlashRegexLiterals"),
                isOnMainActor: target.isOnMainActor,
                hasIsolatedDefaults: isSix || target.features.contains("IsolatedDefaultValues"),
                hasInternalImports: target.features.contains("InternalImportsByDefault"),
                definitions: target.definitions)
            return files.isEmpty ? nil : Target(name: target.name, place: place, files: files, rules: rules)
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

    private static func files(of target: Dump.Target, at place: String) -> [String] {
        func isBelow(_ file: String, _ paths: [String]) -> Bool {
            paths.contains { path in
                let whole = path == "." ? place : "\(place)/\(path.hasSuffix("/") ? String(path.dropLast()) : path)"
                return file == whole || file.hasPrefix("\(whole)/")
            }
        }
        return SourceTree(place).files.filter { file in
            !isBelow(file, target.exclude ?? []) && (target.sources.map { isBelow(file, $0) } ?? true)
        }
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

            var features: [String] { (settings ?? []).flatMap(\.words) }
            var isOnMainActor: Bool { (settings ?? []).contains(where: \.isOnMainActor) }
            var definitions: [String] { Set((settings ?? []).compactMap(\.definition)).sorted() }
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
    }
}
