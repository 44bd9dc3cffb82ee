import KinoraBasics
import KinoraGeometry

/// One keyframe in its place: a function from local time to value, with the value and velocity that it hands on.
struct KeyframeSegment<Data: VectorArithmetic> {
    enum Shape {
        case move
        case linear(UnitCurve)
        /// Velocities at start and end, units per second.
        case cubic(Data, Data)
        /// Start velocity, units per second.
        case spring(Spring, Data)
    }

    var shape: Shape
    var start: Data
    var target: Data
    /// Seconds, 0 or more.
    var duration: Double

    /// The value after `time` seconds of this segment.
    func value(at time: Double) -> Data {
        if case .spring(let spring, let velocity) = shape {
            return start + spring.value(target: target - start, initialVelocity: velocity, time: max(0, time))
        }
        guard duration > 0 else { return target }
        let u = (time / duration).clamped(to: 0...1)
        switch shape {
        case .linear(let curve): return start.interpolated(towards: target, amount: curve.value(at: u))
        case .cubic(let first, let second): return hermite(u, first, second)
        case .move, .spring: return target
        }
    }

    /// The velocity after `time` seconds, units per second.
    func velocity(at time: Double) -> Data {
        if case .spring(let spring, let velocity) = shape {
            return spring.velocity(target: target - start, initialVelocity: velocity, time: max(0, time))
        }
        guard duration > 0 else { return .zero }
        let u = (time / duration).clamped(to: 0...1)
        switch shape {
        case .linear(let curve): return (target - start).scaled(by: curve.finiteSlope(at: u) / duration)
        case .cubic(let first, let second): return hermiteSlope(u, first, second)
        case .move, .spring: return .zero
        }
    }

    /// The value that the next segment starts from: the target, or as far as a spring that was cut short got.
    var end: Data { value(at: duration) }

    var endVelocity: Data { velocity(at: duration) }

    /// Cubic Hermite interpolation with tangents of velocity times duration.
    private func hermite(_ u: Double, _ first: Data, _ second: Data) -> Data {
        if u == 1 { return target }
        let v = 1 - u
        let bend = Data.combination(u * v * v * duration, first, -u * u * v * duration, second)
        return start + (target - start).scaled(by: u * u * (3 - 2 * u)) + bend
    }

    private func hermiteSlope(_ u: Double, _ first: Data, _ second: Data) -> Data {
        let v = 1 - u
        let bend = Data.combination(v * (1 - 3 * u), first, u * (3 * u - 2), second)
        return (target - start).scaled(by: 6 * u * v / duration) + bend
    }
}
