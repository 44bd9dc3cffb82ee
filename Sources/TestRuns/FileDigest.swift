import Foundation
import KinoraFrames

/// What lies in a folder, as one number: names and contents.
package struct FileDigest {
    /// Larger trees are not read to the end.
    private static let mostFiles = 20_000
    private static let mostBytes = 512 << 20

    private var hash = SHA256()

    package init() {}

    package mutating func add(_ text: String) { hash.update(Array(text.utf8) + [0]) }

    /// Adds the files below a folder, in the order of their names; none in hidden folders.
    ///
    /// - Parameter takes: whether a path below the folder counts; of a folder, whether anything in it may.
    /// - Returns: false where there is too much to be read.
    package mutating func add(
        folder: String, where takes: (_ path: String, _ isFolder: Bool) -> Bool = { _, _ in true }
    ) throws -> Bool {
        guard let walk = FileManager.default.enumerator(atPath: folder) else { return true }
        var found: [String] = []
        while let path = walk.nextObject() as? String {
            let name = path.split(separator: "/").last ?? ""
            let isFolder = FolderListing.isFolder("\(folder)/\(path)")
            if name.hasPrefix(".") || !takes(path, isFolder) {
                if isFolder { walk.skipDescendants() }
            } else if !isFolder {
                found.append(path)
            }
            guard found.count <= FileDigest.mostFiles else { return false }
        }
        var total = 0
        for path in found.sorted() {
            guard let data = FileManager.default.contents(atPath: "\(folder)/\(path)") else { continue }
            total += data.count
            guard total <= FileDigest.mostBytes else { return false }
            add(path)
            add("\(data.count)")
            hash.update(Array(data))
        }
        return true
    }

    package var text: String { hash.hexDigest() }
}
