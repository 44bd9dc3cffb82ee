import Foundation
import KinoraGeometry
import KinoraPixels
import KinoraScene

/// Walks the nodes of one scene: leaves are painted, layers are given surfaces of their own where their operation needs
/// one, and everything lands on the surface of the nearest enclosing layer.
final class SceneDrawing {
    let rasterizer: Rasterizer
    /// Where several threads draw the frame: what this one draws of it now.
    let walk: PartWalk?
    /// The surfaces open at this moment, and how many pixels they have.
    private(set) var surfaces = OpenSurfaces()
    private(set) var openPixels: Int
    /// All that is drawn.
    private let nodes: [Node]
    /// Whether there are materials or glass anywhere. Most scenes have none, and need not be looked through layer by layer.
    private(set) lazy var hasBackdrops = nodes.contains(where: BackdropAreas.hasBackdrop)

    var painter: ShapePainter { rasterizer.painter }

    init(_ rasterizer: Rasterizer, _ nodes: [Node], on frame: Surface, walk: PartWalk? = nil) {
        self.rasterizer = rasterizer
        self.nodes = nodes
        self.walk = walk
        openPixels = frame.bounds.width * frame.bounds.height
        // While several threads draw, what lies behind layers is a copy that nobody changes.
        surfaces.open(walk?.ground ?? frame, whole: frame.bounds, isGround: true)
    }

    func draw(_ nodes: [Node], onto target: Surface, _ state: DrawState) throws {
        guard state.depth <= RasterLimits.depth else { throw RasterError.nestingTooDeep }
        guard !state.clip.bounds.isEmpty else { return }
        if let walk, walk.isOn(target) {
            for node in nodes { try walk.visit(node) { try draw(node, onto: target, state) } }
        } else {
            for node in nodes { try draw(node, onto: target, state) }
        }
    }

    private func draw(_ node: Node, onto target: Surface, _ state: DrawState) throws {
        switch node {
        case .fill(let fill): try draw(fill, onto: target, state)
        case .stroke(let stroke): try draw(stroke, onto: target, state)
        case .glyphs(let run): try draw(run, onto: target, state)
        case .image(let image): try draw(image, onto: target, state)
        case .backdrop(let backdrop): try draw(backdrop, onto: target, state)
        case .group(let children): try draw(children, onto: target, state.deeper)
        case .layer(let operation, let children): try draw(operation, children, onto: target, state.deeper)
        }
    }

    /// Draws `nodes` to a surface of their own that covers at least what is drawn of `area`, and passes it to the caller's closure.
    ///
    /// - Parameter isAlone: whether nothing of what is painted already is seen by them.
    func withLayer(
        of nodes: [Node], in area: DrawArea, _ state: DrawState, isAlone: Bool = false,
        _ body: (Surface) throws -> Void
    ) throws {
        let area = needed(of: nodes, for: area, state)
        try withLayer(in: area, { try drawn(nodes, in: area, state, isAlone: isAlone) }, body)
    }

    /// The same with a surface on which the first closure draws.
    func withLayer(
        in area: DrawArea, _ state: DrawState, isAlone: Bool = false, _ draw: (Surface, DrawState) throws -> Void,
        _ body: (Surface) throws -> Void
    ) throws {
        try withLayer(in: area, { try layer(in: area, isAlone: isAlone) { try draw($0, state.inside(area)) } }, body)
    }

    /// The same of a layer that the closure only reads: one that an earlier frame has drawn from the same nodes serves again, where
    /// nothing in them looks at what is behind it.
    func withKeptLayer(
        of nodes: [Node], in area: DrawArea, _ state: DrawState, isAlone: Bool = false,
        _ body: (Surface) throws -> Void
    ) throws {
        guard let kept = rasterizer.keptLayers, isAlone || !hasBackdrops || !ContentTraits.seesBehind(nodes) else {
            return try withLayer(of: nodes, in: area, state, isAlone: isAlone, body)
        }
        let area = needed(of: nodes, for: area, state)
        func draw() throws -> Surface { try drawn(nodes, in: area, state, isAlone: isAlone) }
        try withLayer(in: area, { try kept.layer(of: nodes, state.transform, in: area, draw: draw) }, body)
    }

    /// Draws what sees `ground` behind it and nothing else.
    func withGround(_ ground: Surface, _ draw: () throws -> Void) rethrows {
        surfaces.open(ground, whole: ground.bounds, isGround: true)
        defer { surfaces.close() }
        try draw()
    }

    /// Counts the pixels of a layer as long as it is open.
    private func withLayer(
        in area: DrawArea, _ draw: () throws -> Surface, _ body: (Surface) throws -> Void
    ) throws {
        guard !area.isEmpty else { return }
        // As in the whole frame, so that no part of it may be what the whole is not.
        let bounds = area.whole
        let size = bounds.width * bounds.height
        guard bounds.width <= 4 * RasterLimits.side, bounds.height <= 4 * RasterLimits.side,
            openPixels + size <= RasterLimits.layerPixels
        else { throw RasterError.layersTooLarge }
        openPixels += size
        defer { openPixels -= size }
        try body(try draw())
    }

    /// What has to be drawn of a layer for a part of it to be that of the whole: backdrops look at pixels around theirs.
    private func needed(of nodes: [Node], for area: DrawArea, _ state: DrawState) -> DrawArea {
        guard !area.isWhole, !area.isEmpty, hasBackdrops else { return area }
        let drawn = BackdropNeeds(nodes, state.transform).area(for: area.drawn)
        return DrawArea(drawn: drawn.intersection(area.whole), whole: area.whole)
    }

    private func drawn(_ nodes: [Node], in area: DrawArea, _ state: DrawState, isAlone: Bool) throws -> Surface {
        try layer(in: area, isAlone: isAlone) { try draw(nodes, onto: $0, state.inside(area)) }
    }

    private func layer(in area: DrawArea, isAlone: Bool, _ draw: (Surface) throws -> Void) rethrows -> Surface {
        let layer = Surface(bounds: area.drawn, pool: rasterizer.pool)
        surfaces.open(layer, whole: area.whole, isGround: isAlone)
        defer { surfaces.close() }
        try draw(layer)
        return layer
    }
}
