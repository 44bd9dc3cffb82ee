// Rounding by adding and subtracting 2^52 (2^23 for Float) with the sign of the number: two additions, where the
// standard library calls the C library on processors without SSE4.1.
import KinoraBasics

extension KinoraMaths {
    /// The nearest whole number, ties to even. NaN and infinities come back as they are.
    @inlinable @inline(__always)
    public static func roundToEven(_ x: Double) -> Double {
        guard x.magnitude < 4503599627370496 else { return x }
        let magic = x < 0 ? -4503599627370496.0 : 4503599627370496.0
        let rounded = (x + magic) - magic
        return rounded == 0 ? x * 0 : rounded
    }

    /// The greatest whole number not above `x`.
    @inlinable @inline(__always)
    public static func floor(_ x: Double) -> Double {
        guard x.magnitude < 4503599627370496 else { return x }
        let magic = x < 0 ? -4503599627370496.0 : 4503599627370496.0
        let rounded = (x + magic) - magic
        let floor = rounded > x ? rounded - 1 : rounded
        return floor == 0 ? x * 0 : floor
    }

    /// The smallest whole number not below `x`.
    @inlinable @inline(__always)
    public static func ceil(_ x: Double) -> Double { -floor(-x) }

    /// The greatest whole number not above `x`.
    @inlinable @inline(__always)
    public static func floor(_ x: Float) -> Float {
        guard x.magnitude < 8388608 else { return x }
        let magic: Float = x < 0 ? -8388608 : 8388608
        let rounded = (x + magic) - magic
        let floor = rounded > x ? rounded - 1 : rounded
        return floor == 0 ? x * 0 : floor
    }

    /// The smallest whole number not below `x`.
    @inlinable @inline(__always)
    public static func ceil(_ x: Float) -> Float { -floor(-x) }

    /// x − floor(x), in 0..<1 (1 itself where a tiny negative number leaves no room); NaN for infinities.
    @inlinable @inline(__always)
    public static func fraction(_ x: Double) -> Double { x - floor(x) }

    /// x − floor(x), in 0..<1, in single precision.
    @inlinable @inline(__always)
    public static func fraction(_ x: Float) -> Float { x - floor(x) }

    /// The remainder of x / y that has the sign of `y`, exact however large `x` is; NaN where there is none.
    @inlinable
    public static func modulo(_ x: Double, _ y: Double) -> Double {
        let remainder = x.truncatingRemainder(dividingBy: y)
        return remainder != 0 && (remainder < 0) != (y < 0) ? remainder + y : remainder
    }

    /// x − y · floor(x / y), for the hot loops of shaders: as exact as the quotient allows.
    @inlinable @inline(__always)
    public static func modulo(_ x: Float, _ y: Float) -> Float { x - y * floor(x / y) }

    /// The nearest `Int`, limited to ±2^53; NaN becomes 0. Unlike `Int(x)` this never traps.
    @inlinable @inline(__always)
    public static func int(_ x: Double) -> Int {
        x == x ? Int(roundToEven(x.clamped(to: -9_007_199_254_740_992...9_007_199_254_740_992))) : 0
    }
}
