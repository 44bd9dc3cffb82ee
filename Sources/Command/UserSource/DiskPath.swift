import Foundation

/// Paths as the disk has them. A Mac takes the letters of "É" for the same in one character and in two, and its project files may have
/// the one where the repository has the other; a disk here does not.
enum DiskPath {
    /// The path that is there under this name; the name itself where none is.
    static func existing(_ path: String) -> String {
        let isPlain = path.utf8.allSatisfy { $0 < 0x80 }
        guard !isPlain, !FileManager.default.fileExists(atPath: path), let slash = path.lastIndex(of: "/") else {
            return path
        }
        let folder = existing(String(path[..<slash]))
        let name = String(path[path.index(after: slash)...])
        // Swift's `==` does as the Mac does.
        let found = (try? FileManager.default.contentsOfDirectory(atPath: folder))?.first { $0 == name }
        return "\(folder)/\(found ?? name)"
    }
}
