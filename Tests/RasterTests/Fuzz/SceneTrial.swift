import Foundation
import KinoraGeometry
import KinoraPixels
import KinoraScene

@testable import KinoraRaster

/// What must hold of any scene: it is drawn or refused by name, its pixels are premultiplied, they do not depend on what
/// was drawn before, also where a part of the frame before is taken over, and its file reads back as the same file.
struct SceneTrial {
    /// Drawn on again and again, with whatever is left in its caches.
    let rasterizer: Rasterizer

    init(scale: Double = 1) {
        FuzzShaders.register()
        rasterizer = Rasterizer(scale: scale)
    }

    /// What is wrong with the scene of `seed`; nil where nothing is.
    func problem(seed: UInt64) -> String? {
        var generator = SceneGenerator(seed: seed)
        let scene = generator.scene()
        let drawn = draw(scene, rasterizer)
        if case .picture(let pixmap) = drawn, let stray = pixmap.pixels.first(where: { !Self.isPremultiplied($0) }) {
            return "a pixel is \(String(stray, radix: 16))"
        }
        // Every so often the slower questions.
        if seed % 4 == 1 { return changeProblem(scene, generator.scene(), seed: seed) }
        guard seed % 8 == 0 else { return nil }
        if drawn != draw(scene, Rasterizer(scale: rasterizer.scale)) {
            return "a fresh rasterizer draws something else"
        }
        if let problem = bandProblem(scene, drawn, seed: seed) { return problem }
        return fileProblem(scene, drawn, &generator)
    }

    private enum Outcome: Equatable {
        case picture(Pixmap)
        case refused(RasterError)
        case failed(String)
    }

    private func draw(_ scene: FrameScene, _ rasterizer: Rasterizer) -> Outcome {
        do {
            return .picture(try rasterizer.render(scene))
        } catch let error as RasterError {
            return .refused(error)
        } catch {
            return .failed("\(error)")
        }
    }

    /// Draws the scene in bands, by several threads.
    private func bandProblem(_ scene: FrameScene, _ drawn: Outcome, seed: UInt64) -> String? {
        guard case .picture(let pixmap) = drawn else { return nil }
        let count = 2 + Int(seed / 8 % 5)
        let banded = BandRasterizer(Rasterizer(scale: rasterizer.scale), threads: 2, bands: count)
        do {
            return try banded.render(scene) == pixmap ? nil : "\(count) bands differ from the whole"
        } catch {
            return "\(count) bands fail: \(error)"
        }
    }

    /// Draws the scene, and a few small changes of it with nodes of another, one after the other.
    private func changeProblem(_ scene: FrameScene, _ donor: FrameScene, seed: UInt64) -> String? {
        var scene = scene
        var change = SceneChange(seed: seed)
        let sequence = SequenceRasterizer(scale: rasterizer.scale)
        for step in 0..<4 {
            guard case .picture(let fresh) = draw(scene, rasterizer) else { return nil }
            do {
                let found = try sequence.draw(scene)
                if sequence.frame != fresh { return "step \(step) differs from a frame drawn from nothing: \(found)" }
            } catch {
                return "step \(step) fails after another frame: \(error)"
            }
            scene.nodes = change.apply(to: scene.nodes, donor.nodes)
        }
        return nil
    }

    private static func isPremultiplied(_ pixel: UInt32) -> Bool {
        max(pixel & 255, pixel >> 8 & 255, pixel >> 16 & 255) <= pixel >> 24
    }

    // MARK: Files

    private func fileProblem(_ scene: FrameScene, _ drawn: Outcome, _ generator: inout SceneGenerator) -> String? {
        guard let json = try? scene.json() else { return "the scene cannot be written" }
        let back: FrameScene
        do {
            back = try FrameScene(json: json)
        } catch {
            // Only what validation refuses as well may be refused.
            return (try? scene.validate()) == nil ? nil : "its file is refused: \(error)"
        }
        guard let again = try? back.json(), again == json else { return "its file reads back as another" }
        if draw(back, Rasterizer(scale: rasterizer.scale)) != drawn { return "its file is drawn otherwise" }
        // A damaged file gives an error or a scene, which is refused or drawn.
        for _ in 0..<8 {
            guard let damaged = try? FrameScene(json: FileMutation.damaged(json, &generator)) else { continue }
            let size = CGSize(width: min(64, abs(damaged.size.width)), height: min(64, abs(damaged.size.height)))
            let small = FrameScene(size: size, background: damaged.background, nodes: damaged.nodes)
            guard (try? SceneWork.check(small, scale: rasterizer.scale)) != nil else { continue }
            _ = draw(small, rasterizer)
        }
        return nil
    }
}
