/// One keyframe as written, before its neighbors decide its velocities.
struct KeyframeElement<Data: VectorArithmetic> {
    enum Kind {
        case move
        case linear(UnitCurve)
        case cubic(startVelocity: Data?, endVelocity: Data?)
        case spring(Spring, startVelocity: Data?)
    }

    var kind: Kind
    var target: Data
    /// Seconds; nil for a spring that takes its own time.
    var duration: Double?

    /// A usable duration: a number, 0 or more.
    var fixedDuration: Double {
        guard let duration, duration > 0 else { return 0 }
        return duration
    }
}
