import Foundation
import Pixels
import Rasterizer
import SceneGraph
import Testing

@testable import Effects
@testable import Views

/// Every effect is a pure function of time.
@MainActor
@Suite(.serialized)
struct DeterminismTests {
    nonisolated static let names = Catalogue.entries.map(\.name)

    private func stage(_ name: String, seed: UInt64 = 0) throws -> Stage {
        let entry = try #require(Catalogue.entry(named: name))
        let values = try entry.values()
        return Stage(size: entry.size, duration: entry.duration, script: entry.script, seed: seed) {
            entry.makeView(values)
        }
    }

    @Test("Seeking, playing and shuffling give the same scenes", arguments: names)
    func order(_ name: String) throws {
        let entry = try #require(Catalogue.entry(named: name))
        let times = (0..<20).map { Double($0) * entry.duration / 20 }
        let played = try stage(name)
        let inOrder = try times.map { try played.scene(at: $0) }
        let shuffled = try stage(name)
        for index in [13, 2, 19, 7, 0, 11, 2, 16, 5, 18] {
            #expect(try shuffled.scene(at: times[index]) == inOrder[index])
        }
        for index in [19, 8, 1] { #expect(try stage(name).scene(at: times[index]) == inOrder[index]) }
    }

    @Test("Frames at 30 per second are every second one at 60", arguments: names)
    func rates(_ name: String) throws {
        let (slow, fast) = (try stage(name), try stage(name))
        let fastScenes = try (0..<60).map { try fast.scene(at: Double($0) / 60) }
        for frame in 0..<30 { #expect(try slow.scene(at: Double(frame) / 30) == fastScenes[2 * frame]) }
    }

    @Test("A loop's end is its beginning", arguments: Catalogue.entries.filter(\.loops).map(\.name))
    func seam(_ name: String) throws {
        let entry = try #require(Catalogue.entry(named: name))
        let stage = try stage(name)
        let rasterizer = Rasterizer(scale: 0.5)
        func picture(_ time: Double) throws -> Pixmap { try rasterizer.render(stage.scene(at: time)) }
        let (first, last) = (try picture(0), try picture(entry.duration))
        let neighbours = try largestStep(picture(0), picture(1.0 / 30))
        #expect(largestStep(first, last) <= neighbours)
    }

    /// The largest difference of any channel of any pixel.
    private func largestStep(_ a: Pixmap, _ b: Pixmap) -> Int {
        var largest = 0
        for (left, right) in zip(a.pixels, b.pixels) where left != right {
            for shift: UInt32 in [0, 8, 16, 24] {
                let (one, other) = (Int((left >> shift) & 255), Int((right >> shift) & 255))
                largest = max(largest, abs(one - other))
            }
        }
        return largest
    }

    @Test("Another seed is another burst of confetti, and only of confetti")
    func seeds() throws {
        #expect(try stage("confetti", seed: 1).scene(at: 0.5) != stage("confetti", seed: 2).scene(at: 0.5))
        #expect(try stage("beam", seed: 1).scene(at: 0.5) == stage("beam", seed: 2).scene(at: 0.5))
    }
}
