import Foundation
import KinoraFrames
import KinoraPixels
import Testing

/// `--dither` and `--colors`: how pictures are drawn, beside what is in them.
@Suite struct PictureStyleTests {
    private let few = ["--size", "64x48", "--duration", "0.1", "--jobs", "2"]

    private func manifest(_ folder: TemporaryFolder, _ name: String) throws -> Manifest {
        try JSONDecoder().decode(Manifest.self, from: try folder.bytes("\(name)/manifest.json"))
    }

    @Test("Dithered frames are others, the same however they are drawn, and no run takes the others for its own")
    func dither() throws {
        let folder = try TemporaryFolder()
        func render(_ words: [String]) throws -> Int32 {
            try KinoraProcess(["render", "glass-mesh"] + few + words, in: folder).status
        }
        #expect(try render(["-o", "plain"]) == 0)
        #expect(try render(["--dither", "-o", "a"]) == 0)
        #expect(try render(["--dither", "--redraw-all", "--jobs", "1", "-o", "b"]) == 0)
        let frames = folder.names("a").filter { $0.hasSuffix(".png") }
        #expect(frames.count == 3)
        for frame in frames {
            #expect(try folder.bytes("a/\(frame)") == folder.bytes("b/\(frame)"))
            #expect(try folder.bytes("a/\(frame)") != folder.bytes("plain/\(frame)"))
        }
        #expect(try manifest(folder, "a").job.dither == true)
        #expect(try manifest(folder, "plain").job.dither == nil)
        // Into a folder of the other kind: everything is drawn again.
        let again = try KinoraProcess(
            ["render", "glass-mesh", "--resume", "-o", "a", "--json"] + few, in: folder)
        #expect(again.status == 0, "\(again.complaint)")
        #expect(try folder.bytes("a/\(frames[0])") == folder.bytes("plain/\(frames[0])"))
        #expect(try manifest(folder, "a").job.dither == nil)
    }

    @Test("Files in Display P3 say so, are compared by their colors, and are only made where a file can say so")
    func colors() throws {
        let folder = try TemporaryFolder()
        #expect(
            try KinoraProcess(["render", "glass"] + few + ["--colors", "p3", "-o", "wide"], in: folder).status == 0)
        let frame = try #require(folder.names("wide").first { $0.hasSuffix(".png") })
        #expect(PNGFile.colors(of: [UInt8](try folder.bytes("wide/\(frame)"))) == .displayP3)
        #expect(try manifest(folder, "wide").job.colors == .displayP3)
        // A square of red as sRGB has it, beside one of a red that only Display P3 has.
        try folder.write(
            """
            {"version": 1, "size": [20, 10], "nodes": [
              {"fill": {"rect": [[0, 0], [10, 10]]}, "paint": {"color": {"red": 1, "green": 0, "blue": 0, "alpha": 1}}},
              {"fill": {"rect": [[10, 0], [10, 10]]},
               "paint": {"color": {"red": 1.0930660, "green": -0.2267420, "blue": -0.1501350, "alpha": 1}}}]}
            """, to: "reds.json")
        #expect(try KinoraProcess(["render", "reds.json", "-o", "a.png"], in: folder).status == 0)
        #expect(try KinoraProcess(["render", "reds.json", "--colors", "p3", "-o", "b.png"], in: folder).status == 0)
        let picture = try PNGDecoder.decode([UInt8](try folder.bytes("b.png")))
        #expect(picture[5, 5] == 0xFF23_33EA && picture[15, 5] == 0xFF00_00FF)
        // The left half is the same color in both files, the right half is not.
        let left = try KinoraProcess(["diff", "a.png", "b.png", "--ignore", "10,0,10,10"], in: folder)
        #expect(left.status == 0 && left.complaint.contains("Display P3"), "\(left.text) \(left.complaint)")
        #expect(try KinoraProcess(["diff", "a.png", "b.png"], in: folder).status == 1)
        let gif = try KinoraProcess(["render", "glass", "--colors", "p3", "-o", "x.gif"] + few, in: folder)
        #expect(gif.status == 64 && gif.complaint.contains("x.gif"))
        let unknown = try KinoraProcess(["render", "glass", "--colors", "cmyk"], in: folder)
        #expect(unknown.status == 64 && unknown.complaint.contains("srgb or p3"))
    }
}
