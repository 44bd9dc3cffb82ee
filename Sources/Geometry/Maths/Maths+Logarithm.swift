extension KinoraMaths {
    /// The natural logarithm; −∞ at 0 and NaN below.
    ///
    /// x = 2^k (1 + f) with 1 + f in √½…√2, and log(1 + f) from s = f / (2 + f).
    public static func log(_ x: Double) -> Double {
        guard x > 0, x < .infinity else { return logOfSpecial(x) }
        let (m, k) = mantissaNearOne(x)
        let f = m - 1
        let s = f / (2 + f)
        let z = s * s
        let w = z * z
        let odd =
            w * (3.999999999940941908e-01 + w * (2.222219843214978396e-01 + w * 1.531383769920937332e-01))
        let even =
            z
            * (6.666666666666735130e-01 + w
                * (2.857142874366239149e-01 + w * (1.818357216161805012e-01 + w * 1.479819860511658591e-01)))
        let half = 0.5 * f * f
        return s * (half + (odd + even)) + k * 1.90821492927058770002e-10 - half + f + k * 6.93147180369123816490e-01
    }

    /// The logarithm to base 2; exact for powers of two.
    public static func log2(_ x: Double) -> Double {
        guard x > 0, x < .infinity else { return logOfSpecial(x) }
        return (preciseLog(x) * DoubleDouble(1.4426950408889634, 2.0355273740931033e-17)).high
    }

    /// The logarithm to base 10.
    public static func log10(_ x: Double) -> Double {
        guard x > 0, x < .infinity else { return logOfSpecial(x) }
        return (preciseLog(x) * DoubleDouble(0.4342944819032518, 1.098319650216765e-17)).high
    }

    /// log(1 + x), without cancellation near 0.
    public static func log1p(_ x: Double) -> Double {
        guard x > -1, x < .infinity else { return x == -1 ? -.infinity : (x == .infinity ? x : .nan) }
        guard x.magnitude >= 0x1p-54 else { return x }
        let u = DoubleDouble.sum(1, x)
        let l = preciseLog(u.high)
        return l.high + (l.low + u.low / u.high)
    }

    /// x to the power of y, as C's `pow`: NaN for a negative base and an exponent that is no whole number.
    ///
    /// e^(y log x), with the logarithm and the product in twice the precision.
    public static func pow(_ x: Double, _ y: Double) -> Double {
        if y == 0 || x == 1 { return 1 }
        guard x == x, y == y else { return .nan }
        let size = x.magnitude
        if y.isInfinite { return size == 1 ? 1 : ((size > 1) == (y > 0) ? .infinity : 0) }
        let parity = wholeParity(y)
        let negative = x.sign == .minus && parity == .odd
        if size == 0 || size == .infinity {
            let value: Double = (size == 0) == (y > 0) ? 0 : .infinity
            return negative ? -value : value
        }
        if x < 0 && parity == .fraction { return .nan }
        let value: Double
        if size == 1 {
            value = 1
        } else if y.magnitude > 0x1p65 {
            value = (size > 1) == (y > 0) ? .infinity : 0
        } else {
            let l = preciseLog(size)
            let p = DoubleDouble.product(l.high, y)
            value = exp(p.high, p.low + l.low * y)
        }
        return negative ? -value : value
    }

    private enum Parity { case even, odd, fraction }

    private static func wholeParity(_ y: Double) -> Parity {
        guard y.magnitude < 0x1p53 else { return .even }
        let whole = Int64(y)
        return Double(whole) == y ? (whole & 1 == 0 ? .even : .odd) : .fraction
    }

    private static func logOfSpecial(_ x: Double) -> Double { x == 0 ? -.infinity : (x > 0 ? x : .nan) }

    /// x = m · 2^k with m in √½…√2, for positive finite x.
    @inline(__always)
    private static func mantissaNearOne(_ x: Double) -> (m: Double, k: Double) {
        var bits = x.bitPattern
        var k = -1023
        if bits < 0x0010_0000_0000_0000 {
            bits = (x * 0x1p54).bitPattern
            k -= 54
        }
        // Adding the distance from √2 to 2 carries mantissas above √2 into the next exponent.
        let carried = bits &+ (0x3FF0_0000_0000_0000 &- 0x3FE6_A09E_667F_3BCD)
        k &+= Int(carried >> 52)
        let m = (carried & 0xF_FFFF_FFFF_FFFF) &+ 0x3FE6_A09E_667F_3BCD
        return (Double(bitPattern: m), Double(k))
    }

    /// The natural logarithm to about 65 bits, for positive finite x: 2 (s + s³/3 + s⁵/5 + …) with s = (m − 1)/(m + 1),
    /// the first two terms in twice the precision.
    private static func preciseLog(_ x: Double) -> DoubleDouble {
        let (m, k) = mantissaNearOne(x)
        let f = m - 1
        let d = DoubleDouble.sum(m, 1)
        let quotient = f / d.high
        let p = DoubleDouble.product(quotient, d.high)
        let s = DoubleDouble(quotient, (((f - p.high) - p.low) - quotient * d.low) / d.high)
        let square = s * s
        let cubic = square * s * DoubleDouble(0.6666666666666666, 3.700743415417188e-17)
        let z = square.high
        let late = 2.0 / 19 + z * (2.0 / 21 + z * (2.0 / 23 + z * (2.0 / 25)))
        let tail =
            2.0 / 5 + z
            * (2.0 / 7 + z * (2.0 / 9 + z * (2.0 / 11 + z * (2.0 / 13 + z * (2.0 / 15 + z * (2.0 / 17 + z * late))))))

        let first = DoubleDouble.sum(k * 0.6931471805598903, 2 * s.high)
        let second = DoubleDouble.sum(first.high, cubic.high)
        let rest =
            first.low + second.low + (2 * s.low + cubic.low + z * z * s.high * tail + k * 5.497923018708371e-14)
        return DoubleDouble.sum(second.high, rest)
    }
}
