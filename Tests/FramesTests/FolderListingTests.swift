import Foundation
import Testing

@testable import KinoraFrames

struct FolderListingTests {
    @Test("pipes, sockets, devices and folders are refused at once as input")
    func noFiles() throws {
        try withTemporaryFolder { folder in
            mkfifo(folder + "/pipe", 0o600)
            for (path, reason) in [
                (folder + "/pipe", "it is a pipe and not a file"), ("/dev/zero", "it is a device and not a file"),
                (folder, "it is a folder"),
            ] {
                #expect(throws: FrameFileError(.read, path, reason)) { try FolderListing.read(path, limit: 100) }
            }
        }
    }

    @Test("removing a folder removes what links point to not at all")
    func removal() throws {
        try withTemporaryFolder { root in
            try FolderListing.create(root + "/a/b")
            try FolderListing.create(root + "/kept")
            try AtomicFile.write([1], to: root + "/kept/file")
            symlink(root + "/kept", root + "/a/b/link")
            try FolderListing.remove(root + "/a")
            try FolderListing.remove(root + "/nothing")
            #expect(try filesIn(root) == ["kept"] && filesIn(root + "/kept") == ["file"])
        }
    }

    @Test("a tree is found with its folders in natural order; links in circles end")
    func tree() throws {
        try withTemporaryFolder { root in
            for name in ["top.PNG", "b10/x.png", "b9/deep/x.png", "b9/manifest.json", ".git/x.png", "c/movie.gif"] {
                try FolderListing.create((root + "/" + name as NSString).deletingLastPathComponent)
                try AtomicFile.write([1], to: root + "/" + name)
            }
            symlink(root, root + "/b9/circle")
            let tree = try FrameTree(root)
            #expect(tree.branches.map(\.prefix) == ["", "b9/", "b9/deep/", "b10/"])
            #expect(tree.branches.map(\.pictures) == [["top.PNG"], [], ["x.png"], ["x.png"]])
            #expect(tree.branches.map(\.hasManifest) == [false, true, false, false])
            #expect(tree.otherPictures == ["c/movie.gif"])
        }
    }

    @Test(
        "text that ends in the middle is told from text that is no JSON",
        arguments: [
            ("{\"a\": [1, 2", true), ("", true), (" \n", true), ("{\"a\": \"b}", true), ("{\"a\": \"\\\"}", true),
            ("not JSON", false), ("{]", false), ("{\"a\": 1}}", false), ("\u{89}PNG [", false),
        ])
    func unfinished(text: String, isCutOff: Bool) {
        #expect(UnfinishedJSON.reason(Array(text.utf8)).contains("truncated") == isCutOff)
    }
}
