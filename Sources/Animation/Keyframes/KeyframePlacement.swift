/// Decides the velocities and the duration of one keyframe from its neighbors.
///
/// A cubic keyframe's missing velocity is zero at the ends of a track; between two cubic ones it is that of the line between the
/// values before and after, over the time of both (Catmull–Rom, not uniform); beside a linear or spring keyframe it is that one's
/// velocity; beside a move it is zero. These are the rules of SwiftUI as measured and described by others.
struct KeyframePlacement<Data: VectorArithmetic> {
    let element: KeyframeElement<Data>
    let start: Data
    /// The velocity before the track, for its first keyframe.
    let first: Data?
    let before: KeyframeSegment<Data>?
    let next: KeyframeElement<Data>?

    var segment: KeyframeSegment<Data> {
        let duration = element.fixedDuration
        switch element.kind {
        case .move:
            return KeyframeSegment(shape: .move, start: element.target, target: element.target, duration: 0)
        case .linear(let curve):
            return KeyframeSegment(shape: .linear(curve), start: start, target: element.target, duration: duration)
        case .cubic(let startVelocity, let endVelocity):
            let shape = KeyframeSegment<Data>.Shape.cubic(
                startVelocity ?? incomingVelocity, endVelocity ?? outgoingVelocity)
            return KeyframeSegment(shape: shape, start: start, target: element.target, duration: duration)
        case .spring(let spring, let startVelocity):
            let velocity = startVelocity ?? incomingVelocity
            return KeyframeSegment(
                shape: .spring(spring, velocity), start: start, target: element.target,
                duration: element.duration == nil ? settling(spring, velocity) : duration)
        }
    }

    /// The velocity with which the track arrives here. After a cubic keyframe it is the one that was decided there.
    private var incomingVelocity: Data { first ?? before?.endVelocity ?? .zero }

    /// The velocity with which a cubic keyframe should leave for the next one.
    private var outgoingVelocity: Data {
        guard let next else { return .zero }
        switch next.kind {
        case .move: return .zero
        case .linear(let curve):
            return quotient(next.target - element.target, next.fixedDuration).scaled(by: curve.finiteSlope(at: 0))
        case .cubic(let startVelocity, _):
            return startVelocity ?? quotient(next.target - start, element.fixedDuration + next.fixedDuration)
        case .spring(_, let startVelocity):
            return startVelocity ?? quotient(next.target - start, 2 * element.fixedDuration)
        }
    }

    private func quotient(_ distance: Data, _ time: Double) -> Data {
        time > 0 ? distance.scaled(by: 1 / time) : .zero
    }

    /// How long a spring keyframe takes that names no duration: until 1e-4 of rest, or as long as that is looked for.
    private func settling(_ spring: Spring, _ velocity: Data) -> Double {
        let distance = element.target - start
        if distance == .zero, velocity == .zero { return 0 }
        let duration = spring.settlingDuration(target: distance, initialVelocity: velocity, epsilon: 1e-4)
        let longest = Spring.scanInterval * Double(Spring.scanSamples)
        if duration.isFinite, duration > 0 { return min(duration, longest) }
        return longest
    }
}
