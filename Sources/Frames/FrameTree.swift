import Glibc

/// The folders of pictures at and below a path, found by looking: what a batch writes is such a tree. Folders and files whose
/// names begin with a dot are left out.
package struct FrameTree {
    /// A folder that has pictures or a manifest itself.
    package struct Branch: Equatable {
        /// The folder's path below the tree's, with a slash at its end; empty for the tree's own.
        package let prefix: String
        /// The names of its PNG files, in natural order.
        package let pictures: [String]
        /// Whether it has a manifest.
        package let hasManifest: Bool
    }

    /// In natural order, the tree's own folder first.
    package private(set) var branches: [Branch] = []
    /// Pictures of kinds that are not read, by their paths below the tree's.
    package private(set) var otherPictures: [String] = []

    /// Looks at every folder below `path`. Links to folders are followed, but not in circles.
    package init(_ path: String) throws(FrameFileError) { try look(path, "", above: []) }

    private struct Identity: Hashable {
        let device: dev_t
        let number: ino_t
    }

    private mutating func look(_ path: String, _ prefix: String, above: Set<Identity>) throws(FrameFileError) {
        let folder = prefix.isEmpty ? path : path + "/" + prefix
        var status = stat()
        guard stat(folder, &status) == 0 else { throw FrameFileError(.list, folder, errno: errno) }
        let identity = Identity(device: status.st_dev, number: status.st_ino)
        guard !above.contains(identity) else { return }
        var (pictures, folders): ([String], [String]) = ([], [])
        var hasManifest = false
        for name in try FolderListing.names(in: folder) where !name.hasPrefix(".") {
            // What is called a picture is one to be compared, whatever it is: a folder there is a mistake to be told.
            if FrameTree.isPicture(name) {
                pictures.append(name)
            } else if name == Manifest.fileName {
                hasManifest = true
            } else if FolderListing.isFolder(folder + "/" + name) {
                folders.append(name)
            } else if FrameTree.isOtherPicture(name) {
                otherPictures.append(prefix + name)
            }
        }
        if !pictures.isEmpty || hasManifest {
            branches.append(Branch(prefix: prefix, pictures: pictures, hasManifest: hasManifest))
        }
        for name in folders { try look(path, prefix + name + "/", above: above.union([identity])) }
    }

    /// Whether a name is that of a PNG, in capitals or not.
    package static func isPicture(_ name: String) -> Bool { name.lowercased().hasSuffix(".png") }

    private static func isOtherPicture(_ name: String) -> Bool {
        let name = name.lowercased()
        return [".gif", ".jpg", ".jpeg", ".webp", ".apng", ".y4m", ".bmp", ".tif", ".tiff"].contains {
            name.hasSuffix($0)
        }
    }
}
