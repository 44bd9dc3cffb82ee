import Foundation

/// A change along a unit curve in a fixed time.
///
/// It still shows its end at exactly `duration` and has ended after it. Curves do not merge: a later one pulls the result of an
/// earlier one to the new target (see `CombinedAnimation`).
struct CurveAnimation: TimedAnimation {
    /// Seconds; 0 and below end at once.
    let duration: Double
    let curve: UnitCurve

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        guard duration > 0, time <= duration else { return nil }
        return value.scaled(by: curve.value(at: time / duration))
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        guard duration > 0, time >= 0, time <= duration else { return value.zeroOfSameShape }
        return value.scaled(by: curve.finiteSlope(at: time / duration) / duration)
    }

    func removalTime<V: VectorArithmetic>(value: V, context: AnimationContext<V>) -> Double {
        duration > 0 ? duration : 0
    }
}
