import Foundation
import KinoraGeometry
import KinoraPixels
import KinoraScene

/// Reads a scene for tests: what is filled, where it ends up on the stage, and how visible it is.
struct SceneProbe {
    struct Filled: Equatable {
        /// The box of the outline after all transforms, in points.
        var rect: CGRect
        var paint: Paint
        var opacity: Double
    }

    private(set) var fills: [Filled] = []
    private(set) var texts: [(run: GlyphRun, origin: CGPoint)] = []
    private(set) var images: [CGRect] = []

    init(_ scene: FrameScene) { visit(scene.nodes, CGAffineTransform(), 1) }

    /// The opacity of the first fill; 0 where there is none.
    var opacity: Double { fills.first?.opacity ?? 0 }

    private mutating func visit(_ nodes: [Node], _ transform: CGAffineTransform, _ opacity: Double) {
        for node in nodes {
            switch node {
            case .fill(let fill):
                fills.append(
                    Filled(rect: fill.path.boundingRect.applying(transform), paint: fill.paint, opacity: opacity))
            case .stroke(let stroke):
                fills.append(
                    Filled(rect: stroke.path.boundingRect.applying(transform), paint: stroke.paint, opacity: opacity))
            case .glyphs(let run):
                let first = run.glyphs.first.map { CGPoint(x: $0.x, y: $0.y) } ?? .zero
                texts.append((run, first.applying(transform)))
            case .image(let image): images.append(image.rect.applying(transform))
            case .backdrop(let backdrop):
                fills.append(
                    Filled(
                        rect: backdrop.path.boundingRect.applying(transform), paint: .color(.clear), opacity: opacity))
            case .group(let children): visit(children, transform, opacity)
            case .layer(.transform(let own), let children): visit(children, own.concatenating(transform), opacity)
            case .layer(.opacity(let own), let children): visit(children, transform, opacity * own)
            case .layer(_, let children): visit(children, transform, opacity)
            }
        }
    }
}
