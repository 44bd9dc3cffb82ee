import Foundation

// The four kinds of keyframe. Times are seconds, velocities units per second.

/// Moves evenly, or along a timing curve, to a value.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
    let element: KeyframeElement<Value.AnimatableData>

    /// - Parameters:
    ///   - to: The value at the end.
    ///   - duration: Seconds; below 0 counts as 0.
    ///   - timingCurve: Default `.linear`.
    public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
        element = KeyframeElement(kind: .linear(timingCurve), target: to.animatableData, duration: duration)
    }

    /// Itself: it is not made of others.
    public var body: LinearKeyframe { self }
    /// Appends the keyframe.
    public func _append(to list: inout _KeyframeList<Value>) { list.elements.append(element) }
}

/// Moves to a value along a cubic curve that joins smoothly with its neighbors.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
    let element: KeyframeElement<Value.AnimatableData>

    /// - Parameters:
    ///   - to: The value at the end.
    ///   - duration: Seconds; below 0 counts as 0.
    ///   - startVelocity: Per second, in the unit of the value. Default: from the keyframe before; 0 at the start of a track.
    ///   - endVelocity: Default: from the keyframe after; 0 at the end of a track.
    public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {
        element = KeyframeElement(
            kind: .cubic(startVelocity: startVelocity?.animatableData, endVelocity: endVelocity?.animatableData),
            target: to.animatableData, duration: duration)
    }

    /// Itself: it is not made of others.
    public var body: CubicKeyframe { self }
    /// Appends the keyframe.
    public func _append(to list: inout _KeyframeList<Value>) { list.elements.append(element) }
}

/// Is drawn to a value by a spring.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
    let element: KeyframeElement<Value.AnimatableData>

    /// - Parameters:
    ///   - to: The target. A spring that is cut short does not reach it: the track goes on from, or ends at, what was reached.
    ///   - duration: Seconds. Default: until the spring has settled to 1e-4 units.
    ///   - spring: Default `Spring()`: 0.5 s without bounce.
    ///   - startVelocity: Per second. Default: that of the keyframe before; 0 at the start of a track.
    public init(_ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil) {
        element = KeyframeElement(
            kind: .spring(spring, startVelocity: startVelocity?.animatableData), target: to.animatableData,
            duration: duration)
    }

    /// Itself: it is not made of others.
    public var body: SpringKeyframe { self }
    /// Appends the keyframe.
    public func _append(to list: inout _KeyframeList<Value>) { list.elements.append(element) }
}

/// Jumps to a value, in no time.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
    let element: KeyframeElement<Value.AnimatableData>

    /// - Parameter to: The value from here on.
    public init(_ to: Value) {
        element = KeyframeElement(kind: .move, target: to.animatableData, duration: 0)
    }

    /// Itself: it is not made of others.
    public var body: MoveKeyframe { self }
    /// Appends the keyframe.
    public func _append(to list: inout _KeyframeList<Value>) { list.elements.append(element) }
}
