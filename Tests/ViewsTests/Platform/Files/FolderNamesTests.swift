import Testing

@testable import KinoraViews

// Neither Foundation nor the engine, which brings it along, is imported, as in sources: Foundation's own folders would win.

/// The names of a device's folders.
@MainActor
struct FolderNamesTests {
    @Test("All ways to a folder lead to the same, which is there as on a phone")
    func ways() throws {
        let files = FileManager.default
        #expect(files.urls(for: .documentDirectory, in: .userDomainMask) == [.documentsDirectory])
        #expect(URL.documentsDirectory.path == NSHomeDirectory() + "/Documents")
        #expect(
            NSSearchPathForDirectoriesInDomains(.cachesDirectory, .userDomainMask, true) == [URL.cachesDirectory.path])
        #expect(files.temporaryDirectory == URL(fileURLWithPath: NSTemporaryDirectory(), isDirectory: true))
        #expect(("~/Documents" as NSString).expandingTildeInPath == URL.documentsDirectory.path)
        for folder in [URL.documentsDirectory, .cachesDirectory, .temporaryDirectory, .homeDirectory] {
            #expect(files.fileExists(atPath: folder.path))
        }
        #expect(!files.fileExists(atPath: URL.applicationSupportDirectory.path))
        let made = try files.url(
            for: .applicationSupportDirectory, in: .userDomainMask, appropriateFor: nil, create: true)
        #expect(made == .applicationSupportDirectory && files.fileExists(atPath: made.path))
        try files.removeItem(at: made)
        let shared = try #require(files.containerURL(forSecurityApplicationGroupIdentifier: "group.a"))
        #expect(files.fileExists(atPath: shared.path))
    }
}
