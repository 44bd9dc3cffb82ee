import Foundation
import KinoraGeometry

extension Path {
    /// An arc of an ellipse by its ends, as SVG describes it (SVG 2, implementation notes, “elliptical arc parameter conversion”).
    ///
    /// - Parameters:
    ///   - radii: enlarged where they do not reach from one end to the other.
    ///   - rotation: of the ellipse's axes, in radians, clockwise on screen.
    ///   - isLarge: whether the arc is the longer way around.
    ///   - isSweep: whether angles grow along it, which is clockwise on screen.
    mutating func addEllipticalArc(
        from start: CGPoint, to end: CGPoint, radii: CGSize, rotation: Double, isLarge: Bool, isSweep: Bool
    ) {
        guard start != end else { return }
        var (rx, ry) = (abs(radii.width), abs(radii.height))
        guard rx > 0, ry > 0 else { return addLine(to: end) }
        let (sine, cosine) = Maths.sincos(rotation)
        // Half of the way between the ends, along the ellipse's axes.
        let (dx, dy) = ((start.x - end.x) / 2, (start.y - end.y) / 2)
        let (x, y) = (cosine * dx + sine * dy, cosine * dy - sine * dx)
        let reach = x * x / (rx * rx) + y * y / (ry * ry)
        if reach > 1 { (rx, ry) = (rx * reach.squareRoot(), ry * reach.squareRoot()) }
        // On the unit circle: the ends, and the center at their perpendicular bisector.
        let (ux, uy) = (x / rx, y / ry)
        let half = ux * ux + uy * uy
        guard half > 0, half.isFinite else { return addLine(to: end) }
        let offset = max(0, 1 / half - 1).squareRoot() * (isLarge == isSweep ? -1 : 1)
        let (cx, cy) = (offset * uy, -offset * ux)
        let from = Maths.atan2(uy - cy, ux - cx)
        var sweep = Maths.atan2(-uy - cy, -ux - cx) - from
        if isSweep, sweep < 0 { sweep += 2 * .pi }
        if !isSweep, sweep > 0 { sweep -= 2 * .pi }
        let middle = CGPoint(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
        /// From the unit circle onto the ellipse.
        func placed(_ x: Double, _ y: Double) -> CGPoint {
            let (ex, ey) = ((x + cx) * rx, (y + cy) * ry)
            return CGPoint(x: middle.x + cosine * ex - sine * ey, y: middle.y + sine * ex + cosine * ey)
        }
        // An eighth of a turn as a cubic is off by 4e-6 of the radius.
        let pieces = max(1, Int(Maths.ceil(abs(sweep) / (.pi / 4) - 1e-9)))
        let step = sweep / Double(pieces)
        let handle = 4.0 / 3 * Maths.tan(step / 4)
        var (s, c) = Maths.sincos(from)
        for index in 1...pieces {
            let (s1, c1) = Maths.sincos(from + step * Double(index))
            addCurve(
                to: index == pieces ? end : placed(c1, s1), control1: placed(c - handle * s, s + handle * c),
                control2: placed(c1 + handle * s1, s1 - handle * c1))
            (s, c) = (s1, c1)
        }
    }
}
