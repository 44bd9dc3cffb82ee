import Foundation

/// One line or Bézier curve between two points: the piece that a path's element stands for.
struct Segment {
    /// 1 for a line, 2 for a quadratic and 3 for a cubic curve. Control points beyond the degree are not used.
    var degree: Int
    var start: Vector
    var control1: Vector
    var control2: Vector
    var end: Vector

    static func line(_ start: Vector, _ end: Vector) -> Segment {
        Segment(degree: 1, start: start, control1: start, control2: end, end: end)
    }

    static func quadratic(_ start: Vector, _ control: Vector, _ end: Vector) -> Segment {
        Segment(degree: 2, start: start, control1: control, control2: control, end: end)
    }

    static func cubic(_ start: Vector, _ control1: Vector, _ control2: Vector, _ end: Vector) -> Segment {
        Segment(degree: 3, start: start, control1: control1, control2: control2, end: end)
    }

    /// The element that draws this piece from its start.
    var element: Path.Element {
        switch degree {
        case 1: .line(to: CGPoint(end))
        case 2: .quadCurve(to: CGPoint(end), control: CGPoint(control1))
        default: .curve(to: CGPoint(end), control1: CGPoint(control1), control2: CGPoint(control2))
        }
    }

    /// The point at `t` in 0…1; exactly the ends there.
    func point(_ t: Double) -> Vector {
        if t <= 0 { return start }
        if t >= 1 { return end }
        let u = 1 - t
        switch degree {
        case 1: return start * u + end * t
        case 2: return start * (u * u) + control1 * (2 * u * t) + end * (t * t)
        default:
            let early = start * (u * u * u) + control1 * (3 * u * u * t)
            return early + control2 * (3 * u * t * t) + end * (t * t * t)
        }
    }

    /// The derivative by `t`.
    @inline(__always)
    func velocity(_ t: Double) -> Vector {
        let u = 1 - t
        switch degree {
        case 1: return end - start
        case 2: return ((control1 - start) * u + (end - control1) * t) * 2
        default:
            let early = (control1 - start) * (u * u) + (control2 - control1) * (2 * u * t)
            return (early + (end - control2) * (t * t)) * 3
        }
    }

    /// The second derivative by `t`.
    func acceleration(_ t: Double) -> Vector {
        switch degree {
        case 1: return .zero
        case 2: return (start - control1 - control1 + end) * 2
        default:
            let (first, second) = (start - control1 - control1 + control2, control1 - control2 - control2 + end)
            return (first * (1 - t) + second * t) * 6
        }
    }

    /// The direction of travel at `t`, also where the velocity vanishes: at ends because control points coincide, and
    /// at a cusp, where it is the direction of departure. Zero for a segment that is a single point.
    func direction(_ t: Double) -> Vector {
        let velocity = self.velocity(t)
        let size = (control1 - start).squaredLength + (control2 - start).squaredLength + (end - start).squaredLength
        if velocity.squaredLength > size * 1e-24 { return velocity.normalized }
        // l'Hôpital: towards (or away from) the next control point that differs.
        if t > 0 && t < 1 { return acceleration(t).normalized }
        if t <= 0 {
            for target in [control1, control2, end] where target != start { return (target - start).normalized }
        } else {
            for target in [control2, control1, start] where target != end { return (end - target).normalized }
        }
        return .zero
    }

    /// The piece between two parameters (de Casteljau's construction).
    func piece(from t0: Double, to t1: Double) -> Segment {
        if t0 <= 0 && t1 >= 1 { return self }
        let (a, b) = (point(t0), point(t1))
        let share = t1 - t0
        switch degree {
        case 1: return .line(a, b)
        case 2: return .quadratic(a, a + velocity(t0) * (share / 2), b)
        default: return .cubic(a, a + velocity(t0) * (share / 3), b - velocity(t1) * (share / 3), b)
        }
    }

    /// True if all coordinates are finite and small enough that arithmetic on them does not overflow.
    var isSound: Bool {
        let limit = 1e100
        func sound(_ v: Vector) -> Bool { v.x.magnitude < limit && v.y.magnitude < limit }
        return sound(start) && sound(control1) && sound(control2) && sound(end)
    }
}

extension Path {
    /// What a walk along a path's segments finds.
    enum Step {
        case segment(Segment)
        /// The straight line back to the start of the subpath, which may have no length.
        case close(Segment)
        /// A new subpath begins here.
        case move(Vector)
    }

    /// Calls `body` with each piece of each subpath in turn. What comes before the first move is left out; after
    /// closing, a subpath begins anew where the last one did.
    func forEachStep(_ body: (Step) -> Void) {
        var start: Vector?
        var current: Vector?
        var needsMove = false
        func begin() -> Vector? {
            guard let from = current else { return nil }
            if needsMove { body(.move(from)) }
            needsMove = false
            return from
        }
        forEach { element in
            switch element {
            case .move(let point):
                start = Vector(point)
                current = start
                needsMove = true
            case .line(let end):
                guard let from = begin() else { return }
                body(.segment(.line(from, Vector(end))))
                current = Vector(end)
            case .quadCurve(let end, let control):
                guard let from = begin() else { return }
                body(.segment(.quadratic(from, Vector(control), Vector(end))))
                current = Vector(end)
            case .curve(let end, let control1, let control2):
                guard let from = begin() else { return }
                body(.segment(.cubic(from, Vector(control1), Vector(control2), Vector(end))))
                current = Vector(end)
            case .closeSubpath:
                guard let from = begin(), let to = start else { return }
                body(.close(.line(from, to)))
                current = to
                needsMove = true
            }
        }
    }
}
