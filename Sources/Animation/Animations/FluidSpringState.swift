/// Where a fluid spring set out at its last merge. An object: whoever asks for a value of the spring reads it.
final class FluidSpringState<V: VectorArithmetic> {
    /// How much of the change showed; nil for nothing.
    let offset: V?
    /// Units per second; nil for none.
    let velocity: V?
    /// When, on the animation's clock, in seconds.
    let start: Double
    /// The blend with the spring before.
    let blend: FluidSpringBlend

    /// When it comes to rest, on the animation's clock, in seconds; nil until somebody has asked. To look for that takes longer than to
    /// retarget the spring, and one that follows a finger is retargeted before anybody has to know.
    var end: Double?
    /// It is not at rest before this.
    var earliestEnd: Double?

    init(offset: V? = nil, velocity: V? = nil, start: Double = 0, blend: FluidSpringBlend = FluidSpringBlend()) {
        (self.offset, self.velocity, self.start, self.blend) = (offset, velocity, start, blend)
    }

    /// How far what showed is from `value`.
    func displacement(from value: V) -> V { offset.map { $0 - value } ?? value.scaled(by: -1) }

    func velocity(like value: V) -> V { velocity ?? value.zeroOfSameShape }
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
