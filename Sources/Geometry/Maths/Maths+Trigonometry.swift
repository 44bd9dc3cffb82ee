extension KinoraMaths {
    /// The sine and the cosine of `x` radians, for the price of little more than one of them.
    @inlinable
    public static func sincos(_ x: Double) -> (sin: Double, cos: Double) {
        let r: QuadrantReduction
        if x.magnitude <= 0.7853981633974483 {
            return (sineKernel(x, 0), cosineKernel(x, 0))
        } else if x.magnitude < 1_600_000 {
            r = QuadrantReduction(moderate: x)
        } else if x.isFinite {
            r = QuadrantReduction(huge: x)
        } else {
            return (.nan, .nan)
        }
        let (s, c) = (sineKernel(r.high, r.low), cosineKernel(r.high, r.low))
        switch r.quadrant {
        case 0: return (s, c)
        case 1: return (c, -s)
        case 2: return (-s, -c)
        default: return (-c, s)
        }
    }

    /// The sine of `x` radians.
    @inlinable
    public static func sin(_ x: Double) -> Double {
        if x.magnitude <= 0.7853981633974483 { return sineKernel(x, 0) }
        guard x.magnitude < 1_600_000 else { return sincos(x).sin }
        let r = QuadrantReduction(moderate: x)
        let value = r.quadrant & 1 == 0 ? sineKernel(r.high, r.low) : cosineKernel(r.high, r.low)
        return r.quadrant & 2 == 0 ? value : -value
    }

    /// The cosine of `x` radians.
    @inlinable
    public static func cos(_ x: Double) -> Double {
        if x.magnitude <= 0.7853981633974483 { return cosineKernel(x, 0) }
        guard x.magnitude < 1_600_000 else { return sincos(x).cos }
        let r = QuadrantReduction(moderate: x)
        let value = r.quadrant & 1 == 0 ? cosineKernel(r.high, r.low) : sineKernel(r.high, r.low)
        return (r.quadrant &+ 1) & 2 == 0 ? value : -value
    }

    /// The tangent of `x` radians, as the quotient of sine and cosine.
    @inlinable
    public static func tan(_ x: Double) -> Double {
        let (s, c) = sincos(x)
        return s / c
    }

    /// sin(x + y) for |x| ≤ π/4 and a tiny y.
    @inlinable @inline(__always)
    static func sineKernel(_ x: Double, _ y: Double) -> Double {
        let z = x * x
        let v = z * x
        let tail = 1.58969099521155010221e-10
        let r =
            8.33333333332248946124e-03 + z
            * (-1.98412698298579493134e-04 + z
                * (2.75573137070700676789e-06 + z * (-2.50507602534068634195e-08 + z * tail)))
        return x - ((z * (0.5 * y - v * r) - y) - v * -1.66666666666666324348e-01)
    }

    /// cos(x + y) for |x| ≤ π/4 and a tiny y.
    @inlinable @inline(__always)
    static func cosineKernel(_ x: Double, _ y: Double) -> Double {
        let z = x * x
        let w = z * z
        let early =
            4.16666666666666019037e-02 + z * (-1.38888888888741095749e-03 + z * 2.48015872894767294178e-05)
        let late =
            -2.75573143513906633035e-07 + z * (2.08757232129817482790e-09 + z * -1.13596475577881948265e-11)
        let r = z * early + w * w * late
        let half = 0.5 * z
        let top = 1 - half
        return top + (((1 - top) - half) + (z * r - x * y))
    }
}
