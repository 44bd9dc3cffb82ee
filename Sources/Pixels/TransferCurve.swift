/// The curve between gamma-encoded sRGB and linear light (IEC 61966-2-1), continued below 0 as an odd function and
/// above 1 as extended sRGB has it. Display P3 uses the same curve.
///
/// Its powers come from roots, so that the bits are the same on every machine: x^2.4 = x² · (x^⅕)² and
/// x^(1/2.4) = (x^(1/12))⁵. Within a few ulps of the exact power.
public enum TransferCurve {
    /// Linear light from an encoded component.
    public static func linear(_ encoded: Double) -> Double {
        let size = encoded.magnitude
        if size <= 0.04045 { return encoded / 12.92 }
        let x = (size + 0.055) / 1.055
        let fifth = Root.fifth(x)
        let value = x * x * (fifth * fifth)
        return encoded < 0 ? -value : value
    }

    /// An encoded component from linear light.
    public static func encoded(_ linear: Double) -> Double {
        let size = linear.magnitude
        if size <= 0.0031308 { return linear * 12.92 }
        let twelfth = Root.cube(size).squareRoot().squareRoot()
        let fourth = (twelfth * twelfth) * (twelfth * twelfth)
        let value = 1.055 * (fourth * twelfth) - 0.055
        return linear < 0 ? -value : value
    }
}

/// Odd roots by Halley's iteration, which triples the correct digits at each step, and Newton's, which rounds less.
enum Root {
    /// The real cube root.
    static func cube(_ x: Double) -> Double {
        let size = x.magnitude
        guard size >= .leastNormalMagnitude, size < 1e300 else { return x }
        var t = guess(size, 3)
        for _ in 0..<2 {
            let power = t * t * t
            t *= (power + 2 * size) / (2 * power + size)
        }
        t += (size / (t * t) - t) / 3
        return x < 0 ? -t : t
    }

    /// The fifth root of a positive number; anything beyond 1e300 comes back as it is.
    static func fifth(_ x: Double) -> Double {
        guard x >= .leastNormalMagnitude, x < 1e300 else { return x }
        var t = guess(x, 5)
        for _ in 0..<3 {
            let square = t * t
            let power = square * square * t
            t *= (4 * power + 6 * x) / (6 * power + 4 * x)
        }
        let square = t * t
        return t + (x / (square * square) - t) / 5
    }

    /// Dividing the bits divides the exponent, and the mantissa about right: within 7 %.
    private static func guess(_ x: Double, _ degree: UInt64) -> Double {
        let one: UInt64 = 0x3FF0_0000_0000_0000
        return Double(bitPattern: x.bitPattern / degree + (one - one / degree))
    }
}
