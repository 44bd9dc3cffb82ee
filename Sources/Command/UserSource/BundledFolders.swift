import Foundation
import KinoraFrames

/// The folders whose files an app would have in its bundles: that of the sources, and those of the packages elsewhere that they use.
struct BundledFolders: Sendable {
    /// What the user names: a folder that counts with all folders in it, or a file, for what lies beside it.
    let place: String
    /// The packages' folders, each with all in it.
    var packages: [String] = []

    /// Each with whether the folders in it count; the place first, whose files count before those of packages.
    var all: [(path: String, isDeep: Bool)] {
        [(UserSource.folder(around: place), FolderListing.isFolder(place))] + packages.map { ($0, true) }
    }
}

extension SourcePackage {
    /// The folders of the packages that it depends on, as SwiftPM noted them when it built in `workspace`; in their order.
    static func dependencies(builtIn scratch: URL) -> [String] {
        guard
            let data = FileManager.default.contents(
                atPath: scratch.appendingPathComponent("workspace-state.json").path),
            let state = try? JSONDecoder().decode(WorkspaceState.self, from: data)
        else { return [] }
        return state.object.dependencies.compactMap { dependency in
            if dependency.state?.name == "fileSystem" {
                return dependency.state?.path ?? dependency.packageRef.location
            }
            return dependency.subpath.map { scratch.appendingPathComponent("checkouts/\($0)").path }
        }.filter(FolderListing.isFolder).sorted()
    }

    /// What is read of the file in which SwiftPM keeps where packages are.
    private struct WorkspaceState: Decodable {
        struct Object: Decodable { let dependencies: [Dependency] }
        struct Dependency: Decodable {
            let packageRef: Reference
            let state: State?
            let subpath: String?
        }
        struct Reference: Decodable { let location: String }
        struct State: Decodable {
            let name: String?
            let path: String?
        }
        let object: Object
    }
}

extension BundledFolders {
    /// Of modules that are gathered: those of packages that the user does not name lie where their sources do.
    init(place: String, of groups: [SourceGroup]) {
        self.init(
            place: place,
            packages: groups.filter { $0.lender != nil && $0.clang == nil }.map { SourceGathering.plain($0.place) })
    }
}
