import Foundation
import KinoraBasics
import KinoraGeometry

/// Plays an animation several times, every second time backwards if asked.
///
/// A play lasts as long as the animation; at the exact boundary the earlier play still shows its end. SwiftUI, which sees time
/// only in frames, starts each play at the first frame after the last one's end: at 60 Hz a cycle of 1 s takes 61 frames, and
/// runs behind this one by one frame per cycle. With an even count and backward plays the last frame shows the start,
/// and then the value jumps to its target, as in SwiftUI. Repeats do not merge.
struct RepeatAnimation<Base: CustomAnimation>: TimedAnimation, CustomStringConvertible {
    let base: Base
    /// How many plays; nil for no end. Less than 1 counts as 1.
    let count: Int?
    let autoreverses: Bool

    init(base: Base, count: Int?, autoreverses: Bool) {
        self.base = base
        self.count = count.map { max(1, $0) }
        self.autoreverses = autoreverses
    }

    var description: String {
        count.map { "\(base).repeatCount(\($0), autoreverses: \(autoreverses))" }
            ?? "\(base).repeatForever(autoreverses: \(autoreverses))"
    }

    /// Where in which play a time falls.
    private struct Moment {
        var isReversed: Bool
        var time: Double
    }

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        guard let moment = moment(at: time, cycle: base.removal(value: value, context: context)) else { return nil }
        var play = context
        let shown = base.sample(value: value, time: moment.time, context: &play) ?? value
        return moment.isReversed ? value - shown : shown
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        guard let moment = moment(at: time, cycle: base.removal(value: value, context: context)) else {
            return value.zeroOfSameShape
        }
        return base.speed(value: value, time: moment.time, context: context)?.scaled(by: moment.isReversed ? -1 : 1)
    }

    private func moment(at time: Double, cycle: Double) -> Moment? {
        guard cycle > 0, time <= length(of: cycle) else { return nil }
        guard cycle.isFinite, time > 0 else { return Moment(isReversed: false, time: time) }
        let play = min((time / cycle).rounded(.up) - 1, count.map { Double($0) - 1 } ?? .infinity)
        let isReversed = autoreverses && play.truncatingRemainder(dividingBy: 2) == 1
        return Moment(isReversed: isReversed, time: (time - play * cycle).clamped(from: 0, to: cycle))
    }

    /// Seconds of all plays together.
    private func length(of cycle: Double) -> Double {
        guard cycle > 0 else { return 0 }
        return count.map { Double($0) * cycle } ?? .infinity
    }

    func prepare<V: VectorArithmetic>(value: V, context: inout AnimationContext<V>) {
        base.prepared(value: value, context: &context)
    }

    func removalTime<V: VectorArithmetic>(value: V, context: AnimationContext<V>) -> Double {
        length(of: base.removal(value: value, context: context))
    }
}
