import Foundation

// The scalars that animate as they are.

extension Double: VectorArithmetic {
    /// Multiplies by a factor.
    public mutating func scale(by rhs: Double) { self *= rhs }
    /// The square.
    public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
    /// Multiplies by a factor.
    public mutating func scale(by rhs: Double) { self = Float(Double(self) * rhs) }
    /// The square.
    public var magnitudeSquared: Double { Double(self) * Double(self) }
}

extension CGFloat: VectorArithmetic {
    /// Multiplies by a factor.
    public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }
    /// The square.
    public var magnitudeSquared: Double { Double(self) * Double(self) }
}
