import KinoraFrames
import Foundation
import Testing

@testable import KinoraJobs

@Suite struct MergingTests {
    private func reasons(_ paths: [String], in folders: FrameFolders) throws -> String {
        let refusal = try #require(throws: FolderMerge.Refusal.self) { _ = try FolderMerge(paths) }
        return refusal.reasons.joined(separator: "\n").replacingOccurrences(of: folders.root + "/", with: "")
    }

    @Test(
        "Shards of any division unite to what one run alone writes, to the last byte",
        arguments: [
            (2, Manifest.Shard.Layout.contiguous), (3, .interleaved), (7, .contiguous), (7, .interleaved),
            (13, .contiguous),
        ])
    func whole(count: Int, layout: Manifest.Shard.Layout) throws {
        let folders = try FrameFolders()
        try folders.render(to: "whole")
        let parts = try folders.shards(count, layout)
        #expect(try FolderMerge(parts.reversed()).write(to: folders.path("merged")) == 12)
        #expect(try folders.equal("merged", "whole"))
    }

    @Test("Ranges unite as shards do")
    func ranges() throws {
        let folders = try FrameFolders()
        try folders.render(to: "whole")
        for (index, range) in [0..<5, 5..<9, 9..<12].enumerated() { try folders.render(range, to: "part-\(index)") }
        try FolderMerge((0..<3).map { folders.path("part-\($0)") }).write(to: folders.path("merged"))
        #expect(try folders.equal("merged", "whole"))
    }

    @Test("A gap is named, with the shard that lacks")
    func gap() throws {
        let folders = try FrameFolders()
        let parts = try folders.shards(3)
        #expect(
            try reasons([parts[0], parts[2]], in: folders) == "Frames 4-7 are in no part; there is no shard 2 of 3.")
        for (index, range) in [0..<5, 6..<12].enumerated() { try folders.render(range, to: "part-\(index)") }
        #expect(try reasons([folders.path("part-0"), folders.path("part-1")], in: folders) == "Frame 5 is in no part.")
    }

    @Test("Frames that are in two parts are named")
    func duplicates() throws {
        let folders = try FrameFolders()
        let parts = try folders.shards(2)
        try folders.render(shard: .init(index: 1, count: 2, layout: .contiguous), to: "copy")
        #expect(
            try reasons(parts + [folders.path("copy")], in: folders)
                == "shards-1 and copy are both shard 2/2.\nshards-1 and copy both have frames 6-11.")
        try folders.render(0..<7, to: "low")
        try folders.render(6..<12, to: "high")
        #expect(
            try reasons([folders.path("low"), folders.path("high")], in: folders) == "low and high both have frame 6.")
    }

    @Test("Deleted and altered frames are named")
    func altered() throws {
        let folders = try FrameFolders()
        let parts = try folders.shards(2)
        try folders.remove("shards-0/frame-00003.png")
        #expect(try reasons(parts, in: folders) == "shards-0: frame 3 was deleted.")
        var bytes = try folders.bytes("shards-1/frame-00009.png")
        bytes[bytes.count - 20] ^= 4
        try folders.write(bytes, to: "shards-1/frame-00009.png")
        #expect(
            try reasons(parts, in: folders)
                == "shards-0: frame 3 was deleted.\nshards-1: frame 9 was altered since it was rendered.")
        #expect(folders.names("merged").isEmpty)
    }

    @Test("Parts of other performances, versions and divisions are refused, and it is said what differs")
    func mixed() throws {
        let folders = try FrameFolders()
        let parts = try folders.shards(2)
        let seeds = try folders.shards(2, seed: 5, below: "seed")
        #expect(
            try reasons([parts[0], seeds[1]], in: folders)
                == "seed-1 and shards-0 are of different performances: the first is of seed 5, not 0.")
        let versions = try folders.shards(2, version: "next", below: "version")
        #expect(
            try reasons([parts[0], versions[1]], in: folders)
                == "version-1 and shards-0 are of different versions: the first is of kinora next, not kinora test.")
        let threes = try folders.shards(3, .interleaved, below: "three")
        let sentence = try reasons([parts[0], threes[1]], in: folders)
        #expect(
            sentence.hasPrefix("shards-0 is shard 1/2 (contiguous) and three-1 is shard 2/3 (interleaved).\n"),
            "\(sentence)")
        try folders.render(to: "plain")
        #expect(
            try reasons([parts[0], folders.path("plain")], in: folders).hasPrefix(
                "shards-0 is shard 1/2 and plain is no shard."))
        let longer = try folders.shards(2, frames: 0..<20, below: "longer")
        #expect(
            try reasons([parts[0], longer[1]], in: folders)
                .hasPrefix("shards-0 has a share of frames 0..<12 and longer-1 one of frames 0..<20."))
    }

    @Test("A manifest that claims another shard's frames is refused")
    func lying() throws {
        let folders = try FrameFolders()
        let parts = try folders.shards(2)
        var manifest = try #require(try folders.folder("shards-0").manifest())
        let stolen = try #require(try folders.folder("shards-1").manifest()).frames[0]
        manifest.record(stolen)
        try folders.folder("shards-0").write(manifest)
        try folders.write(try folders.bytes("shards-1/\(stolen.file)"), to: "shards-0/\(stolen.file)")
        #expect(
            try reasons(parts, in: folders)
                == "shards-0 has frame 6, which is not of shard 1/2.\nshards-0 and shards-1 both have frame 6.")
    }

    @Test("A folder of no frames of ours is no part")
    func foreign() throws {
        let folders = try FrameFolders()
        let parts = try folders.shards(2)
        try FileManager.default.createDirectory(atPath: folders.path("empty"), withIntermediateDirectories: true)
        #expect(try reasons(parts + [folders.path("empty")], in: folders) == "empty has no manifest.json.")
        try folders.write(Data("{}".utf8), to: "empty/manifest.json")
        #expect(
            try reasons(parts + [folders.path("empty")], in: folders).hasPrefix("empty cannot be taken: cannot read "))
    }

    @Test("A merge into a folder that others wrote is refused")
    func foreignTarget() throws {
        let folders = try FrameFolders()
        let merge = try FolderMerge(try folders.shards(2))
        try FileManager.default.createDirectory(atPath: folders.path("theirs"), withIntermediateDirectories: true)
        try folders.write(Data("mine".utf8), to: "theirs/frame-00001.png")
        #expect(throws: FolderJob.ForeignFolder.self) { try merge.write(to: folders.path("theirs")) }
        #expect(try folders.bytes("theirs/frame-00001.png") == Data("mine".utf8))
    }

    @Test("Shares of a batch cover every entry's frames once, whatever its position")
    func batches() {
        for count in [1, 2, 3, 7] {
            for layout in Share.Layout.allCases {
                for position in 0..<9 {
                    let parts = (0..<count).flatMap { index -> [Int] in
                        switch Share(index: index, count: count, layout: layout).part(ofEntry: position) {
                        case .all: Array(0..<5)
                        case .none: []
                        case .frames(let shard): shard.frames(of: 0..<5)
                        }
                    }
                    #expect(parts.sorted() == Array(0..<5))
                }
            }
        }
    }

    @Test("Short entries are spread over the shares")
    func spread() {
        let loads = (0..<4).map { index in
            (0..<8).reduce(0) { sum, position in
                guard
                    case .frames(let shard) = Share(index: index, count: 4, layout: .contiguous).part(ofEntry: position)
                else { return sum }
                return sum + shard.frames(of: 0..<1).count
            }
        }
        #expect(loads == [2, 2, 2, 2])
    }
}
