import Foundation
import KinoraFrames
import KinoraPixels
import Testing

@testable import KinoraJobs

@Suite struct ApprovalTests {
    private func approve(
        _ folders: FrameFolders, _ actual: String = "actual", _ golden: String = "golden", keep: Bool = false,
        allowsRemoval: Bool = false, frames: [String] = []
    ) throws -> Approval.Done {
        try Approval(
            actual: folders.path(actual), golden: folders.path(golden), keep: keep, allowsRemoval: allowsRemoval,
            frames: frames
        ).perform()
    }

    /// The reasons of a refusal, with the folders' names alone; what the golden folder holds must not have changed.
    private func refusal(
        _ folders: FrameFolders, _ body: () throws -> Approval.Done
    ) throws -> [String] {
        let before = try content(folders, "golden")
        let refusal = try #require(throws: Approval.Refusal.self) { _ = try body() }
        #expect(try content(folders, "golden") == before)
        return refusal.reasons.map { $0.replacingOccurrences(of: folders.root + "/", with: "") }
    }

    private func content(_ folders: FrameFolders, _ name: String) throws -> [String: Data] {
        var files: [String: Data] = [:]
        for case let path as String in FileManager.default.enumerator(atPath: folders.path(name)) ?? .init()
        where !FolderListing.isFolder(folders.path("\(name)/\(path)")) {
            files[path] = try folders.bytes("\(name)/\(path)")
        }
        return files
    }

    @Test("A whole folder moves; other files of the golden folder stay, and no temporary ones")
    func moves() throws {
        let folders = try FrameFolders()
        try folders.render(seed: 1, to: "golden")
        try folders.write(Data("mine".utf8), to: "golden/notes.txt")
        try folders.write(Data("mine".utf8), to: "golden/logo.png")
        try folders.render(seed: 2, to: "actual")
        let wanted = try content(folders, "actual")
        let done = try approve(folders)
        #expect(done.changed.count == 12 && done.removed.isEmpty && done.added.isEmpty)
        let found = try content(folders, "golden")
        #expect(found.filter { wanted[$0.key] != nil } == wanted)
        #expect(Set(found.keys).subtracting(wanted.keys) == ["notes.txt", "logo.png"])
        #expect(folders.names("") == ["golden"])
    }

