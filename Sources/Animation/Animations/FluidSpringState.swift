/// Where a fluid spring set out at its last merge. An object: whoever asks for a value of the spring reads it.
final class FluidSpringState<V: VectorArithmetic> {
    // No optional values: to find their types takes longer than all else as one of these is dropped, which each retargeting does.
    private let knownOffset, knownVelocity: V
    private let hasOffset, hasVelocity: Bool
    /// When, on the animation's clock, in seconds.
    let start: Double
    /// The blend with the spring before.
    let blend: FluidSpringBlend

    /// When it comes to rest, on the animation's clock, in seconds; nil until somebody has asked. To look for that takes longer than to
    /// retarget the spring, and one that follows a finger is retargeted before anybody has to know.
    var end: Double?
    /// It is not at rest before this.
    var earliestEnd: Double?

    /// - Parameter value: the change that is moved.
    init(
        moving value: V, offset: V? = nil, velocity: V? = nil, start: Double = 0,
        blend: FluidSpringBlend = FluidSpringBlend()
    ) {
        (knownOffset, hasOffset) = (offset ?? value, offset != nil)
        (knownVelocity, hasVelocity) = (velocity ?? value, velocity != nil)
        (self.start, self.blend) = (start, blend)
    }

    /// How much of the change showed; nil for nothing.
    var offset: V? { hasOffset ? knownOffset : nil }
    /// Units per second; nil for none.
    var velocity: V? { hasVelocity ? knownVelocity : nil }

    /// How far what showed is from `value`.
    func displacement(from value: V) -> V { hasOffset ? knownOffset - value : value.scaled(by: -1) }

    func velocity(like value: V) -> V { hasVelocity ? knownVelocity : value.zeroOfSameShape }
}

/// How far a spring has come from the response of the one before to its own.
struct FluidSpringBlend {
    /// The previous spring's response less this one's, in seconds.
    var interval = 0.0
    /// How much of the blend had passed, in seconds.
    var elapsed = 0.0
    /// The motion of the whole blend, once known.
    var motion: SpringPropagator?
}
