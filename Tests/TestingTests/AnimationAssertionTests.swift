import KinoraFrames
import Foundation
import KinoraDiff
import Testing
import KinoraViews

@testable import KinoraTesting

@MainActor @Suite struct AnimationAssertionTests {
    private let bench = Workbench()

    @Test("a whole run is recorded as one animated PNG and compared with it frame by frame")
    func wholeRun() throws {
        let failure = try #require(try bench.animation(.red))
        #expect(failure.description.contains("this one was recorded"))
        #expect(bench.names(bench.goldens) == ["badge.apng"])
        let reader = try APNGReader(PNGFile.readBytes(failure.files[0].path))
        #expect(reader.frameCount == 10 && reader.framesPerSecond == 10 && reader.width == 20)
        #expect(try bench.animation(.red) == nil)
    }

    @Test("the first and the worst frame that differ are named and shown")
    func differs() throws {
        _ = try bench.animation(.red)
        let failure = try #require(try bench.animation(.blue))
        // The bar has no width at 0 s and is 18 pixels wide in the last frame.
        #expect(failure.description.contains("9 of 10 frames differ; first frame 1, 20 of 200 pixels differ"))
        #expect(failure.description.contains("worst frame 9, 180 of 200 pixels differ"))
        #expect(failure.files.map(\.role) == [.expected, .actual, .difference, .difference])
        let actual = try APNGReader(PNGFile.readBytes(failure.files[1].path))
        #expect(actual.frameCount == 10)
        let strip = try PNGFile.read(failure.files[2].path)
        #expect(strip.width == 3 * 20 + 2 * 8 && strip.height == 10)
    }

    @Test("other counts, rates and sizes are failures of their own")
    func sequences() throws {
        _ = try bench.animation(.red)
        #expect(
            try bench.animation(.red, for: 1.2)?.description.contains("The frame counts differ: expected 10, actual 12")
                == true)
        #expect(try bench.animation(.red, for: 0.5)?.description.contains("expected 10, actual 5") == true)
        let faster = try #require(try bench.animation(.red, for: 0.5, fps: 20))
        #expect(faster.description.contains("The frame rates differ: expected 10, actual 20 frames per second"))
        let larger = try #require(try bench.animation(.red, size: CGSize(width: 20, height: 12)))
        #expect(larger.description.contains("the sizes differ"))
    }

    @Test("recording what failed keeps the old animation among the artifacts")
    func records() throws {
        _ = try bench.animation(.red)
        let failure = try #require(try bench.animation(.blue, mode: .failed))
        #expect(
            failure.description.contains("the new animation was recorded")
                && failure.files[0].path.hasSuffix("-expected.apng"))
        #expect(try PNGFile.readBytes(failure.files[0].path) != PNGFile.readBytes(failure.files[1].path))
        #expect(try bench.animation(.blue) == nil)
        #expect(try bench.animation(.red, mode: .never) != nil)
        #expect(try bench.animation(.blue) == nil)
    }

    @Test("a tolerance holds for each frame")
    func tolerance() throws {
        _ = try bench.animation(.red)
        let lenient = PixelComparison(tolerance: DiffTolerance(pixels: 180))
        #expect(try bench.animation(.blue, comparison: lenient) == nil)
        #expect(try bench.animation(.blue, comparison: PixelComparison(tolerance: DiffTolerance(pixels: 179))) != nil)
        #expect(try bench.animation(.blue, mode: .all, comparison: lenient) != nil)
        #expect(try bench.animation(.blue) == nil)
    }

    @Test("an animation that cannot be read is an error, and rates that make none are told")
    func unreadable() throws {
        _ = try bench.animation(.red)
        try Data("no picture".utf8).write(to: bench.goldens.appendingPathComponent("badge.apng"))
        #expect(throws: FrameFileError.self) { try bench.animation(.red) }
        #expect(try bench.animation(.red, fps: 0) != nil)
        #expect(try bench.animation(.red, for: -1) != nil)
    }
}
