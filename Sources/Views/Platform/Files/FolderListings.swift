import KinoraBasics

// What is in a folder comes by name: a machine's disk tells it in an order of its own. These hide Foundation's in files that import this
// module but not Foundation by name.

extension FileManager {
    @_disfavoredOverload
    public func contentsOfDirectory(atPath path: String) throws -> [String] { try namesInFolder(path).sorted() }

    @_disfavoredOverload
    public func contentsOfDirectory(
        at url: URL, includingPropertiesForKeys keys: [URLResourceKey]?, options mask: DirectoryEnumerationOptions = []
    ) throws -> [URL] {
        try addressesInFolder(url, keys, mask).sorted { $0.path < $1.path }
    }

    @_disfavoredOverload
    public func subpathsOfDirectory(atPath path: String) throws -> [String] { try pathsInFolder(path).sorted() }

    @_disfavoredOverload
    public func subpaths(atPath path: String) -> [String]? { try? subpathsOfDirectory(atPath: path) }

    @_disfavoredOverload
    public func enumerator(atPath path: String) -> DirectoryEnumerator? { FolderEnumerator(path) { place, _ in place } }

    @_disfavoredOverload
    public func enumerator(
        at url: URL, includingPropertiesForKeys keys: [URLResourceKey]?, options mask: DirectoryEnumerationOptions = [],
        errorHandler handler: ((URL, any Error) -> Bool)? = nil
    ) -> DirectoryEnumerator? {
        FolderEnumerator(url.path, mask) { url.appendingPathComponent($0, isDirectory: $1) }
    }
}

/// Goes through a folder and those in it.
final class FolderEnumerator: FileManager.DirectoryEnumerator {
    private let folder: String
    private let options: FileManager.DirectoryEnumerationOptions
    /// What is told of a place in the folder.
    private let told: (_ place: String, _ isFolder: Bool) -> Any
    /// The places to come, the next one last.
    private var waiting: [String] = []
    /// The place that was told last.
    private var last: String?
    private var skips = false

    init(
        _ folder: String, _ options: FileManager.DirectoryEnumerationOptions = [], told: @escaping (String, Bool) -> Any
    ) {
        (self.folder, self.options, self.told) = (folder, options, told)
        super.init()
        wait(for: folder, below: "")
    }

    override func nextObject() -> Any? {
        if let last, !skips, isFolder(last) { wait(for: "\(folder)/\(last)", below: last + "/") }
        (last, skips) = (waiting.popLast(), options.contains(.skipsSubdirectoryDescendants))
        return last.map { told($0, isFolder($0)) }
    }

    private func wait(for folder: String, below start: String) {
        let names = (try? FileManager.default.namesInFolder(folder)) ?? []
        let seen = options.contains(.skipsHiddenFiles) ? names.filter { !$0.hasPrefix(".") } : names
        waiting += seen.sorted(by: >).map { start + $0 }
    }

    /// What a link leads to is not gone through.
    private func isFolder(_ place: String) -> Bool {
        attributes("/" + place)?[.type] as? FileAttributeType == .typeDirectory
    }

    private func attributes(_ place: String) -> [FileAttributeKey: Any]? {
        try? FileManager.default.attributesOfItem(atPath: folder + place)
    }

    override func skipDescendants() { skips = true }
    override var level: Int { last?.split(separator: "/").count ?? 0 }
    override var fileAttributes: [FileAttributeKey: Any]? { last.flatMap { attributes("/" + $0) } }
    override var directoryAttributes: [FileAttributeKey: Any]? { attributes("") }
}
