import KinoraRaster
import KinoraScene
import Testing

@testable import KinoraEffects
@testable import KinoraStage

/// What a frame takes over from the one before is what it would have made.
@MainActor
struct ReuseTests {
    @Test(
        "Frames in order are as frames made from nothing", arguments: Catalogue.entries.map(\.name))
    func fresh(_ name: String) throws {
        let entry = try #require(Catalogue.entry(named: name))
        let stage = entry.stage(try entry.values())
        Graph.comparesFrames = true
        defer { Graph.comparesFrames = false }
        // Pairs of neighbors, spread over the performance.
        for index in 0..<8 {
            let time = entry.duration * Double(index) / 8
            for step in 0..<3 { _ = try stage.scene(at: time + Double(step) / 60) }
        }
        for index in (0..<8).reversed() { _ = try stage.scene(at: entry.duration * (Double(index) + 0.4) / 8) }
    }

    @Test(
        "Frames drawn after others have the pixels of frames drawn from nothing",
        arguments: Catalogue.entries.map(\.name))
    func pixels(_ name: String) async throws {
        let entry = try #require(Catalogue.entry(named: name))
        let stage = entry.stage(try entry.values())
        // Neighbors, as in a sequence, and jumps between them.
        let times = [0, 0.3, 0.7].flatMap { share in (0..<3).map { entry.duration * share + Double($0) / 60 } }
        let scenes = try times.map { try stage.scene(at: $0) }
        let changes = try await Self.wrongChanges(in: scenes, scale: stage.scale)
        #expect(changes.isEmpty)
    }

    /// What was drawn anew in frames whose pixels are not those of a frame drawn from nothing.
    @concurrent
    private static func wrongChanges(in scenes: [FrameScene], scale: Double) async throws -> [String] {
        let (sequence, fresh) = (SequenceRasterizer(scale: scale), Rasterizer(scale: scale))
        return try scenes.enumerated().compactMap { index, scene in
            let change = try sequence.draw(scene)
            return try sequence.frame == fresh.render(scene) ? nil : "scene \(index), drawn anew: \(change)"
        }
    }

    @Test("Frames drawn in bands by two threads are those drawn by one", arguments: Catalogue.entries.map(\.name))
    func bands(_ name: String) async throws {
        let entry = try #require(Catalogue.entry(named: name))
        let stage = entry.stage(try entry.values())
        let scene = try stage.scene(at: entry.duration * 0.4)
        #expect(try await Self.isAlikeInBands(scene, scale: stage.scale))
    }

    @concurrent
    private static func isAlikeInBands(_ scene: FrameScene, scale: Double) async throws -> Bool {
        try BandRasterizer(scale: scale, threads: 2, bands: 5).render(scene) == Rasterizer(scale: scale).render(scene)
    }

    @Test(
        "Updates that take over what has not changed show what whole ones show",
        arguments: Catalogue.entries.map(\.name))
    func updates(_ name: String) throws {
        let entry = try #require(Catalogue.entry(named: name))
        func frames(takesOver: Bool) throws -> [FrameScene] {
            Graph.takesOverInUpdates = takesOver
            defer { Graph.takesOverInUpdates = true }
            let stage = entry.stage(try entry.values())
            return try (1...12).map { try stage.scene(at: entry.duration * Double($0) / 12) }
        }
        #expect(try frames(takesOver: true) == frames(takesOver: false))
    }
}
