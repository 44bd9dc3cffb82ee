extension KinoraMaths {
    /// The angle in −π/2…π/2 whose tangent is `x`.
    public static func atan(_ x: Double) -> Double {
        guard x == x else { return x }
        let size = x.magnitude
        if size < 0.4375 { return size < 0x1p-27 ? x : x - x * atanSeries(x) }
        // atan(x) = atan(c) + atan((x − c) / (1 + c x)) for c = 1/2, 1, 3/2, ∞.
        let t: Double, high: Double, low: Double
        if size < 0.6875 {
            (t, high, low) = ((2 * size - 1) / (2 + size), 4.63647609000806093515e-01, 2.26987774529616870924e-17)
        } else if size < 1.1875 {
            (t, high, low) = ((size - 1) / (size + 1), 7.85398163397448278999e-01, 3.06161699786838301793e-17)
        } else if size < 2.4375 {
            (t, high, low) = (
                (size - 1.5) / (1 + 1.5 * size), 9.82793723247329054082e-01, 1.39033110312309984516e-17
            )
        } else {
            (t, high, low) = (-1 / size, 1.57079632679489655800e+00, 6.12323399573676603587e-17)
        }
        let value = high - ((t * atanSeries(t) - low) - t)
        return x < 0 ? -value : value
    }

    /// 1 − atan(x) / x for |x| < 7/16.
    @inline(__always)
    private static func atanSeries(_ x: Double) -> Double {
        let z = x * x
        let w = z * z
        let even =
            3.33333333333329318027e-01 + w
            * (1.42857142725034663711e-01 + w
                * (9.09088713343650656196e-02 + w
                    * (6.66107313738753120669e-02 + w
                        * (4.97687799461593236017e-02 + w * 1.62858201153657823623e-02))))
        let odd =
            -1.99999999998764832476e-01 + w
            * (-1.11111104054623557880e-01 + w
                * (-7.69187620504482999495e-02 + w
                    * (-5.83357013379057348645e-02 + w * -3.65315727442169155270e-02)))
        return z * even + w * odd
    }

    /// The direction of the point (x, y) in −π…π, 0 along +x and growing towards +y.
    public static func atan2(_ y: Double, _ x: Double) -> Double {
        guard x == x, y == y else { return .nan }
        let pi = 3.141592653589793, piLow = 1.2246467991473532e-16
        let angle: Double
        if y == 0 {
            angle = x.sign == .minus ? pi : 0
        } else if x == 0 {
            angle = pi / 2
        } else if x.isInfinite {
            angle = y.isInfinite ? (x > 0 ? pi / 4 : 3 * pi / 4) : (x > 0 ? 0 : pi)
        } else {
            let ratio = (y / x).magnitude
            if ratio > 0x1p60 {
                angle = pi / 2
            } else if x > 0 {
                angle = atan(ratio)
            } else {
                angle = ratio < 0x1p-60 ? pi : pi - (atan(ratio) - piLow)
            }
        }
        return y.sign == .minus ? -angle : angle
    }

    /// The angle in −π/2…π/2 whose sine is `x`; NaN outside −1…1.
    public static func asin(_ x: Double) -> Double {
        let size = x.magnitude
        guard size <= 1 else { return .nan }
        if size < 0.5 { return size < 0x1p-27 ? x : x + x * arcRatio(x * x) }
        let z = (1 - size) * 0.5
        let (s, r) = (z.squareRoot(), arcRatio(z))
        let value: Double
        if size > 0.975 {
            value = 1.5707963267948966 - (2 * (s + s * r) - 6.123233995736766e-17)
        } else {
            let f = shortened(s)
            let c = (z - f * f) / (s + f)
            value = 0.7853981633974483 - (2 * s * r - (6.123233995736766e-17 - 2 * c) - (0.7853981633974483 - 2 * f))
        }
        return x < 0 ? -value : value
    }

    /// The angle in 0…π whose cosine is `x`; NaN outside −1…1.
    public static func acos(_ x: Double) -> Double {
        let size = x.magnitude
        guard size <= 1 else { return .nan }
        if size < 0.5 { return 1.5707963267948966 - (x - (6.123233995736766e-17 - x * arcRatio(x * x))) }
        let z = (1 - size) * 0.5
        let s = z.squareRoot()
        if x < 0 {
            return 2 * (1.5707963267948966 - (s + (arcRatio(z) * s - 6.123233995736766e-17)))
        }
        guard s > 0 else { return 0 }
        let f = shortened(s)
        let c = (z - f * f) / (s + f)
        return 2 * (f + (arcRatio(z) * s + c))
    }

    /// asin(√z) / √z − 1 for z ≤ 1/4.
    @inline(__always)
    private static func arcRatio(_ z: Double) -> Double {
        let p =
            z
            * (1.66666666666666657415e-01 + z
                * (-3.25565818622400915405e-01 + z
                    * (2.01212532134862925881e-01 + z
                        * (-4.00555345006794114027e-02 + z
                            * (7.91534994289814532176e-04 + z * 3.47933107596021167570e-05)))))
        let q =
            1 + z
            * (-2.40339491173441421878e+00 + z
                * (2.02094576023350569471e+00 + z
                    * (-6.88283971605453293030e-01 + z * 7.70381505559019352791e-02)))
        return p / q
    }

    /// `x` with the lower half of its bits cleared, so that its square is exact.
    @inline(__always)
    private static func shortened(_ x: Double) -> Double {
        Double(bitPattern: x.bitPattern & 0xFFFF_FFFF_0000_0000)
    }
}
