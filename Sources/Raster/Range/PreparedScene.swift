import Foundation
import KinoraGeometry
import KinoraPixels
import KinoraScene

/// A scene as it is drawn: its adapting glass is decided, its colors are those of the pixels, and what of them lies outside 0…1 is apart.
struct PreparedScene {
    /// All of it in one: what frames of a sequence are compared by.
    let whole: FrameScene
    /// What is drawn first.
    let within: FrameScene
    /// What colors have above 1, and below 0; nil where none have.
    private(set) var above: FrameScene?
    private(set) var below: FrameScene?
    /// The pixels in which there is any of it.
    private(set) var outside = PixelRect.empty
    /// Whether `within` is another scene than the whole.
    let isApart: Bool

    /// - Parameters:
    ///   - transform: from points to pixels.
    ///   - colors: what the components of the scene's colors mean.
    init(_ scene: FrameScene, _ transform: CGAffineTransform, _ colors: PictureColors) {
        let levels = DeepStack.levelsOfSmallStacks
        guard OutsideColors.concern(scene, levels: levels) else {
            self = PreparedScene(inOne: scene)
            return
        }
        if SceneDepth.of(scene.nodes, limit: levels) <= levels {
            self = PreparedScene(apart: scene, transform, colors)
        } else if SceneDepth.of(scene.nodes, limit: RasterLimits.depth) <= RasterLimits.depth {
            self = DeepStack.run {
                OutsideColors.concern(scene, levels: RasterLimits.depth + 1)
                    ? PreparedScene(apart: scene, transform, colors) : PreparedScene(inOne: scene)
            }
        } else {
            self = PreparedScene(inOne: scene)
        }
    }

    private init(inOne scene: FrameScene) { (whole, within, isApart) = (scene, scene, false) }

    private init(apart scene: FrameScene, _ transform: CGAffineTransform, _ colors: PictureColors) {
        let within = SharedScene(.within, of: scene, transform, colors)
        let above = SharedScene(.above, of: scene, transform, colors)
        let below = SharedScene(.below, of: scene, transform, colors)
        // Some layers are added; scenes that become too deep by them are drawn as they are.
        guard [within, above, below].allSatisfy(\.canBeDrawn) else {
            self = PreparedScene(inOne: scene)
            return
        }
        (whole, self.within, isApart) = (scene, within.scene, true)
        if !above.area.isEmpty { self.above = above.scene }
        if !below.area.isEmpty { self.below = below.scene }
        outside = above.area.union(below.area)
    }
}

/// One share of a scene, and where anything but black is in it.
private struct SharedScene {
    private(set) var scene: FrameScene
    private(set) var area = PixelRect.empty
    private var share: SceneShare

    init(_ share: ColorShare, of scene: FrameScene, _ transform: CGAffineTransform, _ colors: PictureColors) {
        self.scene = scene
        self.share = SceneShare(share, colors)
        self.scene.background = scene.background.map { self.share.color($0, nil) }
        if self.share.isSeen { area = ContentBounds.everything }
        self.scene.nodes = nodes(scene.nodes, transform)
    }

    var canBeDrawn: Bool { SceneDepth.of(scene.nodes, limit: RasterLimits.depth) <= RasterLimits.depth }

    private mutating func nodes(_ nodes: [Node], _ transform: CGAffineTransform) -> [Node] {
        nodes.map { node in
            switch node {
            case .group(let children): return .group(self.nodes(children, transform))
            case .layer(.transform(let inner), let children):
                return .layer(.transform(inner), self.nodes(children, inner.concatenating(transform)))
            default:
                share.isSeen = false
                let result = share.node(node)
                if share.isSeen { area = area.union(AffectedArea.of(node, transform)) }
                return result
            }
        }
    }
}
