/// A value that can be added, subtracted and scaled, and so be mixed, moved by springs and measured.
///
/// Requirements as documented for SwiftUI's `VectorArithmetic`. `Int` does not conform: whole numbers cannot be scaled by
/// fractions, so they do not animate.
public protocol VectorArithmetic: AdditiveArithmetic {
    /// Multiplies each component by `rhs`.
    mutating func scale(by rhs: Double)

    /// The dot product of the vector with itself, in squared units of the components.
    var magnitudeSquared: Double { get }
}

extension VectorArithmetic {
    /// A copy with each component multiplied by `rhs`.
    public func scaled(by rhs: Double) -> Self {
        var result = self
        result.scale(by: rhs)
        return result
    }

    /// Moves the value towards `other`: `self + (other - self) * amount`; not limited to 0…1.
    public mutating func interpolate(towards other: Self, amount: Double) {
        var difference = other - self
        difference.scale(by: amount)
        self += difference
    }

    /// The value at `amount` of the way to `other`: 0 is `self`, 1 is `other`; not limited to 0…1.
    public func interpolated(towards other: Self, amount: Double) -> Self {
        var result = self
        result.interpolate(towards: other, amount: amount)
        return result
    }
}

extension VectorArithmetic {
    /// The length of the vector.
    var magnitude: Double { magnitudeSquared.squareRoot() }

    /// `a x + b y`.
    static func combination(_ a: Double, _ x: Self, _ b: Double, _ y: Self) -> Self {
        var (first, second) = (x, y)
        first.scale(by: a)
        second.scale(by: b)
        return first + second
    }
}

extension VectorArithmetic {
    /// Zero, made by the vector's own operators.
    ///
    /// The `.zero` of a list of numbers has no number, or one: its type does not know how many there are. A sum with it may be
    /// as short.
    package var zeroOfSameShape: Self { scaled(by: 0) }
}
