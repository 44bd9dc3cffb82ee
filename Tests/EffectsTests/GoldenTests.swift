import Foundation
import KinoraFrames
import KinoraDiff
import KinoraPixels
import KinoraRaster
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

    @Test("Frames are the approved ones", arguments: Catalogue.entries.map(\.name), moments.map(\.0))
    func golden(_ name: String, _ moment: String) throws {
        let entry = try #require(Catalogue.entry(named: name))
        let share = try #require(GoldenTests.moments.first { $0.0 == moment }).1
        // Whole milliseconds, as the script writes them.
        let actual = try picture(of: entry, at: (share * entry.duration * 1000).rounded() / 1000)
        let path = GoldenTests.folder.appendingPathComponent("\(name)-\(moment).png").path
        let difference = PixelComparison().compare(expected: try PNGFile.read(path), actual: actual)
        #expect(difference.isSame, "\(name) at its \(moment): \(difference.sentence)")
    }

    private func picture(of entry: CatalogueEntry, at time: Double) throws -> StraightPixmap {
        let values = try entry.values()
        let scale = 0.5
        let stage = Stage(size: entry.size, duration: entry.duration, script: entry.script, seed: 1, scale: scale) {
            entry.makeView(values)
        }
        var scene = try stage.scene(at: time)
        scene.background = .white
        return try Rasterizer(scale: scale).render(scene).straight()
    }
}
