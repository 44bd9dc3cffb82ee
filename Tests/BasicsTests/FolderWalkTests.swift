import Foundation
import Testing

@testable import KinoraBasics

@Suite struct FolderWalkTests {
    private static func withFolder(_ body: (String) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("walk-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        for file in ["a.ttf", "one/b.TTF", "one/two/c.otf", "one/two/readme.md", "four/.ttf"] {
            let place = folder.appendingPathComponent(file)
            try FileManager.default.createDirectory(
                at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data([1]).write(to: place)
        }
        try FileManager.default.createSymbolicLink(
            atPath: folder.path + "/link", withDestinationPath: folder.path + "/one")
        try body(folder.path)
    }

    @Test("Files of all folders are found by name, and links to folders are not followed")
    func all() throws {
        try Self.withFolder { folder in
            let found = FolderWalk.files(in: folder, limit: 100) { !$0.hasSuffix(".md") }
            #expect(Set(found) == ["a.ttf", "one/b.TTF", "one/two/c.otf", "four/.ttf", "link"])
            #expect(found.count == 5)
        }
    }

    @Test("No more are looked for than the limit, and a folder that is not there has none")
    func limit() throws {
        try Self.withFolder { folder in
            #expect(FolderWalk.files(in: folder, limit: 2) { _ in true }.count == 2)
            #expect(FolderWalk.files(in: folder + "/none", limit: 2) { _ in true } == [])
        }
    }
}
