/// Estimates a velocity from the last three samples of a value.
///
/// With three samples it is a quarter of the newer difference quotient and three quarters of the older one; with two, their
/// quotient; with fewer, zero. A sample at the time of the last one replaces it, an earlier one is ignored. The rule is SwiftUI's.
package struct VelocitySampler<Value: VectorArithmetic> {
    private struct Sample {
        var time: Double
        var value: Value
    }

    private var older: Sample?
    private var middle: Sample?
    private var newest: Sample?

    /// No samples.
    package init() {}

    /// When the last sample was taken, in seconds.
    package var lastTime: Double? { newest?.time }

    /// Notes `value` at `time` seconds.
    package mutating func add(_ value: Value, at time: Double) {
        if let newest {
            guard time >= newest.time else { return }
            if time == newest.time {
                self.newest!.value = value
                return
            }
        }
        (older, middle, newest) = (middle, newest, Sample(time: time, value: value))
    }

    /// Units per second.
    package var velocity: Value {
        guard let middle, let newest else { return newest?.value.zeroOfSameShape ?? .zero }
        let recent = Self.quotient(middle, newest)
        guard let older else { return recent }
        return .combination(0.25, recent, 0.75, Self.quotient(older, middle))
    }

    private static func quotient(_ first: Sample, _ second: Sample) -> Value {
        (second.value - first.value).scaled(by: 1 / (second.time - first.time))
    }
}
