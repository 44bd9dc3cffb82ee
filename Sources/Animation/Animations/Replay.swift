import KinoraBasics
import KinoraGeometry

/// Evaluates animations written elsewhere as functions of time: by replay where they keep state, and by looking for their end.
enum Replay {
    /// Seconds between replayed evaluations.
    static let step = 1.0 / 60
    /// An animation that has not ended after this long, in seconds, never ends.
    static let horizon = 600.0

    struct Ends {
        var removal: Double
        var logical: Double
    }

    /// Ends already found, by type of animation.
    private struct EndsKey<A: CustomAnimation>: AnimationStateKey {
        static var defaultValue: Ends? { nil }
    }

    static func sample<A: CustomAnimation, V: VectorArithmetic>(
        _ animation: A, value: V, time: Double, context: inout AnimationContext<V>
    ) -> V? {
        let start = context
        let direct = animation.animate(value: value, time: time, context: &context)
        guard context.state.writes > start.state.writes || writesAtStart(animation, value, start) else { return direct }
        context = start
        // Steps are numbered, so that a time always passes the same ones.
        let count = Int(((time - start.origin) / step).clamped(from: 0, to: horizon / step).rounded(.up))
        for index in 0..<count {
            guard
                animation.animate(value: value, time: start.origin + Double(index) * step, context: &context) != nil
            else { return nil }
        }
        return animation.animate(value: value, time: time, context: &context)
    }

    /// Whether the first evaluation stores anything.
    private static func writesAtStart<A: CustomAnimation, V: VectorArithmetic>(
        _ animation: A, _ value: V, _ start: AnimationContext<V>
    ) -> Bool {
        var probe = start
        _ = animation.animate(value: value, time: start.origin, context: &probe)
        return probe.state.writes > start.state.writes
    }

    static func prepare<A: CustomAnimation, V: VectorArithmetic>(
        _ animation: A, value: V, context: inout AnimationContext<V>
    ) {
        context.state[EndsKey<A>.self] = search(animation, value, context)
    }

    static func ends<A: CustomAnimation, V: VectorArithmetic>(
        of animation: A, value: V, context: AnimationContext<V>
    ) -> Ends {
        context.state[EndsKey<A>.self] ?? search(animation, value, context)
    }

    /// Walks the steps until the animation ends, noting when it first says that it is logically complete.
    private static func search<A: CustomAnimation, V: VectorArithmetic>(
        _ animation: A, _ value: V, _ start: AnimationContext<V>
    ) -> Ends {
        var context = start
        var logical: Double?
        var index = 0
        while Double(index) * step <= horizon {
            let time = start.origin + Double(index) * step
            let result = animation.animate(value: value, time: time, context: &context)
            if context.isLogicallyComplete, logical == nil { logical = time }
            if result == nil { return Ends(removal: time, logical: logical ?? time) }
            index += 1
        }
        return Ends(removal: .infinity, logical: logical ?? .infinity)
    }
}
