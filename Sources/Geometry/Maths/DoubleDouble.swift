/// An unevaluated sum of two numbers, about 106 bits, for the few steps where 53 are too few.
///
/// Error-free sums are Knuth's, error-free products Dekker's (1971), who splits each factor into halves; so no fused
/// multiply-add is asked of the processor.
struct DoubleDouble {
    var high: Double
    var low: Double

    @inline(__always)
    init(_ high: Double, _ low: Double = 0) {
        self.high = high
        self.low = low
    }

    /// Exactly a + b.
    @inline(__always)
    static func sum(_ a: Double, _ b: Double) -> DoubleDouble {
        let s = a + b
        let bb = s - a
        return DoubleDouble(s, (a - (s - bb)) + (b - bb))
    }

    /// Exactly a + b, given |a| ≥ |b|.
    @inline(__always)
    static func orderedSum(_ a: Double, _ b: Double) -> DoubleDouble {
        let s = a + b
        return DoubleDouble(s, b - (s - a))
    }

    /// Exactly a · b, short of overflow (|a|, |b| < 2^970) and underflow.
    @inline(__always)
    static func product(_ a: Double, _ b: Double) -> DoubleDouble {
        let p = a * b
        let (ah, al) = halves(a)
        let (bh, bl) = halves(b)
        return DoubleDouble(p, ((ah * bh - p) + ah * bl + al * bh) + al * bl)
    }

    @inline(__always)
    private static func halves(_ a: Double) -> (Double, Double) {
        let t = 134217729 * a
        let high = t - (t - a)
        return (high, a - high)
    }

    @inline(__always)
    static func * (a: DoubleDouble, b: DoubleDouble) -> DoubleDouble {
        let p = product(a.high, b.high)
        return orderedSum(p.high, p.low + (a.high * b.low + a.low * b.high))
    }

    @inline(__always)
    static func * (a: DoubleDouble, b: Double) -> DoubleDouble {
        let p = product(a.high, b)
        return orderedSum(p.high, p.low + a.low * b)
    }
}
