import Foundation
import KinoraFrames

/// Fetches packages by their addresses, and what these need, into the cache. SwiftPM does it, with the user's own rules for git: mirrors,
/// keys, `insteadOf`.
struct PackageFetching {
    let toolchain: Toolchain
    let cache: SourceCache

    /// The folders of the packages, with those that they need. What was fetched before is there at once. A package that cannot be had is
    /// told with the reason, and the others are fetched without it.
    func folders(of packages: [RemotePackage], _ pins: PackagePins) throws -> [String] {
        guard !packages.isEmpty else { return [] }
        let first = try attempt(packages, pins)
        guard let refusal = first.refusal else { return first.folders }
        if !pins.isEmpty {
            let again = try attempt(packages, PackagePins())
            if again.refusal == nil {
                UsedFonts.note(
                    "Of the packages, the versions that are recorded cannot be had (\(refusal.reason)); the newest that fit are taken."
                )
                return again.folders
            }
        }
        var (rest, refused): ([RemotePackage], [RemotePackage]) = ([], [])
        for package in packages {
            guard let refusal = try packages.count == 1 ? refusal : attempt([package], PackagePins()).refusal else {
                rest.append(package)
                continue
            }
            refused.append(package)
            UsedFonts.note(
                "The package \(package.identity) cannot be had from \(package.address): \(refusal.reason). What needs it is left out."
            )
        }
        guard !refused.isEmpty else {
            UsedFonts.note("The packages cannot be had together: \(refusal.reason). What needs them is left out.")
            return []
        }
        return try folders(of: rest, pins)
    }

    private func attempt(
        _ packages: [RemotePackage], _ pins: PackagePins
    ) throws -> (folders: [String], refusal: RefusedPackage?) {
        let manifest = PackageFetching.manifest(of: packages)
        let key = String(SHA256.hexDigest(Array((manifest + pins.text).utf8)).prefix(32))
        let folder = cache.folder.appendingPathComponent("fetched").appendingPathComponent(key)
        let checkouts = folder.appendingPathComponent(".build/checkouts")
        let done = folder.appendingPathComponent("done")
        let item = "packages \(key)"
        if let reason = Watch.result(of: item) { return ([], RefusedPackage(reason: reason)) }
        if !FileManager.default.fileExists(atPath: done.path) {
            try FolderListing.create(folder.appendingPathComponent("Sources").path)
            try PackageCopy.write(Data(manifest.utf8), to: folder.appendingPathComponent("Package.swift"))
            try PackageCopy.write(Data(), to: folder.appendingPathComponent("Sources/Needed.swift"))
            let recorded = folder.appendingPathComponent("Package.resolved")
            if !pins.isEmpty { try Data(pins.text.utf8).write(to: recorded) }
            let run = try Subprocess.run(toolchain.swift, ["package", "--package-path", folder.path, "resolve"])
            guard run.status == 0 else {
                let messages = CompilerMessages(run.complaint + run.output, originals: [])
                let refusal = messages.refusal(of: folder.path) ?? RefusedPackage(reason: run.lastLine)
                // A process that takes over from one that was stopped need not wait for the same answer.
                Watch.finish(item, result: refusal.reason)
                return ([], refusal)
            }
            try Data().write(to: done)
        }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: checkouts.path)) ?? []
        return (names.sorted().map { checkouts.appendingPathComponent($0).path }, nil)
    }

    /// A package that needs these and has nothing of its own.
    private static func manifest(of packages: [RemotePackage]) -> String {
        """
        // swift-tools-version: 5.9
        import PackageDescription

        let package = Package(
            name: "Needed",
            dependencies: [
        \(packages.map { "        \($0.declaration),\n" }.joined())    ],
            targets: [.target(name: "Needed", path: "Sources")])

        """
    }
}
