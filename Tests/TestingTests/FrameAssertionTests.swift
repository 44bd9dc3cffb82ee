import KinoraFrames
import Foundation
import KinoraDiff
import Testing
import KinoraViews

@testable import KinoraTesting

@MainActor @Suite struct FrameAssertionTests {
    private let bench = Workbench()

    @Test("a first run records, fails and says so; the second passes and writes nothing")
    func recordsMissing() throws {
        let failure = try #require(try bench.frames(.red, at: [0, 0.5]))
        #expect(
            failure.items.count == 2 && failure.items[1].sentence.contains("at 0.500 s: there was no approved picture"))
        #expect(bench.names(bench.goldens) == ["badge-0.000.png", "badge-0.500.png"])
        let picture = try PNGFile.read(failure.files[1].path)
        #expect(picture[9, 5] != picture[10, 5] && picture[10, 5] == 0xFFFF_FFFF)
        #expect(try bench.frames(.red, at: [0, 0.5]) == nil)
    }

    @Test("another color fails with the pixels in words and three pictures that show it")
    func differs() throws {
        _ = try bench.frames(.red)
        let failure = try #require(try bench.frames(.blue))
        #expect(
            failure.items[0].sentence.hasPrefix(
                "at 0.500 s: 100 of 200 pixels differ (50 %), within 10 x 10 pixels at (0, 0), by at most "))
        #expect(failure.files.map(\.role) == [.expected, .actual, .difference])
        let pictures = try failure.files.map { try PNGFile.read($0.path) }
        #expect(pictures[0][0, 0] != pictures[1][0, 0] && pictures[2][0, 0] == DiffPicture.different)
        #expect(pictures[2][15, 5] != DiffPicture.different)
        #expect(failure.description.contains("    expected    \(bench.goldens.path)/badge-0.500.png"))
        #expect(failure.advice.contains("KINORA_RECORD=failed"))
    }

    @Test("failed records what differs, keeps the old picture among the artifacts and still fails once")
    func recordsFailed() throws {
        _ = try bench.frames(.red)
        let failure = try #require(try bench.frames(.blue, mode: .failed))
        #expect(failure.items[0].sentence.hasSuffix("; the new picture was recorded."))
        #expect(failure.files.map(\.role) == [.expected, .actual, .difference])
        #expect(try PNGFile.read(failure.files[0].path)[0, 0] != PNGFile.read(failure.files[1].path)[0, 0])
        #expect(try bench.frames(.blue) == nil)
    }

    @Test("never records nothing, neither a missing picture nor another one")
    func never() throws {
        let failure = try #require(try bench.frames(.red, mode: .never))
        #expect(failure.items[0].sentence.contains("there is no approved picture at \(bench.goldens.path)"))
        #expect(bench.names(bench.goldens).isEmpty)
        _ = try bench.frames(.red)
        _ = try bench.frames(.blue, mode: .never)
        #expect(try bench.frames(.red) == nil)
    }

    @Test("all records pictures that differ within the tolerance, which failed leaves alone")
    func all() throws {
        let lenient = PixelComparison(tolerance: DiffTolerance(share: 1))
        _ = try bench.frames(.red)
        #expect(try bench.frames(.blue, mode: .failed, comparison: lenient) == nil)
        #expect(try bench.frames(.red) == nil)
        #expect(try bench.frames(.blue, mode: .all, comparison: lenient) != nil)
        #expect(try bench.frames(.blue, mode: .all) == nil)
        #expect(try bench.frames(.blue) == nil)
    }

    @Test("metric, ignored rectangles and tolerance decide what passes")
    func comparisons() throws {
        _ = try bench.frames(.red)
        #expect(
            try bench.frames(.red, at: [0.5], size: CGSize(width: 21, height: 10))?.description.contains(
                "the sizes differ") == true)
        let left = PixelRect(x: 0, y: 0, width: 10, height: 10)
        #expect(try bench.frames(.blue, comparison: PixelComparison(ignoring: [left])) == nil)
        #expect(try bench.frames(.blue, comparison: PixelComparison(tolerance: DiffTolerance(pixels: 100))) == nil)
        #expect(try bench.frames(.blue, comparison: PixelComparison(tolerance: DiffTolerance(pixels: 99))) != nil)
        #expect(try bench.frames(.blue, comparison: PixelComparison(metric: .channels(maximum: 255))) == nil)
    }

    @Test("the advice follows what happened: look, record anew, or give a name")
    func advice() throws {
        let missing = try #require(try bench.frames(.red, at: [0.25, 0.75]))
        #expect(missing.items.allSatisfy(\.isRecorded) && missing.advice.hasPrefix("Look at what was recorded"))
        let wrong = try #require(try bench.frames(.blue, at: [0.25]))
        #expect(!wrong.items[0].isRecorded && wrong.advice.contains("KINORA_RECORD=failed"))
        let refused = try #require(try bench.frames(.red, at: [0.5], mode: .never))
        #expect(!refused.items[0].isRecorded && refused.advice.contains("KINORA_RECORD=failed"))
        // One that was recorded is to be looked at, whatever the others are.
        let both = try #require(try bench.frames(.blue, at: [0.25, 1]))
        #expect(both.items.map(\.isRecorded) == [false, true] && both.advice.hasPrefix("Look at what was recorded"))
        let anew = try #require(try bench.frames(.blue, at: [0.25], mode: .failed))
        #expect(anew.items[0].isRecorded && anew.advice.hasPrefix("Look at what was recorded"))
    }

    @Test("two assertions that share a name are told, and a repeated one is compared with what it recorded")
    func sharedNames() throws {
        let process = RecordedFiles()
        _ = try bench.frames(.red, recorded: process, line: 7)
        let second = try #require(try bench.frames(.red, recorded: process, line: 12))
        #expect(second.description.contains("line 7") && second.description.contains("named:"))
        #expect(try bench.frames(.red, mode: .failed, recorded: process, line: 7) == nil)
        // Another argument of a parameterized test must not overwrite the first one's picture.
        let other = try #require(try bench.frames(.blue, mode: .failed, recorded: process, line: 7))
        #expect(!other.items[0].isRecorded && other.advice.contains("named:"))
        #expect(try bench.frames(.red) == nil)
    }

    @Test("a damaged approved picture is an error, unless it may be recorded anew")
    func damaged() throws {
        _ = try bench.frames(.red)
        try Data("no picture".utf8).write(to: bench.goldens.appendingPathComponent("badge-0.500.png"))
        #expect(throws: FrameFileError.self) { try bench.frames(.red) }
        #expect(try bench.frames(.red, mode: .failed) != nil)
        #expect(try bench.frames(.red) == nil)
    }

    @Test("times that are none are told")
    func times() throws {
        #expect(try bench.frames(.red, at: []) != nil)
        #expect(try bench.frames(.red, at: [-1]) != nil)
        #expect(try bench.frames(.red, at: [.nan]) != nil)
        #expect(GoldenPicture.text(0.5) == "0.500" && GoldenPicture.text(1.0 / 3) == "\(1.0 / 3)")
    }

    @Test("the environment chooses the mode, and a word that is no mode is told")
    func environment() throws {
        #expect(try RecordMode.ofEnvironment([:]) == .missing)
        for mode in RecordMode.allCases {
            #expect(try RecordMode.ofEnvironment(["KINORA_RECORD": mode.rawValue]) == mode)
        }
        #expect { try RecordMode.ofEnvironment(["KINORA_RECORD": "yes"]) } throws: {
            "\($0)".contains("missing, failed, all, never")
        }
    }

    @Test(
        "names hold nothing that a file name cannot, and no way out of the folder",
        arguments: [
            ("a/b c", "a-b-c"), ("..", "frames"), ("", "frames"), ("Bär_1", "Bär_1"),
        ])
    func names(name: String, plain: String) {
        #expect(GoldenPlace.plain(name) == plain)
    }

    @Test("a test that is not bound to the main actor can compare frames, and is told in its own name")
    nonisolated func anyThread() async {
        await Task.detached(priority: .utility) {}.value
        withKnownIssue {
            assertFrames(of: Color.red, at: [0], size: CGSize(width: 4, height: 4), record: .never)
        } matching: {
            $0.comments.first.map { "\($0)" }?.contains("anyThread-0.000.png") == true
        }
    }

    @Test("a failure is recorded as an issue of the running test, with the pictures attached")
    func report() {
        withKnownIssue {
            assertFrames(of: Color.red, at: [0], size: CGSize(width: 4, height: 4), record: .never)
        } matching: { issue in
            issue.comments.first.map { "\($0)" }?.contains("there is no approved picture") == true
                && issue.sourceLocation?.fileID.hasSuffix("FrameAssertionTests.swift") == true
        }
        #expect(TestReport.attachmentName(.init(.expected, "/a/badge-0.5.png")) == "badge-0.5-expected.png")
        #expect(TestReport.attachmentName(.init(.actual, "/a/badge-0.5-actual.png")) == "badge-0.5-actual.png")
    }

    @Test("A failure of a parameterized test without a name says what to write", arguments: [true, false])
    func naming(isParameterized: Bool) throws {
        _ = try bench.frames(.red)
        let failure = try #require(try bench.frames(.blue))
        let told = TestReport.namingAdvised(failure, isParameterized: isParameterized)
        #expect(told.items == failure.items)
        #expect(told.advice.contains("named: \"\\(argument)\"") == isParameterized)
        // The runner knows that this very test has arguments.
        #expect(TestReport.namingAdvised(failure).advice.contains("named: "))
    }
}
