import Foundation

// Circular arcs, as cubics of at most a quarter turn. Angles grow from +x towards +y, which is clockwise on screen.

extension Path {
    /// Adds an arc, joined to the current point, if any, by a straight line.
    ///
    /// `clockwise` speaks of axes whose y points up, as in SwiftUI: on screen `false` travels clockwise (angles grow)
    /// and `true` counter-clockwise. A span of a full turn or more in that direction draws the whole circle once, and so do whole turns
    /// in the other direction.
    /// `transform` is applied to the arc.
    public mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        let span = (endAngle.radians - startAngle.radians) * (clockwise ? -1 : 1)
        addSweep(
            center: center, radius: radius, start: startAngle.radians,
            sweep: (clockwise ? -1 : 1) * Path.sweep(of: span), transform: transform)
    }

    /// How far an arc turns between two angles that lie `span` apart in its direction, 0 to a full turn.
    private static func sweep(of span: Double) -> Double {
        let turn = 2 * Double.pi
        guard span < 0 else { return min(span, turn) }
        let rest = Maths.modulo(span, turn)
        // Degrees that are whole turns are not quite so in radians.
        return rest < 1e-9 || turn - rest < 1e-9 ? turn : rest
    }

    /// Adds an arc of `delta` from `startAngle`, clockwise on screen where `delta` is positive, joined to the current
    /// point, if any, by a straight line. Of more than two turns only the last two are drawn.
    public mutating func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
    ) {
        let turn = 2 * Double.pi
        var (start, sweep) = (startAngle.radians, delta.radians)
        if sweep.magnitude > 2 * turn {
            let kept = turn + Maths.modulo(sweep.magnitude, turn)
            let signed = sweep < 0 ? -kept : kept
            start += sweep - signed
            sweep = signed
        }
        addSweep(center: center, radius: radius, start: start, sweep: sweep, transform: transform)
    }

    private mutating func addSweep(
        center: CGPoint, radius: CGFloat, start: Double, sweep: Double, transform: CGAffineTransform
    ) {
        guard start.isFinite, sweep.isFinite else { return }
        func point(_ x: Double, _ y: Double) -> CGPoint {
            CGPoint(x: center.x + radius * x, y: center.y + radius * y).applying(transform)
        }
        let pieces = max(1, Int(Maths.ceil(sweep.magnitude / (Double.pi / 2) - 1e-9)))
        let step = sweep / Double(pieces)
        let handle = 4.0 / 3 * Maths.tan(step / 4)
        var (s, c) = Maths.sincos(start)
        join(point(c, s))
        guard sweep != 0 else { return }
        for index in 1...pieces {
            let (s1, c1) = Maths.sincos(index == pieces ? start + sweep : start + step * Double(index))
            append(
                .curve(
                    to: point(c1, s1), control1: point(c - handle * s, s + handle * c),
                    control2: point(c1 + handle * s1, s1 - handle * c1)))
            (s, c) = (s1, c1)
        }
    }

    /// A line to the point, or a move where there is no current point.
    private mutating func join(_ point: CGPoint) {
        guard let current = currentPoint else { return move(to: point) }
        if current != point { append(.line(to: point)) }
    }

    /// Adds an arc of the given radius that touches the line from the current point to `tangent1End` and the line from
    /// there to `tangent2End`, after a straight line to where it begins. Where the three points lie on one line, or the
    /// radius is 0, it is the straight line to `tangent1End`.
    public mutating func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        guard let current = currentPoint else { return }
        let origin = Vector(current.applying(transform.inverted()))
        let (corner, end) = (Vector(tangent1End), Vector(tangent2End))
        let (back, on) = ((origin - corner).normalized, (end - corner).normalized)
        let (cosine, sine) = (back.dot(on), back.cross(on))
        let reach = Double(radius) * (1 + cosine) / sine.magnitude
        guard back != .zero, on != .zero, radius != 0, reach.isFinite else {
            return addLine(to: tangent1End.applying(transform))
        }
        // The center lies on the bisector; the arc turns through what the corner lacks of a straight line.
        let start = corner + back * reach
        let inward = Vector(back.y, -back.x) * (sine > 0 ? -1 : 1)
        let center = start + inward * Double(radius)
        let (from, to) = (start - center, corner + on * reach - center)
        let sweep = Maths.atan2(from.cross(to), from.dot(to))
        addSweep(
            center: CGPoint(center), radius: radius, start: Maths.atan2(from.y, from.x), sweep: sweep,
            transform: transform)
    }
}
