import Foundation

/// Animations that run at once on one value because the later ones did not take over.
///
/// Each has the sum of the changes up to its own as target, and moves the result of those before it towards that: with r the result
/// so far, `r + f(target - r)`. So a later curve leads a still-moving earlier one to the final target, and the whole ends with the
/// last. This is how SwiftUI combines them, as far as is known; adding up the separate changes would look alike at the start
/// of the later one and after the end of the earlier.
struct CombinedAnimation: TimedAnimation {
    /// The animations, with their starts on the common clock in seconds; the targets and states are in the context.
    struct Part: Hashable {
        let animation: Animation
        let start: Double
    }

    let parts: [Part]

    /// What each part moves, and remembers.
    struct Layer<V: VectorArithmetic> {
        var target: V
        var context: AnimationContext<V>
        /// On the common clock.
        var removal: Double
        var logical: Double

        func part(of change: V, _ animation: Animation, _ time: Double) -> V? {
            var context = context
            return animation.animate(value: change, time: time, context: &context)
        }
    }

    struct State<V: VectorArithmetic>: AnimationStateKey {
        static var defaultValue: [Layer<V>] { [] }
    }

    /// Adds an animation of `delta` to the run of `previous`, which has moved `value` for `time` seconds.
    static func adding<V: VectorArithmetic>(
        _ animation: Animation, delta: V, to previous: Animation, value: V, time: Double,
        context: inout AnimationContext<V>
    ) -> Animation {
        var parts = [Part(animation: previous, start: 0)]
        var layers = [
            Layer(
                target: value, context: context, removal: previous.removalTime(value: value, context: context),
                logical: previous.logicalTime(value: value, context: context))
        ]
        if let combined = previous.base as? CombinedAnimation {
            (parts, layers) = (combined.parts, context.state[State<V>.self])
            // Whatever comes before a part that has ended no longer shows.
            if let ended = layers.lastIndex(where: { $0.removal < time }), ended > 0 {
                parts.removeFirst(ended)
                layers.removeFirst(ended)
            }
        }
        let shown = CombinedAnimation(parts: parts).result(at: time, layers).value
        var own = context.emptied
        let target = value + delta
        animation.prepare(value: target - shown, context: &own)
        parts.append(Part(animation: animation, start: time))
        layers.append(
            Layer(
                target: target, context: own,
                removal: time + animation.removalTime(value: target - shown, context: own),
                logical: time + animation.logicalTime(value: target - shown, context: own)))
        context = context.emptied
        context.state[State<V>.self] = layers
        return Animation(CombinedAnimation(parts: parts))
    }

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        let layers = context.state[State<V>.self]
        guard let last = layers.last, time <= last.removal else { return nil }
        if time >= last.logical { context.isLogicallyComplete = true }
        return result(at: time, layers).value
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        let layers = context.state[State<V>.self]
        guard let last = layers.last, time <= last.removal else { return value.zeroOfSameShape }
        return result(at: time, layers).velocity
    }

    /// Value and velocity after all layers. Each animation is linear in its change, so the rate of `r + f(target - r)` is
    /// `r' - f(r') + f'(target - r)`.
    private func result<V: VectorArithmetic>(at time: Double, _ layers: [Layer<V>]) -> (value: V, velocity: V) {
        // nil stands for zero: adding zero to a vector type of the user's may change it.
        var (value, velocity): (V?, V?) = (nil, nil)
        for (part, layer) in zip(parts, layers) {
            let local = time - part.start
            let gap = value.map { layer.target - $0 } ?? layer.target
            guard time <= layer.removal, let moved = layer.part(of: gap, part.animation, local) else {
                (value, velocity) = (layer.target, nil)
                continue
            }
            let speed =
                part.animation.velocity(value: gap, time: local, context: layer.context)
                ?? gap.zeroOfSameShape
            if let before = velocity, before != before.zeroOfSameShape {
                velocity = before - (layer.part(of: before, part.animation, local) ?? before) + speed
            } else {
                velocity = speed
            }
            value = value.map { $0 + moved } ?? moved
        }
        let shown = value ?? .zero
        return (shown, velocity ?? shown.zeroOfSameShape)
    }

    func removalTime<V: VectorArithmetic>(value: V, context: AnimationContext<V>) -> Double {
        context.state[State<V>.self].last?.removal ?? 0
    }

    func logicalTime<V: VectorArithmetic>(value: V, context: AnimationContext<V>) -> Double {
        context.state[State<V>.self].last?.logical ?? 0
    }
}
