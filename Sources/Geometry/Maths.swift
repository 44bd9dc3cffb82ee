import Foundation

/// Elementary functions whose bits do not depend on the C library or the processor.
///
/// glibc picks different code for `sin`, `exp` and their kin where the processor has FMA, so results that reach a pixel
/// must come from here. Plain IEEE arithmetic in Swift is never contracted or reordered.
public enum Maths {
    public static func sin(_ x: Double) -> Double { Foundation.sin(x) }
    public static func cos(_ x: Double) -> Double { Foundation.cos(x) }
}
