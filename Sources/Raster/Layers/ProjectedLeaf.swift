import Foundation
import KinoraGeometry
import KinoraPixels
import KinoraScene

/// What is drawn by its outline when it is seen through a projective map: a shape, a line, an image or a glyph.
struct ProjectedLeaf {
    /// What it covers.
    enum Shape {
        case fill(Path, FillRule)
        case stroke(Path, StrokeStyle)

        /// What is covered lies in it.
        var box: CGRect {
            switch self {
            case .fill(let path, _): path.boundingRect
            case .stroke(let path, let style):
                ContentBounds.outset(of: Stroke(path, style: style, paint: .color(.clear)))
            }
        }

        /// The outline, or the line that is followed.
        var path: Path {
            switch self {
            case .fill(let path, _), .stroke(let path, _): path
            }
        }
    }

    /// What colors it.
    enum Source {
        case color(RGBA)
        /// A paint that covers the whole plane, drawn flat and carried to the device by sampling.
        case plane(Paint)
        case image(ImageNode)
    }

    let shape: Shape
    let source: Source
    /// From its points to device pixels.
    let map: ProjectionTransform
    /// What is covered lies in it, in its points.
    let box: CGRect
    let outline: ProjectedOutline

    /// Nil where its numbers are not finite.
    init?(_ shape: Shape, _ source: Source, _ map: ProjectionTransform) {
        (self.shape, self.source, self.map, box) = (shape, source, map, shape.box)
        guard let outline = ProjectedOutline(shape.path, box: box, map) else { return nil }
        self.outline = outline
    }

    /// What is drawn flat and sampled to color it; nil where one color does. The paint goes on beyond the outline, so that pixels at
    /// the edge have their full color.
    var backing: Node? {
        let margin = 0.05 * max(box.width, box.height) + 4
        let larger = box.insetBy(dx: -margin, dy: -margin)
        return switch source {
        case .color: nil
        case .plane(let paint): .fill(Fill(Path(.rect(larger)), paint: paint))
        case .image(let image): .image(image.continued(over: larger))
        }
    }
}

extension ImageNode {
    /// The same picture over a larger rectangle: around it its outermost pixels go on.
    fileprivate func continued(over larger: CGRect) -> ImageNode {
        let (whole, rect) = (source ?? image.bounds, rect.standardized)
        let (sx, sy) = (whole.width / rect.width, whole.height / rect.height)
        var node = self
        node.rect = larger
        node.source = CGRect(
            x: whole.minX + (larger.minX - rect.minX) * sx, y: whole.minY + (larger.minY - rect.minY) * sy,
            width: larger.width * sx, height: larger.height * sy)
        return node
    }
}
