import Foundation
import FrameFiles
import PixelDiff
import Pixels
import Rasterizer
import Testing

@testable import Effects
@testable import Views

/// Small approved pictures of every effect at its beginning, middle and end, compared exactly on all four channels.
///
/// With `KINORA_RECORD=all` in the environment they are written anew; look at each before approving it.
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
        let actual = try picture(of: entry, at: share * entry.duration)
        let path = GoldenTests.folder.appendingPathComponent("\(name)-\(moment).png").path
        if ProcessInfo.processInfo.environment["KINORA_RECORD"] == "all" {
            try FileManager.default.createDirectory(at: GoldenTests.folder, withIntermediateDirectories: true)
            try PNGFile.write(actual, to: path)
            return
        }
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
