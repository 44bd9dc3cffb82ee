import Foundation
import KinoraPixels
import KinoraScene

@testable import KinoraRaster

/// What must hold of any text that is given for a scene: it is refused with a sentence, or drawn within the work that is allowed for
/// it, to premultiplied pixels.
struct FileTrial {
    /// How often the file of each seed is damaged.
    static let mutations = 50

    private let rasterizer = Rasterizer(scale: 1)
    /// What became of the files.
    private(set) var counts = (refused: 0, drawn: 0)

    init() { FuzzShaders.register() }

    /// What is wrong with what comes of the scene of `seed`; nil where nothing is.
    mutating func problem(seed: UInt64) -> String? {
        var generator = SceneGenerator(seed: seed)
        guard let json = try? generator.scene().json() else { return nil }
        for index in 0..<Self.mutations {
            let text =
                index % 3 == 0
                ? FileMutation.damaged(json, &generator) : FileMutation.renumbered(json, &generator)
            if let problem = problem(text) { return "mutation \(index): \(problem)" }
        }
        return nil
    }

    private mutating func problem(_ text: Data) -> String? {
        guard let scene = try? FrameScene(json: text) else {
            counts.refused += 1
            return nil
        }
        let size = CGSize(width: min(64, abs(scene.size.width)), height: min(64, abs(scene.size.height)))
        let small = FrameScene(size: size, background: scene.background, nodes: scene.nodes)
        do {
            try small.validate()
            try SceneWork.check(small, scale: 1)
            let pixmap = try rasterizer.render(small)
            counts.drawn += 1
            let stray = pixmap.pixels.first { max($0 & 255, $0 >> 8 & 255, $0 >> 16 & 255) > $0 >> 24 }
            return stray.map { "a pixel is \(String($0, radix: 16))" }
        } catch {
            counts.refused += 1
            return nil
        }
    }
}
