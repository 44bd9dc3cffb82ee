import Foundation
import KinoraGeometry
import KinoraPixels
import KinoraScene

/// A stroke around a wide rectangle, as borders are: what lies inside is not touched by it.
enum HollowStroke {
    /// From so many pixels inside on, its sides are told apart.
    private static let leastHole = 1 << 14
    /// How far joins and caps reach from the line, in halves of its width: none has sharp corners.
    private static let pen: CGFloat = 1.4143
    /// How far a continuous corner reaches along an edge, in radii, and a little more.
    private static let continuousReach: CGFloat = 1.55

    /// The sides of a stroke whose inside is wide; nil for others.
    static func sides(_ stroke: Stroke, _ transform: CGAffineTransform) -> [PixelRect]? {
        guard transform.keepsAxes, let (rect, corner) = rectangle(stroke.path) else { return nil }
        let half = stroke.style.lineWidth / 2
        let box = ContentBounds.of(rect.insetBy(dx: -half * pen, dy: -half * pen), transform)
        // Between its corners, and what the inner edge only touches.
        let inside = rect.insetBy(dx: half + corner.width, dy: half + corner.height)
        let hole = ContentBounds.of(inside, transform).insetBy(dx: 1, dy: 1)
        guard hole.width > 0, hole.area >= leastHole, box.contains(hole) else { return nil }
        return [
            PixelRect(x: box.x, y: box.y, width: box.width, height: hole.y - box.y),
            PixelRect(x: box.x, y: hole.y, width: hole.x - box.x, height: hole.height),
            PixelRect(x: hole.maxX, y: hole.y, width: box.maxX - hole.maxX, height: hole.height),
            PixelRect(x: box.x, y: hole.maxY, width: box.width, height: box.maxY - hole.maxY),
        ]
    }

    /// The rectangle that a path goes around, and what its corners take of the sides.
    private static func rectangle(_ path: Path) -> (CGRect, corner: CGSize)? {
        switch path.simpleShape {
        case .rect(let rect): return (rect.standardized, .zero)
        case .roundedRect(let rect, let corner, let style):
            let reach = style == .continuous ? continuousReach : 1
            return (rect.standardized, CGSize(width: corner.width * reach, height: corner.height * reach))
        case .ellipse, nil: return nil
        }
    }
}
