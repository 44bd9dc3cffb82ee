import KinoraFrames
import Foundation
import KinoraDiff
import KinoraStage

@testable import KinoraTesting

/// A place for approved pictures and artifacts of its own, and assertions of a view with one color as if each were a test
/// run of a new process.
@MainActor
final class Workbench {
    let folder: URL

    init() {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("kinora-testing-\(UUID().uuidString)")
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    var place: GoldenPlace {
        // The file's path needs to be static, so the place is moved to the folder.
        GoldenPlace(
            SourcePlace(fileID: "Module/BadgeTests.swift", filePath: "/BadgeTests.swift", line: 7, column: 1),
            function: "badge()",
            name: nil, environment: ["KINORA_ARTIFACTS": folder.appendingPathComponent("artifacts").path], in: folder)
    }

    var goldens: URL { folder.appendingPathComponent("__Frames__/BadgeTests") }

    static let stage = CGSize(width: 20, height: 10)

    /// A bar that grows with time to the whole width at 1 s, in a color.
    private struct Bar: View {
        let color: Color

        var body: some View {
            TimelineView(.animation) { context in
                HStack(spacing: 0) {
                    color.frame(width: min(20, max(0, context.date.timeIntervalSinceReferenceDate * 20)))
                    Spacer(minLength: 0)
                }
            }
        }
    }

    func performance(_ color: Color, size: CGSize = stage) -> Performance {
        Performance(stage: Stage(size: size, duration: 2) { Bar(color: color) }, background: .white)
    }

    func frames(
        _ color: Color, at times: [Double] = [0.5], mode: RecordMode = .missing,
        comparison: PixelComparison = PixelComparison(),
        size: CGSize = stage, recorded: RecordedFiles = RecordedFiles(), line: Int = 7
    ) throws -> FrameAssertionFailure? {
        try FrameAssertion(place: place, line: line, comparison: comparison, mode: mode, recorded: recorded)
            .run(performance(color, size: size), at: times)
    }

    func animation(
        _ color: Color, for duration: Double = 1, fps: Int = 10, mode: RecordMode = .missing, size: CGSize = stage,
        comparison: PixelComparison = PixelComparison()
    ) throws -> FrameAssertionFailure? {
        try AnimationAssertion(
            golden: GoldenAnimation(place: place, comparison: comparison), line: 7, mode: mode,
            recorded: RecordedFiles()
        ).run(performance(color, size: size), for: duration, fps: fps)
    }

    func names(_ folder: URL) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
    }
}
