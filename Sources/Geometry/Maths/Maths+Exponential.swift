extension KinoraMaths {
    /// e to the power of `x`.
    public static func exp(_ x: Double) -> Double { exp(x, 0) }

    /// 2 to the power of `x`; exact for whole `x`.
    public static func exp2(_ x: Double) -> Double {
        guard x.magnitude < 1100 else { return x == x ? (x > 0 ? .infinity : 0) : x }
        let p = DoubleDouble(0.6931471805599453, 2.3190468138462996e-17) * x
        return exp(p.high, p.low)
    }

    /// e to the power of x + rest, for a rest that is tiny beside x.
    ///
    /// x = k ln 2 + r with |r| ≤ ln 2 / 2; e^r from the rational function of fdlibm.
    static func exp(_ x: Double, _ rest: Double) -> Double {
        guard x < 709.8 else { return x == x ? .infinity : x }
        guard x > -745.2 else { return 0 }
        let k = (x * 1.44269504088896338700 + 6755399441055744) - 6755399441055744
        let high = x - k * 6.93147180369123816490e-01
        let low = k * 1.90821492927058770002e-10 - rest
        let r = high - low
        let z = r * r
        let series =
            1.66666666666666019037e-01 + z
            * (-2.77777777770155933842e-03 + z
                * (6.61375632143793436117e-05 + z * (-1.65339022054652515390e-06 + z * 4.13813679705723846039e-08)))
        let c = r - z * series
        return scaled(1 + (r * c / (2 - c) - low + high), by: Int(k))
    }

    /// e to the power of `x`, less 1, without cancellation near 0.
    public static func expm1(_ x: Double) -> Double {
        guard x < 709.8 else { return x == x ? .infinity : x }
        guard x > -40 else { return -1 }
        guard x.magnitude >= 0x1p-54 else { return x }
        var (k, r, lost) = (0, x, 0.0)
        if x.magnitude > 0.34657359027997264 {
            let n = (x * 1.44269504088896338700 + 6755399441055744) - 6755399441055744
            let high = x - n * 6.93147180369123816490e-01
            let low = n * 1.90821492927058770002e-10
            (k, r) = (Int(n), high - low)
            lost = (high - r) - low
        }
        let half = 0.5 * r
        let z = r * half
        let series =
            1 + z
            * (-3.33333333333331316428e-02 + z
                * (1.58730158725481460165e-03 + z
                    * (-7.93650757867487942473e-05 + z
                        * (4.00821782732936239552e-06 + z * -2.01099218183624371326e-07))))
        let t = 3 - series * half
        var e = z * ((series - t) / (6 - r * t))
        if k == 0 { return r - (r * e - z) }
        e = (r * (e - lost) - lost) - z
        switch k {
        case -1: return 0.5 * (r - e) - 0.5
        case 1: return r < -0.25 ? -2 * (e - (r + 0.5)) : 1 + 2 * (r - e)
        case 2..<20: return scaled((r - e) + (1 - powerOfTwo(-k)), by: k)
        case 20...56: return scaled((r - (e + powerOfTwo(-k))) + 1, by: k)
        default: return scaled((r - e) + 1, by: k) - 1
        }
    }

    /// The hyperbolic sine, (e^x − e^−x) / 2.
    public static func sinh(_ x: Double) -> Double {
        let size = x.magnitude
        let half = x < 0 ? -0.5 : 0.5
        if size < 22 {
            if size < 0x1p-28 { return x }
            let t = expm1(size)
            return size < 1 ? half * (2 * t - t * t / (t + 1)) : half * (t + t / (t + 1))
        }
        let w = exp(0.5 * size)
        return size < 709 ? half * exp(size) : (half * w) * w
    }

    /// The hyperbolic cosine, (e^x + e^−x) / 2.
    public static func cosh(_ x: Double) -> Double {
        let size = x.magnitude
        if size < 0.34657359027997264 {
            let t = expm1(size)
            return 1 + t * t / (2 * (1 + t))
        }
        if size < 22 {
            let t = exp(size)
            return 0.5 * t + 0.5 / t
        }
        let w = exp(0.5 * size)
        return size < 709 ? 0.5 * exp(size) : (0.5 * w) * w
    }

    /// The hyperbolic tangent.
    public static func tanh(_ x: Double) -> Double {
        guard x == x else { return x }
        let size = x.magnitude
        let value: Double
        if size >= 22 {
            value = 1
        } else if size >= 1 {
            value = 1 - 2 / (expm1(2 * size) + 2)
        } else if size >= 0x1p-28 {
            let t = expm1(-2 * size)
            value = -t / (t + 2)
        } else {
            return x
        }
        return x < 0 ? -value : value
    }

    /// 2^k for a normal result, −1022…1023.
    @inline(__always)
    static func powerOfTwo(_ k: Int) -> Double { Double(bitPattern: UInt64(truncatingIfNeeded: k &+ 1023) << 52) }

    /// y · 2^k for y near 1 and any k of a representable result.
    @inline(__always)
    static func scaled(_ y: Double, by k: Int) -> Double {
        if k > 1023 { return y * 2 * powerOfTwo(k - 1) }
        if k < -1021 { return y * powerOfTwo(k + 1000) * 0x1p-1000 }
        return y * powerOfTwo(k)
    }
}
