import Foundation
import Testing

@testable import KinoraFrames

struct FolderReplacementTests {
    private func text(_ path: String) throws -> String { try String(contentsOfFile: path, encoding: .utf8) }

    private func write(_ text: String, to path: String) throws {
        try FolderListing.create((path as NSString).deletingLastPathComponent)
        try AtomicFile.write(Array(text.utf8), to: path)
    }

    @Test("a folder gets its new files and keeps the others: the same files, links and folders as before")
    func replaces() throws {
        try withTemporaryFolder { root in
            let golden = root + "/golden"
            for name in ["a.png", "b.png", "deep/c.png", "deep/notes.txt"] { try write("old", to: golden + "/" + name) }
            symlink("notes.txt", golden + "/deep/link")
            chmod(golden, 0o750)
            let before = try FileManager.default.attributesOfItem(atPath: golden + "/deep/notes.txt")[.systemFileNumber]
            let replacement = try FolderReplacement(golden)
            try replacement.write([UInt8]("new".utf8), to: "a.png")
            try replacement.write([UInt8]("new".utf8), to: "other/d.png")
            try replacement.takeOver(except: ["a.png", "b.png"])
            #expect(try text(golden + "/a.png") == "old", "nothing changes before the end")
            try replacement.commit()
            #expect(try filesIn(root) == ["golden"])
            #expect(try filesIn(golden) == ["a.png", "deep", "other"])
            #expect(try filesIn(golden + "/deep") == ["c.png", "link", "notes.txt"])
            #expect(try text(golden + "/a.png") == "new" && text(golden + "/other/d.png") == "new")
            let after = try FileManager.default.attributesOfItem(atPath: golden + "/deep/notes.txt")[.systemFileNumber]
            #expect(before as? Int == after as? Int)
            #expect(try FileManager.default.destinationOfSymbolicLink(atPath: golden + "/deep/link") == "notes.txt")
            #expect(try FileManager.default.attributesOfItem(atPath: golden)[.posixPermissions] as? Int == 0o750)
        }
    }

    @Test("one that is given up leaves the folder as it was, and no other")
    func abandoned() throws {
        try withTemporaryFolder { root in
            try write("old", to: root + "/golden/a.png")
            for name in ["golden", "new"] {
                let replacement = try FolderReplacement(root + "/" + name)
                try replacement.write([1], to: "a.png")
                replacement.abandon()
            }
            #expect(try filesIn(root) == ["golden"])
            #expect(try text(root + "/golden/a.png") == "old")
        }
    }

    @Test("folders that killed processes left half filled are removed by the next")
    func leftovers() throws {
        try withTemporaryFolder { root in
            let dead = AtomicFile.temporaryPath(beside: root + "/x")
                .replacingOccurrences(of: "-\(getpid())-", with: "-4194399-")
            try write("half", to: dead + "/deep/a.png")
            try FolderReplacement(root + "/golden").commit()
            #expect(try filesIn(root) == ["golden"])
        }
    }
}
