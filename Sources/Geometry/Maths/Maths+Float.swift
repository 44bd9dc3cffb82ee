// Single precision by way of double: one rounding at the end, and short polynomials where that suffices.

extension KinoraMaths {
    /// The sine and the cosine of `x` radians.
    @inlinable
    public static func sincos(_ x: Float) -> (sin: Float, cos: Float) {
        guard x.magnitude < 100_000 else {
            let (s, c) = sincos(Double(x))
            return (Float(s), Float(c))
        }
        let wide = Double(x)
        let shifted = wide * 0.6366197723675814 + 6755399441055744
        let n = shifted - 6755399441055744
        let r = (wide - n * 1.57079632673412561417) - n * 6.07710050650619224932e-11
        let (s, c) = (Float(shortSine(r)), Float(shortCosine(r)))
        let quadrant = Int(truncatingIfNeeded: shifted.bitPattern)
        let (a, b) = quadrant & 1 == 0 ? (s, c) : (c, s)
        return (quadrant & 2 == 0 ? a : -a, (quadrant &+ 1) & 2 == 0 ? b : -b)
    }

    /// The sine of `x` radians.
    @inlinable
    public static func sin(_ x: Float) -> Float { sincos(x).sin }

    /// The cosine of `x` radians.
    @inlinable
    public static func cos(_ x: Float) -> Float { sincos(x).cos }

    /// sin r for |r| ≤ π/4 within 2^-37 (coefficients of FreeBSD's msun).
    @inlinable @inline(__always)
    static func shortSine(_ r: Double) -> Double {
        let z = r * r
        let s = -0.166666666416265235595 + z * 0.0083333293858894631756
        return r + r * z * s + r * z * z * z * (-0.000198393348360966317347 + z * 0.0000027183114939898219064)
    }

    /// cos r for |r| ≤ π/4 within 2^-34 (coefficients of FreeBSD's msun).
    @inlinable @inline(__always)
    static func shortCosine(_ r: Double) -> Double {
        let z = r * r
        let early = 1 + z * (-0.499999997251031003120 + z * 0.0416666233237390631894)
        return early + z * z * z * (-0.00138867637746099294692 + z * 0.0000243904487962774090654)
    }

    /// The tangent of `x` radians.
    public static func tan(_ x: Float) -> Float { Float(tan(Double(x))) }
    /// The direction of the point (x, y) in −π…π.
    public static func atan2(_ y: Float, _ x: Float) -> Float { Float(atan2(Double(y), Double(x))) }
    /// e to the power of `x`.
    public static func exp(_ x: Float) -> Float { Float(exp(Double(x))) }
    /// 2 to the power of `x`.
    public static func exp2(_ x: Float) -> Float { Float(exp2(Double(x))) }
    /// The natural logarithm.
    public static func log(_ x: Float) -> Float { Float(log(Double(x))) }
    /// x to the power of y.
    public static func pow(_ x: Float, _ y: Float) -> Float { Float(pow(Double(x), Double(y))) }
    /// The real cube root.
    public static func cbrt(_ x: Float) -> Float { Float(cbrt(Double(x))) }
}
