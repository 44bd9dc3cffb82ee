import Testing

@testable import KinoraViews

// Neither Foundation nor the engine, which brings it along, is imported, as in sources: Foundation's own order would win.

/// What is in a folder is told by name, whatever the disk's own order is.
@MainActor
struct FolderListingTests {
    private let files = FileManager.default
    /// Of the machine: other stages of this process have the device's folder for themselves.
    private let folder = URL(fileURLWithPath: "/tmp/kinora-listing-\(UUID().uuidString)", isDirectory: true)

    init() throws {
        try? files.removeItem(at: folder)
        for name in ["b", "a/d", "a/c/e", "a.txt", ".h"].map(folder.appendingPathComponent) {
            try files.createDirectory(at: name.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data().write(to: name)
        }
    }

    private func names(_ urls: [URL]) -> [String] { urls.map { String($0.path.dropFirst(folder.path.count + 1)) } }

    @Test("Names and addresses are in order")
    func lists() throws {
        #expect(try files.contentsOfDirectory(atPath: folder.path) == [".h", "a", "a.txt", "b"])
        let seen = try files.contentsOfDirectory(
            at: folder, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
        #expect(names(seen) == ["a", "a.txt", "b"])
        #expect(files.subpaths(atPath: folder.path) == [".h", "a", "a.txt", "a/c", "a/c/e", "a/d", "b"])
    }

    @Test("An enumerator goes through each folder before what comes after it, unless it is told to pass it by")
    func enumerators() throws {
        let all = try #require(files.enumerator(atPath: folder.path))
        #expect(all.compactMap { $0 as? String } == [".h", "a", "a/c", "a/c/e", "a/d", "a.txt", "b"])
        let some = try #require(
            files.enumerator(at: folder, includingPropertiesForKeys: nil, options: .skipsHiddenFiles))
        var seen: [URL] = [], levels: [Int] = []
        while let url = some.nextObject() as? URL {
            seen.append(url)
            levels.append(some.level)
            if url.lastPathComponent == "c" { some.skipDescendants() }
        }
        #expect(names(seen) == ["a", "a/c", "a/d", "a.txt", "b"])
        #expect(levels == [1, 2, 2, 1, 1])
        let top = files.enumerator(
            at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles, .skipsSubdirectoryDescendants])
        #expect(names(top?.compactMap { $0 as? URL } ?? []) == ["a", "a.txt", "b"])
    }
}
