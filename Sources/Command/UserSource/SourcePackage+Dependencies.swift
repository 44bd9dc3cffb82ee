import Foundation
import KinoraFrames

extension SourcePackage {
    /// The folders of the packages that a package depends on, sorted.
    ///
    /// - Parameter scratch: the folder that SwiftPM has built in, where it notes them.
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
