import KinoraBasics
import KinoraStage
import KinoraViews

/// A motion from 0 to 1 that can be asked for any time, in any order.
struct CurveTrace {
    struct Sample: Encodable, Equatable {
        /// Seconds; of a unit curve the progress.
        let time: Double
        let value: Double
        /// Units per second; nil where the curve is vertical.
        let velocity: Double?
    }

    let expression: CurveExpression
    /// In order of time.
    let interruptions: [CurveInterruption]
    /// When the motion ends; of one without end, what is worth showing. Seconds.
    let duration: Double
    let isEndless: Bool
    /// Where the value goes at last.
    let target: Double
    private let source: Source

    private enum Source {
        case stages([Stage])
        case unitCurve(UnitCurve)
        case keyframes(KeyframeTimeline<Double>)
    }

    /// What holds from one change of the target to the next.
    private struct Stage {
        let start: Double
        let target: Double
        let animator: Animator<Double>
    }

    /// What is shown of a motion that neither ends nor repeats, in seconds after the last change.
    static let endlessLength = 3.0
    /// What is shown of any motion at most, in seconds.
    static let longest = 600.0

    init(_ expression: CurveExpression, interruptions: [CurveInterruption] = []) throws {
        self.expression = expression
        let interruptions = interruptions.enumerated()
            .sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }.map(\.element)
        self.interruptions = interruptions
        switch expression.motion {
        case .animation(let animation, let ending):
            let stages = Self.stages(animation, interruptions) { motion, _ in motion }
            let last = interruptions.last?.time ?? 0
            let end = stages.last?.animator.removalTime
            let shown = end ?? Self.stages(ending, interruptions) { _, ending in ending }.last?.animator.removalTime
            source = .stages(stages)
            isEndless = end == nil
            duration = min(Self.longest, shown ?? last + Self.endlessLength)
            target = stages.last?.target ?? 1
        case .unitCurve(let curve):
            (source, duration, isEndless, target) = (.unitCurve(curve), 1, false, curve.value(at: 1))
        case .keyframes(let timeline):
            let end = min(Self.longest, timeline.duration)
            (source, duration, isEndless, target) = (.keyframes(timeline), end, false, timeline.value(time: end))
        }
        if !interruptions.isEmpty, !isAnimation {
            throw CommandError.usage(
                "--interrupt needs an animation, but \(TypedText.quoted(expression.text)) is \(kind), which nothing "
                    + "interrupts.")
        }
    }

    private var isAnimation: Bool {
        if case .animation = expression.motion { return true }
        return false
    }

    /// What the expression is, for sentences.
    private var kind: String {
        switch expression.motion {
        case .animation: "an animation"
        case .unitCurve: "a unit curve"
        case .keyframes: "a sequence of keyframes"
        }
    }

    var isUnitCurve: Bool {
        if case .unitCurve = expression.motion { return true }
        return false
    }

    /// - Parameter choose: picks the animation itself or the one like it that ends.
    private static func stages(
        _ first: Animation, _ interruptions: [CurveInterruption],
        choose: (_ animation: Animation, _ ending: Animation) -> Animation
    ) -> [Stage] {
        var animator = Animator<Double>()
        animator.change(by: 1, transaction: Transaction(animation: first), at: 0)
        var stages = [Stage(start: 0, target: 1, animator: animator)]
        var running = first
        for interruption in interruptions {
            if case .animation(let animation, let ending)? = interruption.expression?.motion {
                running = choose(animation, ending)
            }
            let before = stages[stages.count - 1].target
            animator.change(
                by: interruption.target - before, transaction: Transaction(animation: running), at: interruption.time)
            stages.append(Stage(start: interruption.time, target: interruption.target, animator: animator))
        }
        return stages
    }

    /// The motion at `time` in seconds, 0 or more.
    func sample(at time: Double) -> Sample {
        switch source {
        case .stages(let stages):
            let stage = stages.last { $0.start <= time } ?? stages[0]
            return Sample(
                time: time, value: stage.target + stage.animator.residual(at: time),
                velocity: finite(stage.animator.velocity(at: time)))
        case .unitCurve(let curve):
            return Sample(time: time, value: curve.value(at: time), velocity: finite(curve.velocity(at: time)))
        case .keyframes(let timeline):
            return Sample(
                time: time, value: timeline.value(time: time), velocity: finite(timeline.velocity(time: time)))
        }
    }

    /// Samples at every `1 / rate` seconds from 0 up to the first at or after `end`.
    func samples(rate: Double, until end: Double) -> [Sample] {
        // A duration that is a whole number of frames, apart from rounding errors, ends on that frame.
        let last = Int((end * rate - 1e-6).rounded(.up))
        return (0...max(0, last)).map { sample(at: Double($0) / rate) }
    }

    private func finite(_ velocity: Double) -> Double? { velocity.isFinite ? velocity : nil }
}
