extension KinoraMaths {
    /// √(x² + y²), without overflow or underflow on the way.
    public static func hypot(_ x: Double, _ y: Double) -> Double {
        if x.isInfinite || y.isInfinite { return .infinity }
        guard x == x, y == y else { return .nan }
        let (a, b) = x.magnitude > y.magnitude ? (x.magnitude, y.magnitude) : (y.magnitude, x.magnitude)
        if b == 0 || b < a * 0x1p-60 { return a }
        if a > 0x1p500 { return hypotOfModerate(a * 0x1p-600, b * 0x1p-600) * 0x1p600 }
        if b < 0x1p-450 { return hypotOfModerate(a * 0x1p600, b * 0x1p600) * 0x1p-600 }
        return hypotOfModerate(a, b)
    }

    /// One Newton step with exact squares repairs the rounding of the sum and the root.
    @inline(__always)
    private static func hypotOfModerate(_ a: Double, _ b: Double) -> Double {
        let h = (a * a + b * b).squareRoot()
        let (aa, bb, hh) = (DoubleDouble.product(a, a), DoubleDouble.product(b, b), DoubleDouble.product(h, h))
        let excess = ((hh.high - aa.high) - bb.high) + ((hh.low - aa.low) - bb.low)
        return h - excess / (2 * h)
    }

    /// √(x² + y²) in two multiplications and a root, for lengths between 1e-150 and 1e150, within 1 ulp.
    @inlinable @inline(__always)
    public static func length(_ x: Double, _ y: Double) -> Double { (x * x + y * y).squareRoot() }

    /// The real cube root, with the sign of `x`.
    public static func cbrt(_ x: Double) -> Double {
        let size = x.magnitude
        guard size > 0, size < .infinity else { return x }
        // x = m · 8^third with m in 1..<8.
        let exponent = Int(size.exponent)
        let third = exponent >= 0 ? exponent / 3 : -((2 - exponent) / 3)
        let m = size * powerOfTwo(-((3 * third) / 2)) * powerOfTwo(-(3 * third - (3 * third) / 2))
        // Halley's iteration from a straight line through the range, then a Newton step from 26 bits, whose square is
        // exact.
        var t = 0.92 + 0.1545 * m
        for _ in 0..<3 {
            let cube = t * t * t
            t = t * (cube + 2 * m) / (2 * cube + m)
        }
        t = Double(bitPattern: (t.bitPattern &+ 0x4000_0000) & 0xFFFF_FFFF_8000_0000)
        let ratio = m / (t * t)
        let root = (t + t * ((ratio - t) / (t + t + ratio))) * powerOfTwo(third)
        return x < 0 ? -root : root
    }
}
