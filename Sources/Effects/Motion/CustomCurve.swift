import KinoraViews

/// A timing curve by its two control points, and the motion that it makes.
struct CustomCurveEffect: Effect {
    @Parameter("The first control point's time, as a share.", in: 0...1, unit: .fraction, name: "x1") var firstTime =
        0.2
    @Parameter("The first control point's value.", in: -2...3, good: 0...1, unit: .fraction, name: "y1")
    var firstValue = 0.0
    @Parameter("The second control point's time, as a share.", in: 0...1, unit: .fraction, name: "x2")
    var secondTime = 0.8
    @Parameter("The second control point's value.", in: -2...3, good: 0...1, unit: .fraction, name: "y2")
    var secondValue = 1.0
    @Parameter("How long it takes.", in: 0.05...10, good: 0.3...1.5, unit: .seconds) var duration = 0.5
    let look = LaneLook()

    var view: some View {
        let numbers = [firstTime, firstValue, secondTime, secondValue].map { "\((100 * $0).rounded() / 100)" }
        let curve = Animation.timingCurve(firstTime, firstValue, secondTime, secondValue, duration: duration)
        return MotionLanes(
            lanes: [MotionLane("curve \(numbers.joined(separator: ", "))", curve)],
            changes: [TargetChange(0.3, 1), TargetChange(1.4, 0)], duration: 2.4, look: look
        ).page(look.page)
    }

    static let entry = CatalogueEntry(
        name: "custom-curve",
        summary: "A timing curve of your own by two control points: slow, fast, slow.",
        rows: [117],
        size: CGSize(width: 520, height: 240), fit: .fits,
        duration: 2.4,
        loops: false,
        effect: CustomCurveEffect())
}

/// A spring by duration and bounce, and the motion that it makes.
struct CustomSpringEffect: Effect {
    @Parameter("About how long it takes.", in: 0.05...10, good: 0.3...1, unit: .seconds) var duration = 0.6
    @Parameter("How much it overshoots; 0 does not, 1 never rests.", in: -0.9...0.95, good: 0...0.6, unit: .fraction)
    var bounce = 0.3
    let look = LaneLook()

    var view: some View {
        MotionLanes(
            lanes: [
                MotionLane(
                    "spring \((100 * duration).rounded() / 100) s, bounce \((100 * bounce).rounded() / 100)",
                    .spring(duration: duration, bounce: bounce))
            ],
            changes: [TargetChange(0.3, 1), TargetChange(1.8, 0)], duration: 3.2, look: look
        ).page(look.page)
    }

    static let entry = CatalogueEntry(
        name: "custom-spring",
        summary: "A spring of your own by duration and bounce, with its curve.",
        rows: [119],
        size: CGSize(width: 520, height: 240), fit: .fits,
        duration: 3.2,
        loops: false,
        effect: CustomSpringEffect())
}

/// An animation written by hand: a linear one, which shows the share of the change that has come and ends with nil; and one that
/// takes steps.
struct LinearByHand: CustomAnimation {
    /// Seconds.
    let duration: Double
    /// How many steps it takes; 0 glides.
    let steps: Int

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        guard time <= duration else { return nil }
        let share = time / duration
        return value.scaled(by: steps > 0 ? (share * Double(steps)).rounded(.down) / Double(steps) : share)
    }
}

struct CustomAnimationEffect: Effect {
    @Parameter("How long it takes.", in: 0.05...10, good: 0.3...1.5, unit: .seconds) var duration = 1.0
    @Parameter("How many steps the second one takes.", in: 1...60) var steps = 6
    let look = LaneLook()

    var view: some View {
        MotionLanes(
            lanes: [
                MotionLane("value.scaled(by: time / duration)", Animation(LinearByHand(duration: duration, steps: 0))),
                MotionLane("the same in \(steps) steps", Animation(LinearByHand(duration: duration, steps: steps))),
            ], changes: [TargetChange(0.3, 1), TargetChange(1.8, 0)], duration: 3.2, look: look
        ).page(look.page)
    }

    static let entry = CatalogueEntry(
        name: "custom-animation",
        summary: "Animations written by hand: they scale the change, and nil ends them.",
        rows: [126],
        size: CGSize(width: 520, height: 280), fit: .fits,
        duration: 3.2,
        loops: false,
        effect: CustomAnimationEffect())
}