    @Test("A render that was interrupted is not approved, and says which frames it lacks")
    func interrupted() throws {
        let folders = try FrameFolders()
        try folders.render(seed: 1, to: "golden")
        let cancellation = Cancellation()
        #expect(throws: RenderInterrupted.self) {
            try folders.job(0..<200, seed: 1, to: "actual").render(
                TestSource(seed: 1), cancellation: cancellation,
                progress: { if $0.written >= 3 { cancellation.cancel() } })
        }
        let reasons = try refusal(folders) { try approve(folders, allowsRemoval: true) }
        #expect(reasons.count == 1 && reasons[0].hasPrefix("actual is not whole: frames "), "\(reasons)")
    }

    @Test("A frame that is not what the manifest says, is missing, or of a shard is not approved")
    func unsound() throws {
        let folders = try FrameFolders()
        try folders.render(to: "golden")
        try folders.render(seed: 1, to: "actual")
        try folders.write(try folders.bytes("golden/frame-00004.png"), to: "actual/frame-00004.png")
        #expect(
            try refusal(folders) { try approve(folders) }
                == ["actual: frame 4 is not the one that the manifest records."])
        try folders.remove("actual/frame-00004.png")
        #expect(try refusal(folders) { try approve(folders) } == ["actual: frame 4 is missing."])
        let shard = (try folders.shards(2)[0] as NSString).lastPathComponent
        #expect(try refusal(folders) { try approve(folders, shard) }.contains { $0.contains("shard 1/2") })
        let manifest = try folders.bytes("actual/manifest.json")
        try folders.write(manifest.prefix(manifest.count / 2), to: "actual/manifest.json")
        #expect(
            try refusal(folders) { try approve(folders) }
                == ["Cannot read actual/manifest.json: it is truncated: the file ends in the middle."])
    }

    @Test("A shorter run takes frames away only when that is allowed, and says which")
    func shorter() throws {
        let folders = try FrameFolders()
        try folders.render(0..<12, to: "golden")
        try folders.render(0..<7, to: "actual")
        #expect(
            try refusal(folders) { try approve(folders) } == [
                "golden has 5 frames that actual does not have, and they would go: frame-00007.png to frame-00011.png."
            ])
        #expect(folders.names("actual").count == 8)
        let done = try approve(folders, allowsRemoval: true)
        #expect(done.removed == (7..<12).map { FrameName.standard.fileName($0) } && done.unchanged == 7)
        #expect(folders.names("golden").count == 8)
    }

    @Test("Another effect, and frames without the manifest that the golden ones have, need permission")
    func foreign() throws {
        let folders = try FrameFolders()
        try folders.render(to: "golden")
        try folders.render(seed: 1, to: "actual")
        var manifest = try #require(try folders.folder("actual").manifest())
        manifest.job.effect = "other"
        try folders.folder("actual").write(manifest)
        #expect(
            try refusal(folders) { try approve(folders) } == [
                "golden holds test and not other; frame-00000.png to frame-00011.png would be replaced."
            ])
        try folders.remove("actual/manifest.json")
        #expect(
            try refusal(folders) { try approve(folders) } == [
                "golden/manifest.json would go, because actual has none."
            ])
        #expect(try approve(folders, allowsRemoval: true).changed.count == 12)
        #expect(!folders.names("golden").contains("manifest.json"))
    }

    @Test("A tree is approved as a whole, folder by folder")
    func tree() throws {
        let folders = try FrameFolders()
        for (name, seed) in [("beam", UInt64(1)), ("glass/dark", 2)] {
            try folders.render(0..<4, seed: seed, to: "actual/\(name)")
            try folders.render(0..<4, seed: seed + 5, to: "golden/\(name)")
        }
        try folders.render(0..<4, seed: 9, to: "golden/gone")
        #expect(
            try refusal(folders) { try approve(folders) }[0].contains("gone/frame-00000.png to gone/frame-00003.png"))
        let wanted = try content(folders, "actual")
        let done = try approve(folders, allowsRemoval: true)
        #expect(
            done.changed.count == 8 && done.changed.contains("glass/dark/frame-00003.png") && done.removed.count == 4)
        #expect(try content(folders, "golden") == wanted)
        #expect(folders.names("") == ["golden"])
    }

    @Test("A batch is approved where each of its entries is whole")
    func batch() throws {
        let folders = try FrameFolders()
        for name in ["a", "b"] { try folders.render(0..<3, to: "actual/\(name)") }
        let job = try #require(try folders.folder("actual/a").manifest()).job
        let entries = ["a", "b", "c"].enumerated().map { BatchRecord.Entry(name: $1, position: $0, job: job) }
        let record = BatchRecord(tool: .init(version: "test"), entries: entries)
        try record.write(to: folders.path("actual"))
        #expect(try refusal(folders) { try approve(folders) } == ["actual: the entry c is not there."])
        try folders.render(0..<2, to: "actual/c")
        #expect(
            try refusal(folders) { try approve(folders) } == ["actual: the entry c is not what batch.json says."])
        try folders.render(0..<3, to: "actual/c")
        let wanted = try content(folders, "actual")
        #expect(try approve(folders).added.count == 9)
        #expect(try content(folders, "golden") == wanted && wanted["batch.json"] != nil)
        #expect(folders.names("") == ["golden"])
    }

    @Test("Single frames by name: the golden manifest knows them, the actual folder stays")
    func single() throws {
        let folders = try FrameFolders()
        try folders.render(seed: 1, to: "golden/beam")
        try folders.render(seed: 2, to: "actual/beam")
        let done = try approve(folders, frames: ["beam/frame-00003.png"])
        #expect(done.changed == ["beam/frame-00003.png"] && done.unchanged == 0)
        #expect(try folders.bytes("golden/beam/frame-00003.png") == folders.bytes("actual/beam/frame-00003.png"))
        #expect(try folders.bytes("golden/beam/frame-00004.png") != folders.bytes("actual/beam/frame-00004.png"))
        #expect(FolderState(of: folders.folder("golden/beam")).isWhole)
        #expect(FolderState(of: folders.folder("actual/beam")).isWhole)
        #expect(
            try refusal(folders) { try approve(folders, frames: ["frame-00003.png"]) }
                == [
                    "frame-00003.png is not a frame of \(folders.path("actual"))."
                        .replacingOccurrences(of: folders.root + "/", with: "")
                ])
    }

    @Test("A frame of a folder with a manifest is not replaced behind its back")
    func behind() throws {
        let folders = try FrameFolders()
        try folders.render(seed: 1, to: "golden")
        try folders.render(seed: 2, to: "actual")
        let reasons = try refusal(folders) {
            try approve(folders, "actual/frame-00001.png", "golden/frame-00001.png")
        }
        #expect(reasons[0].contains("--frame frame-00001.png"))
    }

    @Test("No approval while a run writes, and none into itself")
    func others() throws {
        let folders = try FrameFolders()
        try folders.render(to: "actual/a")
        let lock = try FolderLock(folders.path("actual/a"))
        #expect(throws: FolderLock.Held.self) { try approve(folders) }
        lock.release()
        #expect(throws: Approval.Refusal.self) { try approve(folders, "actual", "actual/a") }
        #expect(throws: Approval.Refusal.self) { try approve(folders, "actual/a", "actual") }
        #expect(FolderState(of: folders.folder("actual/a")).isWhole)
    }

    @Test("Names are drawn together by their numbers")
    func names() {
        #expect(
            FrameNames.text(["b-2.png", "b-3.png", "b-10.png", "a.png", "b-4.png"])
                == "a.png, b-2.png to b-4.png, b-10.png")
    }
}
