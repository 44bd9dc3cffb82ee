import KinoraFrames
import Foundation
import KinoraPixels
import Testing

@testable import KinoraCommand

@Suite struct AnimationOutputTests {
    private let run = ["render", "beam", "--size", "48x32", "--fps", "10", "--duration", "0.5"]

    @Test("An animated PNG holds the very frames that a folder gets")
    func animatedPNG() throws {
        let folder = try TemporaryFolder()
        #expect(try KinoraProcess(run + ["-o", "frames"], in: folder).status == 0)
        let animation = try KinoraProcess(run + ["-o", "deep/beam.apng"], in: folder)
        #expect(animation.status == 0, "\(animation.complaint)")
        var reader = try APNGReader([UInt8](try folder.bytes("deep/beam.apng")))
        #expect(reader.frameCount == 5 && reader.duration(0) == 0.1)
        for number in 0..<5 {
            #expect(try reader.nextFrame() == FrameFolder(folder.path("frames")).read(frame: number))
        }
    }

    @Test("An animation is RGB over an opaque background, RGBA over none and where a view cuts a hole into the ground")
    func channels() throws {
        let folder = try TemporaryFolder()
        let hole = """
            import SwiftUI
            struct Hole: View {
                var body: some View {
                    TimelineView(.animation) { context in
                        let isOpen = context.date.timeIntervalSinceReferenceDate > 0.2
                        ZStack { Color.blue; Circle().blendMode(isOpen ? .destinationOut : .normal) }
                    }
                }
            }
            #Preview { Hole() }
            """
        try Data(hole.utf8).write(to: folder.url.appendingPathComponent("Hole.swift"))
        let words = ["--size", "48x32", "--fps", "10", "--duration", "0.5", "--jobs", "2"]
        for (source, more, kind) in [
            ("beam", [], UInt8(2)), ("beam", ["--background", "transparent"], 6), ("Hole.swift", [], 6),
        ] {
            let written = try KinoraProcess(
                ["render", source] + words + more + ["-o", "frames", "-o", "a.apng"], in: folder)
            #expect(written.status == 0, "\(written.complaint)")
            let bytes = [UInt8](try folder.bytes("a.apng"))
            #expect(bytes[25] == kind)
            var reader = try APNGReader(bytes)
            for number in 0..<5 {
                #expect(try reader.nextFrame() == FrameFolder(folder.path("frames")).read(frame: number))
            }
        }
        #expect(try FrameFolder(folder.path("frames")).read(frame: 4)[24, 16] == 0)
    }

    @Test("A GIF has the frames' size and its own signature")
    func gif() throws {
        let folder = try TemporaryFolder()
        #expect(try KinoraProcess(run + ["-o", "beam.gif"], in: folder).status == 0)
        let bytes = [UInt8](try folder.bytes("beam.gif"))
        #expect(bytes.starts(with: Array("GIF89a".utf8) + [48, 0, 32, 0]) && bytes.last == 0x3B)
    }

    @Test("Raw video goes to standard output: a header and five frames of three planes")
    func rawVideo() throws {
        let folder = try TemporaryFolder()
        let piped = try KinoraProcess(run + ["--format", "y4m", "-o", "-"], in: folder)
        #expect(piped.status == 0, "\(piped.complaint)")
        let header = try #require(piped.output.firstIndex(of: 10))
        #expect(String(decoding: piped.output[..<header], as: UTF8.self).hasPrefix("YUV4MPEG2 W48 H32 F10:1 "))
        #expect(piped.output.count == header + 1 + 5 * (6 + 3 * 48 * 32))
        #expect(folder.names().isEmpty)
    }

    @Test("One run makes a folder, animations, raw video and a sheet, each the same as alone")
    func several() throws {
        let folder = try TemporaryFolder()
        let places = ["frames", "a.apng", "a.gif", "a.y4m", "a.sheet.png"]
        let together = try KinoraProcess(run + ["--jobs", "3", "--json"] + places.flatMap { ["-o", $0] }, in: folder)
        #expect(together.status == 0, "\(together.complaint)")
        let report = try #require(try JSONSerialization.jsonObject(with: together.output) as? [String: Any])
        #expect(
            report["outputs"] as? [String] == places && report["folder"] as? String == "frames"
                && report["file"] as? String == "a.apng")
        for place in places.dropFirst() {
            #expect(try KinoraProcess(run + ["-o", "alone/" + place, "--jobs", "1"], in: folder).status == 0)
            #expect(try folder.bytes(place) == folder.bytes("alone/" + place), "\(place)")
        }
        #expect(try FrameFolder(folder.path("frames")).frameIndices() == Array(0..<5))
        #expect(try PNGFile.read(folder.path("a.sheet.png")).width == 5 * 248 + 8)
        let pictures = try KinoraProcess(["render", "beam", "--at", "0.3", "-o", "x.png", "-o", "y.png"], in: folder)
        #expect(pictures.status == 0 && pictures.text.hasSuffix("in x.png and y.png\n"))
        #expect(try folder.bytes("x.png") == folder.bytes("y.png"))
    }

    @Test("Levels of compression change the files' record and never their pixels")
    func compression() throws {
        let folder = try TemporaryFolder()
        for level in PNGCompression.allCases {
            let words = run + ["-o", level.rawValue, "--compression", level.rawValue]
            #expect(try KinoraProcess(words, in: folder).status == 0)
            #expect(try FrameFolder(folder.path(level.rawValue)).manifest()?.job.compression == level)
        }
        for other in ["fast", "small"] {
            for number in 0..<5 {
                #expect(
                    try FrameFolder(folder.path(other)).read(frame: number)
                        == FrameFolder(folder.path("balanced")).read(frame: number))
            }
        }
    }

    @Test(
        "What makes no animation is told, and leaves nothing",
        arguments: [
            (["-o", "a.gif", "--at", "0.1"], "--at"), (["--format", "mp4"], "--format"),
            (["--compression", "best"], "--compression"), (["-o", "a.apng", "--fps", "100001/1000"], "65535"),
        ])
    func refusals(_ words: [String], _ part: String) throws {
        let folder = try TemporaryFolder()
        let refused = try KinoraProcess(["render", "beam", "--size", "48x32", "--duration", "0.5"] + words, in: folder)
        #expect(refused.status == 64 && refused.complaint.contains(part), "\(refused.complaint)")
        #expect(folder.names().isEmpty)
    }
}
