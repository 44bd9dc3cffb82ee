import KinoraGeometry

/// Remembers how fast a gesture moved a value, for the spring that takes over when the gesture ends.
///
/// The velocity fades by a factor of 0.998 each millisecond after the last change and is forgotten after 2 s.
struct VelocityTracker<Value: VectorArithmetic> {
    /// nil until the first change.
    private var position: Value?
    private var sampler = VelocitySampler<Value>()

    mutating func move(by delta: Value, at time: Double) {
        if let last = sampler.lastTime, time > last + Self.memory { self = VelocityTracker() }
        let moved = position.map { $0 + delta } ?? delta
        position = moved
        sampler.add(moved, at: time)
    }

    /// Units per second.
    func velocity(at time: Double) -> Value {
        guard let last = sampler.lastTime, isAlive(at: time) else { return position?.zeroOfSameShape ?? .zero }
        return sampler.velocity.scaled(by: Maths.pow(0.998, 1000 * max(0, time - last)))
    }

    func isAlive(at time: Double) -> Bool {
        guard let last = sampler.lastTime else { return false }
        return time <= last + Self.memory
    }

    private static var memory: Double { 2 }
}
