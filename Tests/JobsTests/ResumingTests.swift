import KinoraFrames
import Foundation
import Testing

@testable import KinoraJobs

@Suite struct ResumingTests {
    @Test("What is there and whole stays, and nothing is performed for it")
    func unchanged() throws {
        let folders = try FrameFolders()
        #expect(try folders.render(to: "a").rendered == Array(0..<12))
        let again = try folders.render(to: "a", source: TestSource(failsAt: 0))
        #expect(again.rendered.isEmpty && again.kept == 12 && again.damaged.isEmpty)
    }

    @Test("A deleted, a shortened and a subtly altered frame are found and rendered again, and no other")
    func damaged() throws {
        let folders = try FrameFolders()
        try folders.render(to: "whole")
        try folders.render(to: "a")
        try folders.remove("a/frame-00002.png")
        try folders.write(try folders.bytes("a/frame-00005.png").dropLast(3), to: "a/frame-00005.png")
        var bytes = try folders.bytes("a/frame-00007.png")
        bytes[bytes.count / 2] ^= 1
        try folders.write(bytes, to: "a/frame-00007.png")

        let forecast = try folders.job(to: "a").forecast()
        #expect(forecast.rendering == [2, 5, 7] && forecast.kept == 9 && forecast.damaged == [2, 5, 7])
        #expect(FolderState(of: folders.folder("a")).missing == [2])
        #expect(FolderState(of: folders.folder("a")).altered == [5, 7])

        let outcome = try folders.render(to: "a")
        #expect(outcome.rendered == [2, 5, 7] && outcome.damaged == [2, 5, 7] && outcome.kept == 9)
        #expect(try folders.equal("a", "whole"))
    }

    @Test("A frame that the manifest lists under another name is not kept, however whole it is")
    func otherName() throws {
        let folders = try FrameFolders()
        var manifest = try folders.render(to: "a").manifest
        try folders.render(to: "whole")
        manifest.frames[3].file = "frame-99999.png"
        try folders.write(try folders.bytes("a/frame-00003.png"), to: "a/frame-99999.png")
        try folders.remove("a/frame-00003.png")
        try folders.folder("a").write(manifest)
        let outcome = try folders.render(to: "a")
        #expect(outcome.rendered == [3] && outcome.kept == 11)
        #expect(try folders.bytes("a/frame-00003.png") == folders.bytes("whole/frame-00003.png"))
    }

    @Test("Another performance, version or shard's frames are not kept")
    func strangers() throws {
        let folders = try FrameFolders()
        try folders.render(to: "a")
        #expect(try folders.render(seed: 1, to: "a").kept == 0)
        #expect(try folders.render(seed: 1, version: "next", to: "a").kept == 0)
        #expect(try folders.render(seed: 1, version: "next", to: "a").kept == 12)
    }

    @Test("A run that was killed loses no frame that it had written, and what it had in hand is rendered")
    func killed() throws {
        let folders = try FrameFolders()
        try folders.render(to: "whole")
        let done = try folders.render(0..<12, to: "a").manifest
        // As a killed run leaves it: the claim without frames, the notes, some of the noted frames, and one half written.
        var claim = done
        claim.frames = []
        try folders.folder("a").write(claim)
        let journal = try FrameJournal(in: folders.folder("a"), for: claim)
        for frame in done.frames.prefix(8) { try journal.note(frame) }
        for index in 7..<12 { try folders.remove("a/frame-000\(index < 10 ? "0" : "")\(index).png") }

        #expect(FolderState(of: folders.folder("a")).missing == Array(7..<12))
        let outcome = try folders.render(to: "a")
        #expect(outcome.rendered == Array(7..<12))
        #expect(outcome.damaged.isEmpty, "a frame in hand is not damage")
        #expect(try folders.equal("a", "whole"))
    }

    @Test("Notes do not vouch for frames of another performance that lay there before")
    func staleNotes() throws {
        let folders = try FrameFolders()
        let old = try folders.render(seed: 1, to: "a").manifest
        var claim = try folders.render(seed: 2, to: "b").manifest
        claim.frames = []
        // Killed between the claim and the clearing.
        try folders.folder("a").write(claim)
        let journal = try FrameJournal(in: folders.folder("a"), for: old)
        for frame in old.frames { try journal.note(frame) }
        #expect(try folders.render(seed: 2, to: "a").rendered.count == 12)
        #expect(try folders.equal("a", "b"))
    }

    @Test("A shard refuses the folder of another one, and the whole takes a shard's frames over")
    func shards() throws {
        let folders = try FrameFolders()
        let first = Manifest.Shard(index: 0, count: 3, layout: .contiguous)
        let second = Manifest.Shard(index: 1, count: 3, layout: .contiguous)
        try folders.render(to: "whole")
        #expect(try folders.render(shard: first, to: "a").rendered == [0, 1, 2, 3])
        #expect(folders.names("a").count == 5)
        #expect(throws: FolderJob.OtherShard(path: folders.path("a"), found: first, wanted: second)) {
            try folders.render(shard: second, to: "a")
        }
        #expect(throws: FolderJob.OtherShard(path: folders.path("whole"), found: nil, wanted: second)) {
            try folders.render(shard: second, to: "whole")
        }
        #expect(try folders.render(to: "a").rendered == Array(4..<12))
        #expect(try folders.equal("a", "whole"))
        #expect(
            try folders.render(shard: second, to: "a", overwrite: true).manifest.frames.map(\.index) == [4, 5, 6, 7])
    }
}
