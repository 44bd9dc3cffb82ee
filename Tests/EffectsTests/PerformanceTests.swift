import Foundation
import KinoraPixels
import KinoraScene
import KinoraStage
import Testing

@testable import KinoraEffects
@testable import KinoraViews

/// What holds for every effect of the catalogue: it is a pure function of time, and it keeps what its entry says about
/// loops, empty moments and the stage's edge. Pictures are small, so that many entries stay quick.
@MainActor
struct PerformanceTests {
    nonisolated static let names = Catalogue.entries.map(\.name)

    private func entry(_ name: String) throws -> CatalogueEntry { try #require(Catalogue.entry(named: name)) }

    private func stage(_ entry: CatalogueEntry) throws -> Stage { entry.stage(try entry.values()) }

    @Test("Playing, seeking and shards give the same scenes, and 30 frames per second lie within 60", arguments: names)
    func order(_ name: String) throws {
        let entry = try entry(name)
        // Frame numbers at 60 per second, spread over the performance, each second one of which 30 per second has too.
        let step = max(1, Int(entry.duration * 60 / 24))
        let frames = (0..<24).map { $0 * step + $0 % 2 * (step % 2 == 0 ? 1 : 0) }
        func scene(_ stage: Stage, _ frame: Int) throws -> FrameScene { try stage.scene(at: Double(frame) / 60) }

        let played = try stage(entry)
        let inOrder = try frames.map { try scene(played, $0) }
        let shard = try stage(entry)
        for index in 12..<24 {
            #expect(try scene(shard, frames[index]) == inOrder[index], "shard from the middle, \(index)")
        }
        for index in [7, 2, 17, 0] {
            #expect(try scene(shard, frames[index]) == inOrder[index], "seek to \(index)")
        }
        let slow = try stage(entry)
        for (index, frame) in frames.enumerated() where frame.isMultiple(of: 2) {
            #expect(try slow.scene(at: Double(frame / 2) / 30) == inOrder[index], "30 per second, \(index)")
        }
    }

    @Test(
        "Only at declared moments there is nothing to see, and only by intent something outside the stage",
        arguments: names)
    func sight(_ name: String) async throws {
        let entry = try entry(name)
        let stage = try stage(entry)
        let times = (0...12).map { entry.duration * Double($0) / 12 }
        let camera = Camera(entry)
        let scenes = try times.map { try stage.scene(at: $0) }
        for (time, picture) in zip(times, try await camera.pictures(scenes)) {
            #expect(picture.isOfOneColor == entry.blank.contains { $0.contains(time) }, "at \(time) s")
        }
        let outside = try await camera.strayPixels(scenes)
        if entry.bleeds {
            #expect(outside.contains { $0 > 0 }, "it is said to pass through the edge, but does not")
        } else {
            #expect(outside.allSatisfy { $0 == 0 }, "pixels outside, by twelfth: \(outside)")
        }
    }

    @Test(
        "A loop's seam is no larger than the largest step between neighbors",
        arguments: Catalogue.entries.filter(\.loops).map(\.name))
    func seam(_ name: String) async throws {
        let entry = try entry(name)
        let stage = try stage(entry)
        let camera = Camera(entry)
        func step(_ from: Double, _ to: Double) async throws -> Step {
            let pictures = try await camera.pictures([stage.scene(at: from), stage.scene(at: to)])
            return Step(from: pictures[0], to: pictures[1])
        }
        let seam = try await step(0, entry.duration)
        var neighbors = Step()
        for index in 0..<24 {
            let time = entry.duration * Double(index) / 24
            neighbors.extend(try await step(time, time + 1.0 / 30))
        }
        #expect(seam.largest <= neighbors.largest && seam.sum <= neighbors.sum, "seam \(seam), neighbors \(neighbors)")
        #expect(neighbors.sum > 0, "a loop in which nothing moves")
    }
}

/// Renders an effect small, alone or with room around its stage.
private struct Camera {
    let size: CGSize
    /// At most about 160 pixels on the longer side.
    let scale: Double

    init(_ entry: CatalogueEntry) {
        size = entry.size
        scale = min(1, 160 / max(entry.size.width, entry.size.height))
    }

    func pictures(_ scenes: [FrameScene]) async throws -> [Pixmap] {
        try await PictureMaker.pictures(of: scenes, scale: scale)
    }

    /// How many pixels more than half a pixel outside the stage are painted, in pictures with 16 pixels of room.
    func strayPixels(_ scenes: [FrameScene]) async throws -> [Int] {
        let room = 16
        let margin = Double(room) / scale
        let pictures = try await pictures(
            scenes.map { scene in
                var scene = scene
                scene.nodes = [.layer(.transform(CGAffineTransform(translationX: margin, y: margin)), scene.nodes)]
                scene.size = CGSize(width: size.width + 2 * margin, height: size.height + 2 * margin)
                return scene
            })
        let inside = (
            x: room - 1...room + Int((size.width * scale).rounded(.up)),
            y: room - 1...room + Int((size.height * scale).rounded(.up))
        )
        return pictures.map { picture in
            var stray = 0
            for y in 0..<picture.height {
                for x in 0..<picture.width where !(inside.x.contains(x) && inside.y.contains(y)) {
                    if picture.pixels[y * picture.width + x] >> 24 > 2 { stray += 1 }
                }
            }
            return stray
        }
    }
}

extension Pixmap {
    /// Whether all pixels are alike, but for those at the edge, which a page may cover in part.
    fileprivate var isOfOneColor: Bool {
        let middle = pixels[height / 2 * width + width / 2]
        for y in 1..<max(2, height - 1) {
            for x in 1..<max(2, width - 1) where pixels[y * width + x] != middle { return false }
        }
        return true
    }
}

/// How different two pictures are.
private struct Step {
    /// The largest difference of any channel of any pixel.
    var largest = 0
    /// All channels' differences together.
    var sum = 0

    init() {}

    init(from a: Pixmap, to b: Pixmap) {
        for (left, right) in zip(a.pixels, b.pixels) where left != right {
            for shift: UInt32 in [0, 8, 16, 24] {
                let difference = abs(Int((left >> shift) & 255) - Int((right >> shift) & 255))
                largest = max(largest, difference)
                sum += difference
            }
        }
    }

    /// The larger of both, in each measure.
    mutating func extend(_ other: Step) {
        largest = max(largest, other.largest)
        sum = max(sum, other.sum)
    }
}
