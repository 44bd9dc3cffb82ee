import Foundation
import KinoraBasics
import Synchronization

/// Finds font files by name in a fixed list of folders.
///
/// First the folders of KINORA_FONT_PATH (colon-separated), then those of the Debian packages that Kinora uses, then all
/// others of the system. Every folder is read once, with its subfolders, sorted by path, so that the answer does not depend
/// on the order in which the disk lists its files, and a file of the same name elsewhere never takes a package's place. A folder is
/// read when those before it do not have what is asked for.
final class FontDirectories: Sendable {
    static let system = ["/usr/share/fonts", "/usr/local/share/fonts"]
    private static let packages = [
        "opentype/inter", "truetype/inter-vf", "truetype/jetbrains-mono", "truetype/material-design-icons-iconfont",
        "truetype/noto", "opentype/noto", "truetype/dejavu",
    ]
    /// More files than this in one folder are ignored, so that a wrong path in the variable does not scan a whole disk.
    private static let fileLimit = 20_000

    /// Those of KINORA_FONT_PATH.
    let added: [String]
    private let installed: [String]
    private let index = Mutex(Index())

    /// What the folders that have been read hold.
    private struct Index {
        /// By file name.
        var paths: [String: String] = [:]
        var added: [String] = []
        var readFolders = 0
    }

    /// - Parameters:
    ///   - directories: in place of the system's.
    ///   - added: in place of KINORA_FONT_PATH, or of nothing where `directories` are given.
    init(directories: [String]? = nil, added: [String]? = nil) {
        let own = ProcessInfo.processInfo.environment["KINORA_FONT_PATH"] ?? ""
        self.added = added ?? (directories == nil ? own.split(separator: ":").map(String.init) : [])
        let roots = directories ?? FontDirectories.system
        installed = roots.flatMap { root in FontDirectories.packages.map { root + "/" + $0 } } + roots
    }

    /// The path of the file with this name (with its extension, without its folder), or nil.
    func path(ofFile name: String) -> String? {
        index.withLock { index in
            while index.paths[name] == nil, readFolder(into: &index) {}
            return index.paths[name]
        }
    }

    /// Every font file there is, in a fixed order.
    var allPaths: [String] {
        index.withLock { index in
            while readFolder(into: &index) {}
            return index.paths.values.sorted()
        }
    }

    /// The files of KINORA_FONT_PATH, in the order of its folders.
    var addedPaths: [String] {
        index.withLock { index in
            while index.readFolders < added.count, readFolder(into: &index) {}
            return index.added
        }
    }

    /// Reads the next folder; false where there is none.
    private func readFolder(into index: inout Index) -> Bool {
        let number = index.readFolders
        guard number < added.count + installed.count else { return false }
        index.readFolders += 1
        let isAdded = number < added.count
        let folder = isAdded ? added[number] : installed[number - added.count]
        for file in FontDirectories.files(in: folder) where index.paths[file.name] == nil {
            index.paths[file.name] = file.path
            if isAdded { index.added.append(file.path) }
        }
        return true
    }

    private static func files(in directory: String) -> [(name: String, path: String)] {
        FolderWalk.files(in: directory, limit: fileLimit, where: FontLibrary.isFont(named:)).sorted().map { path in
            let bytes = path.utf8
            let name = bytes.lastIndex(of: UInt8(ascii: "/")).map { String(path[bytes.index(after: $0)...]) }
            return (name ?? path, directory + "/" + path)
        }
    }
}
