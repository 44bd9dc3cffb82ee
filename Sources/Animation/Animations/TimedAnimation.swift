import Foundation

/// An animation of our own: it answers for any time without a replay and knows when it ends.
///
/// Times are seconds on the animation's own clock; infinity means never.
protocol TimedAnimation: CustomAnimation {
    /// Prepares the state for `value`, so that later evaluations need no search. Called once per start or merge.
    func prepare<V: VectorArithmetic>(value: V, context: inout AnimationContext<V>)

    /// After this time there is no more motion.
    func removalTime<V: VectorArithmetic>(value: V, context: AnimationContext<V>) -> Double

    /// A time before which there is motion, at most `removalTime`; found more quickly.
    func earliestRemoval<V: VectorArithmetic>(value: V, context: AnimationContext<V>) -> Double

    /// From this time on the animation counts as done.
    func logicalTime<V: VectorArithmetic>(value: V, context: AnimationContext<V>) -> Double
}

extension TimedAnimation {
    func prepare<V: VectorArithmetic>(value: V, context: inout AnimationContext<V>) {}

    func earliestRemoval<V: VectorArithmetic>(value: V, context: AnimationContext<V>) -> Double {
        removalTime(value: value, context: context)
    }

    func logicalTime<V: VectorArithmetic>(value: V, context: AnimationContext<V>) -> Double {
        removalTime(value: value, context: context)
    }
}

// The same questions for any animation. A foreign one is replayed and probed.

extension CustomAnimation {
    func sample<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
        if self is any TimedAnimation { return animate(value: value, time: time, context: &context) }
        return Replay.sample(self, value: value, time: time, context: &context)
    }

    func speed<V: VectorArithmetic>(value: V, time: Double, context: AnimationContext<V>) -> V? {
        if self is any TimedAnimation { return velocity(value: value, time: time, context: context) }
        var context = context
        _ = Replay.sample(self, value: value, time: time, context: &context)
        return velocity(value: value, time: time, context: context)
    }

    /// Asks whether to merge, and notes for a foreign animation where its replay then begins.
    func takesOver<V: VectorArithmetic>(
        from previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
    ) -> Bool {
        guard shouldMerge(previous: previous, value: value, time: time, context: &context) else { return false }
        if !(self is any TimedAnimation) { context.origin = time }
        return true
    }

    func prepared<V: VectorArithmetic>(value: V, context: inout AnimationContext<V>) {
        if let timed = self as? any TimedAnimation {
            timed.prepare(value: value, context: &context)
        } else {
            Replay.prepare(self, value: value, context: &context)
        }
    }

    func removal<V: VectorArithmetic>(value: V, context: AnimationContext<V>) -> Double {
        if let timed = self as? any TimedAnimation { return timed.removalTime(value: value, context: context) }
        return Replay.ends(of: self, value: value, context: context).removal
    }

    func earliestEnd<V: VectorArithmetic>(value: V, context: AnimationContext<V>) -> Double {
        if let timed = self as? any TimedAnimation { return timed.earliestRemoval(value: value, context: context) }
        return Replay.ends(of: self, value: value, context: context).removal
    }

    func logicalEnd<V: VectorArithmetic>(value: V, context: AnimationContext<V>) -> Double {
        if let timed = self as? any TimedAnimation { return timed.logicalTime(value: value, context: context) }
        return Replay.ends(of: self, value: value, context: context).logical
    }
}
