import KinoraPixels
import KinoraScene

/// Brings scenes from sRGB to Display P3 before they are drawn, and keeps the pictures that it has made: frames of a sequence share
/// them, and caches know them by what they are.
final class WideColors {
    private var pictures: [(from: SceneImage, to: SceneImage)] = []
    private var last: (from: RGBA, to: RGBA) = (.black, .black)
    /// Many more pictures than a scene has large ones.
    private static let limit = 64

    func scene(_ scene: FrameScene) -> FrameScene {
        let recoloring = SceneRecoloring(color: { self.color($0) }, image: { self.image($0) })
        let levels = DeepStack.levelsOfSmallStacks
        guard SceneDepth.of(scene.nodes, limit: levels) > levels else {
            return recoloring.applied(to: scene)
        }
        let work = DeepWork(recoloring: recoloring, scene: scene)
        return DeepStack.run { work.recoloring.applied(to: work.scene) }
    }

    /// What is handed to the one thread that uses it, while this one waits.
    private struct DeepWork: @unchecked Sendable {
        let recoloring: SceneRecoloring
        let scene: FrameScene
    }

    private func color(_ color: RGBA) -> RGBA {
        if color != last.from { last = (color, color.inDisplayP3) }
        return last.to
    }

    private func image(_ image: SceneImage) -> SceneImage {
        if let index = pictures.lastIndex(where: { $0.from === image }) {
            let known = pictures[index]
            // Those asked for last are at the end.
            if index < pictures.count - 1 { pictures.append(pictures.remove(at: index)) }
            return known.to
        }
        if pictures.count == Self.limit { pictures.removeFirst() }
        let wide = SceneImage(image.pixmap.inDisplayP3())
        pictures.append((image, wide))
        return wide
    }
}
