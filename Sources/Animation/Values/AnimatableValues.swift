/// Any number of vectors as one: arithmetic by component, and the squared length is the sum of theirs.
///
/// What nested `AnimatablePair`s say, said flat: `AnimatableValues(x, y, opacity)`.
public struct AnimatableValues<each Value: VectorArithmetic>: VectorArithmetic {
    /// The components, in order.
    public var value: (repeat each Value)

    /// The components, as arguments.
    public init(_ value: repeat each Value) { self.value = (repeat each value) }

    /// Zero in each value.
    public static var zero: AnimatableValues { AnimatableValues(repeat (each Value).zero) }

    /// Adds each value.
    public static func + (lhs: AnimatableValues, rhs: AnimatableValues) -> AnimatableValues {
        AnimatableValues(repeat each lhs.value + each rhs.value)
    }

    /// Subtracts each value.
    public static func - (lhs: AnimatableValues, rhs: AnimatableValues) -> AnimatableValues {
        AnimatableValues(repeat each lhs.value - each rhs.value)
    }

    /// Multiplies each value.
    public mutating func scale(by rhs: Double) { value = (repeat (each value).scaled(by: rhs)) }

    /// The sum of the squared magnitudes of each value.
    public var magnitudeSquared: Double {
        var sum = 0.0
        for component in repeat each value { sum += component.magnitudeSquared }
        return sum
    }

    /// Whether all values are equal.
    public static func == (lhs: AnimatableValues, rhs: AnimatableValues) -> Bool {
        for (left, right) in repeat (each lhs.value, each rhs.value) {
            guard left == right else { return false }
        }
        return true
    }
}

extension AnimatableValues: Sendable where repeat each Value: Sendable {}
