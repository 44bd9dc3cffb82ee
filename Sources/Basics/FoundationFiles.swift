import Foundation

/// What Foundation itself finds in folders, for modules that hide its methods by their own of the same names.
extension FileManager {
    package func namesInFolder(_ path: String) throws -> [String] { try contentsOfDirectory(atPath: path) }

    package func pathsInFolder(_ path: String) throws -> [String] { try subpathsOfDirectory(atPath: path) }

    package func addressesInFolder(_ url: URL, _ keys: [URLResourceKey]?, _ options: DirectoryEnumerationOptions) throws
        -> [URL]
    {
        try contentsOfDirectory(at: url, includingPropertiesForKeys: keys, options: options)
    }
}

// What the disk says of files.

extension FileManager {
    package func attributesOnDisk(_ path: String) throws -> [FileAttributeKey: Any] {
        try attributesOfItem(atPath: path)
    }
}

extension URL {
    package func valuesOnDisk(_ keys: Set<URLResourceKey>) throws -> URLResourceValues {
        try resourceValues(forKeys: keys)
    }
}
