import Foundation
import KinoraGeometry

/// A symbol drawn by Kinora itself: lines follow the weight of the text.
struct SymbolShape: Sendable {
    /// Parts from back to front, for a line this wide; em, centered on the origin.
    let parts: @Sendable (_ line: Double) -> [Part]

    struct Part: Sendable {
        var contours: [SymbolContour]
        var level: SymbolLevel

        init(_ level: SymbolLevel = .primary, _ draw: (inout SymbolPen) -> Void) {
            contours = SymbolPen(draw).contours
            self.level = level
        }
    }

    /// A symbol of one part.
    static func plain(_ draw: @escaping @Sendable (inout SymbolPen, Double) -> Void) -> SymbolShape {
        SymbolShape { line in [Part { draw(&$0, line) }] }
    }

    /// A polygon, solid or as a line along its inside.
    static func polygon(_ points: [CGPoint], radius: Double, filled: Bool) -> SymbolShape {
        plain { pen, line in
            if filled {
                pen.polygon(points, radius: radius)
            } else {
                pen.frame(polygon: points, radius: radius, width: line)
            }
        }
    }

    /// A rectangle around the center, solid or as a line along its inside.
    static func box(_ width: Double, _ height: Double, radius: Double, filled: Bool) -> SymbolShape {
        plain { pen, line in
            let rect = CGRect(x: -width / 2, y: -height / 2, width: width, height: height)
            if filled { pen.rect(rect, radius: radius) } else { pen.frame(rect, radius: radius, width: line) }
        }
    }

    /// This symbol turned about the center, by degrees clockwise.
    func turned(_ degrees: Double) -> SymbolShape {
        transformed(CGAffineTransform(rotationAngle: degrees * .pi / 180))
    }

    func transformed(_ transform: CGAffineTransform) -> SymbolShape {
        SymbolShape { line in
            parts(line).map { part in
                var copy = part
                copy.contours = part.contours.applying(transform)
                // A mirror image runs the other way round.
                if transform.determinant < 0 { copy.contours = copy.contours.reversed }
                return copy
            }
        }
    }

    /// Both drawn over each other.
    func with(_ other: SymbolShape) -> SymbolShape { SymbolShape { parts($0) + other.parts($0) } }
}

/// Which of the colors of hierarchical and palette rendering a part takes.
package enum SymbolLevel: Int, Hashable, Sendable, CaseIterable { case primary, secondary, tertiary }

func point(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: x, y: y) }

/// The corners of a regular polygon, clockwise, the first one at `degrees` (0 is right, -90 is up).
func regularPolygon(_ count: Int, radius: Double, from degrees: Double, center: CGPoint = .zero) -> [CGPoint] {
    (0..<count).map { i in
        let angle = (degrees + 360 * Double(i) / Double(count)) * .pi / 180
        return point(center.x + radius * Maths.cos(angle), center.y + radius * Maths.sin(angle))
    }
}

/// The corners of a star, clockwise from its upper tip.
func star(_ tips: Int, outer: Double, inner: Double, center: CGPoint = .zero) -> [CGPoint] {
    let far = regularPolygon(tips, radius: outer, from: -90, center: center)
    let near = regularPolygon(tips, radius: inner, from: -90 + 180 / Double(tips), center: center)
    return zip(far, near).flatMap { [$0, $1] }
}
