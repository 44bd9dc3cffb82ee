import KinoraPixels
import KinoraScene

/// Whether a scene has to be drawn as several pictures, because it has colors outside 0…1 that may be seen again: painted ones, and
/// those that a color matrix makes and another one around it gets.
///
/// What a single matrix makes outside is limited, as a layer of eight bits a channel would limit it.
struct OutsideColors {
    private var levels: Int

    /// - Parameter levels: how deep nodes may be walked; of deeper ones the answer is yes.
    static func concern(_ scene: FrameScene, levels: Int) -> Bool {
        scene.background?.isOutside == true || OutsideColors(levels: levels).areIn(scene.nodes, within: nil)
    }

    private enum Around {
        /// The color matrix directly around a node: both are applied as one.
        case matrix
        /// Something else that a matrix is around.
        case other
    }

    /// - Parameter around: nil where no color matrix is around the nodes.
    private func areIn(_ nodes: [Node], within around: Around?) -> Bool {
        guard levels > 0 else { return !nodes.isEmpty }
        let around = nodes.count == 1 ? around : around.map { _ in .other }
        return nodes.contains { areIn($0, around) }
    }

    private func areIn(_ node: Node, _ around: Around?) -> Bool {
        switch node {
        case .fill(let fill): return Self.areIn(fill.paint)
        case .stroke(let stroke): return Self.areIn(stroke.paint)
        case .glyphs(let run): return Self.areIn(run.paint)
        case .image(let image): return image.tint?.isOutside == true
        case .backdrop: return false
        case .group(let children): return inner.areIn(children, within: around.map { _ in .other })
        case .layer(.filter(.colorMatrix(let matrix)), let children):
            return around == .other && matrix.leadsOutside || inner.areIn(children, within: .matrix)
        case .layer(let operation, let children):
            return Self.areIn(operation) || inner.areIn(children, within: around.map { _ in .other })
        }
    }

    private var inner: OutsideColors { OutsideColors(levels: levels - 1) }

    private static func areIn(_ operation: LayerOperation) -> Bool {
        switch operation {
        case .filter(.dropShadow(let color, _, _)), .filter(.innerShadow(let color, _, _)),
            .filter(.alphaThreshold(_, _, let color)):
            color.isOutside
        // Masks are taken as they are drawn.
        default: false
        }
    }

    private static func areIn(_ paint: Paint) -> Bool {
        switch paint {
        case .color(let color): color.isOutside
        case .linear(let linear): linear.ramp.isOutside
        case .radial(let radial): radial.ramp.isOutside
        case .angular(let angular): angular.ramp.isOutside
        case .mesh(let mesh): mesh.isOutside
        case .image, .shader: false
        }
    }
}

extension Ramp {
    var isOutside: Bool { stops.contains { $0.color.isOutside } }
}

extension MeshPaint {
    var isOutside: Bool { background.isOutside || vertices.contains { $0.color.isOutside } }
}
