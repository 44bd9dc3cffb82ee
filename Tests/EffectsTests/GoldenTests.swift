import Foundation
import KinoraFrames
import KinoraDiff
import KinoraPixels
import Testing

import KinoraStage
@testable import KinoraEffects
@testable import KinoraViews

/// Small approved pictures of every effect at its beginning, middle and end, compared exactly on all four channels.
///
/// `scripts/goldens` writes them with the release build of the command, so these tests, which run in debug, also show that
/// both builds draw the same bytes. Look at each picture before approving it.
@MainActor
struct GoldenTests {
    nonisolated static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Fixtures/goldens")

    /// Shares of an effect's duration.
    nonisolated static let moments = [("start", 0.12), ("middle", 0.5), ("end", 0.85)]

    @Test("Frames are the approved ones", arguments: Catalogue.entries.map(\.name))
    func golden(_ name: String) async throws {
        let entry = try #require(Catalogue.entry(named: name))
        let stage = Stage(size: entry.size, duration: entry.duration, script: entry.script, seed: 1, scale: 0.5) {
            [values = try entry.values()] in entry.makeView(values)
        }
        let scenes = try GoldenTests.moments.map { _, share in
            // Whole milliseconds, as the script writes them.
            var scene = try stage.scene(at: (share * entry.duration * 1000).rounded() / 1000)
            scene.background = .white
            return scene
        }
        let pictures = try await PictureMaker.pictures(of: scenes, scale: 0.5)
        for ((moment, _), actual) in zip(GoldenTests.moments, pictures) {
            let path = GoldenTests.folder.appendingPathComponent("\(name)-\(moment).png").path
            let difference = PixelComparison().compare(expected: try PNGFile.read(path), actual: actual.straight())
            #expect(difference.isSame, "\(name) at its \(moment): \(difference.sentence)")
        }
    }
}
