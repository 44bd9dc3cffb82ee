import FrameFiles
import PixelDiff
import Pixels
import Rasterizer
import Views

/// Compares frames of a view with approved pictures, in any test runner: a difference is a thrown error whose
/// description says what differs and where the pictures lie.
///
/// Approved pictures are PNG files beside the test, in `__Frames__/<test file>/<name>-<time>.png`. They are compared on
/// all four channels, exactly unless `tolerance` allows pixels to differ, because frames are the same on every machine.
///
/// ```swift
/// @Test @MainActor func badge() throws {
///     try assertFrames(of: Badge(), at: [0, 0.5, 1], size: CGSize(width: 120, height: 120))
/// }
/// ```
///
/// - Parameters:
///   - times: seconds from the start.
///   - script: what the user does.
///   - size: the stage in points.
///   - scale: pixels per point.
///   - background: painted behind the view; nil leaves it transparent.
///   - tolerance: how many pixels, or what share of them, may differ; none by default.
///   - record: which pictures to write; nil follows the environment variable `KINORA_RECORD`, else `missing`.
///   - name: names the pictures; the test function's name by default.
/// - Throws: `FrameAssertionFailure` for pictures that are missing or differ, errors of the stage and of files.
@MainActor
public func assertFrames(
    of view: @autoclosure @escaping () -> some View, at times: [Double], script: Script = .empty, size: CGSize, scale: Double = 1,
    seed: UInt64 = 0, appearance: ColorScheme = .light, background: RGBA? = .white,
    tolerance: DiffTolerance = .none, record: RecordMode? = nil, named name: String? = nil,
    filePath: String = #filePath, function: String = #function
) throws {
    let duration = times.max() ?? 0
    let stage = Stage(
        size: size, duration: duration, script: script, seed: seed, scale: scale, appearance: appearance, content: view)
    let rasterizer = Rasterizer(scale: scale)
    let goldens = GoldenFolder(testFile: filePath, name: name ?? GoldenFolder.plainName(function))
    let mode = record ?? .current
    var failures: [FrameAssertionFailure.Frame] = []
    for time in times {
        var scene = try stage.scene(at: time)
        scene.background = background
        let actual = try rasterizer.render(scene).straight()
        if let failure = try goldens.check(actual, at: time, tolerance: tolerance, mode: mode) { failures.append(failure) }
    }
    if !failures.isEmpty { throw FrameAssertionFailure(frames: failures) }
}
