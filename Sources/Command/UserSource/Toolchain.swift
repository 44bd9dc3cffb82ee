import KinoraEffects
import KinoraFrames
import Foundation
import Synchronization

/// The Swift compiler of this machine, and what it needs to build sources against this very kinora: the modules that lie
/// beside the command, and the compiler plugin for their macros.
struct Toolchain {
    /// The compiler's path.
    let swiftc: String
    /// SwiftPM's path.
    let swift: String
    /// Flags with which `import SwiftUI` finds Kinora's module.
    let moduleFlags: [String]
    /// The part of `moduleFlags` that names folders.
    var searchFlags: [String] { Array(moduleFlags.prefix(2)) }
    /// Changes whenever the compiler or kinora does.
    let identity: String
    /// Whether kinora itself was built for speed; users' sources are built alike.
    let isOptimized: Bool

    /// The modules that an import finds without more: Kinora's, and those of Swift for Linux.
    var knownModules: Set<String> {
        let usual = URL(fileURLWithPath: swiftc).resolvingSymlinksInPath()
            .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("lib/swift/linux").path
        let entries = [searchFlags[1], usual].flatMap {
            (try? FileManager.default.contentsOfDirectory(atPath: $0)) ?? []
        }
        return Set(entries.map { String($0.prefix { $0 != "." }) }).union([
            "Glibc", "XCTest", "Testing", "PackageDescription",
        ])
    }

    /// What the compiler may use to find the types of one expression: 64 MiB in place of 512 MiB, by which one that has an error takes
    /// seconds and not minutes. The compiler then says at its place that it takes too long.
    static let limits = ["-Xfrontend", "-solver-memory-threshold=\(64 << 20)"]

    /// Ten times the steps and four times the memory that the compiler takes by itself.
    private static let wideLimits = [
        "-Xfrontend", "-solver-scope-threshold=\(10_000_000)", "-Xfrontend", "-solver-memory-threshold=\(2 << 30)",
    ]

    /// Compiles within the limits, and again with wide ones where they are all that was in the way: an expression may be right and large.
    func compile(_ arguments: [String], in folder: URL) throws -> Subprocess {
        let run = try Subprocess.run(swiftc, Toolchain.limits + arguments, in: folder)
        let problems = CompilerMessages(run.complaint + run.output, originals: []).problems
        guard !problems.isEmpty, problems.allSatisfy(\.isOfLimits) else { return run }
        return try Subprocess.run(swiftc, Toolchain.wideLimits + arguments, in: folder)
    }

    static func find(environment: [String: String] = ProcessInfo.processInfo.environment) throws -> Toolchain {
        if let found = known.withLock({ $0[environment] }) { return found }
        let found = try search(environment)
        known.withLock { $0[environment] = found }
        return found
    }

    /// What was found before: asking the compiler for its version takes a quarter of a second.
    private static let known = Mutex<[[String: String]: Toolchain]>([:])

    private static func search(_ environment: [String: String]) throws -> Toolchain {
        guard let swiftc = program("swiftc", environment), let swift = program("swift", environment) else {
            throw CommandError(
                .missing,
                "SwiftUI sources are compiled, and there is no Swift toolchain on the PATH; install the one that built "
                    + "kinora (https://www.swift.org/install), or give the name of an effect of the catalogue.")
        }
        let build = try BuildProducts.find(environment: environment)
        let version = try Subprocess.run(swiftc, ["--version"])
        guard version.status == 0 else {
            throw CommandError(.missing, "The compiler \(swiftc) cannot be run: \(version.lastLine)")
        }
        return Toolchain(
            swiftc: swiftc, swift: swift, moduleFlags: build.moduleFlags,
            identity: version.output + build.identity, isOptimized: build.isOptimized)
    }

    /// The compiler for C or C++, which lies beside Swift's.
    func clang(isCXX: Bool) -> String {
        let real = URL(fileURLWithPath: swiftc).resolvingSymlinksInPath().path
        let places = [swiftc, real].map {
            URL(fileURLWithPath: $0).deletingLastPathComponent().path + (isCXX ? "/clang++" : "/clang")
        }
        return places.first(where: FileManager.default.isExecutableFile) ?? places[0]
    }

    /// Where a program is that the PATH finds.
    static func program(_ name: String, _ environment: [String: String]) -> String? {
        (environment["PATH"] ?? "").split(separator: ":").map { "\($0)/\(name)" }
            .first { FileManager.default.isExecutableFile(atPath: $0) }
    }
}

/// The folder of the build that this command belongs to.
struct BuildProducts {
    let folder: URL
    let moduleFlags: [String]
    /// Differs from build to build.
    let identity: String

    var isOptimized: Bool { folder.lastPathComponent != "debug" }

    static func find(environment: [String: String]) throws -> BuildProducts {
        let executable = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        let folder =
            environment["KINORA_BUILD"].map { URL(fileURLWithPath: $0) } ?? executable.deletingLastPathComponent()
        let modules = folder.appendingPathComponent("Modules")
        guard FileManager.default.fileExists(atPath: modules.appendingPathComponent("SwiftUI.swiftmodule").path) else {
            throw CommandError(
                .missing,
                "Sources are compiled against the modules of kinora's own build, and there are none in \(folder.path); run "
                    + "kinora from its build folder (.build/release/kinora), or name that folder in KINORA_BUILD.")
        }
        var flags = ["-I", modules.path]
        let plugin = folder.appendingPathComponent("KinoraMacros-tool").path
        if FileManager.default.isExecutableFile(atPath: plugin) {
            flags += ["-Xfrontend", "-load-plugin-executable", "-Xfrontend", "\(plugin)#KinoraMacros"]
        }
        for map in moduleMaps(in: folder) { flags += ["-Xcc", "-fmodule-map-file=\(map)"] }
        let parts = [executable.path, plugin, modules.appendingPathComponent("KinoraViews.swiftmodule").path]
        return BuildProducts(folder: folder, moduleFlags: flags, identity: parts.map(state).joined(separator: "\n"))
    }

    /// Where the C modules are described that `import Kinora` needs: in the build, or in the packages that it fetched.
    private static func moduleMaps(in folder: URL) -> [String] {
        let manager = FileManager.default
        func entries(_ folder: URL) -> [URL] {
            ((try? manager.contentsOfDirectory(atPath: folder.path)) ?? []).sorted().map(folder.appendingPathComponent)
        }
        let built = entries(folder).filter {
            $0.lastPathComponent.hasPrefix("Kinora") && $0.lastPathComponent.hasSuffix(".build")
                && !$0.lastPathComponent.hasSuffix("-tool.build")
        }
        let scratch = folder.resolvingSymlinksInPath().deletingLastPathComponent().deletingLastPathComponent()
        let fetched = entries(scratch.appendingPathComponent("checkouts")).flatMap {
            entries($0.appendingPathComponent("Sources")).map { $0.appendingPathComponent("include") }
        }
        // Of an installed command: scripts/install puts them there.
        let installed = entries(folder.appendingPathComponent("ModuleMaps"))
        return (built + fetched + installed).map { $0.appendingPathComponent("module.modulemap").path }
            .filter { manager.fileExists(atPath: $0) }
    }

    /// A file's name, size and time.
    private static func state(of path: String) -> String {
        let attributes = try? FileManager.default.attributesOfItem(atPath: path)
        let changed = (attributes?[.modificationDate] as? Date)?.timeIntervalSinceReferenceDate ?? 0
        return "\(path) \(attributes?[.size] ?? 0) \(changed)"
    }
}
