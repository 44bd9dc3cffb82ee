import KinoraFrames
import Foundation
import KinoraDiff
import KinoraPixels
import KinoraStage
import KinoraViews

/// Compares frames of a view with approved pictures. What is wrong becomes a failure of the running test, of Swift Testing or
/// XCTest, at the line of the call; the test goes on. It may be called on any thread; views are performed on the main queue.
///
/// Approved pictures are PNG files beside the test, in `__Frames__/<test file>/<name>-<seconds>.png`. All four channels are
/// compared, exactly unless `metric` or `tolerance` say otherwise, because frames are the same on every machine. The message
/// says what differs and where the expected, the actual and the difference picture lie; Swift Testing also gets them as attachments.
///
/// ```swift
/// @Test func badge() {
///     assertFrames(of: Badge(), at: [0, 0.5, 1], size: CGSize(width: 120, height: 120))
/// }
/// ```
///
/// - Parameters:
///   - times: seconds from the start, 0 or later.
///   - script: what the user does.
///   - size: the stage in points.
///   - scale: pixels per point.
///   - background: painted behind the view; nil leaves it transparent.
///   - metric: when two pixels differ.
///   - tolerance: how many pixels, or what share of them, may differ; none by default.
///   - ignored: rectangles in pixels that are not compared.
///   - record: which pictures to write; nil follows the environment variable `KINORA_RECORD`, else `missing`.
///   - name: names the pictures; the test function's name by default. Two assertions of one test file need different names, and so
///     do the arguments of a parameterized test.
public func assertFrames(
    of view: @autoclosure @escaping @MainActor () -> some View, at times: [Double], script: Script = .empty,
    size: CGSize, scale: Double = 1,
    seed: UInt64 = 0, appearance: ColorScheme = .light, background: RGBA? = .white,
    metric: DiffMetric = .exact, tolerance: DiffTolerance = .none, ignoring ignored: [PixelRect] = [],
    record: RecordMode? = nil, named name: String? = nil,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    function: String = #function
) {
    let source = SourcePlace(fileID: "\(fileID)", filePath: filePath, line: Int(line), column: Int(column))
    TestReport.failures(at: source, isNamed: name != nil) {
        try MainQueue.run {
            let place = GoldenPlace(source, function: function, name: name)
            let stage = Stage(
                size: size, duration: times.max() ?? 0, script: script, seed: seed, scale: scale,
                appearance: appearance, content: view)
            return try FrameAssertion(
                place: place, line: Int(line),
                comparison: PixelComparison(metric: metric, ignoring: ignored, tolerance: tolerance),
                mode: try record ?? .ofEnvironment()
            ).run(Performance(stage: stage, background: background), at: times)
        }
    }
}

/// The assertion apart from the runner that it tells.
@MainActor
struct FrameAssertion {
    let place: GoldenPlace
    /// Of the call.
    let line: Int
    let comparison: PixelComparison
    let mode: RecordMode
    var recorded = RecordedFiles.shared

    /// Nil when every frame is as approved.
    func run(_ performance: Performance, at times: [Double]) throws -> FrameAssertionFailure? {
        guard let first = times.min(), first >= 0, times.allSatisfy(\.isFinite) else {
            return FrameAssertionFailure(
                times.isEmpty ? "no time was given, so there is nothing to compare." : "times are seconds from 0 on.")
        }
        var items: [FrameAssertionFailure.Item] = []
        for time in times {
            let golden = GoldenPicture(place: place, time: time, comparison: comparison, mode: mode, recorded: recorded)
            if let other = recorded.otherOwner(of: golden.path, line: line) {
                return FrameAssertionFailure(
                    "the assertion in line \(other) uses \(golden.path), too; give one of them a name with named:.")
            }
            if let item = try golden.check(performance.frame(at: time).straight()) { items.append(item) }
        }
        return items.isEmpty ? nil : FrameAssertionFailure(items, advice: Advice.text(items, mode))
    }
}

/// What to do next.
enum Advice {
    static func text(_ items: [FrameAssertionFailure.Item], _ mode: RecordMode) -> String {
        if items.contains(where: \.isRecorded) { return "Look at what was recorded and run the test again." }
        guard mode == .missing || mode == .never else {
            return
                "This run has written the approved file before; arguments of a parameterized test need names of their own with named:."
        }
        return
            "If the new pictures are right, run the test once with \(RecordMode.variable)=failed and look at what it records."
    }
}
