import KinoraFrames
import Foundation
import KinoraDiff
import KinoraPixels
import Testing

@testable import KinoraJobs

@Suite struct SequenceDiffTests {
    /// Folders of small frames below a temporary one.
    private final class Place {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("kinora-diff-\(UUID().uuidString)")

        init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }
        deinit { try? FileManager.default.removeItem(at: url) }

        func path(_ name: String) -> String { url.appendingPathComponent(name).path }

        /// Frames of 16x8 pixels; `touched` have one pixel that is off by `delta` for each count.
        func frames(_ name: String, _ count: Int, touched: [Int: Int] = [:], delta: UInt32 = 1) throws {
            let folder = FrameFolder(path(name))
            try folder.create()
            for number in 0..<count {
                var picture = Place.picture(number)
                for index in 0..<(touched[number] ?? 0) { picture.pixels[index * 3] ^= delta }
                _ = try folder.write(try PNGEncoder().encode(picture), frame: number)
            }
        }

        static func picture(_ number: Int, width: Int = 16, height: Int = 8) -> StraightPixmap {
            let pixels = (0..<width * height).map { UInt32($0 * 10 + number) & 0xFF | 0xFF20_4000 }
            return StraightPixmap(width: width, height: height, pixels: pixels)
        }

        func diff(
            _ expected: String, _ actual: String, _ comparison: PixelComparison = PixelComparison(),
            evidence: ((SequenceComparison.Evidence) throws -> Void)? = nil
        ) throws -> SequenceDiff {
            try SequenceComparison(comparison).compare(
                expected: PictureSequence(path(expected)), actual: PictureSequence(path(actual)), evidence: evidence)
        }
    }

    @Test("Folders of equal files are the same, by their bytes alone")
    func same() throws {
        let place = try Place()
        try place.frames("a", 12)
        try place.frames("b", 12)
        let diff = try place.diff("a", "b")
        #expect(diff.verdict == .same)
        #expect(diff.frames.count == 12 && diff.frames.allSatisfy { $0.outcome == .identical })
        #expect(diff.summary == "All 12 frames are the same.")
        #expect(diff.failures.isEmpty)
    }

    @Test("A picture in Display P3 and one in sRGB are compared by their colors, and that is said")
    func otherColors() throws {
        let place = try Place()
        let picture = Place.picture(3)
        let path = { place.path($0) }
        try PNGFile.write(picture, to: path("srgb.png"))
        try PNGFile.write(picture.inDisplayP3(), to: path("p3.png"), encoder: PNGEncoder(colors: .displayP3))
        try PNGFile.write(picture, to: path("other.png"), encoder: PNGEncoder(colors: .displayP3))
        for (a, b) in [("srgb.png", "p3.png"), ("p3.png", "srgb.png")] {
            let diff = try place.diff(a, b)
            #expect(diff.verdict == .same)
            #expect(diff.warnings.count == 1 && diff.warnings[0].contains("Display P3"), "\(diff.warnings)")
        }
        // The same numbers mean other colors.
        #expect(try place.diff("srgb.png", "other.png").verdict == .different)
        let both = try place.diff("p3.png", "p3.png")
        #expect(both.verdict == .same && both.warnings.isEmpty)
    }

    @Test("Other bytes with the same pixels are the same")
    func otherBytes() throws {
        let place = try Place()
        let bytes = try PNGFile.write(
            Place.picture(0), to: place.path("a.png"), encoder: PNGEncoder(compression: .fast))
        try #require(
            try PNGFile.write(Place.picture(0), to: place.path("b.png"), encoder: PNGEncoder(compression: .smallest))
                != bytes)
        let diff = try place.diff("a.png", "b.png")
        #expect(diff.verdict == .same)
        #expect(diff.frames[0].outcome != .identical)
        #expect(diff.summary == "The pictures are the same.")
    }

    @Test("One pixel off by one in one of many frames is found and told")
    func onePixel() throws {
        let place = try Place()
        try place.frames("a", 9)
        try place.frames("b", 9, touched: [7: 1])
        let diff = try place.diff("a", "b")
        #expect(diff.verdict == .different)
        #expect(
            diff.failures == ["frame-00007.png: 1 of 128 pixels differs (0.78 %), at (0, 0), by at most 1 of 255."])
        #expect(diff.summary == "1 of 9 frames differs: first frame-00007.png, worst frame-00007.png.")
    }

    @Test("The first differing frame and the worst are different questions")
    func firstAndWorst() throws {
        let place = try Place()
        try place.frames("a", 12)
        try place.frames("b", 12, touched: [2: 1, 5: 3, 10: 3])
        let diff = try place.diff("a", "b")
        #expect(diff.firstDiffering?.name == "frame-00002.png")
        #expect(diff.worst?.name == "frame-00005.png")
        #expect(diff.differing.count == 3)
    }

    @Test("A tolerance lets a frame pass without calling it the same")
    func tolerance() throws {
        let place = try Place()
        try place.frames("a", 3)
        try place.frames("b", 3, touched: [1: 2])
        let two = PixelComparison(tolerance: DiffTolerance(pixels: 2))
        let diff = try place.diff("a", "b", two)
        #expect(diff.verdict == .same)
        #expect(diff.toleratedCount == 1)
        #expect(diff.summary == "All 3 frames match; 1 differ within the tolerance.")
        #expect(try place.diff("a", "b", PixelComparison(tolerance: DiffTolerance(pixels: 1))).verdict == .different)
    }

    @Test("Missing frames, extra frames and counts are failures of their own")
    func counts() throws {
        let place = try Place()
        try place.frames("a", 5)
        try place.frames("b", 7)
        try FileManager.default.removeItem(atPath: place.path("b/frame-00002.png"))
        let diff = try place.diff("a", "b")
        #expect(diff.verdict == .different)
        #expect(
            diff.failures == [
                "The frame counts differ: expected 5, actual 6.",
                "frame-00002.png: it is missing from the actual frames.",
                "frame-00005.png: it is not among the expected frames.",
                "frame-00006.png: it is not among the expected frames.",
            ])
        #expect(diff.summary == "The sequences differ, but all frames that both have match.")
    }

    @Test("Another frame rate differs although every frame is the same")
    func rates() throws {
        let place = try Place()
        for (name, rate) in [("a", 30.0), ("b", 60.0)] {
            try place.frames(name, 2)
            let job = Manifest.Job(
                effect: "e", size: .init(width: 16, height: 8), framesPerSecond: rate, range: .init(0..<2))
            try FrameFolder(place.path(name)).write(Manifest(tool: .init(version: "1"), job: job))
        }
        let diff = try place.diff("a", "b")
        #expect(diff.verdict == .different)
        #expect(diff.failures == ["The frame rates differ: expected 30, actual 60 frames per second."])
    }

    @Test("Another size is a difference, and worse than any pixels")
    func sizes() throws {
        let place = try Place()
        try place.frames("a", 4)
        try place.frames("b", 4, touched: [0: 9])
        try PNGFile.write(Place.picture(2, width: 8), to: place.path("b/frame-00002.png"))
        let diff = try place.diff("a", "b")
        #expect(diff.verdict == .different)
        #expect(diff.worst?.name == "frame-00002.png")
        #expect(diff.failures.last == "frame-00002.png: the sizes differ: expected 16 x 8 pixels, actual 8 x 8 pixels.")
    }

    @Test(
        "As many frames may differ as are allowed, whatever their pixels, but none may have another size",
        arguments: [
            (1, SequenceDiff.Verdict.different), (2, .same),
        ])
    func allowedFrames(_ allowed: Int, _ verdict: SequenceDiff.Verdict) throws {
        let place = try Place()
        try place.frames("a", 6)
        try place.frames("b", 6, touched: [1: 4, 4: 9])
        let comparison = SequenceComparison(allowedFrames: allowed)
        let paths = (try PictureSequence(place.path("a")), try PictureSequence(place.path("b")))
        let diff = try comparison.compare(expected: paths.0, actual: paths.1)
        #expect(diff.verdict == verdict && diff.failures.isEmpty == (verdict == .same))
        #expect(diff.summary == "2 of 6 frames differ (\(allowed) may): first frame-00001.png, worst frame-00004.png.")
        try PNGFile.write(Place.picture(4, width: 8), to: place.path("b/frame-00004.png"))
        #expect(try comparison.compare(expected: paths.0, actual: paths.1).verdict == .different)
    }

    @Test("The number of workers changes neither the verdict nor the order of what is shown", arguments: [1, 2, 3, 7])
    func workers(_ workers: Int) throws {
        let place = try Place()
        try place.frames("a", 30)
        try place.frames("b", 31, touched: [0: 1, 5: 3, 6: 9, 17: 2, 29: 1])
        var shown: [String] = []
        let diff = try SequenceComparison(workers: workers).compare(
            expected: PictureSequence(place.path("a")), actual: PictureSequence(place.path("b"))
        ) { shown.append($0.name) }
        #expect(shown == diff.differing.map(\.name) + ["frame-00030.png"])
        #expect(diff.frames.map(\.name) == (0...30).map { String(format: "frame-%05d.png", $0) })
        #expect(diff.failures == (try place.diff("a", "b")).failures && diff.failures.count == 7)
    }

    @Test("What is no picture is no difference but no verdict, on either side and even when both sides have it")
    func unreadable() throws {
        let place = try Place()
        for name in ["a", "b", "c"] { try place.frames(name, 2) }
        for name in ["b", "c"] {
            try Data("no picture".utf8).write(to: URL(fileURLWithPath: place.path("\(name)/frame-00001.png")))
        }
        for (expected, actual) in [("a", "b"), ("b", "a"), ("b", "c")] {
            let diff = try place.diff(expected, actual)
            #expect(diff.verdict == .incomparable)
            #expect(diff.failures.count == 1 && diff.failures[0].contains("frame-00001.png"))
        }
    }

    @Test("A mask of another size gives no verdict")
    func mask() throws {
        let place = try Place()
        try place.frames("a", 1)
        try place.frames("b", 1, touched: [0: 1])
        let diff = try place.diff("a", "b", PixelComparison(mask: Place.picture(0, width: 4)))
        #expect(diff.verdict == .incomparable)
    }

    @Test("Animated PNGs are compared frame by frame, with each other and with folders")
    func animations() throws {
        let place = try Place()
        for (name, count, rate, touched) in [("a.apng", 5, 10, -1), ("b.apng", 5, 10, 3), ("c.apng", 4, 20, -1)] {
            let writer = try APNGWriter(width: 16, height: 8, frameCount: count, timing: FrameTiming(frames: rate)!)
            var bytes: [UInt8] = []
            for number in 0..<count {
                var picture = Place.picture(number)
                if number == touched { picture.pixels[17] ^= 1 }
                bytes += try writer.append(picture.premultiplied())
            }
            try AtomicFile.write(bytes + writer.finish(), to: place.path(name))
        }
        try place.frames("folder", 5)
        #expect(try place.diff("a.apng", "a.apng").verdict == .same)
        let other = try place.diff("a.apng", "b.apng")
        #expect(other.failures == ["frame 3: 1 of 128 pixels differs (0.78 %), at (1, 1), by at most 1 of 255."])
        #expect(other.summary == "1 of 5 frames differs: first frame 3, worst frame 3.")
        #expect(try place.diff("folder", "a.apng").verdict == .same)
        #expect(try place.diff("b.apng", "folder").failures.first?.hasPrefix("frame-00003.png: 1 of 128") == true)
        #expect(
            try place.diff("a.apng", "c.apng").failures == [
                "The frame counts differ: expected 5, actual 4.",
                "The frame rates differ: expected 10, actual 20 frames per second.",
                "frame 4: it is missing from the actual frames.",
            ])
        // The other way round what is more stands at the end, too, and so it does against a folder.
        #expect(
            try place.diff("c.apng", "a.apng").failures == [
                "The frame counts differ: expected 4, actual 5.",
                "The frame rates differ: expected 20, actual 10 frames per second.",
                "frame 4: it is not among the expected frames.",
            ])
        #expect(try place.diff("c.apng", "folder").frames.map(\.outcome).last == .extra)
        #expect(try place.diff("folder", "c.apng").frames.map(\.outcome).last == .missing)
        var bytes = try PNGFile.readBytes(place.path("b.apng"))
        bytes[bytes.count - 30] ^= 1
        try AtomicFile.write(bytes, to: place.path("b.apng"))
        #expect(throws: FrameFileError.self) { try place.diff("a.apng", "b.apng") }
        try PNGFile.write(Place.picture(0), to: place.path("one.png"))
        #expect(throws: SequenceComparison.Mismatch.self) { try place.diff("one.png", "a.apng") }
    }

    @Test("A file against a folder, and two empty folders, cannot be compared")
    func kinds() throws {
        let place = try Place()
        try place.frames("a", 1)
        try place.frames("empty", 0)
        try PNGFile.write(Place.picture(0), to: place.path("a.png"))
        #expect(throws: SequenceComparison.Mismatch.self) { try place.diff("a", "a.png") }
        #expect(throws: SequenceComparison.Mismatch.self) { try place.diff("empty", "empty") }
        #expect(throws: FrameFileError.self) { try place.diff("a", "nowhere") }
    }

    @Test("Evidence comes for failing pairs only, with a picture that marks the pixels")
    func evidence() throws {
        let place = try Place()
        try place.frames("a", 6)
        try place.frames("b", 6, touched: [3: 2])
        var seen: [SequenceComparison.Evidence] = []
        _ = try place.diff("a", "b") { seen.append($0) }
        #expect(seen.map(\.name) == ["frame-00003.png"])
        let picture = try #require(seen[0].difference)
        #expect(picture.pixels.indices.filter { picture.pixels[$0] == DiffPicture.different } == [0, 3])
    }

    @Test("Folders in folders are compared by their paths, each with its own count and rate")
    func trees() throws {
        let place = try Place()
        for name in ["a", "b"] {
            try place.frames("\(name)/beam", 3)
            try place.frames("\(name)/cards/dark", 2, touched: name == "b" ? [1: 1] : [:])
        }
        try place.frames("a/gone", 1)
        let diff = try place.diff("a", "b")
        #expect(diff.verdict == .different)
        #expect(diff.runs.map(\.name) == ["beam", "cards/dark", "gone"])
        #expect(
            diff.failures == [
                "gone: The frame counts differ: expected 1, actual 0.",
                "cards/dark/frame-00001.png: 1 of 128 pixels differs (0.78 %), at (0, 0), by at most 1 of 255.",
                "gone/frame-00000.png: it is missing from the actual frames.",
            ])
        #expect(try place.diff("a", "a").summary == "All 6 frames are the same.")
        let job = Manifest.Job(
            effect: "e", size: .init(width: 16, height: 8), framesPerSecond: 30, range: .init(0..<4))
        try FrameFolder(place.path("b/beam")).write(Manifest(tool: .init(version: "1"), job: job))
        #expect(
            try place.diff("a", "b").warnings == [
                "\(place.path("b/beam")) is not whole: its manifest.json lacks frames 0-3."
            ])
    }

    @Test("A picture that ends in .PNG is one, and the partner of one in small letters")
    func capitals() throws {
        let place = try Place()
        try place.frames("a", 3)
        try place.frames("b", 3, touched: [2: 1])
        for number in [0, 2] {
            let name = place.path("b/frame-0000\(number)")
            try FileManager.default.moveItem(atPath: name + ".png", toPath: name + ".PNG")
        }
        let diff = try place.diff("a", "b")
        #expect(diff.frames.map(\.name) == (0..<3).map { "frame-0000\($0).png" })
        #expect(diff.failures.count == 1 && diff.failures[0].hasPrefix("frame-00002.png: 1 of 128"))
    }

    @Test("Equal files that are no whole picture are no match")
    func equalButDamaged() throws {
        let place = try Place()
        for name in ["a", "b"] {
            try place.frames(name, 1)
            let bytes = try PNGFile.readBytes(place.path("\(name)/frame-00000.png"))
            try AtomicFile.write(Array(bytes.dropLast(20)), to: place.path("\(name)/frame-00000.png"))
        }
        #expect(try place.diff("a", "b").verdict == .incomparable)
    }

    @Test("Ignoring everything is told, and a mask of another size is no verdict even for equal files")
    func ignoringEverything() throws {
        let place = try Place()
        try place.frames("a", 3)
        try place.frames("b", 3, touched: [1: 3])
        let all = PixelComparison(ignoring: [PixelRect(x: 0, y: 0, width: 99, height: 99)])
        let diff = try place.diff("a", "b", all)
        #expect(diff.verdict == .same && diff.warnings == ["Nothing was compared: all pixels are ignored."])
        #expect(
            try place.diff("a", "b", PixelComparison(ignoring: [PixelRect(x: 0, y: 0, width: 15, height: 8)])).warnings
                == [])
        let mask = PixelComparison(mask: Place.picture(0, width: 4))
        #expect(try place.diff("a", "a", mask).verdict == .incomparable)
    }

    @Test("Evidence shows also what one side alone has, and what only one side can read")
    func lonely() throws {
        let place = try Place()
        try place.frames("a", 4)
        try place.frames("b", 5)
        try FileManager.default.removeItem(atPath: place.path("b/frame-00001.png"))
        try Data("no picture".utf8).write(to: URL(fileURLWithPath: place.path("b/frame-00002.png")))
        try PNGFile.write(Place.picture(3, width: 20, height: 6), to: place.path("b/frame-00003.png"))
        var seen: [SequenceComparison.Evidence] = []
        _ = try place.diff("a", "b") { seen.append($0) }
        #expect(seen.map(\.name) == (1...4).map { "frame-0000\($0).png" })
        #expect(seen.map { $0.expected != nil } == [true, true, true, false])
        #expect(seen.map { $0.actual != nil } == [false, false, true, true])
        #expect(seen[2].difference?.width == 20 && seen[2].difference?.height == 8)
    }

    @Test("An animation among pictures is compared with all its frames")
    func animationsAmongPictures() throws {
        let place = try Place()
        for (name, touched, count) in [("a", -1, 4), ("b", 2, 4), ("c", -1, 3)] {
            try FrameFolder(place.path(name)).create()
            let writer = try APNGWriter(width: 16, height: 8, frameCount: count, timing: FrameTiming(frames: 10)!)
            var bytes: [UInt8] = []
            for number in 0..<count {
                var picture = Place.picture(number)
                if number == touched { picture.pixels[17] ^= 1 }
                bytes += try writer.append(picture.premultiplied())
            }
            try AtomicFile.write(bytes + writer.finish(), to: place.path("\(name)/moving.png"))
        }
        #expect(try place.diff("a", "a").verdict == .same)
        #expect(
            try place.diff("a", "b").failures == [
                "moving.png: frame 2: 1 of 128 pixels differs (0.78 %), at (1, 1), by at most 1 of 255."
            ])
        #expect(
            try place.diff("a", "c").failures == [
                "moving.png: the animations have 4 and 3 frames, at 10 and 10 a second."
            ])
    }

    @Test(
        "Pictures of other kinds are named for what they are", arguments: [("GIF89a", "a GIF"), ("\u{1}", "not a PNG")])
    func otherKinds(start: String, words: String) throws {
        let place = try Place()
        try Data((start + "............").utf8).write(to: URL(fileURLWithPath: place.path("a.gif")))
        try PNGFile.write(Place.picture(0), to: place.path("b.png"))
        let diff = try place.diff("a.gif", "b.png")
        #expect(diff.verdict == .incomparable && diff.failures[0].contains(words), "\(diff.failures)")
    }
}
