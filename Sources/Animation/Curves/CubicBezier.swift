import KinoraBasics
import KinoraGeometry

/// The cubic Bézier curve from (0, 0) to (1, 1) that a timing function is made of, as y over x.
///
/// The first coordinates of both control points are held to 0…1, so that x never turns back; the second ones are free, so
/// a curve may overshoot.
struct CubicBezier: Hashable, Sendable {
    let x1, y1, x2, y2: Double

    init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
        (self.x1, self.x2) = (x1.clamped(to: 0...1), x2.clamped(to: 0...1))
        (self.y1, self.y2) = (y1.isFinite ? y1 : 0, y2.isFinite ? y2 : 1)
    }

    /// y at `x` in 0…1.
    func value(at x: Double) -> Double {
        if x <= 0 { return 0 }
        if x >= 1 { return 1 }
        return Self.coordinate(y1, y2, parameter(at: x))
    }

    /// dx/dt and dy/dt at `x` in 0…1.
    func derivatives(at x: Double) -> (x: Double, y: Double) {
        let t = x <= 0 ? 0 : x >= 1 ? 1 : parameter(at: x)
        return (Self.derivative(x1, x2, t), Self.derivative(y1, y2, t))
    }

    /// The direction in which the curve leaves (0, 0): towards the first control point that lies elsewhere.
    var startDirection: (x: Double, y: Double) {
        if x1 != 0 || y1 != 0 { return (x1, y1) }
        if x2 != 0 || y2 != 0 { return (x2, y2) }
        return (1, 1)
    }

    /// The direction in which the curve arrives at (1, 1).
    var endDirection: (x: Double, y: Double) {
        if x2 != 1 || y2 != 1 { return (1 - x2, 1 - y2) }
        if x1 != 1 || y1 != 1 { return (1 - x1, 1 - y1) }
        return (1, 1)
    }

    /// The parameter at which the curve stands at `x`: Newton's method, kept inside a bracket that halves where it leaves.
    private func parameter(at x: Double) -> Double {
        var (low, high) = (0.0, 1.0)
        var t = x
        for _ in 0..<64 {
            let error = Self.coordinate(x1, x2, t) - x
            if error.magnitude <= 1e-16 { break }
            if error > 0 { high = t } else { low = t }
            let slope = Self.derivative(x1, x2, t)
            var next = slope > 0 ? t - error / slope : low
            if !(next > low && next < high) { next = (low + high) / 2 }
            if next == t { break }
            t = next
        }
        return t
    }

    /// Bernstein's form with ends 0 and 1.
    private static func coordinate(_ a: Double, _ b: Double, _ t: Double) -> Double {
        let s = 1 - t
        return 3 * s * s * t * a + 3 * s * t * t * b + t * t * t
    }

    private static func derivative(_ a: Double, _ b: Double, _ t: Double) -> Double {
        let s = 1 - t
        return 3 * s * s * a + 6 * s * t * (b - a) + 3 * t * t * (1 - b)
    }
}
