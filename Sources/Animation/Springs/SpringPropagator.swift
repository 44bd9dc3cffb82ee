import KinoraGeometry

/// What a time of free motion does to a spring: a matrix from displacement (from the target) and velocity before it to those
/// after it.
///
/// The motion `x'' = -2 d x' - (d² + w|w|) x` is linear, so the same four numbers serve every component of a vector.
struct SpringPropagator {
    /// Displacement from displacement and from velocity; velocity from displacement and from velocity.
    var xx, xv, vx, vv: Double

    static let identity = SpringPropagator(xx: 1, xv: 0, vx: 0, vv: 1)

    /// The motion of `time` seconds with decay constant `d` and signed angular frequency `w`, both per second; negative `w`
    /// marks an overdamped spring.
    init(decayConstant d: Double, angularFrequency w: Double, time: Double) {
        guard time != 0 else {
            self = .identity
            return
        }
        if w > 0 {
            self = Self.underdamped(d, w, time)
        } else if w < 0 {
            self = Self.overdamped(d, -w, time)
        } else {
            let decay = Maths.exp(-d * time)
            self.init(
                xx: decay * (1 + d * time), xv: decay * time, vx: -d * d * decay * time, vv: decay * (1 - d * time))
        }
    }

    init(xx: Double, xv: Double, vx: Double, vv: Double) { (self.xx, self.xv, self.vx, self.vv) = (xx, xv, vx, vv) }

    private static func underdamped(_ d: Double, _ w: Double, _ time: Double) -> SpringPropagator {
        let decay = Maths.exp(-d * time)
        let (cosine, sine) = (decay * Maths.cos(w * time), decay * Maths.sin(w * time) / w)
        return SpringPropagator(xx: cosine + d * sine, xv: sine, vx: -(d * d + w * w) * sine, vv: cosine - d * sine)
    }

    /// Two decaying exponentials with rates d ∓ w; near critical damping, where their difference loses digits, by sinh.
    private static func overdamped(_ d: Double, _ w: Double, _ time: Double) -> SpringPropagator {
        let (slow, fast) = (w - d, -w - d)
        if w * time < 1 {
            let decay = Maths.exp(-d * time)
            let (cosine, sine) = (decay * Maths.cosh(w * time), decay * Maths.sinh(w * time) / w)
            return SpringPropagator(xx: cosine + d * sine, xv: sine, vx: -slow * fast * sine, vv: cosine - d * sine)
        }
        let (a, b) = (Maths.exp(slow * time), Maths.exp(fast * time))
        let gap = 2 * w
        return SpringPropagator(
            xx: (slow * b - fast * a) / gap, xv: (a - b) / gap,
            vx: slow * fast * (b - a) / gap, vv: (slow * a - fast * b) / gap)
    }

    /// First `self`, then `next`.
    func followed(by next: SpringPropagator) -> SpringPropagator {
        SpringPropagator(
            xx: next.xx * xx + next.xv * vx, xv: next.xx * xv + next.xv * vv,
            vx: next.vx * xx + next.vv * vx, vv: next.vx * xv + next.vv * vv)
    }

    func displacement<V: VectorArithmetic>(_ displacement: V, _ velocity: V) -> V {
        .combination(xx, displacement, xv, velocity)
    }

    func velocity<V: VectorArithmetic>(_ displacement: V, _ velocity: V) -> V {
        .combination(vx, displacement, vv, velocity)
    }
}
