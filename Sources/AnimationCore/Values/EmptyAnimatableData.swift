/// The animatable data of a type that has nothing to animate: every operation does nothing and its length is 0.
public struct EmptyAnimatableData: VectorArithmetic, Hashable, Sendable {
    /// The only value.
    public init() {}

    public static var zero: EmptyAnimatableData { EmptyAnimatableData() }
    public static func + (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> EmptyAnimatableData { lhs }
    public static func - (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> EmptyAnimatableData { lhs }
    public mutating func scale(by rhs: Double) {}
    public var magnitudeSquared: Double { 0 }
}
