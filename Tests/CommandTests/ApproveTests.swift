import KinoraFrames
import Foundation
import KinoraPixels
import Testing

@testable import KinoraCommand

@Suite struct ApproveTests {
    @Test("Approving moves: the golden folder is what the actual one was, which is gone")
    func moves() throws {
        let folder = try TemporaryFolder()
        try SampleFrames.write(3, to: folder.path("actual"), touched: [1])
        try SampleFrames.write(4, to: folder.path("golden"))
        let right = try folder.bytes("actual/frame-00001.png")
        let refused = try KinoraProcess(["approve", "actual", "golden"], in: folder)
        #expect(refused.status == 65)
        #expect(
            refused.complaint == """
                Error: Nothing is approved.
                  golden has 1 frame that actual does not have, and it would go: frame-00003.png.
                  Give --allow-removal if that is right.

                """)
        #expect(folder.names("golden").count == 4)
        let run = try KinoraProcess(["approve", "--allow-removal", "actual", "golden"], in: folder)
        #expect(run.status == 0, "\(run.complaint)")
        #expect(
            run.text == """
                changed  frame-00001.png
                removed  frame-00003.png
                golden: 0 added, 1 changed, 1 removed, 2 unchanged.

                """)
        #expect(folder.names() == ["golden"])
        #expect(folder.names("golden") == ["frame-00000.png", "frame-00001.png", "frame-00002.png"])
        #expect(try folder.bytes("golden/frame-00001.png") == right)
    }

    @Test("What is approved compares as the same")
    func comparesAsSame() throws {
        let folder = try TemporaryFolder()
        try SampleFrames.write(3, to: folder.path("actual"))
        #expect(try KinoraProcess(["approve", "--keep", "actual", "deep/golden"], in: folder).status == 0)
        #expect(try KinoraProcess(["diff", "deep/golden", "actual"], in: folder).status == 0)
    }

    @Test("A golden picture whose pixels are equal keeps its bytes")
    func samePixels() throws {
        let folder = try TemporaryFolder()
        let actual = try PNGFile.write(
            SampleFrames.picture(0), to: folder.path("a.png"), encoder: PNGEncoder(compression: .fast))
        let golden = try PNGFile.write(
            SampleFrames.picture(0), to: folder.path("golden.png"), encoder: PNGEncoder(compression: .smallest))
        try #require(golden != actual)
        #expect(try KinoraProcess(["approve", "a.png", "golden.png"], in: folder).status == 0)
        #expect(try folder.bytes("golden.png") == Data(golden))
        #expect(folder.names() == ["golden.png"])
    }

    @Test("Nothing is touched when an actual picture cannot be read")
    func damaged() throws {
        let folder = try TemporaryFolder()
        try SampleFrames.write(2, to: folder.path("actual"), touched: [0])
        try SampleFrames.write(2, to: folder.path("golden"))
        try folder.write("no picture", to: "actual/frame-00001.png")
        let before = try folder.bytes("golden/frame-00000.png")
        let run = try KinoraProcess(["approve", "actual", "golden"], in: folder)
        #expect(run.status == 66 && run.complaint.contains("frame-00001.png"))
        #expect(try folder.bytes("golden/frame-00000.png") == before)
        #expect(folder.names("actual").count == 2)
    }

    @Test("A place is not approved onto itself, a file not as a folder, an empty folder not at all")
    func refusals() throws {
        let folder = try TemporaryFolder()
        try SampleFrames.write(1, to: folder.path("a"))
        try SampleFrames.write(0, to: folder.path("empty"))
        try PNGFile.write(SampleFrames.picture(0), to: folder.path("a.png"))
        for words in [["a", "./a/"], ["a", "a.png"], ["a.png", "a"], ["empty", "a"], ["nowhere", "a"]] {
            #expect(try KinoraProcess(["approve"] + words, in: folder).status != 0)
        }
        #expect(folder.names("a") == ["frame-00000.png"] && folder.names().count == 3)
    }
}
