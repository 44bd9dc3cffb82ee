import KinoraGeometry
import KinoraViews

/// A part of a ring or of a disc, with its corners rounded where it is told so. Angles in radians, clockwise from the right.
struct SectorPath {
    let center: CGPoint
    let inner: CGFloat
    let outer: CGFloat
    let start: Double
    let end: Double
    /// Of each side from that of the neighbor's, in points.
    let inset: CGFloat
    let cornerRadius: CGFloat

    /// The inset keeps neighbors apart by the same distance along their sides.
    private func cut(_ radius: CGFloat, by inset: CGFloat) -> Double {
        radius > 0 ? min(Double(inset / radius), (end - start) / 2) : 0
    }
    private func point(_ radius: CGFloat, _ angle: Double) -> CGPoint {
        CGPoint(x: center.x + radius * Maths.cos(angle), y: center.y + radius * Maths.sin(angle))
    }

    var path: Path {
        let round = min(cornerRadius, (outer - inner) / 2, outer * CGFloat(end - start) / 2 - inset)
        return round > 0 ? rounded(round) : plain
    }

    private var plain: Path {
        var path = Path()
        path.addArc(
            center: center, radius: outer, startAngle: .radians(start + cut(outer, by: inset)),
            endAngle: .radians(end - cut(outer, by: inset)), clockwise: false)
        if inner > 0 {
            path.addArc(
                center: center, radius: inner, startAngle: .radians(end - cut(inner, by: inset)),
                endAngle: .radians(start + cut(inner, by: inset)), clockwise: true)
        } else {
            path.addLine(to: center)
        }
        path.closeSubpath()
        return path
    }

    /// Each corner is a curve whose control point is the corner itself.
    private func rounded(_ radius: CGFloat) -> Path {
        var path = Path()
        let (near, far) = (cut(outer, by: inset), cut(outer, by: inset + radius))
        path.move(to: point(outer - radius, start + near))
        path.addQuadCurve(to: point(outer, start + far), control: point(outer, start + near))
        path.addArc(
            center: center, radius: outer, startAngle: .radians(start + far), endAngle: .radians(end - far),
            clockwise: false)
        path.addQuadCurve(to: point(outer - radius, end - near), control: point(outer, end - near))
        let inside = min(radius, inner * CGFloat(end - start) / 2 - inset)
        if inner > 0, inside > 0 {
            let (near, far) = (cut(inner, by: inset), cut(inner, by: inset + inside))
            path.addLine(to: point(inner + inside, end - near))
            path.addQuadCurve(to: point(inner, end - far), control: point(inner, end - near))
            path.addArc(
                center: center, radius: inner, startAngle: .radians(end - far), endAngle: .radians(start + far),
                clockwise: true)
            path.addQuadCurve(to: point(inner + inside, start + near), control: point(inner, start + near))
        } else {
            path.addLine(to: inner > 0 ? point(inner, end - cut(inner, by: inset)) : center)
            if inner > 0 { path.addLine(to: point(inner, start + cut(inner, by: inset))) }
        }
        path.closeSubpath()
        return path
    }
}
