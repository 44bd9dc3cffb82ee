import KinoraFrames
import Foundation
import KinoraPixels
import Testing

@testable import KinoraCommand

/// Small frames for the commands that read them.
enum SampleFrames {
    static func picture(_ number: Int, width: Int = 16, height: Int = 8) -> StraightPixmap {
        let pixels = (0..<width * height).map { UInt32($0 * 10 + number) & 0xFF | 0xFF20_4000 }
        return StraightPixmap(width: width, height: height, pixels: pixels)
    }

    /// `count` frames in a folder; in those of `touched` one pixel is off by one.
    static func write(_ count: Int, to path: String, touched: Set<Int> = []) throws {
        let folder = FrameFolder(path)
        try folder.create()
        for number in 0..<count {
            var picture = picture(number)
            if touched.contains(number) { picture.pixels[17] ^= 1 }
            _ = try folder.write(try PNGEncoder().encode(picture), frame: number)
        }
    }
}

@Suite struct DiffCommandTests {
    private func folders(_ count: Int = 3, touched: Set<Int> = []) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try SampleFrames.write(count, to: folder.path("a"))
        try SampleFrames.write(count, to: folder.path("b"), touched: touched)
        return folder
    }

    @Test("The exit code tells the same from different and from not comparable")
    func endings() throws {
        let folder = try folders(touched: [1])
        let same = try KinoraProcess(["diff", "a", "a"], in: folder)
        #expect(same.status == 0 && same.text == "All 3 frames are the same.\n" && same.complaint.isEmpty)
        let different = try KinoraProcess(["diff", "a", "b"], in: folder)
        #expect(different.status == 1 && different.complaint.isEmpty)
        #expect(
            different.text == """
                frame-00001.png: 1 of 128 pixels differs (0.78 %), at (1, 1), by at most 1 of 255.
                1 of 3 frames differs: first frame-00001.png, worst frame-00001.png.

                """)
        let nothing = try KinoraProcess(["diff", "a", "nowhere"], in: folder)
        #expect(nothing.status == 2 && nothing.text.isEmpty)
        #expect(nothing.complaint == "Error: Cannot read nowhere: no such file or folder.\n")
    }

    @Test(
        "Every way to tolerate one step in one pixel tolerates it",
        arguments: [
            ["--max-delta", "1"], ["--threshold", "0.1"],
            ["--threshold", "0", "--ignore-aa", "--max-diff-pixels", "1"],
            ["--max-diff-pixels", "1"], ["--max-diff-ratio", "0.01"], ["--ignore", "1,1,1,1"],
            ["--ignore", "0,0,1,1", "--ignore", "1,0,3,3"], ["--mask", "mask.png"], ["--max-diff-frames", "1"],
            ["--max-diff-frames", "1", "--jobs", "3"],
        ])
    func tolerances(_ words: [String]) throws {
        let folder = try folders(touched: [1])
        let white = StraightPixmap(width: 16, height: 8, pixels: [UInt32](repeating: 0xFFFF_FFFF, count: 128))
        try PNGFile.write(white, to: folder.path("mask.png"))
        let run = try KinoraProcess(["diff", "a", "b"] + words, in: folder)
        #expect(run.status == 0, "\(run.text)\(run.complaint)")
    }

    @Test(
        "Ways that tolerate something else do not tolerate it",
        arguments: [
            ["--max-delta", "0"], ["--max-diff-pixels", "0"], ["--max-diff-ratio", "0.001"], ["--ignore", "2,1,9,9"],
            ["--max-diff-frames", "0"],
        ])
    func otherTolerances(_ words: [String]) throws {
        let run = try KinoraProcess(["diff", "a", "b"] + words, in: try folders(touched: [1]))
        #expect(run.status == 1, "\(run.text)\(run.complaint)")
    }

    @Test(
        "Values that make no sense get a sentence and exit code 2",
        arguments: [
            (["--threshold", "2"], "--threshold"), (["--max-delta", "300"], "--max-delta"),
            (["--max-delta", "1", "--threshold", "0.1"], "exclude"), (["--ignore-aa"], "--threshold 0.1"),
            (["--ignore", "1,2,3"], "--ignore"), (["--ignore", "0,0,0,5"], "--ignore"),
            (["--max-diff-ratio", "nan"], "--max-diff-ratio"), (["--max-diff-pixels", "-1"], "--max-diff-pixels"),
            (["--mask", "missing.png"], "missing.png"), (["--max-diff-frames", "some"], "--max-diff-frames"),
            (["--jobs", "0"], "--jobs"), (["--treshold", "1"], "--treshold"),
        ])
    func nonsense(_ words: [String], _ part: String) throws {
        let run = try KinoraProcess(["diff", "a", "b"] + words, in: try folders())
        #expect(run.status == 2 && run.text.isEmpty)
        #expect(run.complaint.hasPrefix("Error: ") && run.complaint.contains(part))
    }

    @Test("Difference pictures and strips are written for failing frames only")
    func pictures() throws {
        let folder = try folders(touched: [1])
        _ = try KinoraProcess(["diff", "a", "b", "--diff-out", "out/pictures"], in: folder)
        #expect(folder.names("out/pictures") == ["frame-00001-diff.png", "frame-00001-strip.png"])
        let picture = try PNGFile.read(folder.path("out/pictures/frame-00001-diff.png"))
        #expect(picture.pixels.indices.filter { picture.pixels[$0] == 0xFF00_00FF } == [17])
        #expect(try PNGFile.read(folder.path("out/pictures/frame-00001-strip.png")).width == 3 * 16 + 2 * 8)
    }

    @Test("The JSON verdict says for every frame how it fared")
    func json() throws {
        let run = try KinoraProcess(["diff", "a", "b", "--json"], in: try folders(touched: [2]))
        #expect(run.status == 1)
        let root = try #require(try JSONSerialization.jsonObject(with: run.output) as? [String: Any])
        #expect(root["verdict"] as? String == "different")
        #expect(root["firstDiffering"] as? String == "frame-00002.png")
        let frames = try #require(root["frames"] as? [[String: Any]])
        #expect(frames.map { $0["outcome"] as? String } == ["same", "same", "different"])
        #expect(frames[2]["differentPixels"] as? Int == 1)
        #expect((frames[2]["boundingBox"] as? [String: Int]) == ["x": 1, "y": 1, "width": 1, "height": 1])
    }

    @Test("The JUnit report is well-formed whatever the names, and counts what failed")
    func junit() throws {
        let folder = try folders(touched: [0])
        let odd = "frame <&\"'\u{1}.png"
        try PNGFile.write(SampleFrames.picture(0), to: folder.path("a/" + odd))
        _ = try KinoraProcess(["diff", "a", "b", "--junit", "results.xml"], in: folder)
        let text = String(decoding: try folder.bytes("results.xml"), as: UTF8.self)
        // The count of frames, the missing one and the differing one.
        #expect(text.contains("tests=\"5\" failures=\"3\" errors=\"0\""))
        #expect(text.contains("frame &lt;&amp;&quot;&#39;\u{FFFD}.png"))
        #expect(text.components(separatedBy: "<testcase ").count == 6)
        #expect(text.components(separatedBy: "<failure ").count == 4)
    }

    @Test("The page holds its pictures and refers to nothing outside")
    func page() throws {
        let folder = try folders(touched: [1])
        _ = try KinoraProcess(["diff", "a", "b", "--report", "reports/today/report.html"], in: folder)
        let html = String(decoding: try folder.bytes("reports/today/report.html"), as: UTF8.self)
        let sources = html.components(separatedBy: "src=\"").dropFirst()
        #expect(sources.count == 3)
        #expect(sources.allSatisfy { $0.hasPrefix("data:image/png;base64,") })
        let base64 = try #require(sources.first?.dropFirst(22).prefix { $0 != "\"" })
        let picture = try PNGDecoder.decode([UInt8](try #require(Data(base64Encoded: String(base64)))))
        #expect(picture == SampleFrames.picture(1))
        #expect(!html.contains("http:") && !html.contains("https:"))
    }
}
