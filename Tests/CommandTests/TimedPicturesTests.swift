import Foundation
import KinoraFrames
import Testing

/// `kinora render --at` with several times, and the surroundings that views see.
@Suite struct TimedPicturesTests {
    @Test func severalTimesAreThePicturesThatEachTimeAloneGives() throws {
        let folder = try TemporaryFolder()
        let look = ["--size", "40x30"]
        let all = try KinoraProcess(
            ["render", "beam"] + look + [
                "--at", "0.5,0,1.25", "-o", "out", "-o", "all.sheet.png", "--json", "--progress",
            ],
            in: folder)
        #expect(all.status == 0, "\(all.complaint)")
        #expect(all.complaint == (1...3).map { "{\"step\":{\"done\":\($0),\"of\":3}}\n" }.joined())
        for time in ["0.5", "0", "1.25"] {
            let one = try KinoraProcess(["render", "beam"] + look + ["--at", time, "-o", "one.png"], in: folder)
            #expect(one.status == 0)
            #expect(
                try PNGFile.readBytes(folder.path("one.png"))
                    == PNGFile.readBytes(folder.path("out/at-\(time).png")))
        }
        let sheet = try PNGFile.read(folder.path("all.sheet.png"))
        #expect(sheet.width == 3 * (240 + 8) + 8)
    }

    @Test(arguments: [
        (["--at", "0,x"], "--at"), (["--at", "0,0"], "has a time twice"), (["--at", "0,99"], "--at"),
        (["--at", "0,1", "-o", "one.png"], "2 times are asked for"), (["--at", "0,1", "-o", "a.gif"], "--at makes"),
        (["--type-size", "huge"], "--type-size"),
    ])
    func mistakesAreSentences(words: [String], sentence: String) throws {
        let run = try KinoraProcess(["render", "beam"] + words, in: try TemporaryFolder())
        #expect(run.status == 64)
        #expect(run.complaint.contains(sentence))
    }

    @Test func directionAndTypeSizeReachTheView() throws {
        let folder = try TemporaryFolder()
        try """
        import SwiftUI

        #Preview(traits: .fixedLayout(width: 40, height: 20)) {
            HStack(spacing: 0) { Color.red.frame(width: 10); Color.blue }
        }
        #Preview(traits: .sizeThatFitsLayout) { Text("wide").font(.body) }
        """.write(toFile: folder.path("Row.swift"), atomically: true, encoding: .utf8)
        func picture(_ preview: String, _ words: [String]) throws -> (width: Int, left: UInt32) {
            let run = try KinoraProcess(
                ["render", "Row.swift", "--preview", preview, "--at", "0", "-o", "x.png"] + words, in: folder)
            #expect(run.status == 0, "\(run.complaint)")
            let picture = try PNGFile.read(folder.path("x.png"))
            return (picture.width, picture[5, 5])
        }
        let (left, right) = (try picture("1", []), try picture("1", ["--right-to-left"]))
        // The byte of red is the lowest.
        #expect(left.left & 255 > right.left & 255)
        let sizes = try ["small", "large", "accessibility3"].map { try picture("2", ["--type-size", $0]).width }
        #expect(sizes == sizes.sorted() && Set(sizes).count == 3)
    }
}
