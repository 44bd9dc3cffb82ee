/// Elementary functions whose bits do not depend on the C library or the processor.
///
/// glibc picks different code for `sin`, `exp` and their kin where the processor has FMA, so results that reach a pixel
/// must come from here. Plain IEEE arithmetic in Swift is never contracted or reordered, and nothing else is used.
///
/// The reductions and polynomials are those of fdlibm (Sun Microsystems, 1993) where a function does not say
/// otherwise. `Double` results are within 1 ulp of the true value (`atan2` 1.5, `tan`, `sinh` and `cosh` 2, `tanh`
/// 2.5), `Float` ones within 0.51. Special values follow C99: nothing traps.
public enum KinoraMaths {
    /// `a` at 0, `b` at 1, and straight on outside.
    @inlinable @inline(__always)
    public static func lerp(_ a: Double, _ b: Double, _ t: Double) -> Double { a + (b - a) * t }

    /// `a` at 0, `b` at 1, and straight on outside, in single precision.
    @inlinable @inline(__always)
    public static func lerp(_ a: Float, _ b: Float, _ t: Float) -> Float { a + (b - a) * t }
}

/// The short name in the package; sources outside of it see none of ours without the prefix.
package typealias Maths = KinoraMaths
