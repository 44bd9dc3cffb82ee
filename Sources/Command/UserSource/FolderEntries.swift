import Foundation

/// What lies below a folder, read once for all that look for files of their kinds in it. What is in hidden folders and in data models, and
/// what lies beyond `UserPictures.mostEntries` entries, does not count.
struct FolderEntries {
    private let folder: String
    private let entries: [String]

    init(below folder: String) {
        self.folder = folder
        guard let walk = FileManager.default.enumerator(atPath: folder) else {
            entries = []
            return
        }
        entries = walk.lazy.compactMap { $0 as? String }.prefix(UserPictures.mostEntries).map { entry in
            let name = (entry as NSString).lastPathComponent
            if name.hasPrefix(".") || name.hasSuffix(DataModel.ending) { walk.skipDescendants() }
            return entry
        }
    }

    /// The paths of the files and folders whose names have an ending, in the order of the file system.
    func paths(endingIn ending: String) -> [String] {
        entries.filter { $0.hasSuffix(ending) }.map { "\(folder)/\($0)" }
    }
}
