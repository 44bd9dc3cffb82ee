import KinoraFrames
import Foundation
import KinoraJobs
import KinoraDiff
import KinoraPixels
import KinoraStage
import KinoraViews

/// Compares a whole run of a view, frame by frame, with one approved animation: an animated PNG beside the test, in
/// `__Frames__/<test file>/<name>.apng`, which any browser plays.
///
/// Another number of frames, another size and another frame rate are failures of their own; of frames that differ, the first
/// and the worst are named and shown. What is wrong becomes a failure of the running test, of Swift Testing or XCTest, at the
/// line of the call.
///
/// ```swift
/// @Test func bounce() {
///     assertAnimation(of: Ball(), for: 1.5, fps: 30, script: tap, size: CGSize(width: 120, height: 120))
/// }
/// ```
///
/// - Parameters:
///   - duration: seconds; frame *i* is taken at *i* / fps.
///   - fps: frames per second, from 1 to 1000.
///   - tolerance: how many pixels, or what share of them, may differ in each frame.
///   - name: names the animation; the test function's name by default.
///
/// The other parameters are those of `assertFrames`.
public func assertAnimation(
    of view: @autoclosure @escaping @MainActor () -> some View, for duration: Double, fps: Int = 30,
    script: Script = .empty, size: CGSize,
    scale: Double = 1, seed: UInt64 = 0, appearance: ColorScheme = .light, background: RGBA? = .white,
    metric: DiffMetric = .exact, tolerance: DiffTolerance = .none, ignoring ignored: [PixelRect] = [],
    record: RecordMode? = nil, named name: String? = nil,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    function: String = #function
) {
    let source = SourcePlace(fileID: "\(fileID)", filePath: filePath, line: Int(line), column: Int(column))
    TestReport.failures(at: source, isNamed: name != nil) {
        try MainQueue.run {
            let stage = Stage(
                size: size, duration: duration, script: script, seed: seed, scale: scale, appearance: appearance,
                content: view)
            return try AnimationAssertion(
                golden: GoldenAnimation(
                    place: GoldenPlace(source, function: function, name: name),
                    comparison: PixelComparison(metric: metric, ignoring: ignored, tolerance: tolerance)),
                line: Int(line), mode: try record ?? .ofEnvironment()
            ).run(Performance(stage: stage, background: background), for: duration, fps: fps)
        }
    }
}

/// The assertion apart from the runner that it tells.
@MainActor
struct AnimationAssertion {
    let golden: GoldenAnimation
    /// Of the call.
    let line: Int
    let mode: RecordMode
    var recorded = RecordedFiles.shared

    /// Nil when every frame is as approved.
    func run(_ performance: Performance, for duration: Double, fps: Int) throws -> FrameAssertionFailure? {
        guard let rate = FrameRate(frames: fps), duration >= 0, let count = rate.count(in: duration) else {
            return FrameAssertionFailure("\(duration) s at \(fps) frames per second make no animation.")
        }
        if let other = recorded.otherOwner(of: golden.path, line: line) {
            return FrameAssertionFailure(
                "the assertion in line \(other) uses \(golden.path), too; give one of them a name with named:.")
        }
        let run = GoldenAnimation.Run(rate: rate, count: count) { try performance.frame(at: rate.time(of: $0)) }
        guard let item = try judge(run) else { return nil }
        return FrameAssertionFailure([item], advice: Advice.text([item], mode))
    }

    private func judge(_ run: GoldenAnimation.Run) throws -> FrameAssertionFailure.Item? {
        let path = golden.path
        let mayRecord = mode != .never && recorded.mayRecord(path)
        guard FileManager.default.fileExists(atPath: path) else {
            guard mayRecord else { return .init("there is no approved animation at \(path).") }
            try record(run)
            return .init(
                "there was no approved animation; this one was recorded.", [.init(.actual, path)], isRecorded: true)
        }
        let verdict: GoldenAnimation.Verdict
        do { verdict = try golden.compare(run, exactly: mode == .all) } catch let error as FrameFileError {
            guard mayRecord, mode != .missing else { throw error }
            try record(run)
            return .init(
                "the approved animation could not be read and was recorded anew.", [.init(.actual, path)],
                isRecorded: true)
        }
        guard verdict.diff.verdict != .same else { return nil }
        var files = try golden.writeEvidence(verdict)
        guard mayRecord, mode != .missing else {
            let actual = golden.place.artifact("-actual.apng")
            try GoldenPlace.write(try run.encoded(), to: actual)
            return .init(verdict.sentence + ".", [.init(.expected, path), .init(.actual, actual)] + files)
        }
        files.insert(.init(.expected, try keep()), at: 0)
        try record(run)
        return .init(
            verdict.sentence + "; the new animation was recorded.",
            [files[0], .init(.actual, path)] + files.dropFirst(), isRecorded: true)
    }

    private func record(_ run: GoldenAnimation.Run) throws {
        try GoldenPlace.write(try run.encoded(), to: golden.path)
        recorded.didRecord(golden.path)
    }

    /// Puts a copy of the approved animation among the artifacts before it is replaced.
    private func keep() throws -> String {
        let copy = golden.place.artifact("-expected.apng")
        try GoldenPlace.write(try PNGFile.readBytes(golden.path), to: copy)
        return copy
    }
}
