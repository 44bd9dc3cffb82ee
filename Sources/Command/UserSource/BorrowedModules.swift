import Foundation
import KinoraFrames

/// The modules of packages that projects and manifests depend on and that lie elsewhere, as far as they are imported.
struct BorrowedModules {
    let gathering: SourceGathering
    private var needed: NeededPackages
    /// The folder that the user named.
    private let root: String

    init(gathering: SourceGathering, needed: NeededPackages, root: String) {
        self.gathering = gathering
        self.needed = needed
        self.root = root
    }

    /// - Parameter own: the modules that were found in what the user named.
    func groups(for own: [SourceGroup]) throws -> [SourceGroup] {
        var (needed, found) = (needed, [SourceGroup]())
        var read = 0
        while read < needed.local.count {
            found += groups(of: needed.local[read], &needed)
            read += 1
        }
        found += groups(around: own + found, &needed)
        guard let fetching = gathering.fetching, !needed.remote.isEmpty, !absent(from: own + found).isEmpty else {
            return found
        }
        var waiting = try fetching.folders(of: needed.remote, needed.pins)
        // Manifests are read while they seem to have what is still imported.
        while true {
            let absent = absent(from: own + found)
            guard let next = waiting.firstIndex(where: { BorrowedModules.manifest(in: $0, names: absent) }) else {
                return found
            }
            found += groups(of: waiting.remove(at: next), &needed)
        }
    }

    /// The modules of a package around what the user named, where they are imported: an example in a folder of a library.
    private func groups(around groups: [SourceGroup], _ needed: inout NeededPackages) -> [SourceGroup] {
        var folder = SourceGathering.plain(root)
        while folder.count > 1, !FileManager.default.fileExists(atPath: "\(folder)/.git") {
            folder = (folder as NSString).deletingLastPathComponent
            let absent = absent(from: groups)
            if BorrowedModules.manifest(in: folder, names: absent) { return self.groups(of: folder, &needed) }
        }
        return []
    }

    /// The modules that are imported and neither here nor Kinora's nor the toolchain's.
    private func absent(from groups: [SourceGroup]) -> Set<String> {
        groups.reduce(into: Set<String>()) { $0.formUnion($1.imports) }.subtracting(groups.map(\.module))
            .subtracting(gathering.toolchain.knownModules)
    }

    /// Whether a package's manifest speaks of one of these modules.
    private static func manifest(in folder: String, names modules: Set<String>) -> Bool {
        guard !modules.isEmpty,
            let bytes = try? FolderListing.read("\(folder)/Package.swift", limit: SourceText.largest)
        else { return false }
        let text = String(decoding: bytes, as: UTF8.self)
        return text.split(separator: "\"").contains { modules.contains(SourceGroup.moduleName(String($0))) }
    }

    private func groups(of package: String, _ needed: inout NeededPackages) -> [SourceGroup] {
        let name = URL(fileURLWithPath: package).standardizedFileURL.lastPathComponent
        do {
            return try gathering.groups(ofPackage: package, &needed).map { group in
                var group = group
                group.lender = name
                return group
            }
        } catch {
            UsedFonts.note(
                "The package \(name) cannot be read: \(CommandError(error).sentence) What needs it is left out.")
            return []
        }
    }
}
